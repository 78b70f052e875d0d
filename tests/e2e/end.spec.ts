/** The end: a whole recorded game, put into the device's store as the app writes it, revealed, walked again and taken home. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { board } from '../../src/board/index';
import { audit, readRecord, summarise } from '../../src/log/index';
import { Phone } from './phone';
import { put, stored } from './recorded';

const SIZES = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 1280, height: 800 },
] as const;
/** The finished game on the screen. */
async function atTheEnd(page: Page, file: string): Promise<Phone> {
  const phone = new Phone(page);
  await phone.open();
  await phone.seesHeading('Hideout');
  await put(page, stored(file));
  await phone.seesHeading('The game is over');
  return phone;
}

test('a finished game is revealed, walked again by keyboard, checked and saved', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const phone = await atTheEnd(page, 'four-nights.json');
  await phone.sees('Jack wins');
  await phone.sees(/Not revealed: nothing is proven/);
  await expect(page.locator('.symbols-one')).toHaveCount(3);
  // The hideout and what no question named.
  await phone.keepsSecret(118, 117);
  await phone.tap('Reveal Jack’s sheet');
  await phone.tap('Yes, reveal everything');
  await phone.sees(/every entry stands, and every answer was true/);
  await expect(page.locator('.end-hideout')).toContainText('118');

  const now = page.locator('.story-now');
  await expect(now).toContainText('Crime on 65');
  await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0);
  const slider = page.getByRole('slider', { name: 'Step' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(now).toContainText('Coach by 66 to 51');
  await expect(now).toContainText('The brown policeman: 64 no trace, 66 clue');
  await expect(page.locator('.story-map .map-by-coach')).toHaveCount(1);
  // The hideout is a house with its number, not a choice that somebody made.
  await expect(page.locator('.story-map .map-home')).toHaveText('118');
  await expect(page.locator('.story-map .map-chosen')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(now).toContainText('Walk to 118, on the hideout, escape declared');
  await expect(slider).toHaveAttribute('aria-valuetext', /Walk to 118/);
  await phone.tap('Previous step');
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /Alley to 99/ })
    .click();
  await expect(now).toContainText('Alley to 99');
  await expect(page.locator('.story-map .map-by-alley')).toHaveCount(1);
  await phone.choose('Night 3');
  await expect(now).toContainText('Crimes on 27 and 158');
  await phone.choose('All');
  await expect(page.locator('.story-map g.map-night-4.map-route')).not.toHaveCount(0);
  await phone.tap('Key');
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Jack’s hideout' })).toBeVisible();
  await phone.tap('Close');
  await page.getByRole('listbox').focus();
  await page.keyboard.type('118');
  await expect(page.getByRole('option')).toHaveText(/^Circle 118:.*Jack’s hideout/);

  await phone.choose('The check');
  await phone.sees(/judged again by the referee/);
  await page.getByText('Entry by entry').click();
  await phone.sees('The brown policeman asks 66: clue');
  await expect(page.locator('.check-entry').first()).toContainText('true');
  const questions = await page.locator('.check-entry').count();
  await phone.choose('Everything');
  expect(await page.locator('.check-entry').count()).toBeGreaterThan(questions);

  await phone.choose('The record');
  const saving = page.waitForEvent('download');
  await phone.tap('Save the file');
  const download = await saving;
  expect(download.suggestedFilename()).toBe('hideout-2026-11-30.json');
  const record = readRecord(readFileSync(await download.path(), 'utf8'));
  if (!record.ok) throw new Error(record.error.path);
  const { lines, game } = audit(board, record.value.events);
  expect(lines.filter(({ breach }) => breach !== null)).toEqual([]);
  expect(summarise(game)).toEqual({ end: 'escaped', winner: 'jack', night: 4, left: 5 });

  // Read-only and still there after a reload.
  await page.reload();
  await phone.sees(/every entry stands/);
  // And among the past games.
  await phone.tap('Menu');
  await phone.tap(/Leave to the start page/);
  await phone.tap('Past games');
  await phone.tap(/^(Jack wins|The police win)\. .*Night \d/);
  await phone.sees(/every entry stands/);
});

test('the route can be played where motion is welcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const phone = await atTheEnd(page, 'caught-at-the-fourth-clue.json');
  await phone.sees('The police win');
  await phone.tap('Reveal Jack’s sheet');
  await phone.tap('Yes, reveal everything');
  await phone.tap('Play');
  await expect(page.locator('.story-now')).toContainText('Walk to');
  await phone.tap('Pause');
});

test('where motion is unwanted by choice the route does not play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const phone = await atTheEnd(page, 'caught-at-the-fourth-clue.json');
  await phone.tap('Menu');
  await phone.tap(/^Settings/);
  await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'Reduced' }).check();
  await phone.tap('Done');
  await phone.tap('Reveal Jack’s sheet');
  await phone.tap('Yes, reveal everything');
  await expect(page.getByRole('button', { name: 'Next step' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0);

  const sheet = page.locator('.map-move');
  const transform = () => sheet.evaluate(({ style }) => style.transform);
  await phone.tap('Whole board');
  const whole = await transform();
  await phone.tap('Nearer');
  const near = await transform();
  expect(near).not.toBe(whole);
  await page.waitForTimeout(400);
  expect(await transform()).toBe(near);
});

for (const viewport of SIZES) {
  test(`accessible in both themes at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const phone = await atTheEnd(page, 'caught-at-the-fourth-clue.json');
    await phone.tap('Reveal Jack’s sheet');
    await phone.tap('Yes, reveal everything');
    await phone.sees(/every entry stands/);
    await phone.isSound();
  });
}

test('accessible before the reveal, in the check and in the record', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  const phone = await atTheEnd(page, 'the-last-space.json');
  await phone.isSound();
  await phone.tap('Reveal Jack’s sheet');
  await phone.tap('Yes, reveal everything');
  await phone.choose('The record');
  await phone.isSound();
  await phone.choose('The check');
  await page.getByText('Entry by entry').click();
  await phone.isSound();
});
