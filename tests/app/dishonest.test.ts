/**
 * A dishonest Jack: his client sends something else than his log, or his log holds what the rules forbid. The detectives'
 * own device, which heard it all over the link, names the entry after the reveal.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { hex } from '../../src/app/around';
import { createGuest } from '../../src/app/guest';
import { checkPublic, exportPublic, isRevealed } from '../../src/app/guest-proof';
import type { GuestSession } from '../../src/app/guest-types';
import { keysToStore } from '../../src/app/link-keys';
import { publicTexts } from '../../src/app/public-texts';
import { exportGame } from '../../src/app/share';
import { board, neighbours } from '../../src/board/index';
import type { CircleId } from '../../src/board/types';
import { createJackEnd } from '../../src/link/jack-end';
import { createAir } from '../../src/link/memory-carrier';
import { audit, commitWith, type PublicEntry, readRecord } from '../../src/log/index';
import { decodePublic, encodePublic } from '../../src/log/public-entry';
import { writeSecret } from '../../src/log/secret';
import { type Command, evolve, type GameEvent, legalMoves, NEW_GAME, type PublicEvent } from '../../src/rules/index';
import { memoryTableStore, type TableStore } from '../../src/store/table-store';
import { type Clock, createClock, keysOf } from '../link/conversing';
import { chance, Play, playGame, styleFor } from '../properties/players';
import { foretold } from './table';

const GAME = Uint8Array.from({ length: 16 }, (_, i) => 7 * i);
const SECRET = Uint8Array.from({ length: 16 }, (_, i) => 11 * i + 1);
const OTHER = Uint8Array.from({ length: 16 }, (_, i) => 13 * i + 2);
const commit = commitWith(GAME, SECRET);
const reveal = (secret = SECRET) => ({ type: 'revealed', secret: writeSecret(secret) }) as const;

/** A Jack whose client lets him do anything. */
class Cheat extends Play {
  constructor(referee: 'hunt' | 'sheet') {
    super(chance(1), { referee, homing: 1, cunning: 0, arrests: 0, concedes: 0 });
    this.all({ type: 'gameStarted', options: { referee } }, { type: 'hideoutChosen', circle: 51 }, handedOver);
  }

  all(...commands: readonly Command[]): this {
    for (const command of commands) this.do(command);
    return this;
  }

  /** Whatever the referee says to it. */
  force(...events: readonly object[]): this {
    for (const event of events as readonly GameEvent[]) {
      this.events.push(event);
      this.game = evolve(this.game, event);
    }
    return this;
  }

  over(): readonly GameEvent[] {
    return this.force({ type: 'conceded', by: 'police' }, reveal()).events;
  }
}

