/** Jack's end by itself: what a device may get out of it, and what nobody may. */
import { describe, expect, it } from 'vitest';
import { open } from '../../src/link/frames';
import { headOf } from '../../src/log/chain';
import {
  chance,
  createClock,
  entry,
  frame,
  GAME,
  idOf,
  keysOf,
  type Sent,
  search,
  setTable,
  someLog,
  timesSearched,
} from './conversing';

const TO = keysOf(1).topicToJack;
const hexHead = (log: readonly string[]) => Buffer.from(headOf(GAME, log)).toString('hex');

/** What Jack's end said to device 1. */
function said(sent: readonly Sent[]) {
  const key = { key: keysOf(1).fromJack, game: GAME, device: 1, direction: 'fromJack' } as const;
  return sent.flatMap(({ message, topic }) => {
    const text = topic === keysOf(1).topicFromJack ? open(key, message) : null;
    return text === null ? [] : [{ ...JSON.parse(text), size: message.length }];
  });
}

async function table(count = 3, seat: 'detectives' | 'display' = 'detectives', storing = 5) {
  const clock = createClock();
  const set = setTable({ clock, storing }, [seat]);
  set.jack.log.push(...someLog(count));
  await clock.pass(1000);
  const ask = (n: number, circle: number, more: object = {}) => {
    const { log } = set.jack;
    const about = { night: 1, move: 0, count: log.length, head: hexHead(log) };
    return { t: 'ask', id: idOf(n), ...about, command: search(circle), ...more };
  };
  return { clock, ...set, ask };
}

/** A table at which nobody speaks but the test. */
async function alone(count = 3, seat: 'detectives' | 'display' = 'detectives', storing = 5) {
  const set = await table(count, seat, storing);
  set.device.end.end();
  const tell = async (bytes: Uint8Array, topic = TO, wait = 1000) => {
    const before = set.jack.sent.length;
    set.stranger.send(topic, bytes);
    await set.clock.pass(wait);
    return said(set.jack.sent.slice(before)).filter(({ t }) => t !== 'beat');
  };
  return { ...set, tell };
}

describe('what does not open leads to nothing', () => {
  it('forged, truncated, of the wrong direction, game or device', async () => {
    const { jack, tell, ask } = await alone();
    const good = frame('toJack', ask(1, 5));
    const bent = good.slice();
    bent[100] = (bent[100] ?? 0) ^ 1;
    const heard = jack.heard;
    const noise = [
      bent,
      good.slice(0, 511),
      good.slice(0, 40),
      new Uint8Array(0),
      new Uint8Array(512),
      new Uint8Array(8192),
      frame('fromJack', ask(1, 5)),
      frame('toJack', ask(1, 5), { device: 2 }),
      frame('toJack', ask(1, 5), { device: 2, keys: keysOf(1) }),
      frame('toJack', ask(1, 5), { device: 0, keys: keysOf(1) }),
      frame('toJack', ask(1, 5), { game: new Uint8Array(16) }),
    ];
    for (const bytes of noise) expect(await tell(bytes)).toEqual([]);
    expect([jack.heard, jack.decided]).toEqual([heard, []]);
    expect((await tell(good)).map(({ t }) => t)).toEqual(['done', 'log']);
  });

  it('texts no device says', async () => {
    const { jack, tell, ask } = await alone();
    const texts = [
      '',
      'x',
      '{}',
      '[]',
      'null',
      { t: 'beat', more: 1 },
      { t: 'pull', since: -1 },
      { t: 'pull', since: 1.5 },
    ];
    const asks = [
      ask(1, 5, { id: 'x' }),
      ask(1, 5, { head: 'x' }),
      ask(1, 5, { command: 'x' }),
      { ...ask(1, 5), night: '1' },
    ];
    for (const text of [...texts, ...asks, { t: 'done', id: idOf(1), count: 1 }]) {
      expect(await tell(frame('toJack', text))).toEqual([]);
    }
    expect(jack.decided).toEqual([]);
  });
});

