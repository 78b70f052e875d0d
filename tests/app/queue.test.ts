import { expect, test } from 'vitest';
import { createQueue } from '../../src/app/queue';

const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('one after the other, in the order asked for', async () => {
  const queue = createQueue();
  const order: string[] = [];
  const slow = queue.run(async () => {
    order.push('slow begins');
    await soon(5);
    order.push('slow ends');
    return 1;
  });
  const quick = queue.run(async () => {
    order.push('quick');
    return 2;
  });
  expect(queue.waiting.value).toBe(2);
  expect(await Promise.all([slow, quick])).toEqual([1, 2]);
  expect(order).toEqual(['slow begins', 'slow ends', 'quick']);
  expect(queue.waiting.value).toBe(0);
});

test('what fails does not hold up the next', async () => {
  const queue = createQueue();
  const failed = queue.run(async () => {
    throw new Error('no');
  });
  const next = queue.run(async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(queue.waiting.value).toBe(0);
});
