/** Two phones over the real relay: paired by a code and by a link, asking and hearing, and the proof at the end. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { Phone } from './phone';

test.use({ viewport: { width: 360, height: 640 } });
test.setTimeout(60_000);

/** Jack's phone in the first hunt, and a second phone that has opened the app. */
async function table(context: BrowserContext, page: Page, at = ''): Promise<{ jack: Phone; other: Phone }> {
  const jack = new Phone(page);
  await page.goto(`${at}/`);
  await jack.beginGame(28);
  await jack.tap('Begin night 1');
  await jack.unlock();
  await jack.enterCrime('I', 27);
  await jack.tap('Hand over');
  await jack.unlock();
  await jack.move('Walk', 29);
  await jack.tap('Hand over');
  await jack.seesHeading('The police ask');
  const browser = context.browser();
  if (browser === null) throw new Error('no browser');
  const second = await browser.newContext({
    viewport: { width: 360, height: 640 },
    baseURL: new URL(page.url()).origin,
  });
  const other = new Phone(await second.newPage());
  await other.open();
  return { jack, other };
}

/** Jack opens the door: his code. */
async function code(jack: Phone): Promise<string> {
  await jack.tap('Menu');
  await jack.tap(/^The detectives’ devices/);
  await jack.tap('Add a device');
  const spoken = await jack.page.getByText(/^Code: /).textContent();
  return (spoken ?? '').replace('Code:', '').replace(/[ ,]/g, '');
}

async function typeCode(other: Phone, text: string): Promise<void> {
  for (const character of text) await other.tap(character);
}

/** The three names, as they are read out on either phone. */
async function symbols(phone: Phone): Promise<string> {
  const list = phone.page.getByRole('main').getByRole('list');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  return (await list.allInnerTexts()).join(' ').replace(/\s+/g, ' ');
}

async function pair(jack: Phone, other: Phone): Promise<void> {
  const text = await code(jack);
  await other.tap('Join as detectives');
  await typeCode(other, text);
  await other.tap('Join');
  expect(await symbols(other)).toBe(await symbols(jack));
  await other.tap('The same');
  await jack.tap('The same');
  await jack.tap(/^Let in as detectives/);
  await jack.sees(/asks and moves/);
  await other.seesHeading('The detectives’ turn');
}

test('paired by a typed code: one asks, both hear', async ({ context, page }) => {
  const { jack, other } = await table(context, page);
  await pair(jack, other);
  await jack.tap('Back');
  await jack.seesHeading('The police ask');
  await other.tap('Keys');
  await other.ask(28, 'No trace');
  await other.ask(29, 'A clue');
  // Heard on Jack's phone without a touch.
  await expect(jack.page.getByRole('listitem').filter({ hasText: /^29 clue/ })).toBeVisible();
  await expect(jack.page.getByRole('listitem').filter({ hasText: /^28 no trace/ })).toBeVisible();
  await jack.ask(46, 'No trace');
  await expect(other.page.getByRole('listitem').filter({ hasText: /^46 no trace/ })).toBeVisible();
  // A reload on either side changes nothing, and they find each other again.
  await other.page.reload();
  await expect(other.page.getByRole('listitem').filter({ hasText: /^29 clue/ })).toBeVisible();
  await jack.page.reload();
  await jack.seesHeading('The police ask');
  await other.tap('Keys');
  await other.ask(47, 'No trace');
  await other.tap(/^(Police done|The detectives are done)$/);
  // Not every policeman has asked: reminded once.
  await other.page.getByRole('dialog').getByRole('button', { name: 'Police done' }).click();
  await jack.seesHeading('Jack’s turn');
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
  await other.ask(29, 'A clue');
  await other.tap('Police done');
  await other.page.getByRole('dialog').getByRole('button', { name: 'Police done' }).click();

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
  await jack.tap(/Reveal/);
  await expect(other.page.getByText(/true/i).first()).toBeVisible();
  await other.isSound();
});

test('with Jack’s phone off and no network the other one shows all it knows', async ({ context, page }) => {
  const { jack, other } = await table(context, page);
  await pair(jack, other);
  await other.tap('Keys');
  await other.ask(29, 'A clue');
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

test('symbols that differ let nobody in', async ({ context, page }) => {
  const { jack, other } = await table(context, page);
  const text = await code(jack);
  await other.tap('Join as detectives');
  await typeCode(other, text);
  await other.tap('Join');
  await symbols(other);
  await jack.tap('Different');
  await expect(other.page.getByRole('alert')).toBeVisible();
  await other.isSound();
  await expect(page.getByText(/^Code: /)).toBeVisible();
  const next = (await page.getByText(/^Code: /).textContent()) ?? '';
  expect(next.replace('Code:', '').replace(/[ ,]/g, '')).not.toBe(text);
  await jack.isSound();
});
