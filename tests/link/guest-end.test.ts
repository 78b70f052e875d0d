/** The device's end by itself: what it takes in, what it never does, and how it tells whether Jack's phone is there. */
import { describe, expect, it } from 'vitest';
import { headOf } from '../../src/log/chain';
import { createClock, entry, frame, GAME, idOf, keysOf, search, setTable, someLog } from './conversing';

const FROM = keysOf(1).topicFromJack;
const hexHead = (log: readonly string[]) => Buffer.from(headOf(GAME, log)).toString('hex');

/** A device to which only the test speaks. */
async function alone(held: readonly string[] = []) {
  const clock = createClock();
  const set = setTable({ clock }, ['detectives'], held);
  set.jack.sleep();
  await clock.pass(1000);
  const tell = async (...messages: readonly (object | string)[]) => {
    for (const message of messages) {
      const size = JSON.stringify(message).length > 400 ? 8192 : 512;
      set.stranger.send(FROM, frame('fromJack', message, { size }));
    }
    await clock.pass(100);
  };
  const log = (all: readonly string[], from: number, to = all.length) => {
    return { t: 'log', from, texts: all.slice(from, to), count: all.length, head: hexHead(all.slice(0, to)) };
  };
  return { clock, ...set, tell, log };
}

describe('entries', () => {
  it('are stored in order without a gap or a double, however they come', async () => {
    const all = someLog(12);
    const { device, tell, log } = await alone();
    await tell(log(all, 4, 8), log(all, 0, 4), log(all, 8), log(all, 0, 4), log(all, 2, 6));
    expect(device.log).toEqual(all.slice(0, 6));
    await tell(log(all, 8), log(all, 3, 9), log(all, 8));
    expect(device.log).toEqual(all);
  });

  it('must be entries, carry the next numbers and fit the head', async () => {
    const all = someLog(5);
    const held = all.slice(0, 3);
    const { device, tell, log } = await alone(held);
    const claim = (texts: readonly string[]) => ({ ...log([...held, ...texts], 3) });
    await tell(claim(['x']), claim(someLog(1, 4)), claim(['{"n":3,"e":{"type":"jackMoved","by":"walk","to":[5]}}']));
    await tell({ ...log(all, 3), head: hexHead(held) });
    expect([device.log, device.presence.at(-1)]).toEqual([held, 'connected']);
    await tell(log(all, 3));
    expect(device.log).toEqual(all);
  });

  it('are never replaced: another one at a number held stops everything', async () => {
    const held = someLog(5);
    const { clock, device, tell, log } = await alone(held);
    const other = [...held.slice(0, 2), entry(2, { type: 'policeDone' }), ...someLog(9, 3)];
    await tell(log(other, 1));
    expect([device.log, device.presence.at(-1)]).toEqual([held, { forked: 2, theirs: other[2] }]);
    await tell(log([...held, ...someLog(1, 5)], 0));
    await clock.pass(20_000);
    expect([device.log, device.presence.at(-1)]).toEqual([held, { forked: 2, theirs: other[2] }]);
  });

  it('behind a head that does not fit are not stored, and the log is compared from its start', async () => {
    const held = someLog(5);
    const { device, tell, log } = await alone(held);
    const other = [entry(0, { type: 'policeDone' }), ...someLog(9, 1)];
    await tell(log(other, 5));
    expect([device.log, device.presence.at(-1)]).toEqual([held, 'connected']);
    await tell(log(other, 0));
    expect(device.presence.at(-1)).toMatchObject({ forked: 0 });
  });

  it('that this device cannot keep are pulled again later', async () => {
    const clock = createClock();
    const { jack, device } = setTable({ clock });
    device.keeps = false;
    jack.tell({ type: 'policeDone' });
    await clock.pass(5000);
    expect(device.log).toEqual([]);
    device.keeps = true;
    await clock.pass(10_000);
    expect(device.log).toEqual(jack.log);
  });
});

describe('noise', () => {
  it('forged, of the wrong direction, of another device, or no message: nothing happens', async () => {
    const held = someLog(3);
    const { clock, device, stranger, log } = await alone(held);
    const more = log(someLog(5), 3);
    const bent = frame('fromJack', more);
    bent[60] = (bent[60] ?? 0) ^ 4;
    const texts = ['', '{}', '[]', { t: 'log' }, { ...more, more: 1 }, { t: 'admitted' }, { t: 'pull', since: 0 }];
    for (const bytes of [
      bent,
      frame('fromJack', more).slice(0, 500),
      frame('toJack', more),
      frame('fromJack', more, { device: 2 }),
      frame('fromJack', more, { device: 2, keys: keysOf(1) }),
      frame('fromJack', { t: 'removed' }, { game: new Uint8Array(16) }),
      ...texts.map((text) => frame('fromJack', text)),
    ]) {
      stranger.send(FROM, bytes);
      await clock.pass(100);
    }
    expect([device.log, device.presence]).toEqual([held, ['connecting']]);
  });

  it('does not take an old sign of life for a new one', async () => {
    const { clock, device, stranger } = await alone();
    const beat = frame('fromJack', { t: 'beat', count: 0, seat: 'detectives' });
    stranger.send(FROM, beat);
    await clock.pass(14_000);
    expect(device.presence.at(-1)).toBe('asleep');
    stranger.send(FROM, beat);
    await clock.pass(1000);
    expect(device.presence.at(-1)).toBe('asleep');
  });
});

