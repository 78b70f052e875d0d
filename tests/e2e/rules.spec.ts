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
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('dialog :is(button, label:has(input), select, input:not([type=checkbox]))')]
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.round(height) < 48 || Math.round(width) < 48;
      })
      .map(({ textContent }) => textContent),
  );
  expect(small, 'targets under 48 px').toEqual([]);
  await new Phone(page).readsWell();
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
  await expect(sheet(page).getByText('Not agreed in this game').first()).toBeVisible();
  await phone.tap('Back');
  await expect(sheet(page).getByRole('searchbox')).toHaveValue('OPT-FALSE-8');
  await phone.tap('Back to the game');
  await phone.seesHeading('The hideout is chosen');
});

const inSheet = (page: Page, name: string | RegExp) =>
  sheet(page).getByRole('button', { name, exact: typeof name === 'string' });

/** The rules over the start page. */
async function openRules(page: Page): Promise<Phone> {
  const phone = new Phone(page);
  await phone.open();
  await phone.tap('Rules');
  await expect(sheet(page).getByRole('searchbox')).toBeVisible();
  return phone;
}

test('found as one types, from the start page', async ({ page }) => {
  const phone = await openRules(page);
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
    const list = document.querySelector('.rules-body');
    for (const text of ['p', 'po', 'police', 'jack moves through']) {
      const began = performance.now();
      const shown = new Promise((resolve) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          requestAnimationFrame(resolve);
        });
        if (list) watch.observe(list, { childList: true, subtree: true, characterData: true });
      });
      if (field) field.value = text;
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      await shown;
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

