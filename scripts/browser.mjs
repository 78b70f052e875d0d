/**
 * Finds a Chromium for the browser tests and installs one if there is none, without ever asking for more rights than the
 * person at the keyboard has. What installing says goes to standard error.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { commandFile, root, stop } from './deps.mjs';

/** Needed in containers and for root; the rest keeps a test browser from calling its maker. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name for this machine that is not “localhost”: as other devices in the network know it.
  '--host-resolver-rules=MAP table.test 127.0.0.1',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((folder) => process.env[folder])
    .filter(Boolean)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
};

/** The browser that is already there, or undefined; installs nothing. */
export function knownBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return starts(given) ? given : stop(`CHROMIUM_PATH names ${given}, which does not start.`);
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...(places[process.platform] ?? []), playwrightsOwn()].find((path) => path && starts(path));
}

/** The browser that is there, else one that is installed now, else a sentence and the end. */
export function findBrowser() {
  const known = knownBrowser();
  if (known) return known;
  console.error("No Chromium was found; trying Playwright's own download.");
  run(process.execPath, [commandFile('playwright'), 'install', 'chromium']);
  if (starts(playwrightsOwn())) return playwrightsOwn();
  if (process.getuid?.() === 0 && run('apt-get', ['--version'])) {
    console.error('That did not work out; installing the system package chromium.');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    const installed = knownBrowser();
    if (installed) return installed;
  }
  return stop('The browser tests need Chromium: install it (or Chrome), or set CHROMIUM_PATH to its program file.');
}

/** Where Playwright would keep its own download. */
function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

function starts(path) {
  if (!path || !existsSync(path)) return false;
  // Chrome for Windows opens a window instead of telling its version.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

function run(command, args) {
  // Where the network does not reach the download, that is to be known in seconds.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  return spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 2, 2] }).status === 0;
}
