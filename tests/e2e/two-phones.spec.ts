/** Two phones over the real relay: paired by a code and by a link, asking and hearing, and the proof at the end. */
import { expect, test } from '@playwright/test';
import { agree, ask, call, code, DIFFERENT, done, pair, reveal, shownCode, symbols, table } from './table';

test.use({ viewport: { width: 360, height: 640 } });
test.setTimeout(60_000);

test('paired by a typed code: one asks, both hear', async ({ context, page, baseURL }) => {
  const { jack, other } = await table(context, page, baseURL);
  await pair(jack, other);
  await jack.seesHeading('The police ask');
  await other.seesHeading('The detectives’ turn');
  await other.tap('Keys');
  await ask(other, 28, 'No trace');
  await ask(other, 29, 'A clue');
  // Heard on Jack's phone without a touch.
  await expect(jack.page.getByRole('listitem').filter({ hasText: /^29 clue/ })).toBeVisible();
  await expect(jack.page.getByRole('listitem').filter({ hasText: /^28 no trace/ })).toBeVisible();
  await ask(jack, 46, 'No trace');
  await expect(other.page.getByRole('listitem').filter({ hasText: /^46 no trace/ })).toBeVisible();
  // A reload on either side changes nothing, and they find each other again.
  await other.page.reload();
  await expect(other.page.getByRole('listitem').filter({ hasText: /^29 clue/ })).toBeVisible();
  await jack.page.reload();
  await jack.seesHeading('The police ask');
  await other.tap('Keys');
  await ask(other, 47, 'No trace');
  await done(other);
  await jack.seesHeading('Jack’s turn');
  await agree(jack, other);
});

test('paired by a link, to the reveal: both hold the same game, and all of it is proven', async ({
  context,
  page,
  baseURL,
}) => {
  // By a name that other devices could use; such a page is not secure, and sends the link by the system's own means.
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async ({ url }: { url: string }) => document.documentElement.setAttribute('data-shared', url),
    });
  });
  const { jack, other } = await table(context, page, `http://table.test:${new URL(baseURL ?? '').port}`);
  await code(jack);
  await jack.tap('Send the link');
  const link = (await page.locator('html').getAttribute('data-shared')) ?? '';
  await other.page.goto('about:blank');
  await other.page.goto(link);
  await other.seesHeading('Join as detectives');
  expect(other.page.url()).not.toContain('join=');
  await other.tap('Join');
  await jack.tap(/^Let in as detectives/);
  await other.seesHeading('The detectives’ turn');
  await jack.tap('Back');
  await other.tap('Keys');
  await ask(other, 29, 'A clue');
  await done(other);

  await jack.unlock();
  await jack.move('Walk', 28);
  await jack.tap('Hand over and declare escape');
  await other.seesHeading('Night 1 is over');
  await jack.tap('Menu');
  await jack.tap(/gives? up/i);
  await jack.tap('Jack gives up');
  await other.seesHeading('The game is over');
  await other.sees(/proven/);
  await other.isSound();
  await reveal(jack);
  await expect(other.page.getByText(/true/i).first()).toBeVisible();
  await other.isSound();
});

test('with Jack’s phone off and no network the other one shows all it knows', async ({ context, page, baseURL }) => {
  const { jack, other } = await table(context, page, baseURL);
  await pair(jack, other);
  await other.tap('Keys');
  await ask(other, 29, 'A clue');
  await page.close();
  await expect(other.page.getByRole('main').getByText(/Jack’s phone sleeps/)).toBeVisible({ timeout: 25_000 });
  await other.isSound();
  await other.page.evaluate(async () => navigator.serviceWorker.ready);
  await other.page.context().setOffline(true);
  await other.page.reload();
  await other.seesHeading('The detectives’ turn');
  await expect(other.page.getByRole('listitem').filter({ hasText: /^29 clue/ })).toBeVisible();
  await other.sees(/relay/i);
});

test('symbols that differ let nobody in', async ({ context, page, baseURL }) => {
  const { jack, other } = await table(context, page, baseURL);
  const text = await code(jack);
  await call(other, text);
  await symbols(other);
  await jack.tap(DIFFERENT);
  await expect(other.page.getByRole('alert')).toBeVisible();
  await other.isSound();
  expect(await shownCode(jack)).not.toBe(text);
  await jack.isSound();
});
