/** Hell on several devices: a display follows it, the detectives propose to go back, and nobody learns an order from it. */
import { expect, test } from '@playwright/test';
import { nightOne, nightThree, PATROLS, WOMEN } from './hells';
import { Phone } from './phone';
import { put, storedEvents } from './recorded';
import { agree, device, pair } from './table';

test.use({ viewport: { width: 360, height: 640 } });
test.setTimeout(120_000);

test('a display shows whose step it is; the detectives go back by agreement (REF-15)', async ({
  context,
  page,
  baseURL,
}) => {
  const jack = new Phone(page);
  await jack.open();
  await jack.seesHeading('Hideout');
  await put(page, storedEvents(nightOne(WOMEN, PATROLS)));
  const [other, display] = await Promise.all([
    device(context.browser(), baseURL ?? ''),
    device(context.browser(), baseURL ?? '', { width: 1280, height: 800 }),
  ]);
  await pair(jack, other);
  await pair(jack, display, 'display');
  const numbers = display.page.locator('.display-numbers');
  await display.seesHeading('Jack turns the women up');
  await expect(numbers).toContainText('women');
  await expect(display.page.locator('.map-mark-woman')).toHaveCount(8);
  await display.isSound();

  for (const circle of [3, 27, 65, 84, 158])
    await page.locator('.chip').getByText(String(circle), { exact: true }).click();
  await jack.tap('They are turned up');
  await jack.tap('Wait');
  await display.seesHeading('The Head moves the Wretched');
  await expect(numbers).toHaveText(/5.*Wretched|Wretched.*5/);
  await expect(display.page.locator('.map-pawn')).toHaveCount(5);
  await display.isSound();

  await other.tap('Menu');
  await other.tap(/Go back within this turn/);
  await other.tap('Before Jack’s wait');
  await other.tap('Propose to Jack');
  await jack.sees('Back to before Jack’s wait.');
  await jack.tap('Agreed');
  await other.seesHeading('Jack kills or waits');
  await display.seesHeading('Jack kills or waits');
  await jack.seesHeading('Jack kills or waits');
  await agree(jack, other);
});

test('OPT-LETTERS-3: both phones say which patrol a letter moved, and the device says it aloud', async ({
  context,
  page,
  baseURL,
}) => {
  const jack = new Phone(page);
  await jack.open();
  await jack.seesHeading('Hideout');
  const [start, ...rest] = nightThree(
    { type: 'womenPlaced', circles: [3, 21, 27, 84, 147, 158] },
    { type: 'patrolsPlaced', crossings: ['k044', 'k049', 'k099', 'k101', 'k142', 'k180', 'k186'] },
  );
  if (start?.type !== 'gameStarted') throw new Error('not the start');
  await put(page, storedEvents([{ ...start, options: { ...start.options, letters: true } }, ...rest]));
  const other = await device(context.browser(), baseURL ?? '');
  await pair(jack, other);
  await jack.tap('Jack’s letters');
  await jack.tap('Dear Boss');
  for (const one of await page.locator('.district').all()) await one.click();
  const first = async (): Promise<void> => {
    await jack.tap('List');
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  };
  await first();
  await jack.tap('Move this one');
  await first();
  await jack.tap('Play Dear Boss');
  const says = /^Dear Boss: the patrol from .* now lies on .*\. Move it on the board\.$/;
  await jack.sees(says);
  await other.sees(says);
  await expect(other.page.getByRole('status').filter({ hasText: says })).toHaveCount(1);
  await other.isSound();
  for (const circle of [3, 27, 84]) await page.locator('.chip').getByText(String(circle), { exact: true }).click();
  await jack.tap('They are turned up');
  await other.seesHeading('Jack kills or waits');
  await expect(other.page.locator('.slip', { hasText: says })).toHaveCount(0);
});

test('DOUBLE-4: at the hand-over the others learn both crimes, ascending, and nothing before', async ({
  context,
  page,
  baseURL,
}) => {
  const jack = new Phone(page);
  await jack.open();
  await jack.seesHeading('Hideout');
  const third = [
    { type: 'womenPlaced', circles: [3, 21, 27, 84, 147, 158] },
    { type: 'patrolsPlaced', crossings: ['k044', 'k049', 'k099', 'k101', 'k142', 'k180', 'k186'] },
    { type: 'victimsRevealed', circles: [3, 27, 84] },
  ] as const;
  await put(page, storedEvents(nightThree(...third)));
  const other = await device(context.browser(), baseURL ?? '');
  await pair(jack, other);
  await other.seesHeading('Jack kills or waits');
  const before = await agree(jack, other);
  await jack.tap('Kill');
  await jack.unlock();
  for (const circle of [84, 3]) await page.locator('.chip').getByText(String(circle), { exact: true }).click();
  await jack.tap('Record');
  await jack.seesHeading('Recorded, not handed over');
  // Nothing is told before the hand-over.
  await other.seesHeading('Jack kills or waits');
  expect(await agree(jack, other)).toEqual(before);
  await jack.tap('Hand over');
  await other.seesHeading('Alarm whistles');
  const log = await agree(jack, other);
  expect(JSON.parse(log.at(-1) ?? '').e).toMatchObject({ type: 'killed', circles: [3, 84] });
});
