import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { meetingTopic } from '../../src/link/code';
import { seal } from '../../src/link/frames';
import { kindOf, makeHello, makeNo, makeOffer, readNo, takeOpening } from '../../src/link/handshake';
import { createAir } from '../../src/link/memory-carrier';
import { frameKey } from '../../src/link/pairing';
import { type FromJack, writeFromJack } from '../../src/link/wire';
import {
  aroundOf,
  createTestAir,
  createTime,
  GAME,
  type Guest,
  guestIn,
  HEAD,
  type Jack,
  jackIn,
  plain,
  seeded,
  type TestAir,
  type Time,
  tapHonestly,
} from './two-phones';

describe('two phones', () => {
  it('pair by a typed code, compared on both', () => {
    const time = createTime();
    const air = createTestAir(time);
    const jack = jackIn(time, air);
    jack.door.open();
    const guest = guestIn(time, air, { code: jack.code(), role: 'display' });
    time.pass(100);
    const [left, right] = [jack.door.state(), guest.caller.state()];
    expect(left).toMatchObject({ is: 'comparing', name: 'Abberline', seat: 'display' });
    expect(right).toEqual({ is: 'comparing', symbols: left.is === 'comparing' ? left.symbols : null });
    guest.caller.same();
    time.pass(100);
    expect(jack.door.state().is).toBe('comparing');
    expect(guest.caller.state().is).toBe('waiting');
    jack.door.admit('detectives');
    expect(jack.admitted).toEqual([]);
    jack.door.same();
    expect(jack.door.state()).toEqual({ is: 'admitting', name: 'Abberline', seat: 'display' });
    time.pass(5000);
    expect(guest.joined).toEqual([]);
    jack.door.admit('detectives');
    time.pass(100);
    expect(jack.admitted).toMatchObject([{ id: 1, name: 'Abberline', seat: 'detectives' }]);
    expect(guest.joined).toEqual([
      {
        game: GAME,
        device: 1,
        seat: 'detectives',
        keys: jack.admitted[0]?.keys,
        count: 7,
        head: HEAD,
        version: '0.1.0',
      },
    ]);
    expect(jack.door.state()).toEqual({ is: 'closed', why: null });
  });

  it('pair by a link without comparing', () => {
    const time = createTime();
    const air = createTestAir(time);
    const jack = jackIn(time, air);
    jack.door.open();
    const guest = guestIn(time, air, { code: jack.code(), secret: jack.secret() });
    time.pass(100);
    expect(jack.states.map(({ is }) => is)).toEqual(['open', 'meeting', 'waiting', 'admitting']);
    expect(guest.states.map(({ is }) => is)).toEqual(['waiting']);
    tapHonestly(jack, guest);
    time.pass(100);
    expect(guest.joined).toMatchObject([{ device: 1, keys: jack.admitted[0]?.keys }]);
  });

  it('pair in a table with others around: what is not for them changes nothing', () => {
    const time = createTime();
    const air = createTestAir(time);
    const jack = jackIn(time, air);
    jack.door.open();
    const topic = meetingTopic(jack.code());
    const guest = guestIn(time, air, { code: jack.code() });
    for (const noise of ['', 'null', '{"t":"hello"}', '{"t":"offer","c":1}', '{"t":"no","why":"busy","c":"00"}'])
      air.inject(topic, new TextEncoder().encode(noise));
    air.inject(topic, makeNo('ab'.repeat(32), 'closed'));
    air.inject(topic, Uint8Array.of(255, 0, 255));
    tapUntilDone(time, jack, guest);
    expect(guest.joined).toMatchObject([{ keys: jack.admitted[0]?.keys }]);
  });

  it('pair by a typed code whatever arrives where a link would have led', () => {
    const time = createTime();
    const air = createTestAir(time);
    const jack = jackIn(time, air);
    jack.door.open();
    const guest = guestIn(time, air, { code: jack.code() });
    time.pass(100);
    const used = new Set(air.flown.map(({ topic }) => topic));
    const [unused, ...more] = air.topics().filter((topic) => !used.has(topic));
    expect(more).toEqual([]);
    air.inject(unused ?? '', new Uint8Array(512));
    tapUntilDone(time, jack, guest, 5);
    expect(guest.joined).toHaveLength(1);
  });

  it('pair over the air of one page, which connects only after the call has begun', () => {
    const time = createTime();
    const air = createAir({ around: time });
    const carriers = {
      carrier: air.carrier,
      flown: [],
      inject: () => undefined,
      setState: () => undefined,
      topics: () => [],
    };
    const jack = jackIn(time, carriers);
    jack.door.open();
    const guest = guestIn(time, carriers, { code: jack.code() });
    // The first sealed frame is there before Jack's phone listens for it; the next follows soon.
    time.pass(400);
    expect(guest.caller.state().is).toBe('comparing');
    tapUntilDone(time, jack, guest, 5);
    expect(guest.joined).toMatchObject([{ keys: jack.admitted[0]?.keys }]);
  });

  it('keep the device before it is told', async () => {
    const { time, jack, guest, settle } = keeping();
    jack.door.admit('display');
    time.pass(3000);
    expect(guest.joined).toEqual([]);
    jack.door.admit('display');
    await settle(true);
    time.pass(100);
    expect(guest.joined).toMatchObject([{ device: 1, seat: 'display' }]);
    expect(jack.door.state()).toEqual({ is: 'closed', why: null });
  });

  it('do not say that a device is in that could not be kept', async () => {
    const { time, jack, guest, settle } = keeping();
    jack.door.admit('display');
    await settle(false);
    time.pass(100);
    expect(guest.joined).toEqual([]);
    expect(guest.why()).toBe('closed');
    expect(jack.door.state()).toEqual({ is: 'closed', why: null });
  });

  it('finish what is being kept though Jack closes the door', async () => {
    const { time, jack, guest, settle } = keeping();
    jack.door.admit('display');
    jack.door.close();
    await settle(true);
    time.pass(100);
    expect(guest.joined).toHaveLength(1);
    expect(jack.states.filter(({ is }) => is === 'closed')).toHaveLength(1);
  });

  it('say that it is in until the device speaks under its number', () => {
    const { time, air, jack, guest } = waiting();
    const told = () => air.flown.filter(({ from, topic }) => from === 'jack' && topic.includes('talk')).length;
    jack.door.admit('detectives');
    time.pass(100);
    const keys = jack.admitted[0]?.keys;
    if (keys === undefined) throw new Error('nobody was let in');
    const before = told();
    time.pass(5000);
    // After 0.3, 1, 3 and 5 s.
    expect(told()).toBe(before + 4);
    const beat = seal(frameKey(keys, GAME, 'toJack', 1), '{"t":"beat"}', 512, seeded(3));
    air.carrier('guest').send(keys.topicToJack, beat);
    time.pass(100_000);
    expect(told()).toBe(before + 4);
    expect(guest.joined).toHaveLength(1);
    expect(time.waiting()).toBe(0);
    expect(air.topics()).toEqual([]);
  });

  it('bear that Jack’s phone speaks to the device before it knows that it is in', () => {
    const { time, air, jack, guest } = waiting();
    jack.door.admit('detectives');
    const keys = jack.admitted[0]?.keys;
    if (keys === undefined) throw new Error('nobody was let in');
    air.inject(keys.topicFromJack, seal(frameKey(keys, GAME, 'fromJack', 1), '{"t":"beat"}', 512, seeded(3)));
    expect(guest.caller.state().is).toBe('waiting');
    time.pass(100);
    expect(guest.joined).toHaveLength(1);
  });
});

