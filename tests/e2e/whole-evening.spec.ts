/**
 * A recorded evening, tapped from its first event to its last on two phones: four nights with Hell, letters, the secrets of
 * both sides typed on nights 1 and 3 and left to the wood on the others. At its end both hold the game of the record, and
 * the check says of every step whether it was proven or stated.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { board, nameCrossing } from '../../src/board/index';
import type { CrossingId } from '../../src/board/types';
import { crossingInWords } from '../../src/i18n/crossing';
import { english } from '../../src/i18n/t';
import '../../src/i18n/with-refusal';
import { audit, decode, readRecord, recordedEvents } from '../../src/log/index';
import { type Face, type GameEvent, POLICEMEN, type RecordedEvent } from '../../src/rules/index';
import { Phone } from './phone';
import { agree, device, done, heard, hears, kept, knowsNothingOf, pair, reveal } from './table';

// What cannot be tapped is said where it is, not when all the time is over.
test.use({ viewport: { width: 360, height: 640 }, actionTimeout: 15_000 });
test.setTimeout(300_000);

type Of<T extends RecordedEvent['type']> = Extract<RecordedEvent, { type: T }>;

const RECORD = read(readFileSync(new URL('evening.json', import.meta.url), 'utf8'));
/** Nights whose secrets are typed for the proof. */
const TYPED: ReadonlySet<number> = new Set([1, 3]);

test('four nights with Hell and letters on two phones, as recorded', { tag: '@long' }, async ({
  context,
  page,
  baseURL,
}) => {
  const evening = new Evening(new Phone(page), await device(context.browser(), baseURL ?? ''));
  await evening.begin();
  for (const [i, event] of RECORD.entries()) {
    if (i > 1) await test.step(`${i}: ${event.type}`, () => evening.goOn(event, RECORD[i + 1]));
  }
  await evening.isProven();
});

class Evening {
  private night = 0;
  /** What lies under tonight's patrols, by crossing. */
  private faces = new Map<string, Face>();

  constructor(
    readonly jack: Phone,
    readonly other: Phone,
  ) {}

  async begin(): Promise<void> {
    const { jack, other } = this;
    await jack.open();
    await jack.tap('New game as Jack');
    await jack.page.getByRole('radio', { name: /^The whole evening/ }).check();
    await jack.page.locator('summary').filter({ hasText: 'Optional rules' }).click();
    await jack.page.getByRole('checkbox', { name: /^Jack’s Letters/ }).check();
    await jack.tap('Begin the game');
    await jack.unlock();
    await jack.type(this.hideout);
    await jack.tap('Record');
    await jack.tap('Hand over');
    await pair(jack, other);
    await other.tap('Read');
    await knowsNothingOf(other, [this.hideout]);
  }

  get hideout(): number {
    return RECORD.find((event) => event.type === 'hideoutChosen')?.circle ?? 0;
  }

  async goOn(event: RecordedEvent, next: RecordedEvent | undefined): Promise<void> {
    switch (event.type) {
      case 'nightBegan':
        this.night = event.night;
        return this.jack.tap(`Begin night ${event.night}`);
      case 'womenPlaced':
        return this.placeWomen(event);
      case 'patrolsPlaced':
        return this.layPatrols(event);
      case 'letterPlayed':
        return event.letter === 'goulstonStreet' ? this.nameForGoulston(event) : this.playLetter(event);
      case 'letterAnswered':
        await this.policeman(event.policeman).click();
        return this.other.sees(/^Where does .* go\?$/);
      case 'victimsRevealed':
        return this.turnUp(event);
      case 'waited':
        return this.jack.tap('Wait');
      case 'wretchedMoved':
        return this.moveWretched(event);
      case 'patrolRevealed':
        return this.revealPatrol(event);
      case 'killed':
        return this.kill(event);
      case 'alarmRaised':
        return this.whistle(event);
      case 'jackMoved':
        return this.moveJack(event, next?.type === 'escapeDeclared');
      case 'escapeDeclared':
        return;
      case 'policemanMoved':
        return this.movePoliceman(event);
      case 'clueSearched':
        return this.search(event);
      case 'policeDone':
        return done(this.other);
      default:
        throw new Error(`${event.type} is not in this evening`);
    }
  }

  async placeWomen({ circles, marked = [] }: Of<'womenPlaced'>): Promise<void> {
    const { jack } = this;
    await jack.seesHeading('Jack places the women');
    for (const offered of await jack.page.locator('.chip').allTextContents()) {
      if (!circles.some((circle) => String(circle) === offered)) await this.tapCircle(jack, Number(offered));
    }
    if (TYPED.has(this.night)) {
      await jack.tap('Enter the marked, for the proof');
      await jack.unlock();
      for (const circle of marked) await this.tapCircle(jack, circle);
    }
    await jack.tap('The women lie there');
    await this.other.seesHeading('The Head lays the patrols');
  }

