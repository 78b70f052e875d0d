// `npm run coverage:rules`: rule by rule and case by case, what tests name it; fails on a gap that is not listed.
//
// A rule is covered when its id stands in the title of a test. `tests/rules/rules-not-yet.json` lists the others with the
// reason; a rule listed there that has a test by now is an error too, so that the list stays true. Cases are run or
// listed by tests/rules/cases.test.ts, which fails by itself on a gap; here they are counted.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ID = /\b(?:[A-Z]+-)?[A-Z]+-\d+(?:\.\d+)?\b|\bOPT-DEARBOSS\b/g;

/** Every rule id of docs/rules.md, in its order. */
function ruleIds() {
  const ids = [];
  for (const line of readFileSync('docs/rules.md', 'utf8').split('\n')) {
    const head = line.match(/^\s*- \*\*([^*]+)\*\*/)?.[1];
    if (head) for (const id of head.match(ID) ?? []) if (!ids.includes(id)) ids.push(id);
  }
  return ids;
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return /\.(test|long|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Rule id → test files with a test named by it. */
function namedInTests() {
  const found = new Map();
  const title = /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
  for (const file of filesUnder('tests')) {
    for (const [, , text] of readFileSync(file, 'utf8').matchAll(title)) {
      for (const id of text.match(ID) ?? []) found.set(id, new Set([...(found.get(id) ?? []), file]));
    }
  }
  return found;
}

const ids = ruleIds();
const named = namedInTests();
const listed = JSON.parse(readFileSync('tests/rules/rules-not-yet.json', 'utf8'));
const reasons = new Map(Object.entries(listed).flatMap(([reason, rules]) => rules.map((id) => [id, reason])));
const problems = [];

for (const id of ids) {
  const files = [...(named.get(id) ?? [])];
  const reason = reasons.get(id);
  if (files.length > 0) console.log(`${id.padEnd(16)} ${files.join(', ')}`);
  else console.log(`${id.padEnd(16)} not covered: ${reason ?? 'NOT LISTED'}`);
  if (files.length === 0 && reason === undefined) problems.push(`${id} has no test and no reason`);
  if (files.length > 0 && reason !== undefined) problems.push(`${id} has a test; take it off the list`);
}
for (const id of reasons.keys()) if (!ids.includes(id)) problems.push(`${id} is listed but is no rule`);

const cases = JSON.parse(readFileSync('tests/rules/cases.json', 'utf8'));
const elsewhere = JSON.parse(readFileSync('tests/rules/cases-elsewhere.json', 'utf8'));
for (const { id, title } of cases) {
  console.log(`case ${String(id).padEnd(11)} ${title}: ${elsewhere[id] ?? 'runs in tests/rules/cases.test.ts'}`);
}

const covered = ids.filter((id) => named.has(id)).length;
const run = cases.length - Object.keys(elsewhere).length;
console.log(`\nrules: ${covered} of ${ids.length} named by a test, ${ids.length - covered} listed with a reason`);
console.log(`cases: ${run} run, ${Object.keys(elsewhere).length} shown elsewhere`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
