/** Hell where the level changes, where a game comes from paper, and where the table goes back. */
import { describe, expect, it } from 'vitest';
import { detectivesView, publicLog } from '../../src/log/index';
import { type Command, type Game, type GameEvent, NEW_GAME, type Referee } from '../../src/rules/index';
import { back, eventsInApp, handOver, playInApp, recordOf, refusal, refusalInApp, rewind } from './at-the-table';
import { evening, inHell, MARKED, PLACED, RED, suspense, TYPED, WHISTLES, YELLOW } from './in-hell';
import {
  ALARM,
  declare,
  done,
  goes,
  hide,
  kill,
  night,
  patrols,
  play,
  position,
  ruleFor,
  start,
  turnUp,
  victims,
  wait,
  walk,
  women,
} from './position';

const set = (level: Referee): Command => ({ type: 'refereeSet', level });

describe('the level in Hell', () => {
  it('REF-15: raised between nights and in Hell until the first wait: then Hell begins with the women', () => {
    const hunt = play(NEW_GAME, start({ referee: 'hunt' }), hide(51));
    const raised = play(hunt, set('evening'), night(1));
    expect(ruleFor(raised, kill('I', 84))).toBe('HELL-5.3');
    expect(ruleFor(raised, women(RED))).toBeNull();
    const inNight = play(hunt, night(1), women([3]), patrols(['k049']), set('evening'));
    expect(inNight.table.hell.step).toBe('women');
    expect(ruleFor(inNight, women([3]))).toBe('NIGHT-1');
    expect(play(inNight, ...PLACED, kill('I', 84), ALARM).table.phase).toBe('jack');
    expect(refusal(play(hunt, night(1), wait), set('evening'))).toEqual({
      rule: 'REF-15',
      because: { why: 'levelInMidNight' },
    });
  });

  it.each(['sheet', 'hunt'] as const)('REF-15: lowered to %s at every step: Hell is noted from then on', (lower) => {
    const steps: readonly (readonly Command[])[] = [
      [],
      PLACED.slice(0, 1),
      PLACED.slice(0, 2),
      PLACED,
      [...PLACED, wait],
      [...PLACED, wait, goes(84, 66)],
    ];
    for (const before of steps) {
      const game = play(evening({}, ...before), set(lower));
      expect(ruleFor(game, kill('V', 195)), `${before.length}`).toBeNull();
      expect(ruleFor(game, goes(84, 1))).toBeNull();
      const hunt = play(game, kill('I', 84));
      expect(hunt.table.phase).toBe(lower === 'sheet' ? 'jack' : 'alarm');
      if (lower === 'hunt') expect(ruleFor(hunt, ALARM)).toBeNull();
    }
  });

  it('HELL-9.1, REF-15: lowered between the crime and the whistles, any five crossings are taken', () => {
    const killed = evening({}, ...TYPED, kill('I', 84));
    expect(ruleFor(killed, ALARM)).toBe('HELL-9.1');
    expect(ruleFor(play(killed, set('hunt')), ALARM)).toBeNull();
    expect(play(killed, set('sheet')).table.phase).toBe('jack');
  });

  it('REF-15: a level raised again in the same Hell goes on at the step it had come to', () => {
    const game = play(evening({}, ...PLACED), set('hunt'), set('evening'));
    expect(game.table.hell.step).toBe('blood');
    expect(ruleFor(game, kill('I', 84))).toBeNull();
  });

  it.each(['hunt', 'sheet'] as const)(
    'HELL-2.1, HELL-3.2: at %s what is told of Hell must at least exist',
    (referee) => {
      const game = position({ referee, phase: 'hell' });
      expect(refusal(game, women([3, 196]))?.because).toEqual({ why: 'notACircle', circle: 196 });
      expect(refusal(game, women([3], [0]))?.because).toEqual({ why: 'notACircle', circle: 0 });
      expect(refusal(game, patrols(['k235']))?.because).toEqual({ why: 'notACrossing', crossing: 'k235' });
      expect(ruleFor(game, victims(0))).toBe('HELL-4.1');
      expect(ruleFor(game, goes(84, 0))).toBe('HELL-6.2');
      expect(ruleFor(game, turnUp('x'))).toBe('HELL-7.1');
      for (const one of [women([66, 66]), patrols(['k080']), victims(1, 2), goes(1, 195), turnUp('k080')]) {
        expect(ruleFor(game, one)).toBeNull();
      }
    },
  );
});