const handedOver = { type: 'handedOver' } as const;
const done = { type: 'policeDone' } as const;
const walk = (to: number) => ({ type: 'jackMoved', by: 'walk', to: [to] }) as const;
const coach = (...to: [number, number]) => ({ type: 'jackMoved', by: 'coach', to }) as const;
const kill = (...circles: number[]) => ({ type: 'killed', time: 'I', circles }) as const;
const ALARM = {
  type: 'alarmRaised',
  policemen: { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k180' },
} as const;

/** The first night at *hunt*: by coach over 29 to 66, and the police to act. */
const ridden = (): Cheat =>
  new Cheat('hunt').all({ type: 'nightBegan', night: 1 }, kill(27), handedOver, ALARM, coach(29, 66), handedOver);

/** With a no, a yes and a missed arrest, and Jack to move from 66, beside his hideout. */
const asked = (): Cheat =>
  ridden().all(
    { type: 'policemanMoved', policeman: 'blue', to: 'k060' },
    { type: 'clueSearched', policeman: 'brown', circle: 30 },
    { type: 'clueSearched', policeman: 'brown', circle: 29 },
    { type: 'arrestAttempted', policeman: 'red', circle: 118 },
    done,
  );
const HONEST = asked().all(walk(51), { type: 'escapeDeclared' }, handedOver).over();

/** Night 3 at *sheet*: killed at 65, then at 84; the table let him go home by leaps before. */
function doubleEvent(): readonly GameEvent[] {
  const play = new Cheat('sheet');
  for (const [night, circle] of [
    [1, 27],
    [2, 3],
  ] as const) {
    play.all({ type: 'nightBegan', night }, kill(circle), handedOver, { ...walk(51), ruledByTable: true });
    play.all({ type: 'escapeDeclared' }, handedOver);
  }
  play.all({ type: 'nightBegan', night: 3 }, kill(84, 65), handedOver);
  play.all({ type: 'arrestAttempted', circle: 84 }, { type: 'clueSearched', circle: 84 }, done);
  return play.over();
}

/** What Jack's client sends of a log, when nobody has patched it. */
const textsOf = (events: readonly GameEvent[], secret = SECRET): readonly string[] =>
  publicTexts({ header: { id: hex(GAME), secret: hex(secret) } as never, events: { value: events } as never }).texts();
const read = (text: string): PublicEntry => {
  const entry = decodePublic(text);
  if (!entry.ok) throw new Error(entry.error.path);
  return entry.value;
};
const at = (texts: readonly string[], type: PublicEvent['type'], nth = 0): number =>
  texts.map(read).filter(({ event }) => event.type === type)[nth]?.number ?? -1;
/** Another event, or other commitments, at a number. */
const patch = (texts: readonly string[], number: number, event: object, own?: readonly string[] | null) =>
  texts.map((text, i) => {
    if (i !== number) return text;
    const { commitments: sent, ...entry } = read(text);
    const commitments = own === undefined ? sent : own;
    const other = { ...entry, event: { ...entry.event, ...event } as PublicEvent };
    return encodePublic(commitments ? { ...other, commitments } : other);
  });

interface Hearing {
  readonly clock: Clock;
  readonly table: TableStore;
}

/** One of Jack's partners, and what his patched client sends to it. */
async function hearing(texts: readonly string[], device = 1, before: Partial<Hearing> = {}) {
  const { clock = createClock(device), table = memoryTableStore() } = before;
  const air = createAir({ around: clock });
  const sent = [...texts];
  const forks: number[] = [];
  const jack = createJackEnd({
    carrier: air.carrier(),
    around: clock,
    game: GAME,
    device: { id: device, seat: 'detectives', keys: keysOf(device) },
    log: () => sent,
    turn: () => ({ night: 1, move: 0 }),
    decide: async () => ({ ok: true }),
    onMore: () => undefined,
    onFork: (number) => forks.push(number),
    onChoice: () => undefined,
    onAgreed: async () => true,
    onHeard: () => undefined,
  });
  const header = {
    id: hex(GAME),
    joinedAt: 0,
    device,
    seat: 'detectives',
    name: 'Tablet',
    keys: keysToStore(keysOf(device)),
    witnessFrom: 0,
    night: 0,
    over: false,
    at: 0,
  } as const;
  const carrier = air.carrier();
  const guest = await createGuest({ header, table, carrier, linkAround: clock, around: foretold() });
  await clock.pass(3000);
  return { guest, clock, jack, forks, table, header };
}

async function told(texts: readonly string[]): Promise<GuestSession> {
  const { guest, jack } = await hearing(texts);
  guest.end();
  jack.end();
  expect(guest.entries.value).toHaveLength(texts.length);
  return guest;
}

/** What the device's end screen says is false: numbers, with the rule or that it does not open. */
async function falseOnes(texts: readonly string[]): Promise<readonly (readonly [number, string])[]> {
  const checked = checkPublic(await told(texts));
  if (checked === null) throw new Error('not revealed');
  const wrong = checked.entries.filter(({ verdict }) => verdict === 'false');
  expect(checked.wrong).toBe(wrong.length);
  return wrong.map(({ number, breach }) => [number, typeof breach === 'object' ? breach.rule : `${breach}`]);
}

const honest = textsOf(HONEST);

/** One of each kind, put here by the test that makes it; the last test audits their records. */
const dishonest: Record<string, readonly string[]> = {};

describe('an honest game on the other device', () => {
  test('is true entry by entry at hunt', async () => {
    const checked = checkPublic(await told(honest));
    expect(checked).toMatchObject({ wrong: 0, byEye: 0, agreed: 0, questions: 3 });
    expect(new Set(checked?.entries.map(({ verdict }) => verdict))).toEqual(new Set(['true']));
  });

  test('has walks not checked where nobody entered policemen', async () => {
    const play = new Cheat('sheet').all({ type: 'nightBegan', night: 1 }, kill(27), handedOver, walk(29), handedOver);
    const texts = textsOf(play.all(done).over());
    const checked = checkPublic(await told(texts));
    expect(checked).toMatchObject({ wrong: 0, byEye: 1 });
    expect(checked?.entries[at(texts, 'jackMoved')]).toMatchObject({ verdict: 'notChecked' });
  });

  test('shows what the table agreed to as agreed, and no answer with it', async () => {
    const texts = textsOf(doubleEvent());
    const checked = checkPublic(await told(texts));
    expect(checked).toMatchObject({ wrong: 0, agreed: 2, byEye: 0 });
    const answer = at(texts, 'clueSearched');
    expect(await falseOnes(patch(texts, answer, { found: false, ruledByTable: true }))).toEqual([[answer, 'CLUE-2']]);
  });

  test('proves nothing before the reveal', async () => {
    const guest = await told(honest.slice(0, -1));
    expect([isRevealed(guest), checkPublic(guest), exportPublic(guest, '')]).toEqual([false, null, null]);
  });
});

describe('what Jack’s client sends', () => {
  test('another sheet than the one bound does not open', async () => {
    // He plays on from 30 as if he had ridden there, and made his later commitments so.
    const ride = at(honest, 'jackMoved');
    const otherwise = ridden().events.map((event) => (event.type === 'jackMoved' ? { ...event, to: [29, 9] } : event));
    const bound = textsOf(otherwise as readonly GameEvent[])[ride] ?? '';
    const swapped = honest.map((text, i) => (i === ride ? bound : text));
    expect((await falseOnes(swapped))[0]).toEqual([ride, 'SPEC-COACH-1']);
    dishonest.sheet = patch(honest, ride, {}, [commitWith(GAME, OTHER)(ride, { kind: 3, night: 1, a: 29, b: 66 })]);
    expect(await falseOnes(dishonest.sheet)).toEqual([[ride, 'doesNotOpen']]);
    // Said to be a walk, bound as a coach; bound for another night; bound as the hideout.
    expect(await falseOnes(patch(honest, ride, { by: 'walk' }))).toEqual([[ride, 'doesNotOpen']]);
    const home = at(honest, 'jackMoved', 1);
    for (const hidden of [{ kind: 2, night: 2, a: 51, b: 0 } as const, { kind: 1, night: 0, a: 51, b: 0 } as const]) {
      expect(await falseOnes(patch(honest, home, {}, [commit(home, hidden)]))).toEqual([[home, 'doesNotOpen']]);
    }
  });

  test.each([
    ['a no for a yes', 'clueSearched', 1, { found: false }, 'CLUE-2'],
    ['a yes for a no', 'clueSearched', 0, { found: true }, 'CLUE-2'],
    ['a catch for a miss', 'arrestAttempted', 0, { caught: true }, 'ARREST-1'],
  ] as const)('%s is named', async (name, type, nth, lie, rule) => {
    const number = at(honest, type, nth);
    dishonest[name] = patch(honest, number, lie);
    expect((await falseOnes(dishonest[name]))[0]).toEqual([number, rule]);
  });

  test('a miss for a catch is named', async () => {
    const play = new Cheat('sheet').all({ type: 'nightBegan', night: 1 }, kill(27), handedOver, walk(29), handedOver);
    const missed = textsOf(play.force({ type: 'arrestAttempted', circle: 29, caught: false }, done).over());
    expect((await falseOnes(missed))[0]).toEqual([at(missed, 'arrestAttempted'), 'ARREST-1']);
  });

  test('an answer left out is not taken in at all', async () => {
    const number = at(honest, 'clueSearched', 1);
    const without = honest.map((text, i) => (i === number ? text.replace(',"found":true', '') : text));
    expect(without[number]).not.toContain('found');
    const { guest, jack } = await hearing(without);
    expect(guest.entries.value.length).toBeLessThanOrEqual(number);
    guest.end();
    jack.end();
  });

  test('salts and commitments of another secret do not open from the first one on', async () => {
    dishonest.secret = textsOf(HONEST, OTHER);
    expect(await falseOnes(dishonest.secret)).toEqual([[at(honest, 'hideoutChosen'), 'doesNotOpen']]);
  });

  test('one commitment wrong, missing, doubled, of another entry, or where none belongs is named', async () => {
    for (const type of ['hideoutChosen', 'jackMoved'] as const) {
      const number = at(honest, type);
      const [own = ''] = read(honest[number] ?? '').commitments ?? [];
      const elsewhere = read(honest[at(honest, 'jackMoved', 1)] ?? '').commitments ?? [];
      for (const other of [['0'.repeat(64)], null, [own, own], [...elsewhere]]) {
        expect(await falseOnes(patch(honest, number, {}, other))).toEqual([[number, 'doesNotOpen']]);
      }
    }
    const spare = at(honest, 'policeDone');
    dishonest.spare = patch(honest, spare, {}, ['0'.repeat(64)]);
    expect(await falseOnes(dishonest.spare)).toEqual([[spare, 'doesNotOpen']]);
  });

  test('the order of the double event cannot be turned round', async () => {
    const texts = textsOf(doubleEvent());
    const number = at(texts, 'killed', 2);
    const turned = [commit(number, { kind: 4, night: 3, a: 65, b: 84 })];
    dishonest.order = patch(texts, number, {}, turned);
    // Bound as 65, 84 he stood at 84, and the arrest there that missed is false.
    expect((await falseOnes(dishonest.order))[0]).toEqual([at(texts, 'arrestAttempted'), 'ARREST-1']);
    const neither = [commit(number, { kind: 4, night: 3, a: 65, b: 3 })];
    for (const other of [neither, [...turned, ...turned], null]) {
      expect(await falseOnes(patch(texts, number, {}, other))).toEqual([[number, 'doesNotOpen']]);
    }
    expect(await falseOnes(patch(texts, number, { circles: [65, 84, 147] }))).toEqual([[number, 'doesNotOpen']]);
  });

  test('crimes taken over from paper are as many as the night has', async () => {
    const row = [65, 84];
    const play = new Cheat('sheet').all(
      {
        type: 'takenOver',
        night: 3,
        time: 'I',
        scenes: [3, 21],
        row,
        tokens: { coaches: 2, alleys: 1 },
        policemen: {},
        turn: 'police',
      } as Command,
      handedOver,
    );
    const texts = textsOf(play.all(done).over());
    const number = at(texts, 'takenOver');
    expect(await falseOnes(texts)).toEqual([]);
    for (const crimes of [[], [65], [3, 84]]) {
      expect(await falseOnes(patch(texts, number, { crimes }))).toEqual([[number, 'doesNotOpen']]);
    }
  });

  test('a reveal of another R opens nothing; of none, or of what is no R, is no proof', async () => {
    const last = honest.length - 1;
    dishonest.reveal = patch(honest, last, reveal(OTHER));
    expect(await falseOnes(dishonest.reveal)).toEqual([[at(honest, 'hideoutChosen'), 'doesNotOpen']]);
    for (const secret of ['', 'ABCD', writeSecret(SECRET).replace(/^./, (one) => (one === 'Z' ? 'Y' : 'Z'))]) {
      const guest = await told(patch(honest, last, { secret }));
      expect([isRevealed(guest), checkPublic(guest)]).toEqual([true, null]);
    }
  });
});

describe('what Jack’s log hides', () => {
  /** Named first, with its rule. */
  const named = async (name: string, events: readonly GameEvent[], type: PublicEvent['type'], nth: number) => {
    const texts = textsOf(events);
    dishonest[name] = texts;
    const [first] = await falseOnes(texts);
    expect(first?.[0]).toBe(at(texts, type, nth));
    return first?.[1];
  };

  test('a walk to where no street leads', async () => {
    expect(await named('leap', asked().force(walk(9), handedOver).over(), 'jackMoved', 1)).toBe('HUNT-1.2');
  });

  test('a walk past a policeman', async () => {
    const taken = Object.values(asked().game.table.policemen);
    const guards = board.crossings
      .filter((crossing) => !taken.includes(crossing))
      .map((crossing) => asked().all({ type: 'policemenStated', policemen: { blue: crossing } } as Command));
    const walksOf = ({ game }: Play) => legalMoves(board, game).flatMap(({ by, to }) => (by === 'walk' ? to : []));
    const before = walksOf(asked());
    const [found] = guards.flatMap((play) => {
      const free = walksOf(play);
      return before.flatMap((to) => (free.includes(to) ? [] : [{ play, to }]));
    });
    if (found === undefined) throw new Error('nobody is in his way');
    expect(await named('past', found.play.force(walk(found.to), handedOver).over(), 'jackMoved', 1)).toBe('HUNT-1.2');
  });

  test('a coach without a token', async () => {
    const play = new Cheat('sheet').all(
      {
        type: 'takenOver',
        night: 1,
        time: 'I',
        scenes: [],
        row: [27, 29, 66],
        tokens: { coaches: 2, alleys: 2 },
        policemen: {},
        turn: 'jack',
      } as Command,
      handedOver,
    );
    for (const ride of [coach(29, 27), coach(29, 66), coach(29, 27)]) {
      const legal = legalMoves(board, play.game).find(({ by }) => by === 'coach');
      play.force(legal ? { type: 'jackMoved', ...legal } : ride, handedOver, done);
    }
    expect(await named('coach', play.over(), 'jackMoved', 2)).toBe('HUNT-1.4');
  });

  test('a declaration away from home, and one after a ride home', async () => {
    const declared = [{ type: 'escapeDeclared' }, handedOver];
    const [away] = neighbours(board, 66 as CircleId).filter((to) => to !== 51);
    const walked = asked().all({ ...walk(away ?? 0), ruledByTable: true });
    expect(await named('away', walked.force(...declared).over(), 'escapeDeclared', 0)).toBe('HUNT-1.8');
    const [middle] = neighbours(board, 51 as CircleId).filter((one) => neighbours(board, 66 as CircleId).includes(one));
    const rode = asked().all({ ...coach(middle ?? 0, 51), ruledByTable: true });
    expect(await named('rode', rode.force(...declared).over(), 'escapeDeclared', 0)).toBe('SPEC-2');
  });

  test('an end that was none', async () => {
    expect(await named('trapped', asked().force({ type: 'trapped' }, handedOver, reveal()).events, 'trapped', 0)).toBe(
      'END-3',
    );
    const spent = asked().force({ type: 'outOfMoves' }, handedOver, reveal()).events;
    expect(await named('spent', spent, 'outOfMoves', 0)).toBe('END-4');
  });

  test('a reveal before the end', async () => {
    expect(await named('early', asked().force(reveal()).events, 'revealed', 0)).toBe('END-6');
  });
});

describe('two devices', () => {
  const number = at(honest, 'clueSearched', 1);
  const lie = patch(honest, number, { found: false });

  test('told different games show different symbols', async () => {
    const [one, same, other] = [await told(honest), await told(honest), await told(lie)];
    expect(one.symbols.value).toEqual(same.symbols.value);
    expect(one.symbols.value).not.toEqual(other.symbols.value);
  });

  /** Holds the first so many entries of the honest game when Jack's client comes with others. */
  const heldThenSent = async (held: number, sent: readonly string[]) => {
    const first = await hearing(honest.slice(0, held));
    first.guest.end();
    first.jack.end();
    const { guest, jack, forks, clock, table, header } = await hearing(sent, 1, first);
    await clock.pass(27_000);
    expect(guest.entries.value.map(encodePublic)).toEqual(honest.slice(0, held));
    expect(await table.heard(header.id)).toMatchObject({ ok: true, value: honest.slice(0, held) });
    guest.end();
    jack.end();
    return { presence: guest.presence.value, forks };
  };

  test('one that is later told another entry stops there and replaces nothing', async () => {
    const fork = { presence: { is: 'forked', number }, forks: [number] };
    expect(await heldThenSent(number + 2, lie.slice(0, number + 4))).toMatchObject(fork);
    expect(await heldThenSent(number + 2, lie)).toMatchObject(fork);
    expect(await heldThenSent(number, lie.slice(0, number))).toMatchObject({ forks: [] });
  });

  test('a sheet changed afterwards is another entry', async () => {
    const changed = HONEST.map((event) =>
      event.type === 'jackMoved' && event.by === 'coach' ? { ...event, to: [29, 27] } : event,
    );
    const ride = at(honest, 'jackMoved');
    const sent = textsOf(changed as readonly GameEvent[]);
    expect(await heldThenSent(ride + 3, sent)).toMatchObject({
      presence: { is: 'forked', number: ride },
      forks: [ride],
    });
  });
});

describe('whole games by chance', () => {
  test('every answer turned round is found, and no other entry before it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.infiniteStream(fc.nat()), async (seed, which) => {
        const play = playGame(seed, styleFor(seed));
        if (play.open) play.do({ type: 'conceded', by: 'police' });
        play.do(reveal());
        const texts = textsOf(play.events);
        const answers = texts.map(read).filter(({ event }) => 'found' in event || 'caught' in event);
        expect(await falseOnes(texts)).toEqual([]);
        if (answers.length === 0) return;
        const turn = (log: readonly string[], { number, event }: PublicEntry) =>
          patch(
            log,
            number,
            'found' in event ? { found: !event.found } : { caught: !(event as { caught?: boolean }).caught },
          );
        const one = answers[(which.next().value ?? 0) % answers.length] as PublicEntry;
        expect((await falseOnes(turn(texts, one)))[0]?.[0]).toBe(one.number);
        // Several at once: each of them is among those named.
        const some = answers.filter(() => (which.next().value ?? 0) % 5 === 0);
        const found = (await falseOnes(some.reduce(turn, texts))).map(([number]) => number);
        expect(found).toEqual(expect.arrayContaining(some.map(({ number }) => number)));
      }),
      { numRuns: 10 },
    );
  }, 15_000);
});

