/** From a typed code to a paired device, in two real browser contexts slowed down: people's taps come at once, by script. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, knownBrowser } from '../../scripts/browser.mjs';
import { Phone } from '../e2e/phone';

const SLOWER = 4;
const PAIRINGS = 5;

/** Milliseconds of each of several pairings of one game, from the tap on *Join* to the game painted on the device. */
export async function pairingTimes(address: string): Promise<readonly number[]> {
  const executablePath = knownBrowser();
  const browser = await chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) });
  try {
    const jack = await open(browser, address);
    await toPolice(jack);
    await jack.tap('Menu');
    await jack.tap(/^The detectives’ devices/);
    const slowJack = await slowly(jack.page);
    const times: number[] = [];
    for (let i = 0; i < PAIRINGS; i += 1) {
      await slowJack(1);
      await jack.tap('Add a device');
      const shown = (await jack.page.getByText(/^Code: /).textContent()) ?? '';
      const other = await open(browser, address);
      await other.page.evaluate(async () => navigator.serviceWorker.ready);
      await other.tap('Join as detectives');
      for (const character of shown.replace('Code:', '').replace(/[ ,]/g, '')) await other.tap(character);
      await slowJack(SLOWER);
      await (await slowly(other.page))(SLOWER);
      await jack.page.evaluate(tapAtOnce);
      await other.page.evaluate(tapAtOnce);
      times.push(await other.page.evaluate(joinAndWait));
      await other.page.context().close();
    }
    return times;
  } finally {
    await browser.close();
  }
}

async function open(browser: Browser, address: string): Promise<Phone> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, baseURL: address });
  // The runner names the functions it hands to the page with a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (given) => given');
  const phone = new Phone(await context.newPage());
  await phone.open();
  return phone;
}

async function toPolice(jack: Phone): Promise<void> {
  await jack.beginGame(28);
  await jack.tap('Begin night 1');
  await jack.unlock();
  await jack.enterCrime('I', 27);
  await jack.tap('Hand over');
  await jack.unlock();
  await jack.move('Walk', 29);
  await jack.tap('Hand over');
  await jack.seesHeading('The police ask');
}

async function slowly(page: Page): Promise<(rate: number) => Promise<unknown>> {
  const client = await page.context().newCDPSession(page);
  return (rate) => client.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Runs in the page: whatever a person would tap next is tapped as soon as it is there. */
function tapAtOnce(): void {
  const tapped = new WeakSet<Element>();
  const look = (): void => {
    for (const button of document.getElementsByTagName('button')) {
      if (tapped.has(button) || !/^(The same$|Let in as detectives)/.test(button.textContent ?? '')) continue;
      tapped.add(button);
      button.click();
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  look();
}

/** Runs in the page: taps *Join*, and gives the milliseconds until the frame with the game has been painted. */
function joinAndWait(): Promise<number> {
  return new Promise((done, fail) => {
    const join = [...document.getElementsByTagName('button')].find(({ textContent }) => textContent === 'Join');
    if (join === undefined) return fail(new Error('there is nothing to join by'));
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'The detectives’ turn') return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    setTimeout(() => fail(new Error(`not paired: ${document.body.textContent.slice(0, 300)}`)), 30_000);
    join.click();
  });
}