  async layPatrols({ crossings, faces = [] }: Of<'patrolsPlaced'>): Promise<void> {
    const { other } = this;
    this.faces = new Map(crossings.map((crossing, i) => [crossing, faces[i] ?? false]));
    for (const free of await other.page.locator('.crossings-tap .crossing').all()) {
      const name = (await free.textContent()) ?? '';
      const wanted = crossings.some((crossing) => nameOf(crossing).test(name));
      if (wanted !== ((await free.getAttribute('aria-pressed')) === 'true')) await free.click();
    }
    if (TYPED.has(this.night)) {
      await other.tap('Enter the faces');
      // One after another is asked for; once six are entered the last one follows.
      for (const left of [6, 5, 4, 3, 2, 1]) {
        const asked = (await other.page.locator('.hell-now').first().textContent()) ?? '';
        const at = crossings.find((crossing) => nameIn(crossing).test(asked)) ?? '';
        await other.page.locator('.hell-face', { hasText: faceName(this.faces.get(at)) }).click();
        await expect(other.page.locator('.hell-now').first()).not.toHaveText(asked, { timeout: 1000 * left + 4000 });
      }
    }
    await other.tap('The tokens lie there');
    await this.jack.seesHeading('Jack turns the women up');
  }

  async playLetter({ letter, from = '', to = '' }: Of<'letterPlayed'>): Promise<void> {
    const { jack } = this;
    await jack.tap('Jack’s letters');
    await jack.tap(letter === 'dearBoss' ? 'Dear Boss' : 'Saucy Jacky');
    for (const district of await jack.page.locator('.district').all()) await district.click();
    await pick(jack, from);
    await jack.tap('Move this one');
    await pick(jack, to);
    await jack.tap(/^Play /);
    this.faces.set(to, this.faces.get(from) ?? false);
    this.faces.delete(from);
    await jack.seesHeading('Jack turns the women up');
  }

  async turnUp({ circles }: Of<'victimsRevealed'>): Promise<void> {
    const { jack } = this;
    if (!TYPED.has(this.night)) for (const circle of circles) await this.tapCircle(jack, circle);
    await jack.tap('They are turned up');
    for (const phone of [jack, this.other]) await phone.seesHeading('Jack kills or waits');
  }

  async moveWretched({ from, to }: Of<'wretchedMoved'>): Promise<void> {
    const { other } = this;
    const one = (circle: number) =>
      other.page.locator('.wretched-one').filter({ hasText: new RegExp(`^${circle}(?!\\d)`) });
    await one(from).click();
    await this.tapCircle(other, to);
    await expect(one(from).filter({ hasNotText: 'moved' })).toHaveCount(0);
  }

  async revealPatrol({ crossing, face }: Of<'patrolRevealed'>): Promise<void> {
    const { jack } = this;
    await jack.seesHeading('Jack turns up a patrol');
    await pick(jack, crossing);
    await jack.page.getByRole('button', { name: faceName(face), exact: true }).click();
    await jack.tap('It is turned up');
    await this.other.seesHeading('Jack kills or waits');
  }

  async kill({ circles }: Of<'killed'>): Promise<void> {
    const { jack, other } = this;
    await jack.tap('Kill');
    if (circles.length === 2) await jack.unlock();
    for (const circle of circles) await this.tapCircle(jack, circle);
    if (circles.length === 2) {
      await jack.tap('Record');
      await other.seesHeading('Jack kills or waits');
      await jack.tap('Hand over');
    } else await jack.tap('Yes, the crime is there');
    await other.seesHeading('Alarm whistles');
  }

  async whistle({ policemen }: Of<'alarmRaised'>): Promise<void> {
    const { other } = this;
    const placed = other.page.locator('.pawn', { hasText: 'placed' });
    if (TYPED.has(this.night)) await expect(placed).toHaveCount(5);
    for (const policeman of POLICEMEN) {
      if (/placed/.test((await this.policeman(policeman).textContent()) ?? '')) continue;
      await this.policeman(policeman).click();
      await other.page
        .locator('.crossings-tap .crossing')
        .filter({ hasText: nameOf(policemen[policeman] ?? '') })
        .click();
    }
    await other.tap('All five are right: begin the hunt');
    for (const phone of [this.jack, other])
      await phone.seesHeading(this.night === 3 ? 'Tonight the police begin' : 'Jack’s turn');
  }

  async moveJack({ by, to }: Of<'jackMoved'>, declares: boolean): Promise<void> {
    const { jack, other } = this;
    for (const phone of [jack, other]) await phone.seesHeading('Jack’s turn');
    const before = await heard(other);
    await jack.unlock();
    await jack.move(by === 'walk' ? 'Walk' : by === 'coach' ? 'Coach' : 'Alley', ...to);
    // Recorded and not handed over: nobody else has anything of it.
    expect(await heard(other)).toEqual(before);
    await jack.tap(declares ? 'Hand over and declare escape' : 'Hand over');
    if (!declares) return other.seesHeading('The detectives’ turn');
    await other.seesHeading(this.night === 4 ? 'The game is over' : `Night ${this.night} is over`);
  }

