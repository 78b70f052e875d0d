/**
 * Every screen that is loaded on its own brings the sentences it says. Read from the sources: from each module that is
 * loaded by `import()` its imports are followed, and what it says must stand in the parts of the catalogue that it brings
 * itself or that have come with every road to it. A part left out would show its keys, and only on some screens.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const FIRST = 'main.tsx';

interface Module {
  readonly now: readonly string[];
  readonly later: readonly string[];
  /** Keys, and patterns of keys, that stand in it as text. */
  readonly says: readonly (string | RegExp)[];
}

const paths = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('relay/') && !path.startsWith('cli/'));
const known = new Set(paths);
/** The keys of each part, without the endings of plurals. */
const parts = new Map(
  paths
    .filter((path) => path.endsWith('.en.ts'))
    .map((path) => [path, new Set([...text(path).matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => baseOf(key)))]),
);
const allKeys = new Set([...parts.values()].flatMap((keys) => [...keys]));
const modules = new Map(paths.map((path) => [path, read(path)]));

function text(path: string): string {
  return readFileSync(join(src, path), 'utf8');
}

function baseOf(key: string): string {
  return key.replace(/_(one|other|zero)$/, '');
}

function read(path: string): Module {
  const source = text(path);
  const { module, comments } = parseSync(path, source);
  const to = (from: string): readonly string[] => {
    if (!from.startsWith('.')) return [];
    const target = relative('/', join('/', dirname(path), from)).replaceAll('\\', '/');
    return [target, `${target}.ts`, `${target}.tsx`].filter((one) => known.has(one));
  };
  const now = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
  ];
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1));
  let bare = source;
  for (const { start, end } of comments) bare = bare.slice(0, start) + ' '.repeat(end - start) + bare.slice(end);
  const says = path.endsWith('.en.ts') ? [] : [...keysIn(bare), ...patternsIn(bare)];
  return { now: now.flatMap(to), later: later.flatMap(to), says };
}

function keysIn(source: string): readonly string[] {
  return [...source.matchAll(/'([\w.]+)'/g)].flatMap(([, key = '']) => (allKeys.has(key) ? [key] : []));
}

/** `gate.${name}What`: all keys of that form. */
function patternsIn(source: string): readonly RegExp[] {
  return [...source.matchAll(/`([a-z]\w*\.[\w.]*)\$\{[^`{}]*\}([\w.]*)`/g)].map(
    ([, before = '', after = '']) =>
      new RegExp(`^${before.replaceAll('.', '\\.')}\\w+${after.replaceAll('.', '\\.')}$`),
  );
}

/** What is loaded with a module, itself included. */
function loadedWith(first: string): ReadonlySet<string> {
  const all = new Set<string>();
  const waiting = [first];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (all.has(path)) continue;
    all.add(path);
    waiting.push(...(modules.get(path)?.now ?? []));
  }
  return all;
}

const entries = new Map(
  [FIRST, ...[...modules.values()].flatMap(({ later }) => later)].map((path) => [path, loadedWith(path)]),
);

/** The parts that are there whichever way one came: one's own, and those that every road brought. */
function partsAt(): ReadonlyMap<string, ReadonlySet<string>> {
  const own = (entry: string) => [...(entries.get(entry) ?? [])].filter((path) => parts.has(path));
  const there = new Map<string, ReadonlySet<string>>(
    [...entries.keys()].map((entry) => [entry, new Set(parts.keys())]),
  );
  there.set(FIRST, new Set(own(FIRST)));
  for (let changed = true; changed; ) {
    changed = false;
    for (const entry of entries.keys()) {
      if (entry === FIRST) continue;
      const roads = [...entries].filter(([, loaded]) =>
        [...loaded].some((path) => modules.get(path)?.later.includes(entry)),
      );
      const brought = [...parts.keys()].filter((part) => roads.every(([from]) => there.get(from)?.has(part)));
      const next = new Set([...own(entry), ...brought]);
      if (next.size !== there.get(entry)?.size) changed = true;
      there.set(entry, next);
    }
  }
  return there;
}

function missingAt(entry: string, there: ReadonlySet<string>): readonly string[] {
  const held = new Set([...there].flatMap((part) => [...(parts.get(part) ?? [])]));
  return [...(entries.get(entry) ?? [])].flatMap((path) =>
    (modules.get(path)?.says ?? []).flatMap((said) => {
      const keys = typeof said === 'string' ? [said] : [...allKeys].filter((key) => said.test(key));
      return keys.filter((key) => !held.has(key)).map((key) => `${path} says ${key}`);
    }),
  );
}

describe('what is loaded on its own holds its sentences', () => {
  const there = partsAt();
  it.each([...entries.keys()].filter((path) => !path.endsWith('.en.ts')).sort())('%s', (entry) => {
    expect(missingAt(entry, there.get(entry) ?? new Set())).toEqual([]);
  });

  it('finds the screens, the parts and the sentences', () => {
    expect(entries.size).toBeGreaterThan(15);
    expect(parts.size).toBeGreaterThan(10);
    expect([...modules.values()].flatMap(({ says }) => says).length).toBeGreaterThan(200);
    expect(there.get(FIRST)).toContain('i18n/page.en.ts');
  });
});
