/**
 * Draws the pictures that a system shows of the app: the PNG icons from `public/icon.svg`, and the screenshots of the
 * manifest from the built app. `node scripts/with-deps.mjs node scripts/icons.mjs`; run by hand when something looks
 * different; the results are kept in the repository. `node scripts/icons.mjs FOLDER` photographs another build.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { register } from 'tsx/esm/api';
import { browserArguments, findBrowser } from './browser.mjs';
import { root } from './deps.mjs';

register();
const { serve } = await import('../src/relay/server.ts');

const drawing = readFileSync(join(root, 'public/icon.svg'), 'utf8');
// A platform cuts a maskable icon (and Apple the touch icon) to its own shape: full ground, drawing within the inner 80 %.
const square = drawing.replace(/ rx="\d+"/, '');
const inner = square.replace('viewBox="0 0 512 512"', 'viewBox="-48 -48 608 608" style="background:#14110f"');

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
await icons();
await screenshots(resolve(process.argv[2] ?? join(root, 'dist')));
await browser.close();

async function icons() {
  const page = await browser.newPage();
  for (const [file, svg, size] of [
    ['icon-192.png', drawing, 192],
    ['icon-512.png', drawing, 512],
    ['icon-maskable-512.png', inner, 512],
    ['apple-touch-icon.png', square, 180],
  ]) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>html,body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    );
    writeFileSync(join(root, 'public', file), await page.screenshot({ omitBackground: true }));
  }
  await page.close();
}

/** What a game looks like, played by hand to Jack's first move. The page shows the same on every run. */
async function screenshots(folder) {
  const server = await serve({ folder, port: 0 });
  mkdirSync(join(root, 'public/screenshots'), { recursive: true });
  for (const [form, width, height] of [
    ['narrow', 412, 915],
    ['wide', 1280, 800],
  ]) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'dark', reducedMotion: 'reduce' });
    const drawn = await page.context().newCDPSession(page);
    const tap = (name) => page.getByRole('button', { name, exact: typeof name === 'string' }).click();
    const type = async (number) => {
      for (const digit of String(number)) await tap(digit);
    };
    const shoot = async (name) => {
      await page.waitForTimeout(300);
      // WebP is not among playwright's formats; a board in PNG weighs three times as much.
      const { data } = await drawn.send('Page.captureScreenshot', { format: 'webp', quality: 85 });
      writeFileSync(join(root, `public/screenshots/${form}-${name}.webp`), Buffer.from(data, 'base64'));
    };
    await page.goto(`http://localhost:${server.port}/`);
    await tap('New game as Jack');
    await tap('Begin the game');
    await tap(/I am Jack/);
    await type(51);
    await tap('Record');
    await tap('Hand over');
    await tap('Begin night 1');
    await tap(/I am Jack/);
    await page.getByRole('radio', { name: /^III/ }).check();
    await type(66);
    await tap('Record');
    await tap('Hand over');
    await tap(/I am Jack/);
    await type(189);
    await tap('Record');
    await shoot('move');
    await tap(/Rule/);
    await tap('All rules');
    await page.getByRole('searchbox').fill('through a policeman');
    await page.getByRole('searchbox').blur();
    await shoot('rules');
    await page.close();
  }
  await server.close();
}