describe('a command', () => {
  it('is decided once, however often its frame or its id comes', async () => {
    const { jack, tell, ask } = await alone();
    const first = frame('toJack', ask(1, 5));
    expect(await tell(first)).toMatchObject([
      { t: 'done', id: idOf(1), count: 4 },
      { t: 'log', count: 4 },
    ]);
    expect(await tell(first)).toEqual([]);
    expect(await tell(frame('toJack', ask(1, 5)))).toMatchObject([{ t: 'done', id: idOf(1), count: 4 }, { t: 'log' }]);
    expect(jack.decided).toEqual([idOf(1)]);
  });

  it('of a display is not decided', async () => {
    const { jack, tell, ask } = await alone(3, 'display');
    expect(await tell(frame('toJack', ask(1, 5)))).toMatchObject([{ t: 'not', why: 'display' }, { t: 'log' }]);
    jack.ends.get(1)?.setSeat('detectives');
    expect(await tell(frame('toJack', ask(2, 5)))).toMatchObject([{ t: 'done' }, { t: 'log' }]);
    expect(jack.decided).toEqual([idOf(2)]);
  });

  it('of another turn is stale, also when an old frame is sent again', async () => {
    const { clock, jack, tell, ask } = await alone();
    const old = frame('toJack', ask(1, 5));
    jack.tell({ type: 'jackMoved', by: 'walk' });
    await clock.pass(100);
    expect(await tell(old)).toMatchObject([{ t: 'not', why: 'stale' }, { t: 'log' }]);
    jack.sleep();
    jack.wake();
    await clock.pass(100);
    // A phone that was opened anew has forgotten the frame; the log is longer than when it was sent.
    expect(await tell(old)).toMatchObject([{ t: 'log' }]);
    expect(await tell(frame('toJack', ask(1, 5)))).toMatchObject([{ t: 'not', why: 'stale' }, { t: 'log' }]);
    expect(jack.decided).toEqual([]);
  });

  it('once refused is not accepted later, by a phone that was opened anew and has forgotten it', async () => {
    const { jack, tell, ask } = await alone();
    const refused = frame('toJack', ask(1, 200));
    expect(await tell(refused)).toMatchObject([{ t: 'no' }, { t: 'log' }]);
    await tell(frame('toJack', ask(2, 5)));
    jack.sleep();
    jack.wake();
    jack.highest = 300;
    expect(await tell(refused)).toMatchObject([{ t: 'log', count: 4 }]);
    expect(timesSearched(jack.log, 200)).toBe(0);
    // Asked again by the device itself, which has seen the newer entry by then, it is a question like any other.
    expect(await tell(frame('toJack', ask(1, 200)))).toMatchObject([{ t: 'done' }, { t: 'log' }]);
  });

  it('once refused is not accepted after 200 others either', async () => {
    const { clock, jack, tell, ask } = await alone();
    const refused = ask(1000, 200);
    await tell(frame('toJack', refused));
    for (let n = 0; n < 200; n++) await tell(frame('toJack', ask(n, 200)), TO, 400);
    jack.tell({ type: 'policeDone' });
    await clock.pass(100);
    jack.highest = 300;
    expect(await tell(frame('toJack', refused))).toMatchObject([{ t: 'log' }]);
    expect(timesSearched(jack.log, 200)).toBe(0);
  });

  it('that was refused carries the rule and the reason, nothing else the referee may have added', async () => {
    const { tell, ask } = await alone();
    const [no] = await tell(frame('toJack', ask(1, 200)));
    expect(no).toEqual({
      t: 'no',
      id: idOf(1),
      breach: { rule: 'HUNT-3.2', because: { why: 'notACircle', circle: 200 } },
      size: 512,
    });
  });

  it('that could not be stored has not happened, and its id says so again', async () => {
    const { jack, tell, ask } = await alone();
    jack.stores = false;
    expect(await tell(frame('toJack', ask(1, 5)))).toMatchObject([{ t: 'not', why: 'notStored' }, { t: 'log' }]);
    jack.stores = true;
    expect(await tell(frame('toJack', ask(1, 5)))).toMatchObject([{ t: 'not', why: 'notStored' }, { t: 'log' }]);
    expect(jack.log).toHaveLength(3);
  });

  it('made on another log is not decided: the device is shown where the logs part', async () => {
    const { jack, tell, ask } = await alone();
    const elsewhere = frame('toJack', ask(1, 5, { head: hexHead(someLog(2)) }));
    expect(await tell(elsewhere)).toMatchObject([{ t: 'log', from: 0, texts: jack.log }]);
    expect(jack.decided).toEqual([]);
  });

  it('waits for the one before it, however long that takes', async () => {
    const { clock, jack, stranger, ask } = await alone(3, 'detectives', 4000);
    for (const n of [1, 2, 3]) stranger.send(TO, frame('toJack', ask(n, n)));
    await clock.pass(3000);
    expect(jack.decided).toEqual([idOf(1)]);
    await clock.pass(10_000);
    expect(jack.decided).toEqual([1, 2, 3].map(idOf));
    expect(jack.log).toHaveLength(6);
  });

  it('asked again while it is being decided is decided once and answered once', async () => {
    const { clock, jack, device } = await table(3, 'detectives', 9000);
    device.ask(idOf(1), search(5));
    const before = jack.sent.length;
    await clock.pass(12_000);
    expect(jack.decided).toEqual([idOf(1)]);
    expect(said(jack.sent.slice(before)).filter(({ t }) => !['beat', 'log'].includes(t))).toHaveLength(1);
    expect(device.reply(idOf(1))).toEqual({ is: 'done', count: 4 });
  });
});

