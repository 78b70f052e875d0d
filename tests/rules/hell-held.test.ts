/** Hell while Jack has recorded a crime and not handed it over: what the police do comes first, and he enters it anew. */
import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import { commitWith, detectivesView, prove, publicLog } from '../../src/log/index';
import { type Command, decide, type Game, type GameEvent, NEW_GAME, replay } from '../../src/rules/index';
import { back, eventsInApp, handOver } from './at-the-table';
import { MARKED, RED, YELLOW } from './in-hell';
import { goes, hide, kill, night, patrols, start, victims, wait, women } from './position';

const ID = Uint8Array.from({ length: 16 }, (_, i) => i);
const SECRET = Uint8Array.from({ length: 16 }, (_, i) => 100 + i);
const MAY_STAY = { revealOptional: true, wretchedMayStay: true };

/** The log of commands given in the app, and what everybody has of it. */
function table(...commands: readonly Command[]) {
  const log: GameEvent[] = [];
  let game: Game = NEW_GAME;
  for (const command of commands) {
    const events = eventsInApp(game, command);
    log.push(...events);
    game = replay(game, events);
  }
  const entries = publicLog(log, commitWith(ID, SECRET));
  return { log, game, entries };
}

const waited = (options: object): readonly Command[] => [
  start({ ...options, referee: 'evening' }),
  hide(51),
  handOver,
  night(1),
  women(RED),
  patrols(YELLOW),
  victims(...MARKED),
  wait,
];

function isSound({ game, entries }: ReturnType<typeof table>): void {
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i));
  expect(game.told).toBe(entries.length);
  expect(detectivesView(entries.map(({ event }) => event)).table).toEqual(game.table);
  const { honest, verdicts } = prove(board, ID, SECRET, entries);
  expect(verdicts.filter(({ verdict }) => verdict === 'false')).toEqual([]);
  expect(honest).toBe(true);
}

describe('a crime that is recorded and not handed over', () => {
  it('HELL-6.2: goes when a Wretched moves after all', () => {
    const held = [...waited(MAY_STAY), kill('II', 84)];
    expect(table(...held).game.held).not.toBeNull();
    const moved = table(...held, goes(84, 66));
    expect(moved.game.held).toBeNull();
    expect(moved.game.table.hell.wretched).toEqual([3, 27, 65, 66, 158]);
    expect(moved.game.sheet.rows[0]).toEqual([]);
    const anew = table(...held, goes(84, 66), kill('II', 66), handOver);
    expect(anew.game.table.scenes).toEqual([66]);
    isSound(anew);
  });

  it('REF-15: goes when the police take their last Wretched back, and no number is given twice', () => {
    const moved = [...waited(MAY_STAY), goes(84, 66)];
    const entry = table(...moved).game.count - 1;
    const undone = table(...moved, kill('II', 66), back(entry));
    expect(undone.game.held).toBeNull();
    expect(undone.game.table.hell.wretched).toEqual(MARKED);
    isSound(table(...moved, kill('II', 66), back(entry), kill('II', 84), handOver));
  });

  it('REF-15: numbers what is held anew where an older log took a step back beneath it', () => {
    const { game, log } = table(...waited(MAY_STAY), goes(84, 66), kill('II', 3));
    const taken: GameEvent = { type: 'takenBack', entry: game.count - 2 };
    const after = [...log, taken, { type: 'handedOver' } as const];
    const entries = publicLog(after, commitWith(ID, SECRET));
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i));
    expect(replay(NEW_GAME, after).told).toBe(entries.length);
  });
});

describe('the level raised in Hell', () => {
  it('REF-15: a step can be taken back and gone back on from then on', () => {
    const raised: readonly Command[] = [
      start({ referee: 'hunt' }),
      hide(51),
      handOver,
      night(1),
      { type: 'refereeSet', level: 'evening' },
      women(RED),
      patrols(YELLOW),
      victims(...MARKED),
      wait,
      goes(84, 66),
    ];
    const { game, entries } = table(...raised);
    expect(decide(board, game, back(game.count - 1)).ok).toBe(true);
    const first = game.turn?.events[0];
    expect(first?.event.type).toBe('womenPlaced');
    expect(decide(board, game, { type: 'rewound', to: first?.number ?? -1 }).ok).toBe(true);
    const view = detectivesView(entries.map(({ event }) => event));
    expect(view.inTurn.map(({ type }) => type)).toEqual(game.turn?.events.map(({ event }) => event.type));
  });
});

describe('faces that are opened', () => {
  it('REF-15: each place once in one opening', () => {
    const salt = '0'.repeat(64);
    const { game } = table(...waited({ wretchedMayStay: true }), {
      type: 'patrolRevealed',
      crossing: 'k058',
      face: false,
    });
    const opening = { place: 2, face: false, salt } as const;
    expect(decide(board, game, { type: 'facesOpened', openings: [opening] }).ok).toBe(true);
    const twice = decide(board, game, { type: 'facesOpened', openings: [opening, opening] });
    expect(twice).toMatchObject({ ok: false, error: { rule: 'REF-15' } });
    expect(decide(board, game, { type: 'facesOpened', openings: [] }).ok).toBe(false);
  });
});
