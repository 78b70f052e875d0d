/** What Jack has recorded and not handed over: nobody is refused because of it, and the record of the game does not know of it. */
import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import { commitWith, prove, publicLog, summarise } from '../../src/log/index';
import { type Command, decide, endOf, type Game, NEW_GAME } from '../../src/rules/index';
import { back, handOver, level, playInApp, recordOf, refusalInApp, rewind, stated } from './at-the-table';
import {
  ALARM,
  alley,
  ask,
  declare,
  done,
  hide,
  kill,
  moves,
  night,
  play,
  position,
  start,
  tryEvent,
  walk,
} from './position';

const concede = (by: 'jack' | 'police'): Command => ({ type: 'conceded', by });

/** On paper until the police's turn; once they end it Jack, on 43, is shut in: no walk, no coach, no alley there. */
const SHUT_IN: Command = {
  type: 'takenOver',
  night: 1,
  time: 'I',
  scenes: [],
  row: [43, 24, 6, 7, 24, 25, 43],
  tokens: { coaches: 0, alleys: 2 },
  policemen: { blue: 'k051', yellow: 'k068', brown: 'k044', red: 'k143', green: 'k180' },
  turn: 'police',
};
const FOUND_TRAPPED = [start({}), hide(195), handOver, SHUT_IN, handOver, done] as const;

describe('no refusal tells what Jack holds', () => {
  const before = position({ here: 84, hideout: 51, left: 1, policemen: { red: 'k143', blue: 'k049' } });
  const home = playInApp(before, walk(51));

  it('END-9, REF-13: the police may give up while Jack has his last step home recorded and not handed over', () => {
    expect(refusalInApp(before, concede('police'))).toBeNull();
    expect(refusalInApp(home, concede('police'))).toBeNull();
  });

  it('REF-13: nothing but what follows the hand-over ends the game; an agreement meanwhile does not', () => {
    const decision = decide(board, home, stated({ red: 'k134' }));
    expect(decision.ok ? null : (decision.error.then ?? null)).toBeNull();
  });

  const turn = play(position({ here: 84, policemen: { red: 'k143', blue: 'k049' } }), walk(51), done);
  const sheet = position({ here: 84, referee: 'sheet' });
  const hell = position({ night: 2, phase: 'hell' });
  const rows: readonly (readonly [string, Game, Command, Command])[] = [
    ['policemenStated', turn, walk(84), stated({ red: 'k134' })],
    ['refereeSet', turn, walk(84), level('sheet')],
    ['rewound', turn, walk(84), rewind(turn.turn?.from ?? 0)],
    ['alarmRaised at sheet', sheet, walk(51), ALARM],
    ['patrolsPlaced in Hell', hell, kill('I', 27), { type: 'patrolsPlaced', crossings: ['k049'] }],
    ['wretchedMoved in Hell', hell, kill('I', 27), { type: 'wretchedMoved', from: 84, to: 86 }],
  ];
  it.each(rows)(
    'INFO-2: %s gets the same answer whether or not Jack has recorded something',
    (_, game, held, command) => {
      expect(refusalInApp(playInApp(game, held), command)).toEqual(refusalInApp(game, command));
    },
  );
});