/** Paired up to Jack's tap. */
function waiting(more: Parameters<typeof jackIn>[3] = {}) {
  const time = createTime();
  const air = createTestAir(time);
  const jack = jackIn(time, air, 1, more);
  jack.door.open();
  const guest = guestIn(time, air, { code: jack.code() });
  time.pass(100);
  tapHonestly(jack, guest);
  time.pass(100);
  if (jack.door.state().is !== 'admitting') throw new Error('nobody waits to be let in');
  return { time, air, jack, guest };
}

/** The same, on a phone that takes its time to keep the device. */
function keeping() {
  let answer = (_: boolean): void => undefined;
  const onAdmitted = () =>
    new Promise<boolean>((done) => {
      answer = done;
    });
  const settle = async (done: boolean): Promise<void> => {
    answer(done);
    await new Promise((later) => setTimeout(later, 0));
  };
  return { ...waiting({ onAdmitted }), settle };
}

function tapUntilDone(time: Time, jack: Jack, guest: Guest, seconds = 150): void {
  for (let i = 0; i < seconds * 2; i += 1) {
    time.pass(500);
    tapHonestly(jack, guest);
  }
}

/** Where the guest sends sealed frames. */
function talkingTopic({ flown }: TestAir): string {
  return flown.find(({ from, topic }) => from === 'guest' && topic.startsWith('hideout/1/talk/'))?.topic ?? '';
}

