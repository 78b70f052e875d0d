/**
 * Builds the app unless the one in `dist` was made from these very sources, and for the same relays. The answer rests on the
 * content of the files: a checkout changes times without changing anything, and the other way round.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandFile, root } from './deps.mjs';

const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];
const stamp = join(root, 'dist/.built-from');

/** Returns undefined when `dist` is good, else what the build said when it failed. */
export function ensureBuild() {
  const wanted = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return undefined;
  // What is served is always the app as released, also when a test started this and has set its own surroundings.
  const env = { ...process.env, NODE_ENV: 'production' };
  const built = spawnSync(process.execPath, [commandFile('vite'), 'build'], { cwd: root, env, encoding: 'utf8' });
  if (built.status !== 0) return `${built.stdout}${built.stderr}`;
  writeFileSync(stamp, wanted);
  return undefined;
}

function hashOfSources() {
  const hash = createHash('sha256').update(`RELAYS=${process.env.RELAYS ?? ''}\0`);
  for (const path of sources.flatMap(filesAt)) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesAt(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesAt(`${path}/${name}`));
}