  async nameForGoulston({ policeman = 'red' }: Of<'letterPlayed'>): Promise<void> {
    await this.jack.tap('Jack: play Goulston Street');
    await this.jack.page.getByRole('button', { name: new RegExp(`^${policeman}:`) }).click();
    await this.other.sees(/names red\. Who is put there/);
  }

  async movePoliceman({ policeman, to }: Of<'policemanMoved'>): Promise<void> {
    await this.policeman(policeman).click();
    await expect(this.other.page.locator('.hunt-now')).toHaveText(`Where does ${policeman} go?`);
    await pick(this.other, to);
    await expect(this.policeman(policeman)).toContainText(/moved|may ask/);
  }

  async search({ policeman = 'blue', circle, found }: Of<'clueSearched'>): Promise<void> {
    const { other } = this;
    const questions = other.page.getByRole('button', { name: 'Questions', exact: true });
    if (await questions.isVisible()) await questions.click();
    await this.policeman(policeman).click();
    await other.page.getByRole('button', { name: String(circle), exact: true }).click();
    await hears(other, circle, found ? 'A clue' : 'No trace');
  }

  /** The reveal: both hold the recorded game, and say of each secret of Hell whether it was proven or stated. */
  async isProven(): Promise<void> {
    const { jack, other } = this;
    await agree(jack, other);
    await reveal(jack);
    await expect(other.page.locator('.end-hideout')).toContainText(String(this.hideout));
    for (const phone of [jack, other]) {
      await phone.page.getByRole('radio', { name: 'The check' }).check();
      await expect(phone.page.locator('.check-sum')).toContainText(/\d+ entries are true/);
      await expect(phone.page.locator('.check-sum')).toContainText('6 rest on the table’s word');
      await expect(phone.page.locator('.check-sum')).not.toContainText(/false|agreed|not checked/i);
      await phone.readsWell();
    }
    const [events, game] = await exported(jack);
    const recorded = recordedEvents(events, game).filter(({ type }) => type !== 'revealed' && type !== 'facesOpened');
    expect(withoutSecrets(recorded)).toEqual(withoutSecrets(RECORD));
    const { lines } = audit(board, recorded);
    expect(lines.filter(({ breach }) => breach !== null)).toEqual([]);
    const typed = recorded.filter((event) => ('faces' in event && event.faces) || ('marked' in event && event.marked));
    expect(typed).toHaveLength(2 * TYPED.size);
  }

  policeman(policeman: string) {
    return this.other.page.locator('.pawn').filter({ hasText: new RegExp(policeman) });
  }

  /** A circle among those to tap, not one on the map. */
  async tapCircle(phone: Phone, circle: number): Promise<void> {
    await phone.page.locator('.chip').getByText(String(circle), { exact: true }).click();
  }
}

/** Picks a crossing from the map's list. */
async function pick(phone: Phone, crossing: string): Promise<void> {
  await phone.tap('List');
  await phone.page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: nameOf(crossing) })
    .click();
}

/** A crossing's name at the end of what is said, or before what stands there. */
function nameOf(crossing: string): RegExp {
  return new RegExp(`${wordsOf(crossing)}( *:.*)?$`, 'i');
}

function nameIn(crossing: string): RegExp {
  return new RegExp(`${wordsOf(crossing)}(?![^?])`, 'i');
}

function wordsOf(crossing: string): string {
  return crossingInWords(english, nameCrossing(board, crossing as CrossingId)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function faceName(face: Face | undefined): string {
  return face === false || face === undefined ? 'false' : face;
}

/** The events Jack's phone keeps, and the game's id. */
async function exported(jack: Phone): Promise<readonly [readonly GameEvent[], Uint8Array]> {
  const { 'hideout/games': games = [], 'hideout/entries': texts = [] } = await kept(jack.page);
  const [{ id }] = games as readonly [{ readonly id: string }];
  const events = (texts as readonly string[]).map((text): GameEvent => {
    const entry = decode(text);
    if (!entry.ok) throw new Error(text);
    return entry.value.event;
  });
  return [events, Uint8Array.from(Buffer.from(id, 'hex'))];
}

function read(text: string): readonly RecordedEvent[] {
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.error.path);
  return record.value.events;
}

/** What lies and happens on the table; which of it was typed for the proof is left out. */
function withoutSecrets(events: readonly RecordedEvent[]): readonly object[] {
  return events.map((event): object => {
    const sorted = <T>(list: readonly T[]) => [...list].sort();
    switch (event.type) {
      case 'womenPlaced':
        return { type: event.type, circles: sorted(event.circles) };
      case 'victimsRevealed':
        return { type: event.type, circles: sorted(event.circles) };
      case 'patrolsPlaced':
        return { type: event.type, crossings: sorted(event.crossings) };
      default:
        return event;
    }
  });
}