describe('a code', () => {
  const MINUTE = 60_000;
  const begin = () => {
    const time = createTime();
    const air = createTestAir(time);
    const jack = jackIn(time, air);
    jack.door.open();
    return { time, air, jack, code: jack.code(), secret: jack.secret() };
  };

  it('is good for ten minutes, then for one more while the next is shown, then for nothing', () => {
    const { time, air, jack, code } = begin();
    time.pass(10 * MINUTE + 59_000);
    expect(jack.code()).not.toBe(code);
    const guest = guestIn(time, air, { code });
    time.pass(1500);
    expect(jack.door.state().is).toBe('comparing');
    expect(guest.caller.state().is).toBe('comparing');
    tapUntilDone(time, jack, guest);
    expect(guest.joined).toHaveLength(1);

    const other = begin();
    other.time.pass(11 * MINUTE);
    const late = guestIn(other.time, other.air, { code: other.code });
    other.time.pass(20_000);
    expect(late.why()).toBe('nobody');
    expect(other.jack.door.state().is).toBe('open');
  });

  it('that ends in the middle of a pairing is good for that pairing', () => {
    const time = createTime();
    let deaf = false;
    const air = createTestAir(time, (message) => (deaf && message.from === 'guest' ? [] : plain(message)));
    const jack = jackIn(time, air);
    jack.door.open();
    const code = jack.code();
    time.pass(11 * MINUTE - 5000);
    const guest = guestIn(time, air, { code });
    time.pass(15);
    deaf = true;
    time.pass(8000);
    expect(jack.door.state().is).toBe('meeting');
    deaf = false;
    tapUntilDone(time, jack, guest, 10);
    expect(guest.joined).toHaveLength(1);
  });

  it('that ran out while the phone slept is not accepted either', () => {
    const { time, air, jack, code } = begin();
    time.sleep(11 * MINUTE);
    const { message } = makeHello(seeded(8), 'display', '0.1.0');
    air.inject(meetingTopic(code), message);
    expect(jack.door.state().is).toBe('open');
    expect(air.flown).toEqual([]);
  });

  it('and its S are used once', () => {
    const { time, air, jack, code, secret } = begin();
    const first = guestIn(time, air, { code, secret });
    tapUntilDone(time, jack, first, 5);
    expect(first.joined).toHaveLength(1);
    jack.door.open();
    expect(jack.code()).not.toBe(code);
    expect(jack.secret()).not.toEqual(secret);
    const second = guestIn(time, air, { code, secret, who: 'second', seed: 77 });
    time.pass(20_000);
    expect(second.why()).toBe('nobody');
  });

  it.each(['different', 'slow', 'wrongKey', 'callerLeft', 'malformed'] as const)(
    'is burnt with S and replaced at once after %s',
    (why) => {
      const { time, air, jack, code, secret } = begin();
      const guest = guestIn(time, air, { code });
      const topic = meetingTopic(code);
      time.pass(why === 'malformed' ? 15 : 100);
      if (why === 'different') guest.caller.different();
      if (why === 'callerLeft') guest.caller.cancel();
      if (why === 'malformed') air.inject(topic, new TextEncoder().encode('{"t":"open","e":1}'));
      if (why === 'wrongKey') air.inject(talkingTopic(air), new Uint8Array(512));
      time.pass(why === 'slow' ? 60_000 : 21_000);
      expect(jack.door.state()).toMatchObject({ is: 'open', last: why });
      expect(jack.code()).not.toBe(code);
      expect(jack.secret()).not.toEqual(secret);
      expect(air.topics()).toEqual([meetingTopic(jack.code())]);
      expect(guest.joined).toEqual([]);
      const again = guestIn(time, air, { code: jack.code(), seed: 4 });
      tapUntilDone(time, jack, again, 10);
      expect(again.joined).toMatchObject([{ keys: jack.admitted[0]?.keys }]);
    },
  );
});

