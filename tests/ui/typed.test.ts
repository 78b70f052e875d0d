/** What Jack has typed waits behind the lock, for its own moment of its own game. */
import { beforeEach, expect, test } from 'vitest';
import type { Session } from '../../src/app/session';
import { memoryStore } from '../../src/store/index';
import { keepTyped, typedAt } from '../../src/ui/parts/typed';
import { begin, crime, foretold, handOver, hideout, night, play, policeDone, reopen, walk } from '../app/table';

const around = foretold();
const store = memoryStore();
let session: Session;
beforeEach(async () => {
  session = await begin(store, around);
});

const takeBack = (): Promise<void> =>
  play(session, [{ type: 'takenBack', entry: session.game.value.held?.events[0]?.number ?? -1 }]);

const digits = { texts: ['14'], active: 0, anew: false };

test('comes back on the same stage, also in the game opened anew', async () => {
  expect(typedAt(session, 'numbers')).toBe(undefined);
  keepTyped(session, 'numbers', digits);
  expect(typedAt(session, 'numbers')).toBe(digits);
  expect(typedAt(session, 'by')).toBe(undefined);
  expect(typedAt(await reopen(store, around, session), 'numbers')).toBe(digits);
});

test('is gone once recorded; taken back, what was recorded stands there again', async () => {
  await play(session, hideout(28), night(1), crime(27));
  keepTyped(session, 'numbers', digits);
  keepTyped(session, 'by', 'coach');
  await play(session, walk(29));
  expect([typedAt(session, 'numbers'), typedAt(session, 'by')]).toEqual([undefined, undefined]);
  await takeBack();
  expect(typedAt(session, 'numbers')).toEqual({ texts: ['29'], active: 0, anew: true });
  expect(typedAt(session, 'by')).toBe('walk');
  // Also after a reload; and what is typed then comes first.
  expect(typedAt(await reopen(store, around, session), 'by')).toBe('walk');
  keepTyped(session, 'numbers', digits);
  expect(typedAt(session, 'numbers')).toBe(digits);
});

test('a hideout and a crime stand there again as well, until something else has happened', async () => {
  await play(session, [{ type: 'hideoutChosen', circle: 28 }]);
  await takeBack();
  expect(typedAt(session, 'numbers')).toEqual({ texts: ['28'], active: 0, anew: true });
  await play(session, hideout(29), night(1));
  expect(typedAt(session, 'numbers')).toBe(undefined);
  await play(session, [{ type: 'killed', time: 'II', circles: [27] }]);
  await takeBack();
  expect(typedAt(session, 'numbers')).toEqual({ texts: ['27'], active: 0, anew: true });
  expect(typedAt(session, 'time')).toBe('II');
});

test('of a ride both circles stand there', async () => {
  await play(session, hideout(28), night(1), crime(27), [{ type: 'jackMoved', by: 'coach', to: [29, 48] }]);
  await takeBack();
  expect(typedAt(session, 'numbers')).toEqual({ texts: ['29', '48'], active: 1, anew: true });
  expect(typedAt(session, 'by')).toBe('coach');
});

test('outlives what the table agrees on in mid-move', async () => {
  const hunt = await begin(store, around, { referee: 'hunt' });
  const policemen = { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k180' };
  await play(hunt, hideout(28), night(1), crime(27), [{ type: 'alarmRaised', policemen }]);
  keepTyped(hunt, 'numbers', digits);
  await play(hunt, [{ type: 'policemenStated', policemen: { blue: 'k136' } }]);
  expect(typedAt(hunt, 'numbers')).toBe(digits);
});

test('is gone with its stage, also when the table comes back to it', async () => {
  await play(session, hideout(28), night(1), crime(27), walk(29), handOver, policeDone);
  keepTyped(session, 'numbers', digits);
  await play(session, [{ type: 'rewound', to: session.events.value.length - 1 }]);
  await play(session, policeDone);
  expect(typedAt(session, 'numbers')).toBe(undefined);
});

test('is gone when something is typed or looked for in another game', async () => {
  keepTyped(session, 'numbers', digits);
  const other = await begin(store, around);
  expect(typedAt(other, 'numbers')).toBe(undefined);
  expect(typedAt(session, 'numbers')).toBe(undefined);
});
