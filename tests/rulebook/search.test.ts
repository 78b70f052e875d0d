/** What players type, and the entry they are looking for. */
import { describe, expect, it } from 'vitest';
import { load } from '../../src/rulebook/book';
import { searchIn, wordsOf } from '../../src/rulebook/search';
import type { RuleEntry } from '../../src/rulebook/types';

const book = await load('en');
const found = (query: string): readonly string[] => book.search(query).map(({ id }) => id);

describe('a player’s question', () => {
  it.each([
    ['coach into hideout', 'SPEC-2'],
    ['escape by alley', 'SPEC-2'],
    ['arrest and clue same turn', 'HUNT-3.1'],
    ['search then arrest', 'HUNT-3.1'],
    ['who moves first night 3', 'DOUBLE-5'],
    ['can jack stay', 'HUNT-1.1'],
    ['can Jack stand still?', 'HUNT-1.1'],
    ['how many coaches night 2', 'HELL-1.1'],
    ['how many alleys', 'HELL-1.1'],
    ['two policemen same crossing', 'HUNT-2.3'],
    ['declare later', 'HUNT-1.9'],
    ['must jack declare', 'HUNT-1.9'],
    ['forgot to declare', 'HUNT-1.10'],
    ['declare escape', 'HUNT-1.8'],
    ['backtrack', 'HUNT-1.6'],
    ['same circle twice', 'HUNT-1.6'],
    ['false clue when', 'OPT-FALSE-3'],
    ['where false clue', 'OPT-FALSE-6'],
    ['kill on hideout', 'HIDE-4'],
    ['policeman blocks', 'HUNT-1.2'],
    ['alley past police', 'SPEC-ALLEY-4'],
    ['coach through police', 'SPEC-3'],
    ['coach through hideout', 'SPEC-COACH-6'],
    ['how many moves', 'TRACK-3'],
    ['moves left', 'TRACK-3'],
    ['last space', 'END-4'],
    ['coach last space', 'SPEC-COACH-4'],
    ['wait how often', 'HELL-5.4'],
    ['wretched next to patrol', 'HELL-6.6'],
    ['what if jack cannot move', 'END-3'],
    ['ask crime scene', 'CLUE-7'],
    ['clue on my circle', 'CLUE-5'],
    ['night 4 win', 'END-1'],
    ['red hideout', 'SETUP-5'],
    ['goulston street', 'OPT-LETTERS-5'],
    ['rushing', 'OPT-RUSH-2'],
    ['third step', 'OPT-RUSH-2'],
    ['move order detectives', 'HUNT-2.1'],
    ['tokens carry over', 'NIGHT-2'],
    ['reveal patrol', 'HELL-7.1'],
    ['double event order', 'DOUBLE-2'],
    ['how far can a policeman move', 'HUNT-2.2'],
    ['failed arrest', 'ARREST-2'],
    ['arrest without clue', 'ARREST-4'],
    ['what counts as clue', 'CLUE-2'],
    ['old crime scene clue', 'CLUE-9'],
    ['yellow crossings', 'BOARD-2'],
    ['what is a block', 'BOARD-6'],
    ['how does a coach work', 'SPEC-COACH-1'],
    ['how does an alley work', 'SPEC-ALLEY-1'],
    ['coach back to start', 'SPEC-COACH-3'],
    ['clean up after the night', 'STEP-NIGHT-END'],
    ['take notes', 'PLAYERS-5'],
    ['may jack lie', 'INFO-3'],
    ['undo', 'REF-15'],
    ['who wins', 'STEP-GAME-END'],
    ['give up', 'END-9'],
    ['2 players', 'PLAYERS-1'],
    ['head of the investigation', 'HELL-3.1'],
    ['wretched must move', 'HELL-6.3'],
    ['search hideout', 'CLUE-9'],
    ['arrest night 3', 'ARREST-5'],
    ['skip reveal', 'HELL-7.2'],
    ['must kill', 'HELL-5.2'],
    ['can a cop share a square', 'HUNT-2.3'],
    ['what is a wretched', 'HELL-4.1'],
    ['how do prostitutes move', 'HELL-6.2'],
    ['do clues stay between nights', 'EOH-3'],
    ['how many victims on the third night', 'DOUBLE-1'],
    ['where does Jack start night 3', 'DOUBLE-4'],
    ['can Jack be arrested on a clue', 'CLUE-5'],
    ['arrest then clue', 'HUNT-3.1'],
    ['can Jack use a coach on the first turn', 'HUNT-1.7'],
    ['can he go through the hideout', 'HUNT-1.9'],
    ['is a coach announced', 'SPEC-1'],
    ['what happens after the murder', 'STEP-HELL-8'],
    ['who is head', 'HELL-3.1'],
    ['jack trapped', 'END-3'],
    ['maximum moves', 'TRACK-3'],
    ['out of time', 'END-4'],
    ['resign', 'END-9'],
    ['tie', 'END-5'],
    ['false clue on hideout', 'OPT-FALSE-7'],
    ['carriage', 'SPEC-COACH-1'],
  ])('“%s” opens %s', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });
});

