/**
 * The audit command as a process: what it prints to the byte, where, and with which exit code. Cases share a process
 * where several files can be given to one.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Command } from '../../src/rules/index';
import { FACES, MARKED, RED, WHISTLES, YELLOW } from '../rules/in-hell';
import {
  ALARM,
  arrest,
  ask,
  coach,
  done,
  goes,
  hide,
  kill,
  moves,
  night,
  patrols,
  start,
  turnUp,
  victims,
  wait,
  walk,
  women,
} from '../rules/position';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const AUDIT = join(ROOT, 'src/cli/audit.ts');
/** What `tsx` puts in front of node, without the second process that its own command starts. */
const LOADER = pathToFileURL(join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href;

/** A folder of our own with the files that the cases read. */
const folder = mkdtempSync(join(tmpdir(), 'hideout-audit-'));

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Without the folder that npm would have been called in, and which it may have left in our own environment. */
const env = { ...process.env, INIT_CWD: undefined };

type Read = 'all' | 'nothing';

function run(
  command: string,
  args: readonly string[],
  cwd: string,
  input: string | Buffer,
  read: Read = 'all',
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'pipe' });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    if (read === 'nothing') child.stdout.destroy();
    child.stdout.on('data', (bytes: Buffer) => out.push(bytes));
    child.stderr.on('data', (bytes: Buffer) => err.push(bytes));
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({ status, stdout: Buffer.concat(out).toString('utf8'), stderr: Buffer.concat(err).toString('utf8') });
    });
    // A program that does not read its input closes it.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

function auditOf(args: readonly string[], input: string | Buffer = '', read: Read = 'all'): Promise<Run> {
  return run(process.execPath, ['--import', LOADER, AUDIT, ...args], folder, input, read);
}

function npmAudit(args: readonly string[], cwd: string, input = ''): Promise<Run> {
  return run('npm', ['run', '--silent', 'audit', '--', ...args], cwd, input);
}

const linesOf = (stdout: string): readonly string[] => {
  expect(stdout.endsWith('\n')).toBe(true);
  return stdout.slice(0, -1).split('\n');
};
const text = (...events: readonly (Command | object)[]): string =>
  JSON.stringify({ format: 'hideout-record', version: 1, events });

/** One accepted event of each kind of line, and one refused. */
const SMALL = text(
  start({ referee: 'hunt' }),
  hide(51),
  night(1),
  kill('I', 27),
  ALARM,
  coach(29, 66),
  moves('blue', 'k060'),
  ask(29, 'brown'),
  { ...ask(118, 'red'), found: true },
  { ...ask(66, 'red'), ruledByTable: true },
  { ...arrest(139, 'green'), caught: true },
  arrest(139, 'green'),
  { ...arrest(9, 'yellow'), ruledByTable: true },
  done,
  walk(9),
  { type: 'conceded', by: 'police' },
  walk(65),
);
const SMALL_OUTPUT = `\
{"i":0,"type":"gameStarted","ok":true}
{"i":1,"type":"hideoutChosen","ok":true}
{"i":2,"type":"nightBegan","ok":true}
{"i":3,"type":"killed","ok":true}
{"i":4,"type":"alarmRaised","ok":true}
{"i":5,"type":"jackMoved","ok":true}
{"i":6,"type":"policemanMoved","ok":true}
{"i":7,"type":"clueSearched","ok":true,"found":true}
{"i":8,"type":"clueSearched","ok":false,"rule":"CLUE-2","because":"The true answer for 118 is no: it is not in tonight’s row.","found":false}
{"i":9,"type":"clueSearched","ok":true,"found":true,"agreed":true}
{"i":10,"type":"arrestAttempted","ok":false,"rule":"ARREST-1","because":"The true result on 139 is a miss: Jack is not there.","caught":false}
{"i":11,"type":"arrestAttempted","ok":true,"caught":false}
{"i":12,"type":"arrestAttempted","ok":true,"caught":false,"agreed":true}
{"i":13,"type":"policeDone","ok":true}
{"i":14,"type":"jackMoved","ok":false,"rule":"HUNT-1.2","because":"Circle 9 is not adjacent to 66."}
{"i":15,"type":"conceded","ok":true}
{"i":16,"type":"jackMoved","ok":false,"rule":"END-9","because":"The game is over: one side gave up."}
{"end":"conceded","winner":"jack","night":1,"left":13}
`;

