/**
 * Hell at the level evening on one phone that goes around: the whole of night 1 with two waits, the two crimes of night 3,
 * what only Jack may see, and going back.
 */
import { expect, type Page, test } from '@playwright/test';
import { decode } from '../../src/log/index';
import type { GameEvent, RecordedEvent } from '../../src/rules/index';
import { FIRST_SUSPENSE, nightOne, nightThree, nightTwo, PATROLS, SECOND_SUSPENSE, VICTIMS, WOMEN } from './hells';
import { Phone } from './phone';
import { put, storedEvents } from './recorded';
import { raw } from './stored';

test.use({ viewport: { width: 360, height: 640 } });
// Each screen is looked at in both themes, which takes its time on a small machine.
test.setTimeout(90_000);

class HellPhone extends Phone {
  async begin(): Promise<void> {
    await this.open();
    await this.tap('New game as Jack');
    await this.page.getByRole('radio', { name: /^The whole evening/ }).check();
    await this.tap('Begin the game');
    await this.unlock();
    await this.type(118);
    await this.tap('Record');
    await this.tap('Hand over');
    await this.tap('Begin night 1');
  }

  /** As if the table had played so far. */
  async goesOn(events: readonly RecordedEvent[]): Promise<void> {
    await this.open();
    await this.seesHeading('Hideout');
    await put(this.page, storedEvents(events));
    await expect(this.page.locator('.hell')).toBeVisible();
  }

  /** A circle among those to tap, not one on the map. */
  async tapCircle(circle: number): Promise<void> {
    await this.page.locator('.chip').getByText(String(circle), { exact: true }).click();
  }

  async moveWretched(...moves: readonly RecordedEvent[]): Promise<void> {
    const on = (circle: number) =>
      this.page.locator('.wretched-one').filter({ hasText: new RegExp(`^${circle}(?!\\d)`) });
    for (const move of moves) {
      if (move.type !== 'wretchedMoved') continue;
      await on(move.from).click();
      await this.tapCircle(move.to);
      if (move !== moves.at(-1)) await expect(on(move.to)).toContainText('moved');
    }
  }

  async turnUp(crossing: RegExp, face: string): Promise<void> {
    await this.tap('List');
    await this.page.getByRole('dialog').getByRole('button', { name: crossing }).click();
    await this.page.getByRole('button', { name: face, exact: true }).click();
    await this.tap('It is turned up');
  }

  async lastEvents(count: number): Promise<readonly (GameEvent | null)[]> {
    const { entries } = await raw(this.page);
    return entries
      .toSorted((a, b) => a.number - b.number)
      .slice(-count)
      .map(({ text }) => {
        const entry = decode(text);
        return entry.ok ? entry.value.event : null;
      });
  }
}

const after = (...events: readonly RecordedEvent[]) => nightOne(WOMEN, PATROLS, VICTIMS, ...events);
const WAITED: RecordedEvent = { type: 'waited' };
/** Night 3: no women on the red crime scenes, five patrols where the policemen ended. */
const THIRD: readonly RecordedEvent[] = [
  { type: 'womenPlaced', circles: [3, 21, 27, 84, 147, 158] },
  { type: 'patrolsPlaced', crossings: ['k044', 'k049', 'k099', 'k101', 'k142', 'k180', 'k186'] },
  { type: 'victimsRevealed', circles: [3, 27, 84] },
];

test('HELL-2 to HELL-8: night 1 with two waits, on the one phone of the table', async ({ page }) => {
  const phone = new HellPhone(page);
  await phone.begin();
  await phone.seesHeading('Jack places the women');
  await phone.sees(/lay all 8 women face down on the red circles: 5 marked, 3 not/);
  await phone.isSound();
  await phone.tap('The women lie there');
  await phone.seesHeading('The Head lays the patrols');
  await phone.tap('The tokens lie there');

  await phone.seesHeading('Jack turns the women up');
  for (const circle of [3, 27, 65, 84]) await phone.tapCircle(circle);
  await phone.sees('4 of 5');
  await expect(page.getByRole('button', { name: 'They are turned up' })).toHaveAttribute('aria-disabled', 'true');
  await phone.tapCircle(158);
  await phone.isSound();
  await phone.tap('They are turned up');

  await phone.seesHeading('Jack kills or waits');
  await phone.sees('4 waits are left.');
  await phone.isSound();
  await phone.tap('Wait');
  await phone.seesHeading('The Head moves the Wretched');
  await phone.moveWretched(...FIRST_SUSPENSE);
  await phone.seesHeading('Jack turns up a patrol');
  await phone.isSound();
  await phone.tap('List');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(7);
  await phone.tap('Close');
  await phone.turnUp(/between 40 and 57/, 'false');

  await phone.sees('3 waits are left.');
  await phone.tap('Wait');
  await phone.moveWretched(...SECOND_SUSPENSE);
  await phone.turnUp(/between 34 and 55/, 'blue');
  await phone.sees('2 waits are left.');
  await phone.tap('Kill');
  await phone.isSound();
  await phone.tapCircle(31);
  await phone.sees(/The crime is at III, on circle 31/);
  await phone.isSound();
  await phone.tap('Cancel');
  await phone.tapCircle(125);
  await phone.tap('Yes, the crime is there');
  await phone.seesHeading('Alarm whistles');
  expect(await phone.lastEvents(2)).toEqual([{ type: 'killed', time: 'III', circles: [125] }, { type: 'handedOver' }]);
});

