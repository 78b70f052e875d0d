/**
 * Makes sure that what `package-lock.json` names is installed, so that every command works on a fresh clone.
 * It needs nothing that is not in Node itself, and writes to standard error only: `npm run audit` promises that
 * standard output holds the verdicts and nothing else.
 *
 * "Installed" is decided by content: npm leaves the list of what it put there in `node_modules/.package-lock.json`,
 * and that list must name the same versions. Times and stamps of our own would go stale at a checkout or at an
 * `npm install` by hand; reading both lists takes a few milliseconds.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const oldestNode = [20, 19];

/** Ends with a sentence for whoever typed the command. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Installs the dependencies if they are missing or are not those of the lock file. */
export function ensureDependencies() {
  checkNode();
  if (installed()) return;
  console.error('Installing what Hideout needs (npm ci) ...');
  if (npm(['ci', '--include=dev']) && installed()) return;
  console.error('npm ci did not work out; trying npm install instead.');
  if (!npm(['install', '--include=dev'])) stop('The dependencies could not be installed. Is the network reachable?');
}

/** The JavaScript file behind a command of an installed package: `vite` → `node_modules/vite/bin/vite.js`. */
export function commandFile(command) {
  for (const [path, entry] of Object.entries(readLock('package-lock.json')?.packages ?? {})) {
    const nested = path.lastIndexOf('node_modules/') > 0;
    const file = entry.bin?.[command];
    if (file && !nested) return join(root, path, file);
  }
  return undefined;
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = oldestNode;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  stop(`Hideout needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node}.`);
}

function installed() {
  const wanted = readLock('package-lock.json');
  const present = readLock('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '') return true;
    const there = present.packages[path];
    // What is optional may be meant for another system and rightly be absent.
    if (!there) return Boolean(entry.optional || entry.devOptional);
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
}

function npm(args) {
  const own = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const ended =
    own && basename(own).startsWith('npm')
      ? spawnSync(process.execPath, [own, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return ended.status === 0;
}
