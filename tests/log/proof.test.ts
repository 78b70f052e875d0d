/** The check of a revealed game: an honest one is proven, and whatever is tampered with is caught with its entry named. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import type { CircleId } from '../../src/board/types';
import { type Commit, commitWith, type PublicEntry, prove, publicLog, rebuild } from '../../src/log/index';
import { type GameEvent, type PublicEvent, toldTable } from '../../src/rules/index';
import { chance, Play, playGame, type Style, styleFor } from '../properties/players';

const GAME = Uint8Array.from({ length: 16 }, (_, i) => 7 * i);
const SECRET = Uint8Array.from({ length: 16 }, (_, i) => 11 * i + 1);
const commit = commitWith(GAME, SECRET);
const logOf = (events: readonly GameEvent[], by: Commit = commit): readonly PublicEntry[] => publicLog(events, by);
const check = (entries: readonly PublicEntry[], secret = SECRET) => prove(board, GAME, secret, entries);

/** The numbers of the entries found false. */
const falseOnes = (entries: readonly PublicEntry[], secret = SECRET): readonly number[] =>
  check(entries, secret)
    .verdicts.filter(({ verdict }) => verdict === 'false')
    .map(({ number }) => number);

/** A short game of one night at *hunt* with a coach, questions and a missed arrest. */
function evening(): readonly GameEvent[] {
  const play = new Play(chance(1), { referee: 'hunt', homing: 1, cunning: 0, arrests: 0, concedes: 0 });
  play.do({ type: 'gameStarted', options: { referee: 'hunt' } });
  play.do({ type: 'hideoutChosen', circle: 51 });
  play.do({ type: 'handedOver' });
  play.do({ type: 'nightBegan', night: 1 });
  play.do({ type: 'killed', time: 'I', circles: [27] });
  play.do({ type: 'handedOver' });
  play.do({
    type: 'alarmRaised',
    policemen: { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k180' },
  });
  play.do({ type: 'jackMoved', by: 'coach', to: [29, 66] });
  play.do({ type: 'handedOver' });
  play.do({ type: 'policemanMoved', policeman: 'blue', to: 'k060' });
  play.do({ type: 'clueSearched', policeman: 'brown', circle: 30 });
  play.do({ type: 'clueSearched', policeman: 'brown', circle: 29 });
  play.do({ type: 'arrestAttempted', policeman: 'red', circle: 118 });
  play.do({ type: 'policeDone' });
  play.do({ type: 'jackMoved', by: 'walk', to: [51] });
  play.do({ type: 'escapeDeclared' });
  play.do({ type: 'handedOver' });
  play.do({ type: 'conceded', by: 'police' });
  return play.events;
}

const at = (entries: readonly PublicEntry[], type: PublicEvent['type'], nth = 0): number =>
  entries.filter(({ event }) => event.type === type)[nth]?.number ?? -1;
const change = (entries: readonly PublicEntry[], number: number, event: object): readonly PublicEntry[] =>
  entries.map((entry) =>
    entry.number === number ? { ...entry, event: { ...entry.event, ...event } as PublicEvent } : entry,
  );

describe('an honest game', () => {
  it('is proven entry by entry', () => {
    const { honest, verdicts } = check(logOf(evening()));
    expect(honest).toBe(true);
    expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['true']));
    expect(verdicts).toHaveLength(logOf(evening()).length);
  });

  it('is proven in whole games by chance', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(falseOnes(logOf(playGame(seed, styleFor(seed)).events))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('has its walks *not checked* where nobody entered policemen, never true', () => {
    const style: Style = { referee: 'sheet', homing: 1, cunning: 0, arrests: 0, concedes: 0 };
    const entries = logOf(playGame(3, style).events);
    const walks = check(entries).verdicts.filter(({ number }) => {
      const { event } = entries[number] as PublicEntry;
      return event.type === 'jackMoved' && event.by === 'walk';
    });
    expect(walks.length).toBeGreaterThan(3);
    expect(new Set(walks.map(({ verdict }) => verdict))).toEqual(new Set(['notChecked']));
  });

  it('shows what the table ruled otherwise as agreed', () => {
    const events = evening().map((event) =>
      event.type === 'jackMoved' && event.by === 'walk'
        ? { ...event, to: [9 as CircleId] as const, ruledByTable: true as const }
        : event,
    );
    const entries = logOf(events.filter(({ type }) => type !== 'escapeDeclared'));
    const walk = check(entries).verdicts.find(({ number }) => number === at(entries, 'jackMoved', 1));
    expect(walk?.verdict).toBe('agreed');
  });
});

describe('a dishonest game', () => {
  const entries = logOf(evening());

  it('CLUE-2: with a false no names the answer', () => {
    const number = at(entries, 'clueSearched', 1);
    expect(falseOnes(change(entries, number, { found: false }))).toContain(number);
    expect(check(change(entries, number, { found: false })).verdicts[number]?.breach).toMatchObject({ rule: 'CLUE-2' });
  });

  it('ARREST-1: with a false miss or catch names the arrest', () => {
    const number = at(entries, 'arrestAttempted');
    expect(falseOnes(change(entries, number, { caught: true }))[0]).toBe(number);
  });

  it('with another circle behind a commitment names the move', () => {
    const number = at(entries, 'jackMoved', 0);
    const commitments = [commit(number, { kind: 3, night: 1, a: 29, b: 67 })];
    const tampered = entries.map((entry) => (entry.number === number ? { ...entry, commitments } : entry));
    expect(falseOnes(tampered).length).toBeGreaterThan(0);
    const illegal = [commit(number, { kind: 3, night: 1, a: 29, b: 3 })];
    const worse = entries.map((entry) => (entry.number === number ? { ...entry, commitments: illegal } : entry));
    expect(check(worse).verdicts[number]?.breach).toMatchObject({ rule: 'SPEC-COACH-1' });
  });

  it('with another R names the first commitment', () => {
    const wrong = Uint8Array.from(SECRET, (byte, i) => (i === 3 ? byte ^ 1 : byte));
    expect(falseOnes(entries, wrong)).toEqual([at(entries, 'hideoutChosen')]);
    const after = check(entries, wrong).verdicts.slice(at(entries, 'hideoutChosen') + 1);
    expect(new Set(after.map(({ verdict }) => verdict))).toEqual(new Set(['notChecked']));
  });

  it('with a salt of another entry names that entry', () => {
    const number = at(entries, 'jackMoved', 1);
    const commitments = [commit(number + 1, { kind: 2, night: 1, a: 51, b: 0 })];
    const tampered = entries.map((entry) => (entry.number === number ? { ...entry, commitments } : entry));
    expect(falseOnes(tampered)).toEqual([number]);
    expect(check(tampered).verdicts[number]?.breach).toBe('doesNotOpen');
  });

  it('with a commitment missing, doubled or where none belongs names that entry', () => {
    const move = at(entries, 'jackMoved', 0);
    const done = at(entries, 'policeDone');
    const edited = (number: number, commitments: readonly string[] | undefined): readonly PublicEntry[] =>
      entries.map((entry) => {
        if (entry.number !== number) return entry;
        const { commitments: _, ...bare } = entry;
        return commitments === undefined ? bare : { ...bare, commitments };
      });
    const [own = ''] = entries[move]?.commitments ?? [];
    expect(falseOnes(edited(move, undefined))).toEqual([move]);
    expect(falseOnes(edited(move, [own, own]))).toEqual([move]);
    expect(falseOnes(edited(done, [own]))).toEqual([done]);
  });

  it('with an entry left out or numbered anew names the first one out of place', () => {
    const without = entries.filter(({ number }) => number !== 5);
    expect(falseOnes(without)).toEqual([5]);
  });

  it('HUNT-1.8: that declares away from home names the declaration', () => {
    const number = at(entries, 'jackMoved', 1);
    const commitments = [commit(number, { kind: 2, night: 1, a: 67, b: 0 })];
    const tampered = entries.map((entry) => (entry.number === number ? { ...entry, commitments } : entry));
    const declared = at(entries, 'escapeDeclared');
    expect(check(tampered).verdicts[declared]?.breach).toMatchObject({ rule: 'HUNT-1.8' });
  });

  it('DOUBLE-2: that turns the order of the double event round is caught where it matters', () => {
    const events: readonly GameEvent[] = [
      { type: 'gameStarted', options: { referee: 'sheet' } },
      { type: 'hideoutChosen', circle: 51 as CircleId },
      { type: 'handedOver' },
      {
        type: 'takenOver',
        night: 3,
        time: 'I',
        scenes: [3, 21] as CircleId[],
        row: [65, 84] as CircleId[],
        tokens: { coaches: 2, alleys: 1 },
        policemen: {},
        turn: 'police',
      },
      { type: 'handedOver' },
      { type: 'arrestAttempted', circle: 84 as CircleId, caught: false },
    ];
    const log = logOf(events);
    expect(falseOnes(log)).toEqual([at(log, 'arrestAttempted')]);
  });

  it('is caught whichever answer of a whole game is turned round', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, which) => {
        const log = logOf(playGame(seed, styleFor(seed)).events);
        const answers = log.filter(({ event }) => event.type === 'clueSearched' || event.type === 'arrestAttempted');
        const one = answers[which % Math.max(1, answers.length)];
        if (one === undefined) return;
        const turned =
          one.event.type === 'clueSearched'
            ? { found: !one.event.found }
            : { caught: !(one.event as { caught: boolean }).caught };
        expect(falseOnes(change(log, one.number, turned))[0]).toBe(one.number);
      }),
      { numRuns: 12 },
    );
  });
});

describe('the sheet', () => {
  it('is rebuilt from R and the public log, whatever was played', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { events, game } = playGame(seed, styleFor(seed));
        const rebuilt = rebuild(board, GAME, SECRET, logOf(events));
        expect(rebuilt.ok).toBe(true);
        if (!rebuilt.ok) return;
        const hideout = rebuilt.value.find(({ type }) => type === 'hideoutChosen');
        expect(hideout).toEqual({ type: 'hideoutChosen', circle: game.sheet.hideout });
        const rows = rebuilt.value.flatMap((event) => (event.type === 'jackMoved' ? event.to : []));
        const told = toldTable(game);
        expect(rows.length).toBeGreaterThanOrEqual(told.filled - told.scenes.length);
      }),
      { numRuns: 12 },
    );
  });

  it('names the entry that does not open', () => {
    const log = logOf(evening());
    const number = at(log, 'jackMoved', 1);
    const tampered = log.map((entry) =>
      entry.number === number ? { ...entry, commitments: ['0'.repeat(64)] } : entry,
    );
    expect(rebuild(board, GAME, SECRET, tampered)).toMatchObject({ ok: false, error: { number } });
  });
});
