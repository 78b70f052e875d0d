/** The catalogue holds what some screen says and nothing else. Read from the sources as text: a bundle would need a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
const read = (path: string): string => readFileSync(join('src', path), 'utf8');
const catalogues = files.filter((path) => path.endsWith('.en.ts'));
const sources = files.filter((path) => !path.endsWith('.en.ts')).map(read);
const source = sources.join('\n');

const keys = catalogues.flatMap((path) =>
  [...read(path).matchAll(/^ {2}'([\w.]+?)(?:_(?:one|other|zero))?':/gm)].map(([, key]) => String(key)),
);
const literals = new Set([...source.matchAll(/['`]([\w.]+)['`]/g)].map(([, text]) => text));
const words = new Set(source.match(/\w+/g));
/** `paper.${step}What`: keys with some word of the sources in the gap. */
const patterns = [...source.matchAll(/\bt\(\s*`([^`]*\$\{[^`]*)`/g)].map(([, text]) => {
  const parts = String(text).split(/\$\{(?:[^{}]|\{[^}]*\})*\}/);
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('(\\w+)')}$`);
});

function isSaid(key: string): boolean {
  if (literals.has(key)) return true;
  return patterns.some((pattern) => {
    const gaps = pattern.exec(key)?.slice(1);
    return gaps?.every((gap) => words.has(gap)) ?? false;
  });
}

test('every sentence is said somewhere', () => {
  expect(keys.length).toBeGreaterThan(500);
  expect([...new Set(keys)].filter((key) => !isSaid(key))).toEqual([]);
});