describe('a pairing comes to nothing', () => {
  const begin = (more: Partial<Parameters<typeof guestIn>[2]> = {}) => {
    const time = createTime();
    const air = createTestAir(time);
    const jack = jackIn(time, air);
    jack.door.open();
    const guest = guestIn(time, air, { code: jack.code(), ...more });
    return { time, air, jack, guest };
  };

  it('with a wrong S', () => {
    const { time, jack, guest } = begin({ secret: new Uint8Array(16).fill(9) });
    time.pass(21_000);
    expect(guest.states).toEqual([{ is: 'failed', why: 'wrongKey' }]);
    expect(jack.states.map(({ is }) => is)).toEqual(['open', 'meeting', 'open']);
    expect(jack.last()).toBe('wrongKey');
  });

  it('when nobody is there, and when there is no way', () => {
    const { time, guest } = begin({ code: '000000' });
    time.pass(20_000);
    expect(guest.why()).toBe('nobody');
    const other = begin({ code: '000000' });
    other.air.setState('unreachable');
    other.time.pass(20_000);
    expect(other.guest.why()).toBe('unreachable');
    expect(other.air.topics()).toHaveLength(1);
  });

  it('when Jack closes the door, before and after the keys are there', () => {
    const before = begin();
    before.time.pass(15);
    before.jack.door.close();
    before.time.pass(100);
    expect(before.guest.why()).toBe('closed');
    const after = begin();
    after.time.pass(100);
    after.jack.door.close();
    after.time.pass(100);
    expect(after.guest.why()).toBe('closed');
    after.time.pass(10_000);
    expect(after.air.topics()).toEqual([]);
    expect(after.time.waiting()).toBe(0);
  });

  it('when Jack taps different, and the other side is told though two messages get lost', () => {
    const time = createTime();
    let deaf = false;
    const air = createTestAir(time, (message) => (deaf && message.from === 'jack' ? [] : plain(message)));
    const jack = jackIn(time, air);
    jack.door.open();
    const guest = guestIn(time, air, { code: jack.code() });
    time.pass(100);
    deaf = true;
    jack.door.different();
    time.pass(2100);
    expect(guest.caller.state().is).toBe('comparing');
    deaf = false;
    time.pass(2000);
    expect(guest.why()).toBe('different');
  });

  it('when the detectives tap different after all, while Jack is asked', () => {
    const { time, jack, guest } = waiting();
    guest.caller.different();
    time.pass(100);
    expect(jack.door.state()).toMatchObject({ is: 'open', last: 'different' });
    jack.door.admit('detectives');
    expect(jack.admitted).toEqual([]);
  });

  it('or does not go on, when Jack taps before both have compared', () => {
    const { time, jack, guest } = begin();
    time.pass(100);
    jack.door.same();
    jack.door.admit('detectives');
    expect(jack.door.state().is).toBe('waiting');
    expect(jack.admitted).toEqual([]);
    guest.caller.different();
    time.pass(100);
    expect(jack.last()).toBe('different');
  });

  it('or does not go on, when a Jack lets in whoever has not compared', () => {
    const time = createTime();
    const air = createTestAir(time);
    const carrier = air.carrier('jack');
    const guest = guestIn(time, air, { code: '000000' });
    const made = makeOffer(seeded(1), GAME, '1', air.flown[0]?.bytes ?? new Uint8Array());
    if (!made.ok) throw new Error(made.error);
    carrier.send(meetingTopic('000000'), made.value.message);
    time.pass(100);
    const opening = air.flown.find(({ bytes }) => kindOf(bytes) === 'open')?.bytes ?? new Uint8Array();
    const taken = takeOpening(made.value.offering, '000000', new Uint8Array(), opening);
    if (!taken.ok) throw new Error(taken.error);
    const { topicFromJack, symbols } = taken.value;
    const say = (message: FromJack): void => {
      const key = frameKey(taken.value, GAME, 'fromJack');
      air.inject(topicFromJack, seal(key, writeFromJack(message), 512, seeded(2)));
    };
    const admitted: FromJack = { t: 'admitted', device: 1, seat: 'detectives', count: 0, head: HEAD };
    say(admitted);
    say({ t: 'ready' });
    say(admitted);
    expect(guest.caller.state()).toEqual({ is: 'comparing', symbols });
    expect(guest.joined).toEqual([]);
    guest.caller.same();
    say(admitted);
    expect(guest.joined).toHaveLength(1);
  });

  it('when 60 s are over, also for a tap of a phone that slept', () => {
    const { time, jack, guest } = begin();
    time.pass(100);
    time.sleep(60_000);
    jack.door.same();
    expect(jack.door.state()).toMatchObject({ is: 'open', last: 'slow' });
    guest.caller.same();
    expect(guest.why()).toBe('slow');
  });

  it('but not when Jack’s tap in the last second takes its way', () => {
    const time = createTime();
    let deaf = false;
    const air = createTestAir(time, (message) => (deaf ? [] : plain(message)));
    const jack = jackIn(time, air);
    jack.door.open();
    const guest = guestIn(time, air, { code: jack.code() });
    tapUntilDone(time, { ...jack, door: { ...jack.door, admit: () => undefined } }, guest, 59);
    time.pass(900);
    deaf = true;
    jack.door.admit('detectives');
    time.pass(4000);
    deaf = false;
    expect(guest.caller.state().is).toBe('waiting');
    time.pass(4000);
    expect(guest.joined).toMatchObject([{ keys: jack.admitted[0]?.keys }]);
  });

  it('between versions that have no protocol in common', () => {
    const { time, air, jack } = begin({ code: '000000' });
    const topic = meetingTopic(jack.code());
    const heard: Uint8Array[] = [];
    air.carrier('old').listen(topic, (message) => heard.push(message));
    const { message, calling } = makeHello(seeded(2), 'detectives', '9.0.0');
    const later = new TextDecoder().decode(message).replace('[1,1]', '[2,2]');
    air.inject(topic, new TextEncoder().encode(later));
    time.pass(100);
    expect(heard.flatMap((one) => readNo(calling, one) ?? [])).toEqual(['version']);
    expect(jack.door.state()).toMatchObject({ is: 'open', last: 'version' });
  });

  it('and the caller says so', () => {
    const { time, air, jack, guest } = begin();
    const topic = meetingTopic(jack.code());
    const { c } = JSON.parse(new TextDecoder().decode(air.flown[0]?.bytes));
    air.inject(topic, makeNo(c, 'version'));
    time.pass(100);
    expect(guest.why()).toBe('version');
  });

  it('at a table that is full', () => {
    const time = createTime();
    const air = createTestAir(time);
    const jack = jackIn(time, air);
    jack.setFree(null);
    jack.door.open();
    const guest = guestIn(time, air, { code: jack.code() });
    time.pass(100);
    expect(guest.why()).toBe('full');
    expect(jack.last()).toBe('full');
  });
});