/** An evening: what the record leaves to the referee, and a refusal of each step of Hell. */
const EVENING = text(
  start({ referee: 'evening' }),
  hide(51),
  night(1),
  kill('I', 84),
  women([3, 21, 27, 65, 84, 147, 149], [3, 27, 65, 84, 158]),
  women(RED, MARKED),
  patrols([...YELLOW.slice(1), 'k080']),
  patrols(YELLOW, FACES),
  victims(3, 21, 27, 65, 84),
  victims(...MARKED),
  wait,
  goes(84, 85),
  goes(85, 84),
  turnUp('k044'),
  goes(3, 2),
  goes(27, 28),
  goes(65, 66),
  goes(158, 159),
  kill('II', 66),
  turnUp('k044', 'blue'),
  turnUp('k044'),
  kill('I', 66),
  kill('II', 66),
  ALARM,
  WHISTLES,
  walk(51),
);
const EVENING_OUTPUT = `\
{"i":0,"type":"gameStarted","ok":true}
{"i":1,"type":"hideoutChosen","ok":true}
{"i":2,"type":"nightBegan","ok":true}
{"i":3,"type":"killed","ok":false,"rule":"HELL-5.3","because":"This is not the moment for “murder”."}
{"i":4,"type":"womenPlaced","ok":false,"rule":"NIGHT-1","because":"Tonight 8 woman tokens are placed; 7 were entered."}
{"i":5,"type":"womenPlaced","ok":true}
{"i":6,"type":"patrolsPlaced","ok":false,"rule":"HELL-3.3","because":"On the first night patrols are placed on yellow crossings; the crossing between 65 and 66 is none."}
{"i":7,"type":"patrolsPlaced","ok":true}
{"i":8,"type":"victimsRevealed","ok":false,"rule":"HELL-4.1","because":"The woman on 21 was not among the marked ones."}
{"i":9,"type":"victimsRevealed","ok":true}
{"i":10,"type":"waited","ok":true}
{"i":11,"type":"wretchedMoved","ok":true}
{"i":12,"type":"wretchedMoved","ok":false,"rule":"HELL-6.2","because":"The Wretched on 85 has moved this time; each moves once."}
{"i":13,"type":"patrolRevealed","ok":false,"rule":"HELL-6.3","because":"The Wretched on 3 can still move and must, before Jack goes on."}
{"i":14,"type":"wretchedMoved","ok":true}
{"i":15,"type":"wretchedMoved","ok":true}
{"i":16,"type":"wretchedMoved","ok":true}
{"i":17,"type":"wretchedMoved","ok":true}
{"i":18,"type":"killed","ok":false,"rule":"HELL-7.2","because":"After waiting Jack first turns up a patrol token."}
{"i":19,"type":"patrolRevealed","ok":false,"rule":"HELL-7.1","because":"Under that token lies the red one."}
{"i":20,"type":"patrolRevealed","ok":true}
{"i":21,"type":"killed","ok":false,"rule":"HELL-8.1","because":"The time of the crime stands on II, not on I."}
{"i":22,"type":"killed","ok":true}
{"i":23,"type":"alarmRaised","ok":false,"rule":"HELL-9.1","because":"The yellow policeman’s token does not lie on the crossing between 34 and 55."}
{"i":24,"type":"alarmRaised","ok":true}
{"i":25,"type":"jackMoved","ok":true}
{"end":"open","winner":null,"night":1,"left":15}
`;

const OPEN = text(start({}), hide(51));
const OPEN_OUTPUT = `\
{"i":0,"type":"gameStarted","ok":true}
{"i":1,"type":"hideoutChosen","ok":true}
{"end":"open","winner":null,"night":0,"left":0}
`;
const REFUSED = text(start({}), hide(84));
const REFUSED_OUTPUT = `\
{"i":0,"type":"gameStarted","ok":true}
{"i":1,"type":"hideoutChosen","ok":false,"rule":"SETUP-5","because":"Circle 84 is red, and the hideout may not be red."}
{"end":"open","winner":null,"night":0,"left":0}
`;
const MEGABYTES_10 = 10 * 1024 * 1024;