describe('a search', () => {
  it('finds what is typed as an id, itself first', () => {
    for (const id of ['CLUE-1', 'HUNT-1.1', 'NIGHT-2', 'STEP-HUNT-JACK', 'OPT-DEARBOSS']) expect(found(id)[0]).toBe(id);
    expect(found('hunt-1.2')[0]).toBe('HUNT-1.2');
    expect(found('hunt 1.2')[0]).toBe('HUNT-1.2');
    expect(found('clue-1')).toEqual(['CLUE-1', 'CLUE-10']);
    for (const { id } of book.entries) expect(found(id)[0]).toBe(id);
  });

  it('takes a hyphen in an ordinary word for what it is', () => {
    expect(found('set-up')).not.toEqual([]);
    expect(found('face-down patrol')).toContain('HELL-7.1');
  });

  it('asks for every word', () => {
    expect(found('coach wretched goulston')).toEqual([]);
    expect(found('coach xylophone')).toEqual([]);
  });

  it('does not care for case, accents or marks', () => {
    expect(found('CÔACH, hideöut!')).toEqual(found('coach hideout'));
  });

  it('finds words by their beginning, and by another ending', () => {
    expect(found('goul')).toContain('BOARD-11');
    expect(found('declaring escape')[0]).toBe('HUNT-1.8');
    expect(found('policemen block')[0]).toBe('HUNT-1.2');
  });

  it('takes numbers as they are', () => {
    expect(found('43')[0]).toBe('BOARD-8');
    expect(found('19')).not.toContain('BOARD-1');
  });

  it('lists nothing for nothing', () => {
    expect(found('')).toEqual([]);
    expect(found(' ?! ')).toEqual([]);
  });

  it('gives the small words back when there are no others', () => {
    expect(found('the')).not.toEqual([]);
  });

  it('weighs title and keywords more than text', () => {
    const search = searchIn([made('A-1', 'Other', 'The lantern is lit.'), made('A-2', 'Lantern', 'It is lit.')], none);
    expect(search('lantern').map(({ id }) => id)).toEqual(['A-2', 'A-1']);
  });

  it('finds Chinese within a run of signs, and Cyrillic and Hangul by their beginning', () => {
    const search = searchIn(
      [
        made('A-1', '馬車', '傑克可以使用馬車移動。'),
        made('A-2', 'Карета', 'Ещё раз.'),
        made('A-3', '마차', '마차를 탄다.'),
      ],
      none,
    );
    expect(search('使用').map(({ id }) => id)).toEqual(['A-1']);
    expect(search('еще').map(({ id }) => id)).toEqual(['A-2']);
    expect(search('карету').map(({ id }) => id)).toEqual(['A-2']);
    expect(search('마차').map(({ id }) => id)).toEqual(['A-3']);
  });

  it('splits at marks', () => {
    expect(wordsOf('Jack’s Letters (A/b)')).toEqual(['jack', 's', 'letters', 'a', 'b']);
  });
});

const none = { fillers: [], alike: [] };

function made(id: string, title: string, text: string): RuleEntry {
  return { id, title, text: [text], chapter: 'board', sides: ['jack'], phase: ['any'], seeAlso: [] };
}