describe('Jack’s phone guards its door', () => {
  const begin = () => {
    const time = createTime();
    const air = createTestAir(time);
    const jack = jackIn(time, air);
    jack.door.open();
    return { time, air, jack };
  };

  it('lets one at a time: a stranger with the code is told busy, and the pairing goes on', () => {
    const { time, air, jack } = begin();
    const code = jack.code();
    const guest = guestIn(time, air, { code });
    time.pass(50);
    const stranger = guestIn(time, air, { code, who: 'stranger', seed: 5, name: 'Stranger' });
    time.pass(100);
    expect(stranger.why()).toBe('busy');
    expect(jack.door.state()).toMatchObject({ is: 'comparing', name: 'Abberline' });
    tapUntilDone(time, jack, guest, 5);
    expect(guest.joined).toMatchObject([{ keys: jack.admitted[0]?.keys }]);
  });

  it('closes after twenty hellos until it is opened again', () => {
    const { time, air, jack } = begin();
    jack.setFree(null);
    const topic = meetingTopic(jack.code());
    const knock = (seed: number) => air.inject(topic, makeHello(seeded(seed), 'display', '0.1.0').message);
    for (let seed = 0; seed < 19; seed += 1) {
      knock(seed);
      // The same one again is not another one.
      knock(seed);
    }
    expect(jack.door.state().is).toBe('open');
    knock(19);
    expect(jack.door.state()).toEqual({ is: 'closed', why: 'hellos' });
    expect(air.topics()).toEqual([]);
    jack.setFree(1);
    jack.door.open();
    const guest = guestIn(time, air, { code: jack.code() });
    tapUntilDone(time, jack, guest, 5);
    expect(guest.joined).toHaveLength(1);
  });

  it('lets a pairing end that was there before the twentieth', () => {
    const { time, air, jack } = begin();
    const topic = meetingTopic(jack.code());
    const guest = guestIn(time, air, { code: jack.code() });
    time.pass(100);
    for (let seed = 0; seed < 40; seed += 1) air.inject(topic, makeHello(seeded(seed), 'display', '0.1.0').message);
    expect(jack.door.state().is).toBe('comparing');
    guest.caller.different();
    time.pass(100);
    expect(jack.door.state()).toEqual({ is: 'closed', why: 'hellos' });
  });

  it.each(['different', 'given up before anybody compared'] as const)('closes after three that failed: %s', (how) => {
    const { time, air, jack } = begin();
    for (let round = 0; round < 3; round += 1) {
      expect(jack.door.state().is).toBe('open');
      const guest = guestIn(time, air, { code: jack.code(), seed: 10 + round });
      // 15 ms: the offer is under way, and nothing has been opened.
      time.pass(how === 'different' ? 100 : 15);
      if (how === 'different') jack.door.different();
      else guest.caller.cancel();
      time.pass(60_000);
    }
    expect(jack.door.state()).toEqual({ is: 'closed', why: 'comparisons' });
    expect(air.topics()).toEqual([]);
    jack.door.same();
    jack.door.admit('detectives');
    jack.door.open();
    expect(jack.door.state()).toMatchObject({ is: 'open', last: null });
  });

  it('does not heed the phone’s clock', () => {
    const never = (): never => {
      throw new Error('somebody looked at the clock');
    };
    const clocks = [
      vi.spyOn(Date, 'now').mockImplementation(never),
      vi.spyOn(performance, 'now').mockImplementation(never),
    ];
    try {
      const { time, air, jack } = begin();
      time.pass(10 * 60_000);
      const guest = guestIn(time, air, { code: jack.code() });
      tapUntilDone(time, jack, guest, 5);
      expect(guest.joined).toHaveLength(1);
    } finally {
      for (const clock of clocks) clock.mockRestore();
    }
  });
});