/** What stands in a file that cannot be read, and what the sentence about it must name. */
const UNREADABLE: Readonly<Record<string, readonly [content: string | Buffer, named: string]>> = {
  'empty.json': ['', ''],
  'words.json': ['Jack was here', ''],
  'cut-off.json': [OPEN.slice(0, -2), ''],
  'not-utf8.json': [Buffer.from(OPEN.replace('51', '51,"note":"\u00e9"'), 'latin1'), ''],
  'other-format.json': ['{"format":"chess","version":1,"events":[]}', 'format'],
  'version-2.json': ['{"format":"hideout-record","version":2,"events":[]}', 'version'],
  'no-events.json': ['{"format":"hideout-record","version":1}', 'events'],
  'text-for-number.json': [text(start({}), { type: 'hideoutChosen', circle: '51' }), 'events[1].circle'],
  'unknown-event.json': [text({ type: 'peeked' }), 'events[0].type'],
  'unknown-colour.json': [text({ type: 'alarmRaised', policemen: { pink: 'k049' } }), 'events[0].policemen.pink'],
  'unknown-time.json': [text({ type: 'killed', time: 'VI', circles: [27] }), 'events[0].time'],
  'unknown-by.json': [text({ type: 'jackMoved', by: 'tram', to: [27] }), 'events[0].by'],
  'long-to.json': [text({ type: 'jackMoved', by: 'walk', to: [27, 28] }), 'events[0].to'],
  'missing-field.json': [text({ type: 'policemanMoved', policeman: 'red' }), 'events[0].to'],
  'too-large.json': [OPEN.padEnd(MEGABYTES_10 + 1), ''],
};