describe('the record', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-dishonest-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const cli = (...files: readonly string[]) =>
    spawnSync('npx', ['tsx', 'src/cli/audit.ts', ...files], {
      encoding: 'utf8',
      env: { ...process.env, INIT_CWD: '' },
    });
  const save = (name: string, text: string | undefined): string => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, text ?? '');
    return file;
  };

  test('of an honest game is accepted from either device, of a dishonest one it is not', async () => {
    const jack = exportGame(
      {
        header: { id: hex(GAME), secret: hex(SECRET), createdAt: 0 },
        events: { value: HONEST },
        game: { value: HONEST.reduce(evolve, NEW_GAME) },
      } as never,
      null,
      'A game',
    );
    const good = [save('jack', jack?.text), save('guest', exportPublic(await told(honest), 'A game')?.text)];
    const fine = cli(...good);
    expect([fine.status, fine.stderr]).toEqual([0, '']);

    const bad: string[] = [];
    expect(Object.keys(dishonest).length).toBeGreaterThanOrEqual(14);
    for (const [i, texts] of Object.values(dishonest).entries()) {
      const text = exportPublic(await told(texts), 'A game')?.text ?? '';
      const record = readRecord(text);
      const refused = record.ok ? audit(board, record.value.events).lines.filter(({ breach }) => breach !== null) : [];
      const [first] = await falseOnes(texts);
      if (record.ok) expect(refused[0]?.i).toBe(first?.[0]);
      else expect(record.error.path).toContain(`events[${first?.[0]}]`);
      bad.push(save(`bad-${i}`, text));
    }
    const caught = cli(...bad);
    expect(caught.status).toBe(2);
    const perFile = caught.stdout.split('{"file":').slice(1);
    expect(perFile).toHaveLength(bad.length);
    for (const [i, file] of bad.entries()) {
      expect(perFile[i]?.includes('"ok":false') || caught.stderr.includes(file)).toBe(true);
    }
  }, 15_000);
});
