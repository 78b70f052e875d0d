/** Whole games by chance over two phones and the relay of `npm start` on a real socket: both hold the same, and it is right. */
import { expect, test } from 'vitest';
import { board } from '../../src/board/index';
import { audit, decodePublic, detectivesView, type PublicEntry, prove, recordedEvents } from '../../src/log/index';
import type { GameEvent } from '../../src/rules/index';
import { playGame, type Style } from '../properties/players';
import { overTheRelay } from './evening';

const JACK_GETS_AWAY = { homing: 0.95, cunning: 0.1, arrests: 0.02, concedes: 0, goesBack: 0 };
const AN_EVENING = { ...JACK_GETS_AWAY, referee: 'evening' } as const;
const GAMES: readonly (readonly [string, number, Style])[] = [
  ['a hunt', 11, { ...JACK_GETS_AWAY, referee: 'hunt' }],
  ['an evening whose secrets are in the wood', 4, { ...AN_EVENING, typed: 'nothing' }],
  [
    'an evening with the secrets of both sides, letters and false clues',
    5,
    {
      ...AN_EVENING,
      typed: 'everything',
      options: { letters: true, falseClues: true },
    },
  ],
];

test.each(GAMES)(
  '%s',
  async (_, seed, style) => {
    const play = playGame(seed, style);
    const evening = await overTheRelay(play);
    expect(evening.asked).toBeGreaterThan(40);
    // On Jack's phone the same happened as when the game was played on one, and nothing of the police's secrets.
    expect(withoutFaces(evening.events)).toEqual(withoutFaces(play.events));
    expect(evening.events.filter((event) => 'faces' in event)).toEqual([]);
    expect(evening.guest).toEqual(evening.jack);
    const entries = evening.guest.map((text): PublicEntry => {
      const read = decodePublic(text);
      if (!read.ok) throw new Error(text);
      return read.value;
    });
    expect(evening.told).toEqual(detectivesView(entries.map(({ event }) => event)));

    const { honest, verdicts } = prove(board, evening.game, evening.secret, entries);
    expect(honest).toBe(true);
    const ofHell = verdicts.filter(({ type }) => ['victimsRevealed', 'patrolRevealed', 'alarmRaised'].includes(type));
    const said = style.typed === 'everything' ? 'true' : 'stated';
    if (style.referee === 'evening') expect(new Set(ofHell.map(({ verdict }) => verdict))).toEqual(new Set([said]));
    const recorded = recordedEvents(evening.events, evening.game);
    const { lines, game } = audit(board, recorded);
    expect(lines.filter(({ breach }) => breach !== null)).toEqual([]);
    expect(game.table.end).toEqual(play.game.table.end);
    const placed = recorded.filter(({ type }) => type === 'patrolsPlaced');
    expect(placed.filter((event) => 'faces' in event && event.faces !== undefined)).toHaveLength(
      style.typed === 'everything' ? placed.length : 0,
    );
  },
  90_000,
);

/** Bound or typed, the same tokens lie there. */
function withoutFaces(events: readonly GameEvent[]): readonly object[] {
  return events.flatMap((event): object[] => {
    if (event.type === 'facesOpened') return [];
    if (event.type !== 'patrolsPlaced') return event.type === 'takenBack' ? [{ type: event.type }] : [event];
    return [{ type: event.type, crossings: [...event.crossings].sort() }];
  });
}