test('browsed by the part of the evening, by side and by piece', async ({ page }) => {
  const phone = await openRules(page);
  await expect(inSheet(page, 'Chapters')).toHaveAttribute('aria-pressed', 'true');

  await test.step('by the part of the evening: its steps, then the chapters that speak of it', async () => {
    await inSheet(page, 'Evening').click();
    await inSheet(page, /^Hell, before the murder/).click();
    await expect(rulesHeading(page, 'Hell, before the murder')).toBeFocused();
    await expect(inSheet(page, /STEP-HELL-1/)).toBeVisible();
    await isSound(page);
    await inSheet(page, /^Night 3: the double event/).click();
    await expect(rulesHeading(page, 'Night 3: the double event')).toBeFocused();
    await expect(inSheet(page, /DOUBLE-1/)).toBeVisible();
    await expect(inSheet(page, /DOUBLE-7/)).toHaveCount(0);
    await phone.tap('Back');
    await phone.tap('Back');
    await expect(inSheet(page, 'Evening')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('by side', async () => {
    await inSheet(page, 'Sides').click();
    await isSound(page);
    await inSheet(page, /^For the detectives/).click();
    await expect(inSheet(page, /STEP-HUNT-MOVE/)).toBeVisible();
    await expect(inSheet(page, /STEP-HUNT-JACK/)).toHaveCount(0);
    await phone.tap('Back');
  });

  await test.step('by piece', async () => {
    await inSheet(page, 'Pieces').click();
    await inSheet(page, /^False clues/).click();
    await expect(rulesHeading(page, 'False clues')).toBeFocused();
    await expect(inSheet(page, /OPT-FALSE-1\b/)).toBeVisible();
    await isSound(page);
  });
});

test('each side on one page, and the four nights: every line leads to its rule', async ({ page }) => {
  const phone = await openRules(page);
  for (const [name, line, entry] of [
    ['Jack on one page', /HUNT-1\.8/, 'Declaring the escape'],
    ['The detectives on one page', /CLUE-3/, 'Until the first yes'],
    ['The four nights', 'Coaches', 'Coaches and alleys of the night'],
  ] as const) {
    await inSheet(page, name).click();
    await expect(rulesHeading(page, name)).toBeFocused();
    await isSound(page);
    await inSheet(page, line).click();
    await expect(rulesHeading(page, entry)).toBeFocused();
    await phone.tap('Back');
    await expect(rulesHeading(page, name)).toBeFocused();
    await phone.tap('Back');
  }
  await inSheet(page, 'The four nights').click();
  const row = (name: string) =>
    sheet(page)
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell');
  await expect(row('Coaches')).toHaveText(['3', '2', '2', '1']);
  await expect(row('Women')).toHaveText(['8', '7', '6', '4']);
  await expect(row('Victims')).toHaveText(['1', '1', '2', '1']);
  await expect(row('Acts first')).toHaveText(['Jack', 'Jack', 'Police', 'Jack']);
  await expect(row('Spaces, crime at I ')).toHaveText(['15', '15', '14', '15']);
  await expect(row('Spaces, crime at V')).toHaveText(['19', '19', '18', '19']);
});

test('a night’s set-up is ticked, and the ticks are kept with the game over a reload', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(HIDEOUT);
  const toList = async (): Promise<void> => {
    await phone.tap('Menu');
    await phone.tap(/^Rules/);
    await inSheet(page, 'Set up night 1').click();
    await expect(rulesHeading(page, 'Set up night 1')).toBeVisible();
  };
  const women = sheet(page).getByRole('checkbox', { name: /8 woman tokens/ });
  await toList();
  await expect(women).not.toBeChecked();
  await women.check();
  await sheet(page)
    .getByRole('checkbox', { name: /3 coaches and 2 alleys/ })
    .check();
  await expect(sheet(page).getByRole('status')).toHaveText('2 of 12 done');
  await isSound(page);
  await phone.keepsSecret(HIDEOUT);

  await test.step('after a rule and back, and after a reload', async () => {
    await inSheet(page, 'HELL-2.1').click();
    await expect(rulesHeading(page, 'Women on the red circles')).toBeVisible();
    await phone.tap('Back');
    await expect(women).toBeChecked();
    await page.reload();
    await phone.seesHeading('The hideout is chosen');
    await toList();
    await expect(women).toBeChecked();
    await expect(sheet(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
  });

  await test.step('another night begins with none', async () => {
    await inSheet(page, 'Night 2').click();
    await expect(rulesHeading(page, 'Set up night 2')).toBeVisible();
    await expect(sheet(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
    await inSheet(page, 'Night 1').click();
    await phone.tap('Clear the ticks');
    await expect(sheet(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
  await page.keyboard.press('Escape');
  await phone.seesHeading('The hideout is chosen');
});

test('without a game the ticks are the page’s', async ({ page }) => {
  const phone = await openRules(page);
  await inSheet(page, 'Set up a night').click();
  await inSheet(page, 'Night 3').click();
  await sheet(page)
    .getByRole('checkbox', { name: /Take the clues off/ })
    .check();
  await phone.tap('Close');
  await phone.tap('Rules');
  await inSheet(page, 'Set up a night').click();
  await expect(sheet(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await inSheet(page, 'Night 3').click();
  await expect(sheet(page).getByRole('checkbox', { name: /Take the clues off/ })).toBeChecked();
});

test('words of other editions: two languages, any word typed, and its rule', async ({ page }) => {
  const phone = await openRules(page);
  await inSheet(page, 'Words of other editions').click();
  const words = sheet(page).getByRole('list', { name: 'Words' }).getByRole('button');
  await expect(words.filter({ hasText: 'Kutsche' })).toBeVisible();
  await isSound(page);
  await sheet(page).getByRole('combobox', { name: 'To' }).selectOption('fr');
  await expect(words.filter({ hasText: 'Misérable' })).toBeVisible();
  await sheet(page).getByRole('searchbox').fill('kutsch');
  await expect(words).toHaveCount(1);
  await expect(words).toContainText(/German: Kutsche/);
  await isSound(page);
  await words.click();
  await expect(rulesHeading(page, 'The coach')).toBeFocused();
  await phone.tap('Back');
  await expect(sheet(page).getByRole('searchbox')).toHaveValue('kutsch');
  await expect(sheet(page).getByRole('combobox', { name: 'To' })).toHaveValue('fr');
});

test('an entry has an address of its own outside a game, to be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The test's browser has no sheet to share with; a phone has.
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const phone = new Phone(page);
  await page.goto('/?rule=hunt-1.2');
  await expect(rulesHeading(page, 'The walk')).toBeFocused();
  const length = await page.evaluate(() => history.length);
  await isSound(page);
  await phone.tap('Copy link');
  await expect(sheet(page).getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL('/?rule=HUNT-1.2', page.url()).href);

  await test.step('the address goes along, and the history does not grow', async () => {
    await inSheet(page, /Adjacent circles/).click();
    await expect(page).toHaveURL(/\/\?rule=BOARD-3$/);
    await expect(inSheet(page, 'Copy link')).toBeVisible();
    await phone.tap('Back');
    await expect(page).toHaveURL(/\/\?rule=HUNT-1\.2$/);
    await phone.tap('All rules');
    await expect(page).toHaveURL(/\/$/);
    await expect(inSheet(page, 'Copy link')).toHaveCount(0);
    await phone.tap('Close');
    await phone.seesHeading('Hideout');
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  await test.step('a rule that is not there leads to the contents', async () => {
    await page.goto('/?rule=HUNT-99');
    await expect(sheet(page).getByText(/leads to HUNT-99, which is not among these rules/)).toBeVisible();
    await isSound(page);
  });
});

test('the address is shown where nothing can be copied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const phone = new Phone(page);
  await page.goto('/?rule=CLUE-7');
  await phone.tap('Copy link');
  await expect(sheet(page).getByRole('textbox', { name: 'The address of this rule' })).toHaveValue(/\?rule=CLUE-7$/);
  await isSound(page);
});

test('a link over a game: the rule, the covered game beneath, and nothing in the address', async ({ page }) => {
  const phone = await refusedMove(page);
  await page.goto('/?rule=HUNT-1.2');
  await expect(rulesHeading(page, 'The walk')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(inSheet(page, /link|share/i)).toHaveCount(0);
  await phone.keepsSecret(HIDEOUT, CRIME);
  await inSheet(page, /Adjacent circles/).click();
  await expect(rulesHeading(page, 'Adjacent circles')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  // From the first touch on: the game lays its own entry then.
  const length = await page.evaluate(() => history.length);
  await phone.tap('Back to the game');
  await phone.seesHeading('Jack’s turn');
  await phone.keepsSecret(HIDEOUT, CRIME);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('without a network: a link, a page, the glossary', async ({ page, context }) => {
  const phone = await openRules(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto('/?rule=SPEC-2');
  await expect(rulesHeading(page, 'No escape by coach or alley')).toBeVisible();
  await phone.tap('All rules');
  await inSheet(page, 'Words of other editions').click();
  await expect(sheet(page).getByRole('list', { name: 'Words' }).getByRole('button').first()).toBeVisible();
  await phone.tap('Back');
  await sheet(page).getByRole('searchbox').fill('coach');
  await expect(sheet(page).getByRole('list', { name: 'Found' }).getByRole('button').first()).toBeVisible();
});

test('with the keys alone: to a piece, to its rule, back, and out', async ({ page }) => {
  await openRules(page);
  const to = async (name: string | RegExp): Promise<void> => {
    const wanted = inSheet(page, name).first();
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate((one) => one === document.activeElement)) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await to('Pieces');
  await page.keyboard.press('Enter');
  await to(/^Coaches/);
  await page.keyboard.press('Enter');
  await expect(rulesHeading(page, 'Coaches')).toBeFocused();
  await to(/SPEC-COACH-1/);
  await page.keyboard.press('Enter');
  await expect(rulesHeading(page, 'The coach')).toBeFocused();
  await to('Back');
  await page.keyboard.press('Enter');
  await expect(rulesHeading(page, 'Coaches')).toBeFocused();
  await to('Back');
  await page.keyboard.press('Enter');
  await to('Set up a night');
  await page.keyboard.press('Enter');
  await expect(rulesHeading(page, 'Set up night 1')).toBeFocused();
  const first = sheet(page).getByRole('checkbox').first();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Rules', exact: true })).toBeFocused();
});