describe('a game begun on paper', () => {
  it('SETUP-5, HELL-3.4: its next night is refereed from the women on, with the former places as far as they are known', () => {
    for (const green of ['k200', null]) {
      const game = play(NEW_GAME, start({ referee: 'evening' }), hide(51), {
        type: 'takenOver',
        night: 1,
        time: 'I',
        scenes: [],
        row: [84, 66],
        tokens: { coaches: 3, alleys: 2 },
        policemen: { blue: 'k060', yellow: 'k090', brown: 'k099', red: 'k143', green },
        turn: 'jack',
      });
      const second = play(game, walk(51), declare, night(2), women(RED.filter((circle) => circle !== 84)));
      const elsewhere = patrols(['k001', 'k002', 'k003', 'k004', 'k005', 'k006', 'k007']);
      expect(ruleFor(second, elsewhere)).toBe(green === null ? null : 'HELL-3.4');
      expect(ruleFor(second, patrols(['k060', 'k090', 'k099', 'k143', 'k200', 'k044', 'k157']))).toBeNull();
    }
  });
});

describe('going back in Hell', () => {
  const told = (log: readonly GameEvent[]) => detectivesView(publicLog(log, () => '').map(({ event }) => event));
  const numberOf = (game: Game, type: GameEvent['type']): number =>
    game.turn?.events.find(({ event }) => event.type === type)?.number ?? -1;

  it.each<[string, GameEvent['type'], object]>([
    ['the women', 'womenPlaced', { step: 'women', women: [], patrols: [], wretched: [] }],
    ['the patrols', 'patrolsPlaced', { step: 'patrols', women: RED, patrols: [] }],
    ['the victims', 'victimsRevealed', { step: 'victims', women: RED, wretched: [] }],
    ['the wait', 'waited', { step: 'blood', wretched: MARKED, moved: [] }],
    ['the reveal', 'patrolRevealed', { step: 'suspense', moved: [66] }],
  ])('REF-15: by agreement to before %s, on both sides alike', (_, type, hell) => {
    const game = evening({ wretchedMayStay: true }, ...TYPED, wait, goes(84, 66), turnUp('k058', false));
    const gone = play(game, rewind(numberOf(game, type)));
    expect(gone.table.hell).toMatchObject(hell);
    expect(gone.table.waits).toBe(type === 'patrolRevealed' ? 1 : 0);
    if (type === 'womenPlaced') expect(gone.sheet).toMatchObject({ marked: null, faces: null });
    if (type === 'patrolsPlaced') expect(gone.sheet).toMatchObject({ marked: MARKED, faces: null });
  });

  it('REF-15: not to before the night, nor into Hell once Jack has moved', () => {
    const game = evening({}, ...PLACED, kill('I', 84), WHISTLES);
    expect(refusal(game, rewind(1))).toEqual({ rule: 'REF-15', because: { why: 'beyondThisTurn' } });
    const first = numberOf(game, 'womenPlaced');
    expect(ruleFor(game, rewind(first))).toBeNull();
    expect(ruleFor(play(game, walk(66)), rewind(first))).toBe('REF-15');
  });

  it('REF-15: from after the whistles back into Hell: the crime is gone, the row empty', () => {
    const game = evening({}, ...PLACED, kill('I', 84), WHISTLES);
    const gone = play(game, rewind(numberOf(game, 'victimsRevealed')));
    expect(gone.table).toMatchObject({ phase: 'hell', scenes: [], time: null });
    expect(gone.sheet.rows[0]).toEqual([]);
    expect(play(gone, victims(3, 27, 65, 84, 21), kill('I', 21), ALARM).table.scenes).toEqual([21]);
  });

  it('REF-15: below evening Hell is no turn, and nothing in it is gone back to', () => {
    const game = play(NEW_GAME, start({}), hide(51), night(1), women(RED), wait);
    for (const to of [0, 1, 2, 3, 4, 5]) expect(ruleFor(game, rewind(to))).toBe('REF-15');
  });

  it('HELL-6.10, REF-15: the last Wretched moved may be taken back, and only she', () => {
    const game = evening({}, ...PLACED, wait, goes(84, 66), goes(65, 51));
    const last = game.count - 1;
    expect(ruleFor(game, back(last - 1))).toBe('REF-15');
    const taken = play(game, back(last));
    expect(taken.table.hell).toMatchObject({ moved: [66], wretched: [3, 27, 65, 66, 158] });
    expect(ruleFor(taken, goes(65, 51))).toBeNull();
    expect(play(taken, back(last - 1)).table.hell.moved).toEqual([]);
    expect(ruleFor(evening({}, ...PLACED), back(5))).toBe('REF-15');
    const revealed = play(suspense([84], YELLOW), goes(84, 66), turnUp('k044', false));
    expect(ruleFor(revealed, back(revealed.count - 2))).toBe('REF-15');
  });

  it('REF-15: the detectives’ view follows every step back', () => {
    const commands: readonly Command[] = [
      start({ referee: 'evening', wretchedMayStay: true }),
      hide(51),
      handOver,
      night(1),
      ...TYPED,
      wait,
      goes(84, 66),
      back(8),
    ];
    const log: GameEvent[] = [];
    let game = NEW_GAME;
    for (const command of [...commands, goes(84, 86), turnUp('k058', false), rewind(4), ...PLACED]) {
      const events = eventsInApp(game, command);
      log.push(...events);
      game = playInApp(game, command);
      if (game.held === null) expect(told(log).table).toEqual(game.table);
    }
    expect(game.table.hell).toMatchObject({ step: 'blood', wretched: MARKED });
  });

  it('REF-15: a record tells what was gone back on in its new numbers, and is accepted again', () => {
    const { game, recorded, refused, audited } = recordOf(
      start({ referee: 'evening' }),
      hide(51),
      handOver,
      night(1),
      ...TYPED,
      wait,
      goes(84, 66),
      back(8),
      goes(84, 86),
      rewind(4),
      ...PLACED,
      kill('I', 84),
      handOver,
      ALARM,
    );
    expect(refused).toEqual([]);
    expect(recorded.find(({ type }) => type === 'rewound')).toEqual({ type: 'rewound', to: 3 });
    expect(recorded.filter(({ type }) => type === 'wretchedMoved')).toEqual([goes(84, 86)]);
    expect(audited.game.table).toEqual(game.table);
    expect(audited.game.sheet).toEqual(game.sheet);
  });

  it('REF-15: in the app too, what the police say in Hell stands while Jack holds the crime, and he enters it anew if asked', () => {
    const held = playInApp(evening({}, ...PLACED), kill('I', 84));
    expect(refusalInApp(held, goes(84, 66))?.rule).toBe('HELL-6.2');
    expect(refusalInApp(held, patrols(YELLOW))?.rule).toBe('HELL-3.2');
    const gone = playInApp(held, rewind(held.turn?.events[0]?.number ?? -1));
    expect(gone.table).toMatchObject({ phase: 'hell', hell: { step: 'women' } });
    expect(inHell('women').table.hell).toEqual(gone.table.hell);
    expect(ruleFor(gone, done)).toBe('HUNT-3.4');
  });
});

describe('faces that are opened', () => {
  const salt = '0'.repeat(64);
  const opened = (...places: readonly number[]): Command => ({
    type: 'facesOpened',
    openings: places.map((place) => ({ place, face: 'red', salt })),
  });

  it('REF-15: only those of patrols that lie open', () => {
    const game = play(evening({ wretchedMayStay: true }, ...PLACED), wait, turnUp('k049', 'blue'));
    expect(ruleFor(game, opened(1))).toBeNull();
    for (const places of [[0], [1, 0], [], [7], [-1], [1.5]]) {
      expect(refusal(game, opened(...places))).toEqual({ rule: 'REF-15', because: { why: 'facesLieDown' } });
    }
    const raised = play(game, kill('II', 84), ALARM);
    expect(ruleFor(raised, opened(0, 1, 2, 3, 4, 5, 6))).toBeNull();
    expect(ruleFor(position({}), opened(0))).toBe('REF-15');
  });

  it('REF-15: they change nothing on the table', () => {
    const game = play(evening({ wretchedMayStay: true }, ...PLACED), wait, turnUp('k049', 'blue'));
    const after = play(game, opened(1));
    expect(after.table).toEqual(game.table);
    expect(after.sheet).toEqual(game.sheet);
  });
});
