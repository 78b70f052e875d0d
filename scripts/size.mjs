/**
 * Weighs what a phone loads before it shows something, as the network carries it (gzip), and fails past the limits.
 * "First load" is what `index.html` brings in: the entry, all it imports statically, and the styles. "With board" adds the
 * parts that a game loads when it opens. 1 KB is 1024 bytes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './deps.mjs';

const limits = { 'first load': 45, 'with board': 60 };
/** What is loaded when a game is opened. The reveal and its check (`src/ui/game/Revealed.tsx`) come only at the game's end. */
const gameParts = ['src/ui/game/loaded.ts'];

const dist = join(root, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const first = filesOf('index.html');
const withBoard = new Set([...first, ...gameParts.flatMap((key) => [...filesOf(key)])]);

const sizes = new Map(
  [...withBoard].map((file) => [file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length]),
);
for (const [file, size] of sizes) console.log(`${kilobytes(size)}  ${file}${first.has(file) ? '' : '  (with board)'}`);

let tooLarge = false;
for (const [name, files] of [
  ['first load', first],
  ['with board', withBoard],
]) {
  const total = [...files].reduce((sum, file) => sum + sizes.get(file), 0);
  const over = total > limits[name] * 1024;
  tooLarge ||= over;
  console.log(`${kilobytes(total)}  ${name}, of ${limits[name]} KB${over ? ': TOO LARGE' : ''}`);
}
if (tooLarge) process.exit(1);

/** The scripts and styles that loading one part brings with it. */
function filesOf(key, seen = new Set()) {
  const { file, css = [], imports = [] } = manifest[key];
  if (seen.has(file)) return seen;
  for (const each of [file, ...css]) seen.add(each);
  for (const other of imports) filesOf(other, seen);
  return seen;
}

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1).padStart(6)} KB`;
}
