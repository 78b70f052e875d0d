/** The import check on small trees of its own: what it lets pass and what it names. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function lint(files: Record<string, string>): { code: number | null; said: string } {
  const src = join(mkdtempSync(join(tmpdir(), 'hideout-imports-')), 'src');
  made.push(dirname(src));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(src, path)), { recursive: true });
    writeFileSync(join(src, path), text);
  }
  const ended = spawnSync(process.execPath, ['scripts/lint-imports.mjs', src], { encoding: 'utf8' });
  return { code: ended.status, said: ended.stderr };
}

const board = { 'board/types.ts': 'export type CircleId = number; export const first = 1;' };

describe('what passes', () => {
  const trees: [string, Record<string, string>][] = [
    [
      'an arrow to the left',
      { ...board, 'rules/walk.ts': "import { first } from '../board/types'; export const a = first;" },
    ],
    [
      'an index file of another folder',
      { 'board/index.ts': 'export const a = 1;', 'rules/a.ts': "export { a } from '../board';" },
    ],
    [
      'the packages of the log',
      { 'log/a.ts': "import { sha256 } from '@noble/hashes/sha2.js'; import * as v from 'valibot';" },
    ],
    [
      "types in i18n's catalogue",
      { ...board, 'i18n/en.ts': "import type { CircleId } from '../board/types'; export type A = CircleId;" },
    ],
    ['Node in the command', { 'cli/audit.ts': "import { readFileSync } from 'node:fs'; readFileSync;" }],
    [
      'everything in main.tsx',
      { ...board, 'main.tsx': "import { first } from './board/types'; import './ui/base.css'; first;" },
    ],
    [
      'an import in a string or a comment',
      { 'board/a.ts': "// import '../rules/b'\nexport const s = \"import '../rules/b'\";" },
    ],
  ];
  it.each(trees)('%s', (_, files) => {
    expect(lint(files)).toEqual({ code: 0, said: '' });
  });
});

describe('what is refused', () => {
  const rules = { 'rules/game.ts': 'export type Game = 1; export const game = 1;' };
  const trees: [string, Record<string, string>, string][] = [
    [
      'an arrow to the right',
      { ...rules, 'board/a.ts': "\nimport { game } from '../rules/game'; game;" },
      'src/board/a.ts:2: board imports rules',
    ],
    [
      'of types as well',
      { ...rules, 'board/a.ts': "import type { Game } from '../rules/game';" },
      'board imports rules',
    ],
    ['by export', { ...rules, 'board/a.ts': "export * from '../rules/game';" }, 'board imports rules'],
    [
      'by import()',
      { ...rules, 'board/a.ts': "export const a = () => import('../rules/game');" },
      'board imports rules',
    ],
    [
      'by a type import()',
      { ...rules, 'board/a.ts': "export type A = import('../rules/game').Game;" },
      'board imports rules',
    ],
    [
      'by import.meta.glob',
      { ...rules, 'board/a.ts': "export const a = import.meta.glob('../rules/*.ts');" },
      'board imports rules',
    ],
    ['between the neighbours', { 'store/a.ts': "import '../link/b';", 'link/b.ts': '' }, 'store imports link'],
    [
      'a value where only types may go',
      { ...rules, 'i18n/en.ts': "import { game } from '../rules/game'; game;" },
      'i18n imports rules by value',
    ],
    [
      'a package in the core',
      { 'rules/a.ts': "import * as v from 'valibot'; v;" },
      'rules imports the package valibot',
    ],
    [
      'Node in the core',
      { 'log/a.ts': "import { randomBytes } from 'node:crypto'; randomBytes;" },
      'log imports node:crypto',
    ],
    ['the relay reading another folder', { ...rules, 'relay/a.ts': "import '../rules/game';" }, 'relay imports rules'],
    [
      'the index file of the own folder',
      { 'board/index.ts': '', 'board/a.ts': "import '.';" },
      'the index file of its own folder',
    ],
    ['a folder nobody knows', { 'extra/a.ts': '' }, 'src/extra is not a known folder'],
    ['a file outside', { 'ui/a.ts': "import '../../package.json';" }, 'outside src'],
    [
      'a circle of files',
      { 'ui/a.ts': "import './b';", 'ui/b.ts': "import './c';", 'ui/c.ts': "import './a';" },
      'src/ui/a.ts -> src/ui/b.ts -> src/ui/c.ts -> src/ui/a.ts',
    ],
  ];
  it.each(trees)('%s', (_, files, named) => {
    const { code, said } = lint(files);
    expect(said).toContain(named);
    expect(code).toBe(1);
  });
});
