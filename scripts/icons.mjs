/**
 * Draws the PNG icons from `public/icon.svg` with a headless browser: `node scripts/with-deps.mjs node scripts/icons.mjs`.
 * Run by hand when the drawing changes; the results are kept in the repository.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from './browser.mjs';
import { root } from './deps.mjs';

const drawing = readFileSync(join(root, 'public/icon.svg'), 'utf8');
// A platform cuts a maskable icon (and Apple the touch icon) to its own shape: full ground, drawing within the inner 80 %.
const square = drawing.replace(/ rx="\d+"/, '');
const inner = square.replace('viewBox="0 0 512 512"', 'viewBox="-48 -48 608 608" style="background:#14110f"');

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const page = await browser.newPage();
for (const [file, svg, size] of [
  ['icon-192.png', drawing, 192],
  ['icon-512.png', drawing, 512],
  ['icon-maskable-512.png', inner, 512],
  ['apple-touch-icon.png', square, 180],
]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>html,body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  writeFileSync(join(root, 'public', file), await page.screenshot({ omitBackground: true }));
}
await browser.close();
