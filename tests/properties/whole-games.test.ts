/** Whole games by chance: the laws that hold in every one of them, and how often each kind of end comes up. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import {
  audit,
  detectivesView,
  publicLog,
  readRecord,
  recordedEvents,
  summarise,
  writeRecord,
} from '../../src/log/index';
import { evolve, NEW_GAME, replay, toldTable } from '../../src/rules/index';
import { EVENINGS, eveningFor, type Play, playGame, type Style, styleFor } from './players';
import { GAME } from './players-hell';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

describe('whole evenings', () => {
  it('NIGHT-3: play Hell on all four nights, in every way of playing, and reach their ends', () => {
    const ends = new Map<string, number>();
    const seen = new Set<string>();
    for (const [seed, style] of EVENINGS.entries()) {
      const types = new Set<string>();
      for (let n = 0; n < 6; n += 1) {
        const play = playGame(10_000 * seed + n, style);
        const { end } = summarise(play.game);
        ends.set(end, (ends.get(end) ?? 0) + 1);
        for (const { type } of play.events) types.add(type);
      }
      for (const type of ['womenPlaced', 'patrolsPlaced', 'victimsRevealed', 'waited', 'wretchedMoved', 'killed']) {
        expect(types, `style ${seed}`).toContain(type);
      }
      for (const type of types) seen.add(type);
    }
    console.info(
      `figures: ends of ${6 * EVENINGS.length} evenings: ${[...ends].map((one) => one.join(' ')).join(', ')}`,
    );
    expect(ends.get('escaped')).toBeGreaterThan(6 * EVENINGS.length * 0.4);
    for (const type of ['patrolRevealed', 'facesOpened', 'letterPlayed', 'rewound', 'takenBack', 'refereeSet']) {
      expect(seen).toContain(type);
    }
  });

  it('as records have the faces where they were placed, where the police’s device opened all seven', () => {
    const sealed = EVENINGS.flatMap((style) => (style.typed === 'sealed' ? [style] : []));
    let folded = 0;
    for (const [seed, style] of [...sealed, ...sealed].entries()) {
      const { events, game } = playGame(500 + seed, style);
      const recorded = recordedEvents(events, GAME);
      folded += recorded.filter((event) => event.type === 'patrolsPlaced' && event.faces?.length === 7).length;
      const { lines, game: audited } = audit(board, recorded);
      expect(lines.filter((line) => line.breach !== null)).toEqual([]);
      expect(audited.table).toEqual(game.table);
    }
    expect(folded).toBeGreaterThan(2 * sealed.length);
  });
});

/** A seed and a way of playing, below *evening* and at it. */
const KINDS: readonly (readonly [string, (seed: number) => Style])[] = [
  ['games', styleFor],
  ['evenings', eveningFor],
];

describe.each(KINDS)('whole %s', (_, styleOf) => {
  const played = (seed: number): Play => playGame(seed, styleOf(seed));

  it('replayed in two halves are as replayed in one', () => {
    fc.assert(
      fc.property(seeds, fc.double({ min: 0, max: 1, noNaN: true }), (seed, where) => {
        const { events, game } = played(seed);
        const cut = Math.floor(where * events.length);
        const half = JSON.parse(JSON.stringify(replay(NEW_GAME, events.slice(0, cut))));
        expect(replay(half, events.slice(cut))).toEqual(game);
      }),
      { numRuns: 60 },
    );
  });

  it('written as a record are accepted by the audit, with the same end', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { events, game } = played(seed);
        for (const id of [undefined, GAME]) {
          const record = readRecord(writeRecord(events, {}, id));
          expect(record.ok).toBe(true);
          if (!record.ok) return;
          const { lines, game: audited } = audit(board, record.value.events);
          expect(lines.filter((line) => line.breach !== null)).toEqual([]);
          expect(summarise(audited)).toEqual(summarise(game));
          expect(audited.sheet.rows).toEqual(game.sheet.rows);
          expect(audited.table).toEqual(game.table);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('look the same to the detectives, event by event, as what Jack’s phone has told', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { events } = played(seed);
        const open = publicLog(events, () => 'c').map(({ event }) => event);
        let game = NEW_GAME;
        for (const event of events) {
          game = evolve(game, event);
          if (game.held === null) expect(detectivesView(open.slice(0, game.told)).table).toEqual(toldTable(game));
        }
        expect(game.told).toBe(open.length);
      }),
      { numRuns: 10 },
    );
  });
});

describe('the ends of games', () => {
  it('are of every kind', () => {
    const ends = new Map<string, number>();
    for (let seed = 0; seed < 400; seed += 1) {
      const { end } = summarise(playGame(seed, styleFor(seed)).game);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    console.info(`figures: ends of 400 games: ${[...ends].map(([end, n]) => `${end} ${n}`).join(', ')}`);
    expect([...ends.keys()].sort()).toEqual(['arrested', 'conceded', 'escaped', 'outOfMoves', 'trapped']);
  });
});
