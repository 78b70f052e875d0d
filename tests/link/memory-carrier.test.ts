/** The tests' own network does to messages what it is told, and nothing within the call that sends. */
import { expect, it } from 'vitest';
import { TALKING } from '../../src/link/carrier';
import { type AirOptions, createAir } from '../../src/link/memory-carrier';

const at = `${TALKING}${'0'.repeat(26)}`;

/** Time that a test moves by hand. */
function clock() {
  let now = 0;
  let waiting: { readonly due: number; readonly call: () => void }[] = [];
  return {
    after(milliseconds: number, call: () => void) {
      const entry = { due: now + milliseconds, call };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
    pass(milliseconds: number) {
      const until = now + milliseconds;
      for (;;) {
        const [next] = waiting.filter(({ due }) => due <= until).sort((one, other) => one.due - other.due);
        if (!next) break;
        waiting = waiting.filter((each) => each !== next);
        now = next.due;
        next.call();
      }
      now = until;
    },
  };
}

function table(fate?: AirOptions['fate']) {
  const time = clock();
  const air = createAir({ around: time, ...(fate && { fate }) });
  const [one, other] = [air.carrier(), air.carrier()];
  time.pass(0);
  const heard: number[] = [];
  one.listen(at, ([first]) => heard.push(first as number));
  return { time, air, one, other, heard, send: (n: number) => other.send(at, Uint8Array.of(n)) };
}

it('arrives a moment after it was sent, at the sender too', () => {
  const { time, other, heard, send } = table();
  const own: number[] = [];
  other.listen(at, ([first]) => own.push(first as number));
  send(1);
  expect(heard).toEqual([]);
  time.pass(0);
  expect([heard, own]).toEqual([[1], [1]]);
});

it.each<[string, AirOptions['fate'], readonly number[]]>([
  ['loses', (_, [n]) => (n === 2 ? [] : [0]), [1, 3]],
  ['doubles', (_, [n]) => (n === 2 ? [0, 5] : [0]), [1, 2, 3, 2]],
  ['delays and reorders', (_, [n]) => [30 - 10 * (n as number)], [3, 2, 1]],
])('%s', (_, fate, arrived) => {
  const { time, heard, send } = table(fate);
  for (const n of [1, 2, 3]) send(n);
  time.pass(100);
  expect(heard).toEqual(arrived);
});

it('loses what is on its way when the connection is replaced, taken away or closed', () => {
  const { time, air, one, heard, send } = table(() => [10]);
  send(1);
  one.renew();
  time.pass(20);
  expect([heard, one.state()]).toEqual([[], 'open']);
  send(2);
  air.setUp(false);
  time.pass(20);
  send(3);
  time.pass(20);
  expect([heard, one.state()]).toEqual([[], 'unreachable']);
  air.setUp(true);
  time.pass(20);
  send(4);
  time.pass(20);
  expect(heard).toEqual([4]);
  send(5);
  one.close();
  time.pass(20);
  expect(heard).toEqual([4]);
});

it('gives each listener bytes of its own', () => {
  const { time, one, other } = table();
  const heard: string[] = [];
  for (let n = 0; n < 2; n++)
    one.listen(at, (message) => {
      heard.push(message.join());
      message.fill(0);
    });
  const sent = Uint8Array.of(1, 2);
  other.send(at, sent);
  sent.fill(9);
  time.pass(0);
  expect(heard).toEqual(['1,2', '1,2']);
});