describe('on the air', () => {
  it('nothing is readable that a person typed, and all sealed messages weigh the same', () => {
    const name = 'Zwicky-Unmistakable';
    for (const linked of [false, true]) {
      const time = createTime();
      const air = createTestAir(time);
      const jack = jackIn(time, air);
      jack.door.open();
      const code = jack.code();
      const guest = guestIn(time, air, { code, name, secret: linked ? jack.secret() : null });
      tapUntilDone(time, jack, guest, 5);
      expect(jack.admitted).toMatchObject([{ name }]);
      const all = air.flown.map(({ topic, bytes }) => topic + Buffer.from(bytes).toString('latin1')).join('\n');
      for (const form of [
        name,
        Buffer.from(name).toString('hex'),
        Buffer.from(name).toString('base64').slice(0, 20),
        code,
      ])
        expect(all).not.toContain(form);
      const sealed = air.flown.filter(({ topic }) => topic.startsWith('hideout/1/talk/'));
      expect(sealed.length).toBeGreaterThanOrEqual(4);
      expect(new Set(sealed.map(({ bytes }) => bytes.length))).toEqual(new Set([512]));
    }
  });
});

/** Somebody between the phones: a door of his own to the guest, under the same code, and a call of his own to Jack. */
function between(secretToo: boolean) {
  const time = createTime();
  const [left, right] = [createTestAir(time), createTestAir(time)];
  const jack = jackIn(time, left, 1);
  jack.door.open();
  const code = jack.code();
  let asked = 0;
  const chance = seeded(50);
  const random = (bytes: number): Uint8Array => (asked++ === 0 ? bytesOfCode(code) : chance(bytes));
  const falseJack = jackIn(time, right, 2, { around: aroundOf(time, random) });
  falseJack.door.open();
  expect(falseJack.code()).toBe(code);
  const guest = guestIn(time, right, { code, secret: secretToo ? jack.secret() : null });
  const falseGuest = guestIn(time, left, { code, seed: 60 });
  time.pass(100);
  return { time, jack, falseJack, guest, falseGuest };
}

function bytesOfCode(code: string): Uint8Array {
  let bits = 0;
  for (const character of code) bits = bits * 32 + '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(character);
  const all = bits * 4;
  return Uint8Array.of(all / 2 ** 24, (all / 2 ** 16) & 255, (all / 2 ** 8) & 255, all & 255);
}