test('HELL-7.1: colours turned up already, and both false ones, are not offered again', async ({ page }) => {
  const phone = new HellPhone(page);
  const reveal = (crossing: string, face: 'blue' | false): RecordedEvent => ({
    type: 'patrolRevealed',
    crossing,
    face,
  });
  await phone.goesOn(after(WAITED, ...FIRST_SUSPENSE, reveal('k044', 'blue'), WAITED, ...SECOND_SUSPENSE));
  await phone.seesHeading('Jack turns up a patrol');
  await page.locator('.map-window').focus();
  await page.keyboard.press('Enter');
  const offered = page.getByRole('group', { name: 'What the token is' }).getByRole('button');
  await expect(offered).toHaveText([/yellow/, /brown/, /red/, /green/, /false/]);
  await phone.isSound();
});

test('HELL-5.2: on V Jack can only kill', async ({ page }) => {
  const phone = new HellPhone(page);
  // Where the Wretched may stay and nothing must be turned up, four waits are four taps.
  const [start, ...rest] = after();
  const options = { referee: 'evening', wretchedMayStay: true, revealOptional: true } as const;
  if (start?.type !== 'gameStarted') throw new Error('not the start');
  await phone.goesOn([{ ...start, options }, ...rest, WAITED, WAITED, WAITED, WAITED]);
  await phone.seesHeading('The Head moves the Wretched');
  await phone.tap('The others stay: Jack turns up a patrol');
  await phone.seesHeading('Jack turns up a patrol');
  await phone.isSound();
  await phone.tap('Back to the Wretched');
  await phone.tap('The others stay: Jack turns up a patrol');
  await phone.tap('Go on without turning one up');
  await phone.seesHeading('Jack kills or waits');
  await phone.sees(/stands on V: tonight Jack can wait no longer/);
  await expect(page.getByRole('button', { name: 'Wait', exact: true })).toHaveCount(0);
  await phone.isSound();
  await phone.tap('Rule HELL-5.2');
  await expect(page.getByRole('heading', { name: /kill/i }).first()).toBeVisible();
});

test('HELL-2.3: where more red circles are free than there are women, Jack chooses', async ({ page }) => {
  const phone = new HellPhone(page);
  await phone.goesOn(nightTwo());
  await phone.seesHeading('Jack places the women');
  const done = page.getByRole('button', { name: 'The women lie there' });
  await phone.sees('Tap the one that stays empty.');
  await phone.isSound();
  await expect(done).toHaveAttribute('aria-disabled', 'true');
  await phone.tapCircle(149);
  await phone.sees('7 of 7');
  await done.click();
  await phone.seesHeading('The Head lays the patrols');
  expect(await phone.lastEvents(1)).toEqual([{ type: 'womenPlaced', circles: [3, 21, 27, 65, 84, 147, 158] }]);
});

