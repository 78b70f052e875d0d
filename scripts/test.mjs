/**
 * `npm test`: everything that must hold, cheapest first, stopping at the first step that fails. Each step says one line; what
 * it had to say besides is shown when it fails. The last line counts the test cases of vitest and playwright.
 * `npm run test:long` (`--long`): the laws on many generated games, and the browser tests that take more than half a minute.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureBuild } from './build.mjs';
import { commandFile, ensureDependencies, root } from './deps.mjs';

const results = join(root, 'test-results');
const count = { passed: 0, failed: 0, skipped: 0 };

ensureDependencies();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
if (process.argv.includes('--long')) {
  process.env.CHROMIUM_PATH = findBrowser();
  process.env.HIDEOUT_LONG = 'yes';
  await step('long', () => vitest('long'));
  await step('build', async () => ensureBuild());
  await step('browser', playwright);
} else {
  process.env.CHROMIUM_PATH = findBrowser();
  await step('types', types);
  await step('lint', async () => (await tool('biome', 'check', '--error-on-warnings', '.')) ?? script('lint-imports'));
  await step('unit', () => vitest('unit'));
  await step('rules', () => script('coverage-rules'));
  await step('build', async () => ensureBuild());
  await step('size', () => script('size'));
  await step('browser', playwright);
}
close();

/** Runs one step; it resolves to undefined when all is well, else to what there is to say. */
async function step(name, run) {
  const began = performance.now();
  const complaint = await run();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (complaint !== undefined) console.log(complaint.trimEnd());
  console.log(`${name}: ${complaint === undefined ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (complaint === undefined) return;
  // A step without test cases of its own (or one that broke down) counts as one.
  count.failed ||= 1;
  close();
  process.exit(1);
}

function close() {
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
}

/** Each surrounding has its own check; two at a time, for a small machine. */
async function types() {
  const waiting = ['core', 'page', 'worker', 'node', 'tests'];
  const complaints = [];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const complaint = await tool('tsc', '-p', `tsconfig.${name}.json`);
      if (complaint !== undefined) complaints.push(`tsconfig.${name}.json:\n${complaint}`);
    }
  };
  await Promise.all([worker(), worker()]);
  return complaints.length > 0 ? complaints.join('\n') : undefined;
}

async function vitest(project) {
  const file = join(results, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const complaint = await tool('vitest', 'run', '--project', project, ...reporters);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read(file) ?? {};
  add(numPassedTests, numFailedTests, (numPendingTests ?? 0) + (numTodoTests ?? 0));
  return complaint;
}

async function playwright() {
  process.env.HIDEOUT_TEST_PORT = String(await freePort());
  const complaint = await tool('playwright', 'test');
  const { expected, unexpected, flaky, skipped } = read(join(results, 'browser.json'))?.stats ?? {};
  add(expected, (unexpected ?? 0) + (flaky ?? 0), skipped);
  return complaint;
}

function add(passed = 0, failed = 0, skipped = 0) {
  count.passed += passed;
  count.failed += failed;
  count.skipped += skipped;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function tool(command, ...args) {
  return run([commandFile(command), ...args]);
}

function script(name) {
  return run([join(root, 'scripts', `${name}.mjs`)]);
}

/** Resolves to undefined at exit code 0, else to all that was said. */
function run(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    child.on('error', (error) => resolve(String(error)));
    child.on('close', (code) => {
      const text = Buffer.concat(said).toString();
      // What a test measured is said even when all is well: lines that begin with "figures:".
      for (const line of text.match(/^.*figures: .*$/gm) ?? []) console.log(line.replace(/^.*figures: /, '  '));
      resolve(code === 0 ? undefined : `${text}\n(ended with ${code})`);
    });
  });
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
