/**
 * `npm run bench`: the figures the core is held to, measured on this machine; exits 1 past a budget. Timings vary with
 * what else runs, so this is a command to look at and no unit test.
 */
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { board } from '../src/board/index';
import { audit, readRecord, recordedEvents, writeRecord } from '../src/log/index';
import { load } from '../src/rulebook/book';
import { loadGlossary } from '../src/rulebook/glossary';
import { type Command, decide, type Game, legalMoves, POLICEMEN } from '../src/rules/index';
import { chance, eveningFor, playGame, type Style, styleFor } from '../tests/properties/players';
import { position } from '../tests/rules/position';

interface Figure {
  readonly what: string;
  readonly ms: number;
  readonly budget: number;
}

const random = chance(1888);

/** Milliseconds of each of many calls, ascending, after warming up. */
function timesOf(calls: readonly (() => unknown)[]): readonly number[] {
  for (const call of calls.slice(0, 200)) call();
  const times = calls.map((call) => {
    const start = performance.now();
    call();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b);
}

const percentile = (times: readonly number[], p: number): number => times[Math.floor(times.length * p)] ?? 0;

/** Jack on each circle, five policemen around him, all kinds of movement left. */
function situations(): readonly Game[] {
  return [1, 2, 3, 4, 5].flatMap(() =>
    board.circles.map((here) => {
      const near = [...new Set([...(board.routes.get(here)?.values() ?? [])].flat(2)), ...board.crossings];
      const policemen = POLICEMEN.map((_, i) => near[Math.floor(random() * Math.min(near.length, 6 + i))] as string);
      return position({ here, policemen: [...new Set(policemen)], tokens: { coaches: 3, alleys: 2 } });
    }),
  );
}

function movesAndDecisions(): readonly Figure[] {
  const games = situations();
  const listing = timesOf(games.map((game) => () => legalMoves(board, game)));
  const commands = games.flatMap((game) =>
    legalMoves(board, game)
      .slice(0, 12)
      .map((move): [Game, Command] => [game, { type: 'jackMoved', ...move }]),
  );
  const deciding = timesOf(
    commands.map(
      ([game, command]) =>
        () =>
          decide(board, game, command),
    ),
  );
  const asking = timesOf(
    games.map((game) => {
      const police: Game = { ...game, table: { ...game.table, phase: 'police' } };
      const circle = board.circles[Math.floor(random() * 195)] as number;
      return () => decide(board, police, { type: 'clueSearched', policeman: 'red', circle });
    }),
  );
  return [
    { what: `legalMoves, ${games.length} positions, p99`, ms: percentile(listing, 0.99), budget: 0.3 },
    { what: `decide a move, ${commands.length} commands, p99`, ms: percentile(deciding, 0.99), budget: 0.3 },
    { what: `decide a question, ${games.length} commands, p99`, ms: percentile(asking, 0.99), budget: 0.3 },
  ];
}

/** The audit of a game and of an evening of some 500 events, cold and as a median. */
function auditing(): readonly Figure[] {
  return [auditOf('a game', styleFor), auditOf('an evening', eveningFor)];
}

function auditOf(what: string, styleOf: (seed: number) => Style): Figure {
  let seed = 0;
  while (recordedEvents(playGame(seed, styleOf(seed)).events).length < 500) seed += 1;
  const { events } = playGame(seed, styleOf(seed));
  const text = writeRecord(events);
  const times = timesOf(
    Array.from({ length: 20 }, () => () => {
      const record = readRecord(text);
      if (record.ok) audit(board, record.value.events);
    }),
  );
  const count = recordedEvents(events).length;
  return { what: `audit of ${what}, ${count} events, worst of 20`, ms: times.at(-1) ?? 0, budget: 50 };
}

/** Building the board in a fresh process, as a phone does at start; the median of nine. */
function boardStartUp(): Figure {
  const tsx = fileURLToPath(new URL('../node_modules/.bin/tsx', import.meta.url));
  const build = new URL('../src/board/build.ts', import.meta.url).href;
  const program = `import { buildBoard } from ${JSON.stringify(build)};
const start = performance.now();
const { circles, crossings, routes, touching, steps, red, yellow } = buildBoard(); console.log(performance.now() - start);`;
  const times = Array.from({ length: 9 }, () => {
    const { stdout } = spawnSync(tsx, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    return Number(stdout);
  }).sort((a, b) => a - b);
  return { what: 'board start-up, fresh process, median of 9', ms: times[4] ?? Number.NaN, budget: 15 };
}

/** What people type, letter by letter; a phone is taken to be four times slower, and 30 ms is what a search may take there. */
async function searching(): Promise<Figure> {
  const book = await load('en');
  await book.prepare(async () => undefined);
  book.learn(await loadGlossary());
  await book.prepare(async () => undefined);
  const questions = [
    'coach into hideout',
    'arrest and clue same turn',
    'can jack stay',
    'polceman moves',
    'Kutsche Versteck',
  ];
  const typed = questions.flatMap((question) => [...question].map((_, i) => question.slice(0, i + 1)));
  const times = timesOf([...typed, ...typed].map((query) => () => book.search(query)));
  return { what: `search in the rules, ${typed.length} queries, p99`, ms: percentile(times, 0.99), budget: 30 / 4 };
}

const figures = [...movesAndDecisions(), ...auditing(), boardStartUp(), await searching()];
for (const { what, ms, budget } of figures) {
  console.log(
    `${what.padEnd(56)} ${ms.toFixed(3).padStart(9)} ms   budget ${budget} ms${ms <= budget ? '' : '   PAST IT'}`,
  );
}
process.exitCode = figures.every(({ ms, budget }) => ms <= budget) ? 0 : 1;