test('HELL-2.1, HELL-4.1: which women are marked stands in the document behind Jack’s lock only', async ({ page }) => {
  const phone = new HellPhone(page);
  const marked = [21, 27, 84, 147, 158];
  await phone.goesOn(nightOne());
  await phone.tap('Enter the marked, for the proof');
  await phone.seesHeading('Which women are marked');
  await phone.keepsSecret(...marked);
  await phone.tap('Back');
  await phone.seesHeading('Jack places the women');
  await phone.tap('Enter the marked, for the proof');
  await phone.unlock();
  for (const circle of marked) await phone.tapCircle(circle);
  await phone.isSound();
  // Put away in the middle of it: covered, and what he tapped is there again behind the lock.
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await phone.seesHeading('Jack places the women');
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
  await phone.tap('Enter the marked, for the proof');
  await phone.unlock();
  await phone.sees('5 of 5');
  await phone.tap('The women lie there');
  await phone.seesHeading('The Head lays the patrols');
  await phone.tap('The tokens lie there');

  await phone.seesHeading('Jack turns the women up');
  await expect(page.locator('.chip')).toHaveCount(0);
  await expect(page.locator('.map-pawn')).toHaveCount(0);
  await expect(page.locator('.map-mark-woman')).toHaveCount(8);
  await phone.isSound();
  await phone.tap('They are turned up');
  await phone.seesHeading('Jack kills or waits');
  await expect(page.getByRole('list', { name: 'Wretched stand on' }).getByRole('listitem')).toHaveText(
    marked.map(String),
  );
});

test('DOUBLE-1 to DOUBLE-4: the order of the two crimes is Jack’s, and nothing covered tells it', async ({ page }) => {
  const phone = new HellPhone(page);
  await phone.goesOn(nightThree(...THIRD));
  await phone.seesHeading('Jack kills or waits');
  await phone.isSound();
  await phone.tap('Kill');
  await phone.seesHeading('The two crimes, in order');
  await phone.isSound();
  await phone.unlock();
  await phone.tapCircle(84);
  await expect(page.locator('.chip')).toHaveText(['3', '27']);
  await phone.isSound();
  await phone.tapCircle(3);
  await phone.tap('Record');
  await phone.seesHeading('Recorded, not handed over');
  await phone.tap('Change');
  await phone.seesHeading('The two crimes, in order');
  await expect(page.locator('.place')).toHaveText([/84$/, /3$/]);
  await phone.tap('Record');
  // Until it is stored the Wretched stand on the board, and so does their circle.
  await phone.seesHeading('Recorded, not handed over');
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await phone.keepsSecret(84);
  await phone.unlock();
  await phone.tap('Hand over');
  await phone.seesHeading('Alarm whistles');
  expect((await phone.lastEvents(2))[0]).toEqual({ type: 'killed', time: 'I', circles: [84, 3] });
  // All see both, ascending.
  await phone.tap('Menu');
  await phone.tap(/Go back within this turn/);
  await phone.sees('Before the murders on 3 and 84');
  await expect(page.locator('main')).not.toContainText('84 and 3');
});

test('REF-15: a tap that went wrong is gone back on by agreement, step by step', async ({ page }) => {
  const phone = new HellPhone(page);
  await phone.goesOn(after(WAITED, ...FIRST_SUSPENSE, { type: 'patrolRevealed', crossing: 'k044', face: false }));
  await phone.tap('Menu');
  await phone.tap(/Go back within this turn/);
  await expect(page.getByRole('button', { name: /^Before/ })).toHaveText([
    /^Before the reveal on the crossing .*: false$/,
    'Before the move of a Wretched from 158 to 142',
    'Before the move of a Wretched from 84 to 65',
    'Before the move of a Wretched from 65 to 51',
    'Before the move of a Wretched from 27 to 26',
    'Before the move of a Wretched from 3 to 2',
    'Before Jack’s wait',
    'Before the turning up of the women',
    'Before the placing of the patrols',
    'Before the placing of the women',
  ]);
  await phone.isSound();
  await phone.tap('Before Jack’s wait');
  await phone.tap('Yes, both sides agree');
  await phone.seesHeading('Jack kills or waits');
  await phone.sees('4 waits are left.');
});

test('OPT-LETTERS-3: right after the patrols Jack is offered his letters', async ({ page }) => {
  const phone = new HellPhone(page);
  const [start, ...rest] = nightThree(...THIRD.slice(0, 2));
  if (start?.type !== 'gameStarted') throw new Error('not the start');
  await phone.goesOn([{ ...start, options: { ...start.options, letters: true } }, ...rest]);
  await phone.seesHeading('Jack turns the women up');
  await page.locator('.hell > .button-quiet').click();
  await phone.sees('Dear Boss');
});

test('the rule of each step is a tap away', async ({ page }) => {
  const phone = new HellPhone(page);
  await phone.goesOn(after(WAITED, ...FIRST_SUSPENSE));
  await opensStep(page, phone, /Hell 7/);
});

async function opensStep(page: Page, phone: Phone, title: RegExp): Promise<void> {
  await phone.tap('Menu');
  await phone.tap(/^What to do now/);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}
