/** The end in words and on the map, without a page: steps, marks, entries, and what a browser can do with a file. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkGame } from '../../src/app/reveal';
import { storyOf } from '../../src/app/story';
import { board } from '../../src/board/index';
import { audit, readRecord } from '../../src/log/index';
import type { GameHeader } from '../../src/store/index';
import { marksAt, marksOfAll, routeOf } from '../../src/ui/end/marks';
import { symbolName } from '../../src/ui/end/Symbols';
import { answerInWords, columnsOf, entryInWords, heardLines, notesOf, stepInWords } from '../../src/ui/end/sentences';
import { sharingOf } from '../../src/ui/end/sharing';

function recorded(name: string) {
  const record = readRecord(readFileSync(new URL(`../games/${name}.json`, import.meta.url), 'utf8'));
  if (!record.ok) throw new Error(record.error.path);
  return audit(board, record.value.events).events;
}
const story = storyOf(recorded('four-nights'));
const first = story.filter(({ night }) => night === 1);

test('a night reads like the sheet', () => {
  const lines = first.map((step) => `${columnsOf(step)}: ${[stepInWords(step), ...notesOf(step)].join(', ')}`);
  expect(lines).toEqual([
    'II: Crime on 65',
    'I–1: Coach by 66 to 51',
    '2: Walk to 84',
    '3: Alley to 99',
    '4–5: Coach by 120 to 118, on the hideout',
    '6: Walk to 117',
    '7: Walk to 118, on the hideout, escape declared',
  ]);
});

test('what was asked stands by policeman', () => {
  const [line] = heardLines(first[1]?.heard ?? []);
  expect(line?.who).toBe('The brown policeman');
  expect(line?.heard.map((one) => answerInWords(one, { undone: false }))).toEqual(['64 no trace', '66 clue']);
  const asked = {
    number: 1,
    night: 1,
    afterMove: 1,
    policeman: null,
    circle: 66,
    asked: 'arrest',
    yes: false,
  } as const;
  const undone = { ...asked, circle: board.circles[65] ?? asked.circle, undone: true } as Parameters<
    typeof answerInWords
  >[0];
  expect(heardLines([undone])[0]?.who).toBe('A policeman');
  expect(answerInWords(undone, { undone: false })).toBe('arrest missed on 66 (then the table went back)');
  // Under a step that says so itself.
  expect(answerInWords(undone, { undone: true })).toBe('arrest missed on 66');
});

test('the map draws moves and no crime, step by step', () => {
  expect(routeOf(first).map(({ by }) => by)).toEqual(['coach', 'walk', 'alley', 'coach', 'walk', 'walk']);
  expect(marksAt(first, 0)).toMatchObject({ scenes: [65], here: 65, upTo: 0 });
  expect(marksAt(first, 3)).toMatchObject({ here: 99, upTo: 3, clues: [51, 66, 84, 99] });
  expect(marksAt(first, 99)).toEqual({});
  expect(marksOfAll(story).scenes).toEqual([27, 65, 147, 149, 158]);
});

test('a row from paper is drawn and told circle by circle', () => {
  const paper = storyOf(recorded('from-paper'));
  const ways = paper.filter(({ how }) => how === 'paper');
  expect(ways.length).toBeGreaterThan(0);
  expect(routeOf(paper).filter(({ by }) => by === 'paper')).toHaveLength(ways.length);
  expect(ways.map(stepInWords)).toEqual(ways.map(({ to }) => `To ${to[0]}, from paper`));
});

test('a step that was gone back on is drawn only while it is looked at', () => {
  const undone = first.map((step, i) => (i === 2 ? { ...step, undone: true } : step));
  expect(undone.map(notesOf)[2]).toEqual(['then the table went back']);
  expect(marksAt(undone, 2)).toMatchObject({ here: 84, upTo: 2 });
  expect(marksAt(undone, 2).route).toHaveLength(6);
  expect(marksAt(undone, 3)).toMatchObject({ here: 99, upTo: 2 });
  expect(marksAt(undone, 3).route).toHaveLength(5);
  expect(marksOfAll(undone).route).toHaveLength(5);
});

test('the double event is two crimes in the order of the sheet', () => {
  const [crimes] = story.filter(({ night }) => night === 3);
  expect(crimes && stepInWords(crimes)).toBe('Crimes on 27 and 158');
});

const header = { id: '0f'.repeat(16), secret: 'a1'.repeat(16) } as GameHeader;
const checked = (events: ReturnType<typeof recorded>) =>
  checkGame({ header, events: { value: events } } as unknown as Parameters<typeof checkGame>[0]);

test('every entry has its sentence, with what R opened in it', () => {
  const { entries, wrong, questions } = checked(recorded('four-nights'));
  expect(wrong).toBe(0);
  const said = entries.map(entryInWords);
  expect(said).toContain('Hideout: 118');
  expect(said).toContain('Coach by 66 to 51');
  expect(said).toContain('The brown policeman asks 66: clue');
  expect(said).toContain('The blue policeman tries an arrest on 34: missed');
  expect(said).toContain('Crime at III: 27 and 158');
  expect(entries.filter(({ type }) => type === 'clueSearched' || type === 'arrestAttempted')).toHaveLength(questions);
  for (const sentence of said) expect(sentence).not.toMatch(/^\w+\.\w/);
});

test('Hell has its sentences, with the marked women that R opened, and says what rests on the table’s word', () => {
  const { entries, wrong, wrongFaces, stated } = checked(recorded('whole-evening'));
  expect([wrong, wrongFaces]).toEqual([0, 0]);
  const said = entries.map(entryInWords);
  expect(said).toContain('Women on 21, 65, 147, and 149; marked: 21');
  expect(said).toContain('The marked ones are turned up: 65, 84, and 149');
  expect(said).toContain('A Wretched goes from 65 to 63');
  expect(said).toContain('A patrol is turned up at the crossing between 139 and 164: a false one');
  expect(said.some((one) => one.startsWith('A patrol is turned up at') && one.endsWith(': blue'))).toBe(true);
  expect(said.some((one) => one.startsWith('A letter moves a patrol from the crossing'))).toBe(true);
  for (const sentence of said) expect(sentence).not.toMatch(/^\w+\.\w/);
  // On this phone the faces were typed and no device sealed them.
  const words = new Set(entries.flatMap(({ type, verdict }) => (verdict === 'stated' ? [type] : [])));
  expect([...words].sort()).toEqual(['alarmRaised', 'patrolRevealed']);
  expect(entries.filter(({ verdict }) => verdict === 'stated')).toHaveLength(stated);
  const [one] = entries;
  if (one === undefined) throw new Error('no entries');
  const hidden = recorded('whole-evening').map((event) =>
    event.type === 'womenPlaced' ? { ...event, marked: undefined } : event,
  );
  const unmarked = checked(hidden).entries;
  expect(unmarked.map(entryInWords)).toContain('Women on 21, 65, 147, and 149');
  expect(unmarked.filter(({ type }) => type === 'victimsRevealed').map(({ verdict }) => verdict)).toEqual(
    Array(4).fill('stated'),
  );
  const openings = [{ place: 0, face: 'red' as const, salt: '0'.repeat(64) }];
  expect(entryInWords({ ...one, event: { type: 'facesOpened', openings } })).toBe('One face is opened');
});

test('a face that does not fit is counted apart: Jack does not answer for it', () => {
  const events = recorded('whole-evening');
  const at = events.findIndex(({ type }) => type === 'patrolRevealed') + 1;
  const openings = [{ place: 6, face: false as const, salt: '0'.repeat(64) }];
  const { wrong, wrongFaces, entries } = checked(events.toSpliced(at, 0, { type: 'facesOpened', openings }));
  expect([wrong, wrongFaces]).toEqual([0, 1]);
  expect(entries.find(({ verdict }) => verdict === 'false')).toMatchObject({
    type: 'facesOpened',
    breach: 'faceDoesNotOpen',
  });
});

test('a false answer is found, with its rule', () => {
  const events = recorded('four-nights').map((event) =>
    event.type === 'clueSearched' && event.circle === 66 ? { ...event, found: false } : event,
  );
  const { entries, wrong } = checked(events);
  expect(wrong).toBeGreaterThan(0);
  expect(entries.find(({ verdict }) => verdict === 'false')).toMatchObject({
    type: 'clueSearched',
    breach: { rule: 'CLUE-2', because: { why: 'falseAnswer', circle: 66, found: true } },
  });
});

test('thirty-two symbols, each with a name of its own', () => {
  const names = Array.from({ length: 32 }, (_, i) => symbolName(i));
  expect(new Set(names).size).toBe(32);
  for (const name of names) expect(name).not.toMatch(/symbol/);
});

test('a file is shared as what the browser lets through, else said why not', () => {
  const file = { name: 'hideout-2026-11-30.json', text: '{}' };
  const share = async () => undefined;
  const only = (type: string) => ({ share, canShare: (data: ShareData) => data.files?.[0]?.type === type });
  const told = (here: object, secure = true) => sharingOf(file, here as Navigator, secure);
  expect(told(only('application/json'))).toMatchObject({ is: 'file', file: { name: 'hideout-2026-11-30.json' } });
  expect(told(only('text/plain'))).toMatchObject({ is: 'file', file: { name: 'hideout-2026-11-30.txt' } });
  expect(told({ share })).toEqual({ is: 'missing' });
  expect(told({}, false)).toEqual({ is: 'insecure' });
});