beforeAll(() => {
  writeFileSync(join(folder, 'small.json'), SMALL);
  writeFileSync(join(folder, 'open.json'), OPEN);
  writeFileSync(join(folder, 'refused.json'), REFUSED);
  writeFileSync(join(folder, 'as-large-as-may-be.json'), OPEN.padEnd(MEGABYTES_10));
  writeFileSync(join(folder, 'marked.json'), `\uFEFF${OPEN}`);
  writeFileSync(join(folder, 'un nom àvec ’ "tout".json'), OPEN);
  mkdirSync(join(folder, 'a-folder'));
  for (const [name, [content]] of Object.entries(UNREADABLE)) writeFileSync(join(folder, name), content);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

// Each case waits for processes, so they run side by side, and a busy machine is given time.
vi.setConfig({ testTimeout: 60_000 });

describe.concurrent('npm run --silent audit', () => {
  it('prints the audit and nothing else, for a path seen from where it was called', async () => {
    const result = await npmAudit(['four-nights.json'], join(ROOT, 'tests/games'));
    expect(result.stderr).toBe('');
    const lines = linesOf(result.stdout);
    expect(lines).toHaveLength(259);
    expect(lines.slice(0, -1).every((line, i) => line.startsWith(`{"i":${i},"type":"`))).toBe(true);
    expect(lines.filter((line) => line.includes('"ok":false'))).toEqual([]);
    expect(lines.at(-1)).toBe('{"end":"escaped","winner":"jack","night":4,"left":5}');
    expect(result.status).toBe(0);
  });

  it('hands on standard input and the exit codes', async () => {
    expect(await npmAudit(['-'], ROOT, REFUSED)).toEqual({ status: 1, stdout: REFUSED_OUTPUT, stderr: '' });
    expect(await npmAudit(['-'], ROOT, 'Jack was here')).toMatchObject({ status: 2, stdout: '' });
  });
});

describe.concurrent('one file', () => {
  it('is printed to the byte, with exit code 1 because something was refused', async () => {
    expect(await auditOf(['small.json'])).toEqual({ status: 1, stdout: SMALL_OUTPUT, stderr: '' });
  });

  it('of an evening is printed to the byte: marks and faces left out or given, a face supplied', async () => {
    expect(await auditOf(['-'], EVENING)).toEqual({ status: 1, stdout: EVENING_OUTPUT, stderr: '' });
    // The same without what the wood holds, the face said aloud: what was accepted is accepted.
    const accepted = linesOf(EVENING_OUTPUT).map((line) => line.includes('"ok":true'));
    const { events } = JSON.parse(EVENING) as { readonly events: readonly { readonly type: string }[] };
    const wood = events.flatMap((event, i) => {
      const face = event.type === 'patrolRevealed' ? { face: 'red' } : {};
      return accepted[i] ? [{ ...event, marked: undefined, faces: undefined, ...face }] : [];
    });
    const result = await auditOf(['-'], text(...wood));
    expect(result.stdout).not.toContain('"ok":false');
    expect(result).toMatchObject({ status: 0, stderr: '' });
  });

  it('has exit code 0 when everything was accepted', async () => {
    expect(await auditOf([join(folder, 'open.json')])).toEqual({ status: 0, stdout: OPEN_OUTPUT, stderr: '' });
  });

  it('is audited with the same exit code and no complaint when nobody reads what is printed', async () => {
    expect(await auditOf(['small.json'], '', 'nothing')).toEqual({ status: 1, stdout: '', stderr: '' });
  });

  it('is standard input for -', async () => {
    expect(await auditOf(['-'], `\uFEFF${OPEN}`)).toEqual({ status: 0, stdout: OPEN_OUTPUT, stderr: '' });
  });

  it.each([
    ['that is missing', 'nowhere.json', ''],
    ['that is a folder', 'a-folder', ''],
    ['that is no UTF-8', 'not-utf8.json', ''],
    ['with a wrong type', 'text-for-number.json', 'events[1].circle'],
  ])('%s leaves standard output empty and one sentence on standard error', async (_, file, path) => {
    const result = await auditOf([file]);
    expect(result.status).toBe(2);
    expect(result.stdout).toBe('');
    expect(result.stderr).toMatch(/^[^\n]+\.\n$/);
    expect(result.stderr).toContain(file);
    expect(result.stderr).toContain(path);
  });

  it('from standard input that cannot be read is named so, with the path of the field', async () => {
    const result = await auditOf(['-'], text({ type: 'nightBegan' }));
    expect(result).toMatchObject({ status: 2, stdout: '' });
    expect(result.stderr).toMatch(/^[^\n]*events\[0\]\.night[^\n]*\n$/);
  });

  it('of more than 10 MB is not read from standard input either', async () => {
    const result = await auditOf(['-'], OPEN.padEnd(MEGABYTES_10 + 1));
    expect(result).toMatchObject({ status: 2, stdout: '' });
    expect(result.stderr).toMatch(/^[^\n]*10[^\n]*\n$/);
  });
});

describe.concurrent('no file', () => {
  it('says how the command is used, on standard error', async () => {
    const result = await auditOf([]);
    expect(result).toMatchObject({ status: 2, stdout: '' });
    expect(result.stderr).toContain('npm run --silent audit');
  });
});

describe.concurrent('several files', () => {
  it('are each preceded by their path as given, and go on after a refusal', async () => {
    const absolute = join(folder, 'small.json');
    const awkward = 'un nom àvec ’ "tout".json';
    const files = ['./open.json', 'refused.json', awkward, 'a-folder/../marked.json', '-', absolute];
    const outputs = [OPEN_OUTPUT, REFUSED_OUTPUT, OPEN_OUTPUT, OPEN_OUTPUT, REFUSED_OUTPUT, SMALL_OUTPUT];
    expect(await auditOf(files, REFUSED)).toEqual({
      status: 1,
      stdout: files.map((file, i) => `${JSON.stringify({ file })}\n${outputs[i]}`).join(''),
      stderr: '',
    });
  });

  it('have exit code 0 when everything in all of them was accepted', async () => {
    const result = await auditOf(['open.json', 'as-large-as-may-be.json']);
    expect(result).toEqual({
      status: 0,
      stdout: `{"file":"open.json"}\n${OPEN_OUTPUT}{"file":"as-large-as-may-be.json"}\n${OPEN_OUTPUT}`,
      stderr: '',
    });
  });

  it('that cannot be read leave only their line, one sentence each, and the highest code', async () => {
    const bad = [...Object.keys(UNREADABLE), 'nowhere.json', 'a-folder'];
    const result = await auditOf(['refused.json', ...bad, 'open.json']);
    const only = bad.map((file) => `${JSON.stringify({ file })}\n`).join('');
    expect(result.stdout).toBe(`{"file":"refused.json"}\n${REFUSED_OUTPUT}${only}{"file":"open.json"}\n${OPEN_OUTPUT}`);
    expect(result.status).toBe(2);
    const sentences = linesOf(result.stderr);
    expect(sentences).toHaveLength(bad.length);
    for (const [i, file] of bad.entries()) {
      expect(sentences[i]).toMatch(/\.$/);
      expect(sentences[i]).toContain(file);
      expect(sentences[i]).toContain(UNREADABLE[file]?.[1] ?? '');
    }
  });

  it('make no audit of one another: each begins a new game', async () => {
    const result = await auditOf(['open.json', 'open.json']);
    expect(linesOf(result.stdout)).toHaveLength(8);
    expect(result.status).toBe(0);
  });
});
