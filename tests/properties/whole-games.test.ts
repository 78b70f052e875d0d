/** Whole games by chance: the laws that hold in every one of them, and how often each kind of end comes up. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import { audit, detectivesView, publicLog, readRecord, summarise, writeRecord } from '../../src/log/index';
import { evolve, NEW_GAME, replay, toldTable } from '../../src/rules/index';
import { playGame, styleFor } from './players';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

describe('whole games', () => {
  it('reach every kind of end', () => {
    const ends = new Map<string, number>();
    for (let seed = 0; seed < 400; seed += 1) {
      const { end } = summarise(playGame(seed, styleFor(seed)).game);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    console.info(`figures: ends of 400 games: ${[...ends].map(([end, n]) => `${end} ${n}`).join(', ')}`);
    expect([...ends.keys()].sort()).toEqual(['arrested', 'conceded', 'escaped', 'outOfMoves', 'trapped']);
  });

  it('replayed in two halves are as replayed in one', () => {
    fc.assert(
      fc.property(seeds, fc.double({ min: 0, max: 1, noNaN: true }), (seed, where) => {
        const { events, game } = playGame(seed, styleFor(seed));
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
        const { events, game } = playGame(seed, styleFor(seed));
        const record = readRecord(writeRecord(events));
        expect(record.ok).toBe(true);
        if (!record.ok) return;
        const { lines, game: audited } = audit(board, record.value.events);
        expect(lines.filter((line) => line.breach !== null)).toEqual([]);
        expect(summarise(audited)).toEqual(summarise(game));
        expect(audited.sheet).toEqual(game.sheet);
      }),
      { numRuns: 60 },
    );
  });

  it('look the same to the detectives, event by event, as what Jack’s phone has told', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { events } = playGame(seed, styleFor(seed));
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
