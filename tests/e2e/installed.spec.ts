/** The app on a device: installable, complete without a network, strict, alone, and new only when somebody says so. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type RunningServer, serve } from '../../src/relay/server';
import { Phone } from './phone';

async function isKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** To Jack's turn on night 1, covered. */
async function toJacksTurn(phone: Phone): Promise<void> {
  await phone.beginGame(51);
  await phone.tap('Begin night 1');
  await phone.unlock();
  await phone.enterCrime('III', 66);
  await phone.tap('Hand over');
  await phone.seesHeading('Jack’s turn');
}

test('after one load everything is there without a network, in mid-game too', async ({ page, context }) => {
  const phone = new Phone(page);
  await phone.open();
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  await toJacksTurn(phone);
  await page.reload();
  await phone.seesHeading('Jack’s turn');
  await phone.unlock();
  await phone.move('Walk', 189);
  await phone.tap(/Rule HUNT-1.2/);
  await expect(page.getByRole('heading', { level: 1, name: 'The walk' })).toBeVisible();
  await phone.tap('Back to the game');
  await phone.seesHeading('Jack’s move');

  // Every part that the worker lists answers, also those that nobody has opened yet.
  const failed = await page.evaluate(async () => {
    const worker = await (await caches.keys()).reduce<Promise<string[]>>(async (all, name) => {
      const keys = await (await caches.open(name)).keys();
      return [...(await all), ...keys.map(({ url }) => url.replace(/\?__WB_REVISION__=.*/, ''))];
    }, Promise.resolve([]));
    const answers = await Promise.all(worker.map((url) => fetch(url).then(({ ok }) => ok)));
    return worker.length < 10 ? ['hardly anything is kept'] : worker.filter((_, i) => !answers[i]);
  });
  expect(failed).toEqual([]);
});

test('a shortcut begins a new game or opens the rules, and leaves the history alone', async ({ page }) => {
  const phone = new Phone(page);
  await page.goto('/?start=new');
  await phone.seesHeading('New game');
  expect(await page.evaluate(() => [history.length, location.search])).toEqual([2, '?start=new']);
  await phone.tap('Begin the game');
  await phone.seesHeading('Jack chooses his hideout');
  // The address still says so, but the game on the screen comes first.
  await page.reload();
  await phone.seesHeading('Jack chooses his hideout');
  await page.goto('/?start=rules');
  await expect(page.getByRole('dialog', { name: 'Rules' }).getByRole('searchbox')).toBeVisible();
  await phone.tap('Back to the game');
  await phone.seesHeading('Jack chooses his hideout');
});

test('the manifest is whole, and every picture it names is there in the size it says', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    lang: 'en',
    name: 'Hideout',
  });
  const { icons, screenshots, shortcuts } = manifest;
  expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const forms = screenshots.map(({ form_factor }: Record<string, string>) => form_factor);
  expect([forms.includes('narrow'), forms.includes('wide')]).toEqual([true, true]);
  for (const { url } of shortcuts)
    expect((await request.get(url, { headers: { accept: 'text/html' } })).status()).toBe(200);
  for (const { src, sizes, type } of [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap(({ icons }: typeof manifest) => icons),
  ]) {
    const answer = await request.get(`/${src}`);
    expect(answer.status(), src).toBe(200);
    if (type !== undefined) expect(answer.headers()['content-type']).toContain(type);
    expect((await answer.body()).length, src).toBeLessThan(150 * 1024);
    if (sizes === 'any') continue;
    const size = await page.evaluate(async (from) => {
      const picture = new Image();
      picture.src = from;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, `/${src}`);
    expect(size, src).toBe(sizes);
  }
});

test('one strict policy, in the header and in the page; nothing inline', async ({ request }) => {
  const answer = await request.get('/');
  const html = await answer.text();
  const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/
    .exec(html)?.[1]
    ?.replaceAll('&#39;', "'");
  const inHeader = answer.headers()['content-security-policy'];
  expect(inHeader).toBe(`${inPage}; frame-ancestors 'none'`);
  expect(inPage).not.toContain('unsafe');
  expect(inPage).not.toMatch(/https?:|wss?:|\*/);
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
});