describe('somebody in between with keys of his own', () => {
  it('is found by whoever compares', () => {
    const { time, jack, guest, falseGuest } = between(false);
    const [mine, theirs] = [jack.door.state(), guest.caller.state()];
    if (mine.is !== 'comparing' || theirs.is !== 'comparing') throw new Error('nothing to compare');
    expect(mine.symbols).not.toEqual(theirs.symbols);
    falseGuest.caller.same();
    tapHonestly(jack, guest);
    time.pass(100);
    expect(jack.door.state()).toMatchObject({ is: 'open', last: 'different' });
    expect([jack.admitted, guest.joined, falseGuest.joined]).toEqual([[], [], []]);
  });

  it('comes nowhere with a guest who has the link', () => {
    const { time, guest } = between(true);
    time.pass(60_000);
    expect(guest.states).toEqual([{ is: 'failed', why: 'wrongKey' }]);
  });
});

type Fault = 'lost' | 'twice' | 'late' | 'changed' | 'foreign' | 'again';

/** One pairing in an air with faults, played to its end by honest people. */
function play(faults: ReadonlyMap<number, Fault>, at: number, linked: boolean) {
  const time = createTime();
  const before: Uint8Array[] = [];
  const air = createTestAir(time, (message) => {
    const { number, bytes } = message;
    before.push(bytes);
    const [whole] = plain(message);
    if (whole === undefined) return [];
    const { after } = whole;
    switch (faults.get(number)) {
      case undefined:
        return [whole];
      case 'lost':
        return [];
      case 'twice':
        return [whole, { after: after + 3, bytes }];
      case 'late':
        return [{ after: after + 2500, bytes }];
      case 'changed':
        return [{ after, bytes: bytes.map((byte, i) => (i === at % bytes.length ? byte ^ (1 + (at % 255)) : byte)) }];
      case 'foreign':
        return [{ after: 1, bytes: seeded(at)(bytes.length) }, whole];
      case 'again':
        return [{ after: 1, bytes: before[at % before.length] ?? bytes }, whole];
    }
  });
  const jack = jackIn(time, air);
  jack.door.open();
  const guest = guestIn(time, air, { code: jack.code(), secret: linked ? jack.secret() : null });
  tapUntilDone(time, jack, guest);
  return { time, air, jack, guest };
}

const fault = fc.constantFrom<Fault>('lost', 'twice', 'late', 'changed', 'foreign', 'again');

function checkEnd({ time, air, jack, guest }: ReturnType<typeof play>): void {
  const [joined] = guest.joined;
  const [admitted] = jack.admitted;
  if (joined !== undefined) expect(joined.keys).toEqual(admitted?.keys);
  else expect(guest.caller.state().is).toBe('failed');
  expect(guest.joined.length).toBeLessThan(2);
  expect(jack.admitted.length).toBeLessThan(2);
  expect(['open', 'closed']).toContain(jack.door.state().is);
  expect(jack.door.state().is).toBe(admitted === undefined ? 'open' : 'closed');
  jack.door.close();
  time.pass(10_000);
  expect(time.waiting()).toBe(0);
  expect(air.topics()).toEqual([]);
}

describe('whatever happens to messages', () => {
  it.each(['lost', 'twice', 'late'] as const)(
    'any one %s changes nothing',
    (how) => {
      for (let number = 0; number < 8; number += 1) {
        const end = play(new Map([[number, how]]), 0, number % 2 === 0);
        expect(end.guest.joined, `message ${number}`).toHaveLength(1);
        checkEnd(end);
      }
    },
    60_000,
  );

  it('one fault leads to the right pairing or to a clean failure', () => {
    fc.assert(
      fc.property(fault, fc.nat(9), fc.nat(600), fc.boolean(), (what, number, at, linked) =>
        checkEnd(play(new Map([[number, what]]), at, linked)),
      ),
      { numRuns: 80 },
    );
  }, 60_000);

  it('many faults do as well', () => {
    const many = fc.array(fc.tuple(fc.nat(40), fault), { maxLength: 12 });
    fc.assert(
      fc.property(many, fc.nat(600), fc.boolean(), (faults, at, linked) => checkEnd(play(new Map(faults), at, linked))),
      { numRuns: 80 },
    );
  }, 60_000);

  it('half of all messages lost is no more than slow', () => {
    let paired = 0;
    for (let seed = 0; seed < 10; seed += 1) {
      const chance = seeded(seed)(400);
      const lost = new Map([...chance].flatMap((byte, i): [number, Fault][] => (byte < 128 ? [[i, 'lost']] : [])));
      const end = play(lost, 0, seed % 2 === 0);
      paired += end.guest.joined.length;
      checkEnd(end);
    }
    expect(paired).toBeGreaterThanOrEqual(9);
  }, 60_000);
});
