/** The detectives' own device: the code as typed, the log in words, what is reminded of, and the proof from its own copy. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { fromHex } from '../../src/app/around';
import { checkPublic, exportPublic, isRevealed, tellAgain } from '../../src/app/guest-proof';
import { board } from '../../src/board/index';
import { commitWith, detectivesView, type PublicEntry, publicLog, readRecord, writeSecret } from '../../src/log/index';
import { type Command, decide, evolve, type GameEvent, NEW_GAME } from '../../src/rules/index';
import '../../src/i18n/with-end';
import '../../src/i18n/with-game';
import '../../src/i18n/with-guest';
import '../../src/i18n/with-hunt';
import '../../src/i18n/with-map';
import '../../src/i18n/with-refusal';
import '../../src/i18n/with-stages';
import { likelyToAsk } from '../../src/ui/ask/asking';
import { SYMBOL_DRAWINGS } from '../../src/ui/end/symbol-drawings';
import { codeCharacter, codeIn } from '../../src/ui/guest/code';
import { isProposal, presenceInWords, waitingInWords } from '../../src/ui/guest/presence';
import { remindersFor } from '../../src/ui/guest/reminders';
import { commandInWords, logLines, toldSoFar } from '../../src/ui/guest/sayings';
import { goesOnToAsk } from '../../src/ui/hunt/choices';
import { inOneLine, proposedInWords, type ToldSoFar } from '../../src/ui/link/proposed';

const ID = '00112233445566778899aabbccddeeff';
const SECRET = fromHex('0f1e2d3c4b5a69788796a5b4c3d2e1f0');

function play(...commands: readonly Command[]): readonly PublicEntry[] {
  const events: GameEvent[] = [];
  for (const command of commands) {
    const decided = decide(board, events.reduce(evolve, NEW_GAME), command);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    events.push(...decided.value);
  }
  return publicLog(events, commitWith(fromHex(ID), SECRET));
}

const tableAfter = (...commands: readonly Command[]) => {
  return detectivesView(play(...commands).map(({ event }) => event)).table;
};
const begun = (referee: 'sheet' | 'hunt'): readonly Command[] => [
  { type: 'gameStarted', options: { referee } },
  { type: 'hideoutChosen', circle: 28 },
  { type: 'handedOver' },
  { type: 'nightBegan', night: 1 },
  { type: 'killed', time: 'I', circles: [27] },
  { type: 'handedOver' },
  ...(referee === 'sheet'
    ? []
    : [
        {
          type: 'alarmRaised',
          policemen: { blue: 'k143', yellow: 'k157', brown: 'k180', red: 'k058', green: 'k136' },
        } as const,
      ]),
  { type: 'jackMoved', by: 'walk', to: [48] },
  { type: 'handedOver' },
];
const soFar = (...commands: readonly Command[]): ToldSoFar => {
  const entries = play(...commands);
  return toldSoFar({ told: signal(detectivesView(entries.map(({ event }) => event))) });
};
const step: Command = { type: 'policemanMoved', policeman: 'yellow', to: 'k158' };
const ask = (circle: number, policeman: 'blue' | 'yellow' = 'blue'): Command => {
  return { type: 'clueSearched', policeman, circle };
};

test.each([
  ['k', 'K'],
  ['o', '0'],
  ['L', '1'],
  ['i', '1'],
  ['U', null],
  ['-', null],
])('the key %s is %s', (key, character) => {
  expect(codeCharacter(key)).toBe(character);
});

test.each([
  ['k7m 2oi', 'K7M201'],
  ['K7M·2Q9', 'K7M2Q9'],
  ['https://table.example/#join=K7M2Q9.AAAAAAAAAAAAAAAAAAAAAA', 'K7M2Q9'],
  ['K7M2Q', null],
  ['hello there', null],
])('%s pasted is the code %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test('the log in words, the latest first, with what fell', () => {
  const entries = play(...begun('hunt'), step, ask(118), { type: 'rewound', to: 9 });
  const lines = logLines(entries);
  expect(lines.map(({ number, stands }) => [number, stands]).slice(0, 4)).toEqual([
    [8, 'stands'],
    [7, 'rewound'],
    [6, 'rewound'],
    [5, 'stands'],
  ]);
  expect(lines.map(({ words }) => words)).toEqual([
    expect.stringMatching(/^By agreement: back to before the step of the yellow policeman to the crossing .* \(6\)$/),
    'The blue policeman asks for 118: no trace',
    expect.stringContaining('The yellow policeman goes to the crossing'),
    'Jack walks',
    expect.stringContaining('Alarm whistles: blue: the crossing'),
    'Crime at I, on 27',
    'Night 1 begins',
    'Jack has chosen his hideout',
    'The game starts: The policemen too',
  ]);
  expect(lines.map(({ night }) => night)).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0]);
});

test('a step taken back stays in the log and says so', () => {
  const [last, before] = logLines(play(...begun('hunt'), step, { type: 'takenBack', entry: 9 }));
  expect(last?.words).toMatch(/^Taken back: the step of the yellow policeman to the crossing .* \(6\)$/);
  expect(before?.stands).toBe('takenBack');
});

test('what is reminded of before the police are done', () => {
  expect(remindersFor(tableAfter(...begun('hunt'), step))).toEqual([
    { is: 'notMoved', policemen: ['blue', 'brown', 'red', 'green'] },
    { is: 'nobodyAsked' },
  ]);
  expect(remindersFor(tableAfter(...begun('hunt'), ask(118)))).toEqual([
    { is: 'notAsked', policemen: ['yellow', 'brown', 'red', 'green'] },
  ]);
  expect(remindersFor(tableAfter(...begun('sheet')))).toEqual([{ is: 'nobodyAsked' }]);
  expect(remindersFor(tableAfter(...begun('sheet'), { type: 'clueSearched', circle: 118 }))).toEqual([]);
});

test('what waits, in words', () => {
  const question = ask(118);
  expect(waitingInWords({ is: 'connected' }, question, false)).toBe('On its way…');
  expect(waitingInWords({ is: 'asleep', since: 0 }, question, true)).toContain('Wake it');
  expect(waitingInWords({ is: 'connected' }, { ...question, ruledByTable: true } as Command, false)).toBe(
    'Proposed to Jack: his tap is awaited, on his phone.',
  );
  expect(isProposal(question)).toBe(false);
  expect(isProposal({ type: 'rewound', to: 3 })).toBe(true);
  expect(presenceInWords({ is: 'forked', number: 14 })).toContain('entry 14');
  // Out of reach it is said what to do, also of what is proposed.
  expect(waitingInWords({ is: 'asleep', since: 0 }, { type: 'rewound', to: 3 }, true)).toContain('Wake it');
  const told = soFar(...begun('hunt'), ask(118));
  expect(commandInWords({ type: 'policeDone' }, told)).toBe('Police done');
  expect(commandInWords({ type: 'conceded', by: 'police' }, told)).toContain('The police give up.');
});

const yellowMoves = 'the step of the yellow policeman to the crossing without a circle, towards 131 and 146';
test.each<readonly [string, readonly Command[], Command, string]>([
  [
    'places',
    [],
    { type: 'policemenStated', policemen: { blue: 'k058', green: null } },
    '2 policemen stand elsewhere than noted: blue: the crossing between 34 and 55; green: nobody knows where. Answers already given stay.',
  ],
  [
    'one place that no board has',
    [],
    { type: 'policemenStated', policemen: { blue: 'k999' } },
    'One policeman stands elsewhere than noted: blue: k999. Answers already given stay.',
  ],
  [
    'before Jack’s move',
    [ask(118)],
    { type: 'rewound', to: 5 },
    'Back to the beginning of this turn, before Jack’s walk.',
  ],
  [
    'before the police began',
    [step, ask(118)],
    { type: 'rewound', to: 6 },
    `Back to the beginning of the detectives’ turn, before ${yellowMoves}.`,
  ],
  [
    'before a question',
    [step, ask(118)],
    { type: 'rewound', to: 7 },
    'Back to before the question 118 (the blue policeman).',
  ],
  ['beyond this turn', [step], { type: 'rewound', to: 40 }, 'Back to an earlier point of this turn.'],
  ['a step taken back', [step], { type: 'takenBack', entry: 6 }, `To be taken back: ${yellowMoves}.`],
  ['something taken back', [], { type: 'takenBack', entry: 2 }, 'To be taken back: something told.'],
  [
    'a question the referee refuses',
    [],
    { type: 'clueSearched', policeman: 'yellow', circle: 46, ruledByTable: true },
    'The table rules otherwise: question 46 for the yellow policeman, though the referee refuses it. The referee: From the crossing between 130 and 145 the yellow policeman reaches 130 and 145, not 46.',
  ],
  ['giving up', [], { type: 'conceded', by: 'police' }, 'The police give up. Jack then wins, and the game is over.'],
  ['a level', [], { type: 'refereeSet', level: 'sheet' }, 'Refereed from now on: Jack’s moves only.'],
])('what is proposed says what exactly: %s', (_, commands, command, words) => {
  expect(inOneLine(proposedInWords(command, soFar(...begun('hunt'), ...commands)))).toContain(words);
});

test.each<readonly [string, 'sheet' | 'hunt', readonly Command[], string | null]>([
  ['nobody has asked', 'sheet', [], 'blue'],
  ['whoever heard a no goes on', 'sheet', [ask(118)], 'blue'],
  ['whoever found something is done', 'sheet', [ask(48)], 'yellow'],
  ['the table notes nobody', 'sheet', [{ type: 'clueSearched', circle: 118 }], null],
  ['whoever heard a no goes on, also where places are kept', 'hunt', [ask(118)], 'blue'],
  ['whoever asked for all he reaches does not', 'hunt', [ask(118), ask(119), ask(120)], 'yellow'],
  ['the one who asked last, not the first of them', 'hunt', [ask(118), ask(130, 'yellow')], 'yellow'],
])('who is selected when the screen opens: %s', (_, referee, commands, who) => {
  const told = detectivesView(play(...begun(referee), ...commands).map(({ event }) => event));
  expect(referee === 'sheet' ? likelyToAsk(told) : goesOnToAsk(board, told)).toBe(who);
});

test('every symbol has a drawing of its own', () => {
  expect(SYMBOL_DRAWINGS).toHaveLength(32);
  expect(new Set(SYMBOL_DRAWINGS).size).toBe(32);
  for (const path of SYMBOL_DRAWINGS) expect(path).toMatch(/^M[MLHVCSAZmlhvcsaz\d .-]+$/);
});

test('the proof from the public log and the R that was revealed', () => {
  const over: readonly Command[] = [...begun('hunt'), step, ask(118), { type: 'conceded', by: 'jack' }];
  const held = (entries: readonly PublicEntry[]) => ({
    header: signal({
      id: ID,
      joinedAt: 0,
      device: 1,
      seat: 'detectives',
      name: '',
      witnessFrom: 2,
      over: true,
      night: 1,
      at: 0,
    } as const),
    entries: signal(entries),
  });
  const before = held(play(...over));
  expect([isRevealed(before), checkPublic(before), tellAgain(before)]).toEqual([false, null, null]);
  const after = held(play(...over, { type: 'revealed', secret: writeSecret(SECRET) }));
  expect(checkPublic(after)).toMatchObject({ wrong: 0, questions: 1 });
  expect(tellAgain(after)?.game.sheet.hideout).toBe(28);
  const record = readRecord(exportPublic(after, 'A game')?.text ?? '');
  expect(record.ok && record.value.events.find(({ type }) => type === 'jackMoved')).toMatchObject({ to: [48] });
  const wrong = held(play(...over, { type: 'revealed', secret: writeSecret(fromHex(ID)) }));
  expect(checkPublic(wrong)?.wrong).toBeGreaterThan(0);
});
