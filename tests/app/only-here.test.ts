/** Tabs without locks: one answers for a game at a time, and the next when it has gone. Over the real channel. */
import { expect, test } from 'vitest';
import { askOthers } from '../../src/app/only-here';

/** Quicker than the app's. */
const PACE = { answer: 300, again: 200 };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('of tabs that come one after another or at once, one is let in, and then the next', async () => {
  const name = `tabs ${Math.random()}`;
  const inside: number[] = [];
  const leave: (() => void)[] = [];
  const come = (tab: number): void => {
    void askOthers(new BroadcastChannel(name), () => (tab + 1) / 10, PACE).then((go) => {
      inside.push(tab);
      leave.push(go);
    });
  };
  come(0);
  await pause(600);
  expect(inside).toEqual([0]);
  come(1);
  come(2);
  await pause(900);
  expect(inside).toEqual([0]);
  leave[0]?.();
  await pause(1800);
  expect(inside).toHaveLength(2);
  leave[1]?.();
  await pause(1800);
  expect(inside.toSorted()).toEqual([0, 1, 2]);
  leave[2]?.();
}, 15_000);

test('two that ask at once are not let in together', async () => {
  const name = `tabs ${Math.random()}`;
  const inside: (() => void)[] = [];
  for (const number of [0.2, 0.7, 0.5])
    void askOthers(new BroadcastChannel(name), () => number, PACE).then((go) => inside.push(go));
  await pause(600);
  expect(inside).toHaveLength(1);
  inside[0]?.();
  await pause(1800);
  expect(inside).toHaveLength(2);
  for (const go of inside) go();
  await pause(1800);
  expect(inside).toHaveLength(3);
  inside[2]?.();
}, 20_000);