describe('asking', () => {
  it('goes on every 2 s until there is a reply, and is done when the entries are stored', async () => {
    const all = someLog(4);
    const { clock, device, tell, log } = await alone(all.slice(0, 3));
    device.ask(idOf(1), search(5));
    const before = device.sent.length;
    await clock.pass(2000 * 5);
    expect(device.sent.length - before).toBeGreaterThanOrEqual(5);
    await tell({ t: 'done', id: idOf(1), count: 4 });
    expect(device.reply(idOf(1))).toBeNull();
    await tell(log(all, 3));
    expect(device.reply(idOf(1))).toEqual({ is: 'done', count: 4 });
  });

  it('gives the referee’s reason or why it was not done, and ignores replies to what was not asked', async () => {
    const { device, tell } = await alone();
    const breach = { rule: 'HUNT-3.2', because: { why: 'noPolicemanNamed' } };
    device.ask(idOf(1), search(5));
    device.ask(idOf(2), search(6));
    await tell(
      { t: 'done', id: idOf(9), count: 0 },
      { t: 'no', id: idOf(1), breach },
      { t: 'not', id: idOf(2), why: 'stale' },
    );
    expect(device.reply(idOf(1))).toEqual({ is: 'refused', breach });
    expect(device.reply(idOf(2))).toEqual({ is: 'not', why: 'stale' });
  });

  it('stops when it is dropped', async () => {
    const { clock, device } = await alone();
    device.ask(idOf(1), search(5));
    device.end.drop(idOf(1));
    await clock.pass(1);
    expect(device.reply(idOf(1))).toEqual({ is: 'over' });
    const frames = (from: number) => device.sent.slice(from).length;
    const before = device.sent.length;
    // What is left are signs of life and pulls.
    await clock.pass(10_000);
    expect(frames(before)).toBe(3);
  });

  it('sends nothing of itself that fits no frame', async () => {
    const { device, clock } = await alone();
    device.ask(idOf(1), { type: 'revealed', secret: 'x'.repeat(9000) });
    await clock.pass(10);
    expect(device.reply(idOf(1))).toEqual({ is: 'not', why: 'malformed' });
  });
});

describe('presence', () => {
  it('tells a sleeping phone from a missing relay', async () => {
    const clock = createClock();
    const { air, jack, device } = setTable({ clock });
    await clock.pass(1000);
    expect(device.presence).toEqual(['connecting', 'connected']);
    jack.sleep();
    await clock.pass(14_000);
    expect(device.presence.at(-1)).toBe('asleep');
    jack.wake();
    await clock.pass(1000);
    expect(device.presence.at(-1)).toBe('connected');
    air.setUp(false);
    await clock.pass(1000);
    expect(device.presence.at(-1)).toBe('unreachable');
    air.setUp(true);
    await clock.pass(6000);
    expect(device.presence.at(-1)).toBe('connected');
  });

  it('starts anew after this phone slept, and pulls', async () => {
    const { clock, device } = await alone();
    await clock.pass(14_000);
    const before = device.sent.length;
    device.end.renew();
    await clock.pass(10);
    expect(device.presence.slice(-2)).toEqual(['asleep', 'connecting']);
    expect(device.sent.length - before).toBe(1);
  });

  it('leaves no asking without an end when the conversation has one', async () => {
    for (const how of ['end', 'removed', 'forked'] as const) {
      const all = someLog(4);
      const { clock, device, tell, log } = await alone(all);
      device.ask(idOf(1), search(5));
      const other = all.map((text, n) => (n === 2 ? entry(n, { type: 'policeDone' }) : text));
      if (how === 'end') device.end.end();
      else await tell(how === 'removed' ? { t: 'removed' } : log(other, 0));
      await clock.pass(10);
      expect([how, device.reply(idOf(1))]).toEqual([how, { is: 'over' }]);
      const before = device.sent.length;
      device.ask(idOf(2), search(6));
      await clock.pass(10);
      expect([how, device.reply(idOf(2)), device.sent.length]).toEqual([how, { is: 'over' }, before]);
    }
  });

  it('does not take entries that lead elsewhere than Jack’s phone said when it let this device in', async () => {
    const [promised, other] = [someLog(6), someLog(6)];
    other[3] = entry(3, { type: 'policeDone' });
    for (const [told, taken] of [
      [promised, 6],
      [other, 0],
    ] as const) {
      const clock = createClock();
      const { jack, device } = setTable({ clock }, ['detectives'], [], {
        count: 5,
        head: hexHead(promised.slice(0, 5)),
      });
      jack.log.push(...told);
      await clock.pass(15_000);
      expect(device.log.length).toBe(taken);
      expect(device.presence.at(-1)).toEqual(taken === 0 ? { forked: 4 } : 'connected');
    }
  });

  it('says nothing more once it is over', async () => {
    const { clock, device, tell } = await alone();
    device.end.end();
    const told = device.presence.length;
    const before = device.sent.length;
    await tell({ t: 'removed' });
    await clock.pass(30_000);
    expect([device.presence.length, device.sent.length]).toEqual([told, before]);
  });

  it('hears of its seat, also when the word was lost', async () => {
    const clock = createClock();
    let lost = false;
    const { jack, device } = setTable({ clock, fate: () => (lost ? [] : [0]) });
    await clock.pass(1000);
    lost = true;
    jack.ends.get(1)?.setSeat('display');
    await clock.pass(100);
    lost = false;
    await clock.pass(6000);
    expect(device.seats).toEqual(['display']);
  });
});
