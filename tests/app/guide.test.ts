/** The guided nights, played through the referee from the first step to the last: each command is taken or refused as the step says. */
import { describe, expect, it } from 'vitest';
import { startGame } from '../../src/app/games';
import { GUIDES, type GuideSide, practice, resumesAt, standingOf } from '../../src/app/guide';
import type { Session } from '../../src/app/session';
import { board, isCrossing } from '../../src/board/index';
import type { Breach, Command } from '../../src/rules/index';
import { rowOf } from '../../src/rules/index';
import { isOn } from '../../src/ui/guide/on';
import { placeText, readPlace } from '../../src/ui/guide/place';
import { foretold } from './table';

const SIDES: readonly GuideSide[] = ['jack', 'police'];
const begin = (side: GuideSide, at: number) => practice(startGame, foretold(), side, at);

/** A step in the hands of somebody who does what the guide says, or something else. */
class Seat {
  readonly refusals: Breach[] = [];
  readonly from: number;

  constructor(
    readonly session: Session,
    readonly step: (typeof GUIDES)[GuideSide][number],
  ) {
    this.from = session.events.value.length;
  }

  get standing() {
    const { events, game } = this.session;
    return standingOf(this.step, this.from, events.value, this.refusals, game.value);
  }

  async give(...commands: readonly Command[]) {
    const outcome = await this.session.dispatch(...commands);
    if (!outcome.ok && outcome.why === 'refused') this.refusals.push(outcome.breach);
    return outcome;
  }
}

async function seated(side: GuideSide, id: string): Promise<Seat> {
  const at = GUIDES[side].findIndex((one) => one.id === id);
  const step = GUIDES[side][at];
  if (step === undefined) throw new Error(id);
  return new Seat(await begin(side, at), step);
}

const facts = ({ game }: Session) => {
  const { table, sheet } = game.value;
  return { table, row: rowOf(sheet, table.night), hideout: sheet.hideout };
};

describe.each(SIDES)('the guide of %s', (side) => {
  it('has eight to twelve steps, each with a name of its own', () => {
    const ids = GUIDES[side].map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(8);
    expect(ids.length).toBeLessThanOrEqual(12);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is taken and refused by the referee as its steps say, from first to last', async () => {
    let session = await begin(side, 0);
    for (const [i, step] of GUIDES[side].entries()) {
      if (i > 0 && step.staged !== undefined) session = await begin(side, i);
      const seat = new Seat(session, step);
      for (const command of step.doing) {
        expect(seat.standing, `${step.id} before ${command.type}`).toEqual({
          is: 'todo',
          next: command,
          trying: false,
        });
        expect(await seat.give(command), `${step.id} ${command.type}`).toMatchObject({ ok: true });
      }
      if (step.tried !== undefined) {
        const { command, rule } = step.tried;
        expect(seat.standing).toEqual({ is: 'todo', next: command, trying: true });
        const before = session.events.value.length;
        expect(await seat.give(command)).toMatchObject({ ok: false, why: 'refused', breach: { rule } });
        expect(session.events.value).toHaveLength(before);
      }
      const reads = step.doing.length === 0 && step.tried === undefined;
      expect(seat.standing, step.id).toEqual(reads ? { is: 'todo', next: null, trying: false } : { is: 'done' });
      if (step.answer !== undefined)
        expect(await session.dispatch(...step.answer), step.id).toMatchObject({ ok: true });
    }
  });

  it('can be entered at every step, and stands there as if it had been played', async () => {
    let session = await begin(side, 0);
    for (const [i, { staged, doing, answer = [] }] of GUIDES[side].entries()) {
      if (i > 0 && staged !== undefined) session = await begin(side, i);
      expect(facts(await begin(side, i)), `step ${i + 1}`).toEqual(facts(session));
      for (const command of [...doing, ...answer]) await session.dispatch(command);
    }
  });

  it('names crossings that there are', () => {
    const named = GUIDES[side].flatMap(({ staged = [], doing, answer = [] }) =>
      [...staged, ...doing, ...answer].flatMap((command) => {
        if (command.type === 'policemanMoved') return [command.to];
        return command.type === 'alarmRaised' || command.type === 'takenOver' ? Object.values(command.policemen) : [];
      }),
    );
    expect(named.length).toBeGreaterThan(5);
    for (const crossing of named) expect(isCrossing(board, String(crossing)), String(crossing)).toBe(true);
  });
});

