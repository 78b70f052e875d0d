/** What players type, and the entry they are looking for. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookOf } from '../../src/rulebook/book';
import { words } from '../../src/rulebook/en/index';
import { loadGlossary } from '../../src/rulebook/glossary';
import { finderOf } from '../../src/rulebook/search';
import { splitterOf } from '../../src/rulebook/split';
import type { RuleEntry } from '../../src/rulebook/types';

const book = bookOf('en', words);
book.learn(await loadGlossary());
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
    ['does an arrest reveal a clue', 'ARREST-2'],
    ['can two policemen share a crossing', 'HUNT-2.3'],
    ['how far can police move', 'HUNT-2.2'],
    ['what is an alley', 'SPEC-ALLEY-1'],
    ['what is a coach', 'SPEC-COACH-1'],
    ['jack caught on hideout', 'HIDE-6'],
    ['when does the night end', 'STEP-NIGHT-END'],
    ['who places women', 'HELL-2.1'],
    ['who places the patrols', 'HELL-3.2'],
    ['can jack walk through a policeman', 'HUNT-1.2'],
    ['can police pass through each other', 'HUNT-2.3'],
    ['can jack go back to the same circle', 'HUNT-1.6'],
    ['do I have to say I am home', 'HIDE-2'],
    ['what do the police see of a coach', 'SPEC-1'],
    ['when are clues removed', 'EOH-3'],
    ['what happens if jack runs out of moves', 'END-4'],
    ['how many detectives', 'SETUP-1'],
    ['how many policemen', 'SETUP-2'],
    ['can a policeman arrest without moving', 'HUNT-2.7'],
    ['can I search the same circle twice', 'CLUE-10'],
    ['when does jack have to kill', 'HELL-5.2'],
    ['how long can jack wait', 'HELL-5.4'],
    ['where do policemen start', 'HELL-9.1'],
    ['can the hideout be red', 'SETUP-5'],
    ['may the hideout be a crime scene', 'HIDE-5'],
    ['does a false clue block jack', 'OPT-FALSE-7'],
    ['can policemen stand on circles', 'HUNT-2.5'],
    ['do unused coaches carry over', 'NIGHT-2'],
    ['what is a fork', 'BOARD-10'],
    ['what is adjacent', 'BOARD-3'],
    ['who goes first', 'DOUBLE-5'],
  ])('“%s” opens %s', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });
});

describe('a mistyped question', () => {
  it.each([
    ['arest', 'ARREST-1'],
    ['aley', 'SPEC-ALLEY-1'],
    ['cocah into hideot', 'SPEC-2'],
    ['hidout red', 'SETUP-5'],
    ['deckare escape', 'HUNT-1.8'],
    ['polliceman blocks', 'HUNT-1.2'],
    ['goulsten street', 'OPT-LETTERS-5'],
    ['wretchd must move', 'HELL-6.3'],
    ['double evnt order', 'DOUBLE-2'],
    ['can jakc stya', 'HUNT-1.1'],
    ['serch then arrest', 'HUNT-3.1'],
  ])('“%s” opens %s', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });
});

describe('another edition’s word', () => {
  it.each([
    ['Kutsche', 'SPEC-COACH-1'],
    ['kutsch', 'SPEC-COACH-1'],
    ['carrozza', 'SPEC-COACH-1'],
    ['diligence', 'SPEC-COACH-1'],
    ['экипаж', 'SPEC-COACH-1'],
    ['마차', 'SPEC-COACH-1'],
    ['馬車', 'SPEC-COACH-1'],
    ['Gasse', 'SPEC-ALLEY-1'],
    ['ruelle', 'SPEC-ALLEY-1'],
    ['vicolo', 'SPEC-ALLEY-1'],
    ['callejon', 'SPEC-ALLEY-1'],
    ['小巷', 'SPEC-ALLEY-1'],
    ['Alibi', 'OPT-FALSE-1'],
    ['Pista Falsa', 'OPT-FALSE-1'],
    ['Versteck', 'SETUP-5'],
    ['covo', 'SETUP-5'],
    ['藏身處', 'SETUP-5'],
    ['Verhaftung', 'ARREST-1'],
    ['Verhafttung', 'ARREST-1'],
    ['арест', 'ARREST-1'],
    ['체포', 'ARREST-1'],
    ['Ermittlungsleiter', 'HELL-3.1'],
    ['chef de l’enquête', 'HELL-3.1'],
    ['Tatort', 'HELL-8.4'],
    ['escena del crimen', 'HELL-8.4'],
    ['Doppelmord', 'DOUBLE-1'],
    ['pâté de maisons', 'BOARD-6'],
    ['Kutsche Versteck', 'SPEC-2'],
    ['Kutsche in hideout', 'SPEC-2'],
    ['carrozza covo', 'SPEC-2'],
  ])('“%s” opens %s', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });

  it('is known as soon as the glossary is there, also when the index is older', async () => {
    const late = bookOf('en', words);
    expect(late.search('Verhaftung')).toEqual([]);
    expect(late.search('arrest')[0]?.id).toBe('ARREST-1');
    late.learn(await loadGlossary());
    await late.prepare(async () => {});
    expect(late.search('Verhaftung')[0]?.id).toBe('ARREST-1');
    for (const query of ['coach into hideout', 'who moves first night 3', 'arrest', 'Kutsche Versteck']) {
      expect(late.search(query)[0], query).toEqual(book.search(query)[0]);
    }
  });

  it('finds something for every word of the glossary that has an entry', async () => {
    for (const { words: names, rule } of await loadGlossary()) {
      if (rule === undefined) continue;
      for (const name of Object.values(names).flat()) expect(found(name), name).toContain(rule);
    }
  });
});

describe('a book in another language', () => {
  const coach = words.entries['SPEC-COACH-1'];
  const french = bookOf('fr', {
    ...words,
    fillers: ['le', 'la', 'de'],
    alike: [],
    entries: { ...words.entries, 'SPEC-COACH-1': { ...coach, title: 'Le fiacre', keywords: ['voiture'] } },
  });

  it('is searched in its own words, in everybody’s and by the same ids', async () => {
    french.learn(await loadGlossary());
    for (const query of ['fiacre', 'voiture', 'Kutsche', 'SPEC-COACH-1']) {
      expect(french.search(query)[0]?.id, query).toBe('SPEC-COACH-1');
    }
  });
});

describe('the index', () => {
  it('is built a slice at a time, and finds the same', async () => {
    const sliced = bookOf('en', words);
    let slices = 0;
    await sliced.prepare(async () => {
      slices += 1;
    });
    expect(slices).toBeGreaterThan(0);
    const whole = bookOf('en', words);
    expect(sliced.search('coach hideout')).toEqual(whole.search('coach hideout'));
  });

  it('is finished by a search that cannot wait', () => {
    const started = bookOf('en', words);
    void started.prepare(() => new Promise(() => {}));
    expect(started.search('coach into hideout')[0]?.id).toBe('SPEC-2');
  });
});

describe('where a browser cannot tell words apart', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const withoutSegmenter = () => vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });

  it('the same is found', async () => {
    withoutSegmenter();
    expect(Intl.Segmenter).toBeUndefined();
    const plain = bookOf('en', words);
    plain.learn(await loadGlossary());
    for (const query of [
      'coach into hideout',
      'who moves first night 3',
      'arest',
      'HUNT-1.2',
      'Kutsche',
      '馬車',
      '藏身處',
    ]) {
      expect(plain.search(query)[0]?.id, query).toBe(found(query)[0]);
    }
  });

  it('Chinese is split into its signs', () => {
    withoutSegmenter();
    expect(splitterOf('zh-Hant')('傑克使用 2 馬車')).toEqual(['傑', '克', '使', '用', '2', '馬', '車']);
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

  it('asks for every word, where there are entries with all of them', () => {
    for (const { title, text, switches = [], keywords = [], uncertain = '' } of book.search('coach hideout')) {
      const said = [title, ...text, ...switches.map(({ how }) => how), ...keywords, uncertain].join(' ');
      expect(said).toMatch(/coach|ride|carriage|special/i);
      expect(said).toMatch(/hideout|home/i);
    }
    expect(found('goulston wretched')).toEqual([]);
  });

  it('passes over a word that nothing is like', () => {
    expect(found('coach xylophone')).toEqual(found('coach'));
    expect(found('xylophone')).toEqual([]);
  });

  it('does with one word less where a long question is not met', () => {
    expect(found('coach into hideout goulston')[0]).toBe('SPEC-2');
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
    const search = searchIn([made('A-1', 'Other', 'The lantern is lit.'), made('A-2', 'Lantern', 'It is lit.')]);
    expect(search('lantern').map(({ id }) => id)).toEqual(['A-2', 'A-1']);
  });

  it('finds Chinese within a run of signs, and Cyrillic and Hangul by their beginning', () => {
    const search = searchIn(
      [
        made('A-1', '馬車', '傑克可以使用馬車移動。'),
        made('A-2', 'Карета', 'Ещё раз.'),
        made('A-3', '마차', '마차를 탄다.'),
      ],
      'zh-Hant',
    );
    expect(search('使用').map(({ id }) => id)).toEqual(['A-1']);
    expect(search('еще').map(({ id }) => id)).toEqual(['A-2']);
    expect(search('карету').map(({ id }) => id)).toEqual(['A-2']);
    expect(search('마차').map(({ id }) => id)).toEqual(['A-3']);
  });

  it('splits at marks', () => {
    expect(splitterOf('en')('Jack’s Letters (A/b)')).toEqual(['jack', 's', 'letters', 'a', 'b']);
  });
});

function searchIn(entries: readonly RuleEntry[], language = 'en') {
  return finderOf(entries, { fillers: [], alike: [] }, language).search;
}

function made(id: string, title: string, text: string): RuleEntry {
  return { id, title, text: [text], chapter: 'board', sides: ['jack'], phase: ['any'], seeAlso: [] };
}
