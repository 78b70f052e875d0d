/**
 * Checks the direction of the imports in `src/` (CONTRIBUTING.md has the picture): which folder may read which, that the
 * core stays free of packages and surroundings, that no files go round in a circle, and that nothing imports the
 * `index.ts` of its own folder. Usage: `node scripts/lint-imports.mjs [SRC]`; exit code 1 if an arrow points the wrong way.
 *
 * Files are read with the parser that vite brings, so that a string or a comment that looks like an import is none.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';
import { root } from './deps.mjs';

/**
 * `reads`: folders that may be imported; `types`: those of which only `import type` may be; `packages`: the only packages
 * allowed (absent: any); `node`: whether Node's own modules may be imported.
 */
const folders = {
  board: { reads: [], packages: [] },
  rules: { reads: ['board'], packages: [] },
  log: { reads: ['rules', 'board'], packages: ['@noble/hashes', 'valibot'] },
  store: { reads: ['log', 'rules', 'board'] },
  link: { reads: ['log', 'rules', 'board'] },
  i18n: { reads: [], types: ['log', 'rules', 'board'] },
  rulebook: { reads: [], types: ['rules'] },
  app: { reads: ['store', 'link', 'log', 'rules', 'board'] },
  ui: { reads: ['app', 'i18n', 'rulebook', 'log', 'rules', 'board'] },
  cli: { reads: ['log', 'rules', 'board', 'i18n'], node: true },
  relay: { reads: [], node: true },
};
/** Files at the top of `src/`: one wires everything, the other stands alone in the service worker. */
const topFiles = { 'main.tsx': { reads: Object.keys(folders) }, 'sw.ts': { reads: [] } };

const src = resolve(process.argv[2] ?? join(root, 'src'));
const problems = [];
const imports = new Map();

for (const file of filesBelow(src)) {
  imports.set(
    file,
    importsOf(file).map((found) => ({ ...found, target: targetOf(file, found.from) })),
  );
}
for (const [file, found] of imports) checkFile(file, found);
for (const circle of circles())
  problems.push(`${circle.map(name).join(' -> ')}: these files import one another in a circle`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${imports.size} files, every import points the right way`);

function checkFile(file, found) {
  const own = placeOf(file);
  const rule = folders[own] ?? topFiles[own];
  if (!rule) {
    problems.push(`${name(file)}: src/${own} is not a known folder; add it to scripts/lint-imports.mjs`);
    return;
  }
  for (const { from, line, typeOnly, target } of found) {
    const complain = (sentence) => problems.push(`${name(file)}:${line}: ${own} imports ${sentence}`);
    if (!target) checkPackage(rule, from, complain);
    else if (!inside(target)) complain(`${from}, which lies outside src`);
    else {
      const other = placeOf(target);
      if (other === own && /^index\.tsx?$/.test(relative(join(src, own), target)))
        complain('the index file of its own folder');
      else if (other === own || rule.reads.includes(other)) continue;
      else if (rule.types?.includes(other))
        typeOnly || complain(`${other} by value (${from}); only "import type" is allowed`);
      else complain(`${other} (${from}), which is not to its left`);
    }
  }
}

function checkPackage(rule, from, complain) {
  if (from.startsWith('virtual:')) return;
  if (isBuiltin(from)) {
    if (!rule.node) complain(`${from}; Node's own modules belong to cli and relay`);
    return;
  }
  const packageName = from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
  if (rule.packages && !rule.packages.includes(packageName))
    complain(`the package ${packageName}; the core does without`);
}

/** Every circle of files within one folder, each told once, by depth-first search. */
function circles() {
  const found = [];
  const state = new Map();
  const path = [];
  const visit = (file) => {
    state.set(file, 'open');
    path.push(file);
    for (const { target } of imports.get(file) ?? []) {
      if (!target || !imports.has(target) || placeOf(target) !== placeOf(file)) continue;
      if (state.get(target) === 'open') found.push([...path.slice(path.indexOf(target)), target]);
      else if (!state.has(target)) visit(target);
    }
    path.pop();
    state.set(file, 'done');
  };
  for (const file of imports.keys()) if (!state.has(file)) visit(file);
  return found;
}

function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const { program, module, errors } = parseSync(file, text);
  if (errors.length > 0) problems.push(`${name(file)}: cannot be read: ${errors[0].message}`);
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  const found = [];
  const add = (from, offset, typeOnly) => found.push({ from, line: lineAt(offset), typeOnly });
  // `import { type A }` keeps the import itself, so only a whole `import type` (or `export type`) counts as one of types.
  const ofTypes = (start) => /^(import|export)\s+type\b/.test(text.slice(start));
  for (const { start, moduleRequest } of module.staticImports) add(moduleRequest.value, start, ofTypes(start));
  for (const { start, entries } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest.value;
    if (from !== undefined) add(from, start, ofTypes(start));
  }
  walk(program, (node) => {
    if (node.type === 'ImportExpression') {
      if (node.source.type === 'Literal') add(node.source.value, node.start, false);
      else
        problems.push(
          `${name(file)}:${lineAt(node.start)}: an import() of a name that is worked out cannot be checked`,
        );
    }
    if (node.type === 'TSImportType') add(node.source.value, node.start, true);
    if (isGlob(node))
      for (const pattern of literalsOf(node.arguments[0])) add(folderOfGlob(pattern), node.start, false);
  });
  return found;
}

/** `import.meta.glob('./messages/*.json')`: vite's way to import whatever matches. */
function isGlob(node) {
  return (
    node.type === 'CallExpression' &&
    node.callee.property?.name === 'glob' &&
    node.callee.object?.type === 'MetaProperty'
  );
}

function literalsOf(node) {
  return (node.type === 'ArrayExpression' ? node.elements : [node]).map((element) => element.value);
}

function folderOfGlob(pattern) {
  return pattern.slice(0, pattern.search(/[*{[]|$/));
}

function walk(node, see) {
  if (Array.isArray(node)) for (const part of node) walk(part, see);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') see(node);
    for (const part of Object.values(node)) walk(part, see);
  }
}

/** The file that a relative import means, or undefined for a package. */
function targetOf(file, from) {
  if (!from.startsWith('.')) return undefined;
  const bare = resolve(dirname(file), from.replace(/\?.*$/, ''));
  const tries = [
    bare,
    `${bare}.ts`,
    `${bare}.tsx`,
    join(bare, 'index.ts'),
    join(bare, 'index.tsx'),
    bare.replace(/\.js$/, '.ts'),
  ];
  return tries.find((path) => existsSync(path) && statSync(path).isFile()) ?? bare;
}

/** The folder of `src/` that a file lies in, or the name of a file at the top. */
function placeOf(file) {
  return relative(src, file).split(sep)[0];
}

function inside(file) {
  return !relative(src, file).startsWith('..');
}

function name(file) {
  return join('src', relative(src, file)).split(sep).join('/');
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return ['.ts', '.tsx'].includes(extname(path)) && !path.endsWith('.d.ts') ? [path] : [];
  });
}