describe('what the guide teaches is so', () => {
  it('Jack: the crime on II, a coach through a closed way that leaves a clue, home without a word, then on foot', async () => {
    expect(facts((await seated('jack', 'closed')).session)).toMatchObject({ row: [66, 50], table: { time: 'II' } });
    const closed = await seated('jack', 'closed');
    await closed.give({ type: 'jackMoved', by: 'walk', to: [31] });
    expect(closed.refusals[0]?.because).toMatchObject({
      why: 'everyWayGuarded',
      from: 50,
      to: 31,
      crossings: ['k045'],
    });
    expect(facts((await seated('jack', 'alley')).session).table).toMatchObject({ clues: [31], tokens: { coaches: 2 } });
    const silent = await seated('jack', 'silent');
    expect(facts(silent.session)).toMatchObject({ hideout: 10, row: [66, 50, 31, 33, 13, 12, 10] });
    const home = await seated('jack', 'home');
    for (const command of home.step.doing) await home.give(command);
    expect(facts(home.session).table).toMatchObject({ phase: 'between', night: 1, left: 8 });
  });

  it('detectives: a no, a clue, a missed arrest; on night 3 the police begin and a clue tells one scene from the other', async () => {
    const done = await seated('police', 'done');
    expect(done.session.told.value.heard).toMatchObject([{ yes: false }, { yes: true }, { yes: false }]);
    expect(facts((await seated('police', 'ridden')).session).table).toMatchObject({
      lastMove: 'coach',
      phase: 'police',
    });
    const double = await seated('police', 'double');
    expect(facts(double.session).table).toMatchObject({ night: 3, scenes: [27, 158], phase: 'police', jackMoves: 0 });
    const trail = await seated('police', 'trail');
    for (const command of trail.step.doing) await trail.give(command);
    expect(facts(trail.session).table.clues).toEqual([143]);
  });
});

describe('who does something else', () => {
  const off = { is: 'off' };

  it('another hideout: allowed, and the guide says so; changed, it goes on', async () => {
    const seat = await seated('jack', 'hideout');
    expect(await seat.give({ type: 'hideoutChosen', circle: 12 })).toMatchObject({ ok: true });
    expect(seat.standing).toEqual(off);
    await seat.give({ type: 'takenBack', entry: seat.from });
    expect(seat.standing).toMatchObject({ is: 'todo', next: { circle: 10 } });
  });

  it.each([
    ['walk', { type: 'jackMoved', by: 'walk', to: [51] }],
    ['walk', { type: 'jackMoved', by: 'alley', to: [50] }],
    ['kill', { type: 'killed', time: 'I', circles: [66] }],
    ['coach', { type: 'jackMoved', by: 'coach', to: [31, 32] }],
    ['out', { type: 'jackMoved', by: 'walk', to: [9] }],
    ['silent', { type: 'takenBack', entry: -1 }],
  ] as const)('%s: %j', async (id, command) => {
    const seat = await seated('jack', id);
    const given = command.type === 'takenBack' ? { ...command, entry: seat.from - 1 } : command;
    expect(await seat.give(given as Command)).toMatchObject({ ok: true });
    expect(seat.standing).toEqual(off);
  });

  it('home, and handed over without declaring', async () => {
    const seat = await seated('jack', 'home');
    await seat.give({ type: 'jackMoved', by: 'walk', to: [10] });
    await seat.give({ type: 'handedOver' });
    expect(seat.standing).toEqual(off);
  });

  it('a refused move is no step beside the way', async () => {
    const seat = await seated('jack', 'walk');
    await seat.give({ type: 'jackMoved', by: 'walk', to: [195] });
    expect(seat.standing).toMatchObject({ is: 'todo', next: { to: [50] } });
  });

  it('the others move and ask as well: no harm as long as the guide’s own is possible', async () => {
    const seat = await seated('police', 'second');
    await seat.give({ type: 'policemanMoved', policeman: 'brown', to: 'k155' });
    expect(seat.standing).toMatchObject({ is: 'todo', next: { policeman: 'yellow' } });
    await seat.give({ type: 'policemanMoved', policeman: 'yellow', to: 'k136' });
    expect(seat.standing).toEqual(off);
    await seat.give({ type: 'takenBack', entry: seat.from + 1 });
    expect(seat.standing).toMatchObject({ is: 'todo' });
    await seat.give({ type: 'policeDone' });
    expect(seat.standing).toEqual(off);
  });
});

describe('where somebody was', () => {
  it('is read as it was written, and from the beginning where it was not', () => {
    const place = { jack: 5, police: 0, on: 'jack' } as const;
    expect(readPlace(placeText(place))).toEqual(place);
    expect([placeText(place), placeText({ ...place, on: null }), null].map(isOn)).toEqual([true, false, false]);
    expect(readPlace(placeText({ ...place, on: null }))).toEqual({ ...place, on: null });
    for (const text of [null, '', 'x y z']) expect(readPlace(text)).toEqual({ jack: 0, police: 0, on: null });
  });

  it('what is only read is read after what it speaks of; a step there is not is the first', () => {
    const look = GUIDES.jack.findIndex(({ id }) => id === 'look');
    expect(GUIDES.jack[resumesAt('jack', look)]?.id).toBe('closed');
    expect(resumesAt('jack', 3)).toBe(3);
    for (const at of [-1, 99, 1.5]) expect(resumesAt('police', at)).toBe(0);
  });

  it('the practice game is in no store but its own', async () => {
    const { store, kept } = await begin('jack', 3);
    expect(store.kind).toBe('memory');
    expect(kept).toBe(true);
  });
});
