/** Both ends over networks that lose, double, delay and reorder, with phones that sleep and die. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chance, createClock, idOf, search, setTable, timesSearched } from './conversing';

const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('ask' as const), device: fc.nat(2), again: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('jackMoves' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('relayForgets' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('relayDown' as const), for: fc.nat(20_000) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('jackSleeps' as const), for: fc.nat(30_000) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('jackDies' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reload' as const), device: fc.nat(2) }) },
);
const script = fc.array(fc.tuple(fc.nat(3000), action), { minLength: 1, maxLength: 14 });

describe('a bad network', () => {
  it('counts every accepted command once, in logs that end alike', async () => {
    await fc.assert(
      fc.asyncProperty(script, fc.integer(), fc.double({ min: 0, max: 0.6, noNaN: true }), async (steps, seed, bad) => {
        const clock = createClock(seed);
        const luck = chance(seed + 1);
        let calm = false;
        const fate = () => {
          if (calm) return [20];
          if (luck() < bad) return [];
          const copies = luck() < bad ? 2 : 1;
          return Array.from({ length: copies }, () => Math.floor(luck() * luck() * 4000));
        };
        const { air, jack, devices } = setTable({ clock, fate }, ['detectives', 'detectives', 'display']);
        jack.tell({ type: 'gameStarted', options: {} } as never);
        let asked = 0;
        for (const [pause, step] of steps) {
          await clock.pass(pause);
          switch (step.does) {
            case 'ask': {
              asked += 1;
              // One in ten is a circle there is not.
              devices[step.device]?.ask(idOf(asked), search(step.again === 0 ? 200 + asked : asked));
              break;
            }
            case 'jackMoves':
              if (jack.awake) jack.tell({ type: 'jackMoved', by: 'walk' });
              break;
            case 'relayForgets':
              air.setUp(true);
              break;
            case 'relayDown':
              air.setUp(false);
              await clock.pass(step.for);
              air.setUp(true);
              break;
            case 'jackSleeps':
              jack.sleep();
              await clock.pass(step.for);
              jack.wake();
              break;
            case 'jackDies':
              jack.dies = true;
              break;
            case 'reload':
              devices[step.device]?.reload();
          }
          jack.wake();
        }
        calm = true;
        for (let i = 0; i < 6; i++) {
          await clock.pass(10_000);
          jack.wake();
        }
        for (const device of devices) {
          expect(device.log).toEqual(jack.log);
          expect(device.presence.at(-1)).toBe('connected');
          for (const [, { command, reply }] of device.asked) {
            const circle = 'circle' in command ? command.circle : 0;
            const times = timesSearched(jack.log, circle);
            if (device.id === 3) expect(reply).toEqual({ is: 'not', why: 'display' });
            else if (circle > 195) expect(['refused', 'not']).toContain(reply?.is);
            else expect(reply?.is === 'done' ? 1 : reply?.is === 'not' && reply.why === 'stale' ? 0 : -1).toBe(times);
            if (reply?.is !== 'done') expect(times).toBe(0);
          }
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('gives the stored reply to a command whose reply was lost with the phone, even when the turn is over', async () => {
    const clock = createClock();
    const { jack, device } = setTable({ clock });
    await clock.pass(1000);
    jack.dies = true;
    device.ask(idOf(1), search(5));
    await clock.pass(1000);
    expect([jack.awake, jack.log.length, device.log.length]).toEqual([false, 1, 0]);
    jack.wake();
    jack.tell({ type: 'jackMoved', by: 'walk' });
    await clock.pass(5000);
    expect(device.reply(idOf(1))).toMatchObject({ is: 'done' });
    expect(timesSearched(jack.log, 5)).toBe(1);
    expect(device.log).toEqual(jack.log);
  });
});

describe('yes and no', () => {
  it('are the same frames at the same moments, both ways', async () => {
    const questions = fc.array(
      fc.record({ pause: fc.integer({ min: 1, max: 2500 }), a: fc.boolean(), b: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    await fc.assert(
      fc.asyncProperty(questions, fc.integer(), fc.nat(120), async (asked, seed, storing) => {
        const evening = async (answer: 'a' | 'b') => {
          const clock = createClock(seed);
          const luck = chance(seed + 1);
          const fate = () => (luck() < 0.1 ? [] : [Math.floor(luck() * 300)]);
          const found = (circle: number) => asked[circle - 1]?.[answer] ?? false;
          const { jack, device } = setTable({ clock, fate, found, storing });
          for (const [i, { pause }] of asked.entries()) {
            await clock.pass(pause);
            device.ask(idOf(i), search(i + 1));
          }
          await clock.pass(12_000);
          expect(device.log).toEqual(jack.log);
          expect(jack.log).toHaveLength(asked.length);
          const seen = [...jack.sent, ...device.sent];
          return seen.map(({ at, topic, message }) => `${at} ${topic} ${message.length}`);
        };
        expect(await evening('a')).toEqual(await evening('b'));
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  it('leave at a multiple of 50 ms, 300 ms after they were read, as a refusal does, two small frames each', async () => {
    const leaving = async (circle: number, found: boolean) => {
      const clock = createClock();
      const { jack, device } = setTable({ clock, found: () => found, storing: 0 });
      await clock.pass(617);
      const before = jack.sent.length;
      device.ask(idOf(1), search(circle));
      await clock.pass(1000);
      return jack.sent.slice(before).map(({ at, message }) => [at, message.length]);
    };
    const yes = await leaving(5, true);
    expect(yes).toEqual([
      [1950, 512],
      [1950, 512],
    ]);
    expect(await leaving(5, false)).toEqual(yes);
    expect(await leaving(200, false)).toEqual(yes);
  });
});
