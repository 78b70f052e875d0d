/** The built app opens, keeps to its own origin, and opens again without a network. */
import { expect, test } from '@playwright/test';

test('opens quietly and speaks to nobody else', async ({ page, baseURL }) => {
  const complaints: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
  });

  const response = await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveTitle(/Hideout/);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test('opens without a network, at any of its addresses', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto('/any/where');
  await expect(page.getByRole('main')).toBeVisible();
});