test('a whole walk speaks to nobody else and breaks no policy', async ({ page, baseURL }) => {
  const complaints: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) elsewhere.push(url);
  });
  const phone = new Phone(page);
  await phone.open();
  await phone.tap('About Hideout');
  await phone.tap('Back');
  await phone.tap('Rules');
  await page.getByRole('searchbox').fill('alley');
  await phone.tap('Close');
  await toJacksTurn(phone);
  await phone.unlock();
  await phone.move('Walk', 189);
  await phone.sees(/not adjacent/);
  await phone.tap('Menu');
  await phone.tap(/Leave to the start page/);
  await phone.sees('Continue');
  expect({ complaints, elsewhere }).toEqual({ complaints: [], elsewhere: [] });
});

test.describe('before the first game', () => {
  test('it says how to install and where a game lives; put away it stays away', async ({ page }) => {
    const phone = new Phone(page);
    await phone.open();
    await phone.sees('Best on the home screen');
    await phone.sees(/lives in the browser/);
    await phone.isSound();
    await phone.tap('Not now');
    await expect(page.getByText('Best on the home screen')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'New game as Jack' })).toBeVisible();
    await page.waitForTimeout(200);
    await expect(page.getByText('Best on the home screen')).toHaveCount(0);
  });

  test('it asks when the browser offers, never in a game', async ({ page }) => {
    const phone = new Phone(page);
    await phone.open();
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => document.documentElement.setAttribute('data-asked', 'yes'),
      });
      window.dispatchEvent(offer);
    });
    await phone.tap('Install');
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
    await phone.beginGame(51);
    await expect(page.getByText(/Install|home screen/)).toHaveCount(0);
  });

  test('plain http: what is missing, and it plays all the same', async ({ browser, baseURL }) => {
    // Not localhost, which counts as secure: this machine under another name.
    const other = await browser.newContext({ viewport: { width: 360, height: 640 } });
    await other.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${baseURL}${url.pathname}${url.search}` }) });
    });
    const phone = new Phone(await other.newPage());
    await phone.page.goto('http://hideout.test/');
    expect(await phone.page.evaluate(() => isSecureContext)).toBe(false);
    await phone.sees('Good for trying out');
    await phone.sees(/cannot be installed/);
    await phone.isSound();
    await phone.tap('Understood');
    await phone.beginGame(51);
    // Parts fetched in the background may still be under way.
    await other.unrouteAll({ behavior: 'ignoreErrors' });
    await other.close();
  });
});

test.describe('a new version', () => {
  test.describe.configure({ timeout: 60_000 });
  let folder: string;
  let server: RunningServer;
  test.afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test('waits for the start page, and the game is kept', async ({ page, request }) => {
    folder = mkdtempSync(join(tmpdir(), 'hideout-two-builds-'));
    const worker = await (await request.get('/sw.js')).text();
    const listed = [...worker.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url = '']) => url);
    for (const file of ['sw.js', ...listed]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), await (await request.get(`/${file}`)).body());
    }
    server = await serve({ folder, port: 0 });
    const { port } = server;
    const phone = new Phone(page);
    await page.goto(`http://localhost:${port}/`);
    await isKept(page);
    await toJacksTurn(phone);

    // The same app with another page: a second build, at the same address.
    await server.close();
    const index = join(folder, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace('<html ', '<html data-build="second" '));
    writeFileSync(join(folder, 'sw.js'), worker.replace(/(revision["']?:\s*["'`])[^"'`]+/, '$1second'));
    server = await serve({ folder, port });

    await page.reload();
    await phone.seesHeading('Jack’s turn');
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
    await expect(page.getByText(/new version/i)).toHaveCount(0);
    await phone.unlock();
    await phone.seesHeading('Jack’s move');
    await expect(page.getByText(/new version/i)).toHaveCount(0);

    await phone.tap('Menu');
    await phone.tap(/Leave to the start page/);
    await phone.tap('Take the new version');
    await expect(page.locator('html')).toHaveAttribute('data-build', 'second');
    await phone.tap(/Continue/);
    await phone.seesHeading('Jack’s turn');
  });
});
