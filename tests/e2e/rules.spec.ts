/** The rules over the app: found in a moment, left without a trace, and nothing of Jack's beneath them. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { Phone } from './phone';

test.use({ viewport: { width: 360, height: 640 } });

const HIDEOUT = 51;
const CRIME = 66;

/** To Jack's first move of night 1, unlocked, with a number typed that is refused. */
async function refusedMove(page: Page): Promise<Phone> {
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(HIDEOUT);
  await phone.tap('Begin night 1');
  await phone.unlock();
  await phone.enterCrime('III', CRIME);
  await phone.tap('Hand over');
  await phone.unlock();
  await phone.move('Walk', 189);
  await phone.sees(/189 is not adjacent/);
  return phone;
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Rules' });
const rulesHeading = (page: Page, name: string) => sheet(page).getByRole('heading', { level: 1, name, exact: true });

async function isSound(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
  }
  const small = await page.evaluate(
    () =>
      [...document.querySelectorAll('dialog button, dialog input')].filter((one) => {
        const { height } = one.getBoundingClientRect();
        return Math.round(height) < 48;
      }).length,
  );
  expect(small, 'targets under 48 px').toBe(0);
  for (const size of ['', '200%']) {
    const over = await page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
      const body = document.querySelector('.rules-body');
      return body === null ? 1 : body.scrollWidth - body.clientWidth;
    }, size);
    expect(over, `wider than the screen at ${size || '100%'}`).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}

test('from a refusal and back, as if nothing had happened', async ({ page }) => {
  const phone = await refusedMove(page);
  const before = await page.evaluate(() => ({ length: history.length, address: location.href }));
  await phone.tap(/Rule HUNT-1.2/);
  await expect(rulesHeading(page, 'The walk')).toBeFocused();

  await test.step('nothing of Jack’s is in the document', async () => {
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    for (const secret of [HIDEOUT, CRIME, 189]) expect(html).not.toMatch(new RegExp(`\\b${secret}\\b`));
    await expect(page.getByRole('main')).toHaveCount(0);
    await isSound(page);
  });

  await test.step('see also, and back', async () => {
    await sheet(page)
      .getByRole('button', { name: /Adjacent circles/ })
      .click();
    await expect(rulesHeading(page, 'Adjacent circles')).toBeFocused();
    await phone.tap('Back');
    await expect(rulesHeading(page, 'The walk')).toBeVisible();
    await phone.tap('All rules');
    await expect(sheet(page).getByText('Now in your game')).toBeVisible();
    await isSound(page);
  });

  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await phone.seesHeading('Jack’s move');
  await phone.sees(/189 is not adjacent/);
  await expect(page.getByRole('button', { name: /Rule HUNT-1.2/ })).toBeFocused();
  expect(await page.evaluate(() => ({ length: history.length, address: location.href }))).toEqual(before);
});

test('the lock runs on beneath, from the last touch; what was typed is there again', async ({ page }) => {
  await page.clock.install();
  const phone = await refusedMove(page);
  const readOn = async (): Promise<void> => {
    await phone.tap(/Rule HUNT-1.2/);
    await expect(rulesHeading(page, 'The walk')).toBeVisible();
    await page.clock.runFor(40_000);
    await sheet(page)
      .getByRole('button', { name: /Adjacent circles/ })
      .click();
    await expect(rulesHeading(page, 'Adjacent circles')).toBeVisible();
    await phone.keepsSecret(189);
  };
  await readOn();
  await page.clock.runFor(40_000);
  await phone.tap('Back to the game');
  await phone.seesHeading('Jack’s move');
  await readOn();
  await page.clock.runFor(70_000);
  await phone.tap('Back to the game');
  await phone.seesHeading('Jack’s turn');
  await phone.keepsSecret(HIDEOUT, 189);
  await phone.unlock();
  await phone.sees('189');
});

test('from the menu: what was agreed is said', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(HIDEOUT);
  await phone.tap('Menu');
  await phone.tap(/^Rules/);
  await sheet(page).getByRole('searchbox').fill('OPT-FALSE-8');
  await sheet(page).getByRole('listitem').getByRole('button').first().click();
  await expect(sheet(page).getByText('Not agreed in this game')).toBeVisible();
  await phone.tap('Back');
  await expect(sheet(page).getByRole('searchbox')).toHaveValue('OPT-FALSE-8');
  await phone.tap('Back to the game');
  await phone.seesHeading('The hideout is chosen');
});

test('found as one types, from the start page', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.tap('Rules');
  await isSound(page);
  const search = sheet(page).getByRole('searchbox');
  const first = sheet(page).getByRole('list', { name: 'Found' }).getByRole('button').first();
  for (const [query, title] of [
    ['HUNT-1.8', /HUNT-1\.8/],
    ['through a policeman', /The walk/],
    ['carriage', /SPEC-COACH|coach/i],
    ['how many alleys', /alley/i],
    ['trapped', /trapped|END-3/i],
  ] as const) {
    await search.fill(query);
    await expect(first).toContainText(title);
  }
  await search.fill('zzzz');
  await expect(sheet(page).getByRole('status')).toHaveText(/Nothing found/);

  // One letter: the most there is to show.
  const slowest = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    let longest = 0;
    for (const text of ['p', 'po', 'police', 'jack moves through']) {
      const began = performance.now();
      if (field) field.value = text;
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(undefined))));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      longest = Math.max(longest, performance.now() - began);
    }
    return longest;
  });
  console.log(`figures: rules: slowest search shown after ${slowest.toFixed(0)} ms`);
  expect(slowest).toBeLessThan(100);

  await search.fill('');
  await sheet(page)
    .getByRole('button', { name: /Arrests/ })
    .click();
  await expect(rulesHeading(page, 'Arrests')).toBeFocused();
  await isSound(page);
  await phone.tap('Close');
  await phone.seesHeading('Hideout');
  await expect(page.getByRole('button', { name: 'Rules', exact: true })).toBeFocused();
});
