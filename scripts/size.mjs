/**
 * Weighs what a phone loads before it shows something, as the network carries it (gzip), and fails past the limits.
 * "First load" is what `index.html` brings in: the entry, all it imports statically, and the styles. "With board" adds the
 * parts that a game loads when it opens. "Link, Jack" and "link, joining" are what a conversation between two devices
 * costs either of them beyond a game, the relay's client among it; the screens for it are said too, without a limit (those
 * of the joining side are most of a game's, the map among them). "Precache" is everything the service worker keeps for
 * playing offline, each part once. 1 KB is 1024 bytes. `node scripts/size.mjs FOLDER` weighs another build.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './deps.mjs';

const limits = { 'first load': 45, 'with board': 60, 'link, Jack': 130, 'link, joining': 130, precache: 400 };
/** What is loaded when a game is opened. `fetchReferee` brings the rest. The reveal and its check (`src/ui/game/Revealed.tsx`) come only at the game's end. */
const gameParts = ['src/ui/game/loaded.ts'];
/** What the start page loads; a game that is opened again goes without it. */
const homeParts = ['src/ui/home/loaded.ts', 'src/ui/rules/Layer.tsx'];
const relayClient = 'node_modules/mqtt/dist/mqtt.esm.js';
/** What carries a conversation with another device, and the screens around it: on Jack's phone, and on one that joins. */
const hostParts = ['src/app/hosting.ts', relayClient];
const hostScreens = ['DevicesDoor.tsx', 'Picture.tsx', 'table.ts', 'ForkScreen.tsx'].map(
  (name) => `src/ui/link/${name}`,
);
const joinParts = ['src/app/guests.ts', relayClient];
const joinScreens = ['doors.tsx', 'Join.tsx', 'GuestGame.tsx'].map((name) => `src/ui/guest/${name}`);

const dist = resolve(process.argv[2] ?? join(root, 'dist'));
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const shell = filesOf('index.html');
const first = new Set([...shell, ...filesOfAll(homeParts)]);
const withBoard = new Set([...shell, ...filesOfAll(gameParts)]);
/** With the referee, fetched as soon as a game stands on the screen; a part that several share has no source as its key. */
const referee = Object.keys(manifest).filter((key) => manifest[key].name === 'decide');
const playing = new Set([...withBoard, ...filesOfAll(referee)]);
const hosting = beyondGame(hostParts);
const joining = beyondGame(joinParts);
const withScreens = [
  ['link, Jack, with its screens', beyondGame([...hostParts, ...hostScreens])],
  ['link, joining, with its screens', beyondGame([...joinParts, ...joinScreens])],
];

const precache = new Set([...precached(), 'sw.js']);
const files = [...new Set([...first, ...playing, ...hosting, ...joining, ...precache])];
const sizes = new Map(files.map((file) => [file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length]));
const when = (file) => {
  if (first.has(file)) return '';
  if (withBoard.has(file)) return '  (with board)';
  const sides = [hosting.has(file) && 'link, Jack', joining.has(file) && 'link, joining'].filter(Boolean);
  return `  (${sides.length > 0 ? sides.join('; ') : 'when wanted'})`;
};
for (const [file, size] of sizes) console.log(`${kilobytes(size)}  ${file}${when(file)}`);
// What speaks with a relay is kept when it was wanted once (`src/sw.ts`).
const missing = [...withBoard, ...hosting, ...joining].filter(
  (file) => !precache.has(file) && !file.startsWith('assets/mqtt'),
);
if (missing.length > 0) console.log(`Not kept for playing offline: ${missing.join(', ')}`);

let tooLarge = missing.length > 0;
for (const [name, files] of [
  ['first load', first],
  ['with board', withBoard],
  ['link, Jack', hosting],
  ['link, joining', joining],
  ['precache', precache],
]) {
  const total = totalOf(files);
  const over = total > limits[name] * 1024;
  tooLarge ||= over;
  console.log(`${kilobytes(total)}  ${name}, of ${limits[name]} KB${over ? ': TOO LARGE' : ''}`);
}
console.log(`${kilobytes(totalOf(playing))}  with board, once the referee has been fetched`);
for (const [name, files] of withScreens) console.log(`${kilobytes(totalOf(files))}  ${name}`);
if (tooLarge) process.exit(1);

/** The scripts and styles that loading one part brings with it. */
function filesOf(key, seen = new Set()) {
  const { file, css = [], imports = [] } = manifest[key];
  if (seen.has(file)) return seen;
  for (const each of [file, ...css]) seen.add(each);
  for (const other of imports) filesOf(other, seen);
  return seen;
}

function filesOfAll(keys) {
  const files = new Set();
  for (const key of keys) filesOf(key, files);
  return files;
}

function totalOf(files) {
  return [...files].reduce((sum, file) => sum + sizes.get(file), 0);
}

function beyondGame(keys) {
  return new Set([...filesOfAll(keys)].filter((file) => !playing.has(file)));
}

/** What the built service worker lists. */
function precached() {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  return [...worker.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url]) => url);
}

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1).padStart(6)} KB`;
}