describe('the record of a game in the app', () => {
  const begun = [start({}), hide(51), handOver, night(1), kill('I', 84), handOver, ALARM, walk(51), handOver] as const;

  it('HUNT-1.12, REF-2: a declaration after the move was told is told at once, and the police have no question left', () => {
    const declared = recordOf(...begun, declare);
    expect(declared.game.held).toBeNull();
    expect(declared.refused).toEqual([]);
    expect(refusalInApp(declared.game, ask(119, 'red'))?.rule).toBe('HUNT-3.4');
  });

  it.each([
    ['the police giving up', [concede('police')], 'trapped'],
    ['Jack giving up', [concede('jack')], 'trapped'],
    ['resuming', [{ type: 'resumed', from: 0 }], 'trapped'],
    ['stating the places', [stated({ blue: 'k136' })], 'open'],
  ] as const)('END-11, END-3: %s after Jack was found trapped and has not said so', (_, after, end) => {
    const { game, audited, refused } = recordOf(...FOUND_TRAPPED, ...(after as readonly Command[]));
    expect(refused).toEqual([]);
    expect(summarise(game).end).toBe(end);
    expect(summarise(audited.game)).toEqual(summarise(game));
  });

  it('END-6, END-3: a game in which the places were stated before Jack said that he is trapped is proven', () => {
    const { log } = recordOf(...FOUND_TRAPPED, stated({ blue: 'k136' }), walk(24), handOver, concede('jack'));
    const [gameId, secret] = [new Uint8Array(16), new Uint8Array(16)];
    const proof = prove(board, gameId, secret, publicLog(log, commitWith(gameId, secret)));
    expect(proof.verdicts.filter(({ verdict }) => verdict === 'false')).toEqual([]);
  });

  const lastSpace: Command = {
    ...SHUT_IN,
    row: [84, 51, 84, 51, 84, 51, 84, 51, 84, 51, 84, 51, 84, 51, 84],
    tokens: { coaches: 3, alleys: 1 },
    turn: 'jack',
  } as Command;

  it('END-9: the police give up while Jack has a step recorded that was never handed over', () => {
    const { game, audited } = recordOf(
      start({}),
      hide(195),
      handOver,
      lastSpace,
      handOver,
      alley(86),
      concede('police'),
    );
    expect(summarise(game)).toMatchObject({ end: 'conceded', winner: 'jack' });
    expect(summarise(audited.game)).toEqual(summarise(game));
  });

  it('REF-15: resumed after a policeman was taken back', () => {
    const { refused } = recordOf(...begun, moves('red', 'k134'), back(9), { type: 'resumed', from: 8 });
    expect(refused).toEqual([]);
  });

  it('END-6: the reveal before the last move is handed over leaves no gap in the public numbers', () => {
    const game = playInApp(NEW_GAME, start({}), hide(195), handOver, lastSpace, handOver, alley(86));
    expect(refusalInApp(game, { type: 'revealed' })?.rule).toBe('END-6');
  });

  it('END-11: after REF-13 has ended the game nothing more of the police is accepted', () => {
    const undeclared = play(position({ hideout: 51, here: 84, left: 1, policemen: { red: 'k143' } }), walk(51));
    const { game } = tryEvent(undeclared, done);
    expect(endOf(game)?.how).toBe('outOfMoves');
    expect(refusalInApp(game, ask(119, 'red'))?.rule).toBe('END-4');
  });
});

describe('what is said and then changed', () => {
  const trapped: Command = { type: 'trapped' };

  it('REF-12, REF-15: at sheet "trapped", said and taken back before the hand-over, leaves him free to walk', () => {
    const sheet = position({ referee: 'sheet', here: 84, tokens: { coaches: 0, alleys: 0 } });
    const said = playInApp(sheet, trapped);
    const taken = playInApp(said, back(said.held?.events.find(({ event }) => event.type === 'trapped')?.number ?? -1));
    expect(taken.found).toBeNull();
    expect(refusalInApp(taken, walk(51))).toBeNull();
  });

  it('REF-12: trapped, said by Jack and not handed over, is in the record once when somebody then gives up', () => {
    const { recorded, refused } = recordOf(start({}), hide(195), handOver, SHUT_IN, handOver, done, trapped, {
      type: 'conceded',
      by: 'police',
    });
    expect(recorded.filter(({ type }) => type === 'trapped')).toHaveLength(1);
    expect(refused).toEqual([]);
  });

  it('REF-15: a game taken over and not handed over: no night begins before it', () => {
    const paper = playInApp(NEW_GAME, start({}), hide(195), handOver, SHUT_IN);
    const { refused } =
      refusalInApp(paper, night(1)) === null
        ? recordOf(start({}), hide(195), handOver, SHUT_IN, night(1), handOver)
        : { refused: [] };
    expect(refused).toEqual([]);
  });

  it('END-11: gone back to before a declaration on the last space, then out of moves: the police get nothing more', () => {
    const home = playInApp(position({ here: 84, hideout: 51, left: 1 }), walk(51), declare, handOver);
    const undeclared = playInApp(home, rewind(101));
    const lost = playInApp(undeclared, { type: 'outOfMoves' });
    expect(refusalInApp(lost, done)?.rule).toBe('END-4');
  });
});