describe('pulling', () => {
  it('is answered in a small frame when that is enough, else in as many large ones as it takes', async () => {
    const { jack, tell } = await alone(300);
    expect(await tell(frame('toJack', { t: 'pull', since: 299 }))).toMatchObject([{ t: 'log', from: 299, size: 512 }]);
    expect(await tell(frame('toJack', { t: 'pull', since: 300 }))).toMatchObject([{ from: 300, texts: [], size: 512 }]);
    const all = await tell(frame('toJack', { t: 'pull', since: 0 }));
    expect(all.length).toBeGreaterThan(1);
    expect(all.every(({ size }) => size === 8192)).toBe(true);
    expect(all.flatMap(({ texts }) => texts)).toEqual(jack.log);
    for (const { from, texts, head } of all) expect(head).toBe(hexHead(jack.log.slice(0, from + texts.length)));
  });

  it('hints at new entries in one small frame, whatever the device lacks', async () => {
    const { clock, jack } = await alone(300);
    const before = jack.sent.length;
    jack.tell({ type: 'jackMoved', by: 'walk' });
    await clock.pass(100);
    expect(said(jack.sent.slice(before))).toMatchObject([{ t: 'log', from: 300, count: 301, size: 512 }]);
  });
});

describe('a device that holds more, or something else', () => {
  it('brings what is beyond ours in one piece, and again until it is taken in', async () => {
    const clock = createClock();
    const longer = someLog(400);
    const { jack, device } = setTable({ clock }, ['detectives'], longer);
    jack.log.push(...longer.slice(0, 150));
    await clock.pass(15_000);
    expect(jack.more.at(-1)).toEqual([150, longer.slice(150)]);
    expect(jack.forks).toEqual([]);
    const told = jack.more.length;
    await clock.pass(30_000);
    expect(jack.more.length).toBeGreaterThan(told);
    // Never a part of it: that would be no place to go on from.
    for (const more of jack.more) expect(more).toEqual([150, longer.slice(150)]);
    device.ask(idOf(1), search(5));
    await clock.pass(5000);
    expect(jack.decided).toEqual([]);
    jack.log.push(...longer.slice(150));
    await clock.pass(5000);
    expect(device.reply(idOf(1))).toEqual({ is: 'done', count: 401 });
    expect(device.log).toEqual(jack.log);
  });

  it('is told as a fork on both sides, at the first number that differs, and nothing is replaced', async () => {
    const other = (log: string[], at: number) =>
      log.map((text, n) => (n === at ? entry(n, { type: 'policeDone' }) : text));
    for (const [ours, theirs, at] of [
      [someLog(10), other(someLog(10), 4), 4],
      [someLog(300), other(someLog(120), 7), 7],
      [someLog(120), other(someLog(300), 7), 7],
      [someLog(5), other(someLog(6), 0), 0],
      [someLog(90), other(someLog(90), 89), 89],
    ] as const) {
      const clock = createClock();
      const { jack, device } = setTable({ clock }, ['detectives'], theirs);
      jack.log.push(...ours);
      await clock.pass(15_000);
      expect(device.presence.at(-1)).toMatchObject({ forked: at });
      expect(jack.forks).toEqual([[at, theirs[at]]]);
      expect(jack.more).toEqual([]);
      expect(device.log).toEqual(theirs);
      const asked = jack.decided.length;
      device.ask(idOf(1), search(5));
      jack.tell({ type: 'policeDone' });
      await clock.pass(30_000);
      expect([device.log, jack.decided.length, device.reply(idOf(1))]).toEqual([theirs, asked, { is: 'over' }]);
    }
  });

  it('goes on with the log that both sides have chosen, and only then', async () => {
    const other = someLog(20).map((text, n) => (n === 8 ? entry(n, { type: 'policeDone' }) : text));
    for (const whose of ['jack', 'device'] as const) {
      for (const first of ['jack', 'device'] as const) {
        const clock = createClock();
        const { jack, device } = setTable({ clock }, ['detectives'], other);
        jack.log.push(...someLog(14));
        await clock.pass(15_000);
        const choose = (side: 'jack' | 'device', log: 'jack' | 'device') =>
          side === 'jack' ? jack.ends.get(1)?.choose(log) : device.end.choose(log);
        // One side alone, or the two for different ones, change nothing.
        choose(first, whose);
        await clock.pass(15_000);
        choose(first === 'jack' ? 'device' : 'jack', whose === 'jack' ? 'device' : 'jack');
        await clock.pass(15_000);
        expect([jack.agreed, device.chosen, jack.log.length, device.log]).toEqual([[], [], 14, other]);
        choose(first === 'jack' ? 'device' : 'jack', whose);
        await clock.pass(30_000);
        expect(jack.agreed).toEqual([[8, whose]]);
        expect(device.chosen).toEqual([[8, whose, expect.any(Number)]]);
        expect(whose === 'jack' ? jack.choices : device.choices).not.toEqual([]);
        if (whose === 'jack') expect(device.log).toEqual(someLog(14));
        // Jack's phone has what is missing brought to it, as ever.
        else expect(jack.more.at(-1)).toEqual([8, other.slice(8)]);
        if (whose === 'jack') {
          device.ask(idOf(1), search(5));
          await clock.pass(5000);
          expect(device.reply(idOf(1))).toMatchObject({ is: 'done' });
        }
      }
    }
  });

  it('settles what was chosen though words get lost on the way', async () => {
    const other = someLog(20).map((text, n) => (n === 8 ? entry(n, { type: 'policeDone' }) : text));
    for (let seed = 1; seed <= 10; seed += 1) {
      const next = chance(seed);
      const clock = createClock();
      const { jack, device } = setTable({ clock, fate: () => (next() < 0.4 ? [] : [20]) }, ['detectives'], other);
      jack.log.push(...someLog(14));
      for (let i = 0; i < 60 && (jack.forks.length === 0 || device.presence.at(-1) === 'connected'); i += 1)
        await clock.pass(5000);
      const whose = seed % 2 === 0 ? 'jack' : 'device';
      device.end.choose(whose);
      jack.ends.get(1)?.choose(whose);
      await clock.pass(120_000);
      expect([seed, jack.agreed, device.chosen.length]).toEqual([seed, [[8, whose]], 1]);
    }
  });

  it('brings nothing that is no entry, has a gap or does not fit its head', async () => {
    const { jack, tell } = await alone(3);
    const more = someLog(2, 3);
    const head = hexHead([...jack.log, ...more]);
    const bring = (from: number, texts: readonly string[], of = head) =>
      frame('toJack', { t: 'bring', from, texts, head: of, count: from + texts.length });
    await tell(bring(4, more));
    await tell(bring(3, more, hexHead(jack.log)));
    await tell(bring(3, ['x'], hexHead([...jack.log, 'x'])));
    await tell(bring(3, someLog(1, 7), hexHead([...jack.log, ...someLog(1, 7)])));
    expect(jack.more).toEqual([]);
    await tell(bring(3, more));
    expect([jack.more, jack.forks]).toEqual([[[3, more]], []]);
  });
});

describe('the end', () => {
  it('tells a removed device once and hears nothing more of it', async () => {
    const { clock, jack, device, tell, ask } = await alone();
    device.reload();
    await clock.pass(6000);
    const before = jack.sent.length;
    jack.ends.get(1)?.removed();
    expect(await tell(frame('toJack', ask(1, 5)))).toEqual([]);
    await clock.pass(30_000);
    expect(said(jack.sent.slice(before)).map(({ t }) => t)).toEqual(['removed']);
    expect(device.presence.at(-1)).toBe('removed');
  });

  it('gives signs of life every 5 s, and what it says is the same whatever was asked', async () => {
    const beats = async (asks: boolean) => {
      const { clock, jack, device } = await table();
      if (asks) device.ask(idOf(1), search(200));
      await clock.pass(60_000);
      return jack.sent.filter(
        ({ message }) => said([{ at: 0, topic: keysOf(1).topicFromJack, message }])[0]?.t === 'beat',
      );
    };
    const at = (sent: readonly Sent[]) => sent.map((one) => [one.at, one.message.length]);
    const quiet = at(await beats(false));
    expect(quiet.length).toBeGreaterThan(11);
    expect(at(await beats(true))).toEqual(quiet);
  });
});
