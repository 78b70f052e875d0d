/**
 * A process that plays at as many tables as it is told, for `npm run bench:relay`: two phones each, with the real session,
 * host and guest, over real sockets; at each one question every five seconds, whether or not the last one was answered.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LinkAround } from '../../src/link/around';
import type { Carrier } from '../../src/link/carrier';
import { openMqtt } from '../../src/link/mqtt-carrier';
import { realAround } from '../link/around';
import { type Seated, seated } from '../long/seated';
import { percentile, unpaced } from './unpaced';

export type Order = { readonly add: number } | { readonly measure: number } | { readonly close: true };

/** What came of the questions asked in that time. */
export interface Measured {
  readonly times: readonly number[];
  readonly unanswered: number;
  readonly cpuSeconds: number;
  /** How late this process itself was, 99 of 100 times at most: it is in the times. */
  readonly late: number;
}
export type Report = { readonly added: number } | { readonly measured: Measured } | { readonly failed: string };

/** Milliseconds between two questions at a table, and after which one counts as not answered. */
const EVERY = 5000;
const PATIENCE = 5000;
const AT_ONCE = 20;
const around = { now: () => Date.now(), random: realAround.random };
/** Phones do not share a clock: without this, all that was due while this process was late would stay together for good. */
const phoneAround: LinkAround = {
  ...realAround,
  after: (milliseconds, call) =>
    realAround.after(milliseconds < 1000 ? milliseconds : milliseconds * (0.9 + Math.random() / 5), call),
};
const address = process.argv[2] ?? '';
const tables: Seated[] = [];
let listening: { times: number[]; unanswered: number } | null = null;

process.on('message', (order: Order) => {
  void obey(order).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ failed: String(error) } satisfies Report),
  );
});
process.on('disconnect', () => process.exit());

async function obey(order: Order): Promise<Report> {
  if ('add' in order) return { added: await add(order.add) };
  if ('measure' in order) return { measured: await measure(order.measure) };
  process.exit();
}

async function add(count: number): Promise<number> {
  let left = count;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const table = await sit();
      tables.push(table);
      askOn(table, performance.now() + Math.random() * EVERY);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return tables.length;
}

async function sit(): Promise<Seated> {
  const open = (): Carrier => openMqtt([address], realAround);
  const carriers = { jack: open(), guest: open() };
  const table = await seated({ carriers, around, linkAround: phoneAround, jackAround: unpaced(phoneAround) });
  const { guest, session } = table;
  for (let tries = 0; tries < 600; tries += 1) {
    if (guest.presence.value.is === 'connected' && guest.told.value.count === session.told.value.count) return table;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the two phones of a table did not find each other');
}

/** At moments that stay apart from those of the other tables, however late this process was once. */
function askOn(table: Seated, at: number): void {
  setTimeout(
    () => {
      ask(table);
      askOn(table, at + EVERY);
    },
    Math.max(0, at - performance.now()),
  );
}

function ask({ guest }: Seated): void {
  const period = listening;
  const start = performance.now();
  let late = false;
  const giveUp = setTimeout(() => {
    late = true;
    if (period !== null) period.unanswered += 1;
  }, PATIENCE);
  void guest.dispatch({ type: 'clueSearched', circle: 1 + Math.floor(Math.random() * 195) }).then((outcome) => {
    clearTimeout(giveUp);
    if (period === null || late) return;
    if (outcome.ok) period.times.push(performance.now() - start);
    else period.unanswered += 1;
  });
}

async function measure(milliseconds: number): Promise<Measured> {
  const period = { times: [] as number[], unanswered: 0 };
  const lateness = monitorEventLoopDelay({ resolution: 5 });
  const before = process.cpuUsage();
  listening = period;
  lateness.enable();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  listening = null;
  lateness.disable();
  const { user, system } = process.cpuUsage(before);
  // What was asked last is still on its way.
  await new Promise((resolve) => setTimeout(resolve, Math.min(1000, 4 * percentile([100, ...period.times], 0.99))));
  return { ...period, cpuSeconds: (user + system) / 1e6, late: lateness.percentile(99) / 1e6 - 5 };
}
