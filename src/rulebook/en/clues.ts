/** English: looking for clues. */
export const clues = {
  'CLUE-1': {
    title: 'Looking for clues',
    text: [
      'The detective names one circle adjacent to his policeman’s crossing, and Jack answers. Then he may name another.',
      'He names them one at a time and in any order he likes, so the likeliest may come first.',
    ],
    keywords: ['search', 'ask circle', 'how to search', 'clue search', 'investigate'],
  },
  'CLUE-2': {
    title: 'When the answer is yes',
    text: [
      'Jack says yes exactly when the circle stands in tonight’s row. There stand the crimes of tonight, every circle he walked to, both circles of a coach, the end of an alley, and the circle where he is now.',
      'Earlier nights do not count.',
    ],
    keywords: [
      'does a crime scene count as a clue',
      'what counts as clue',
      'been there',
      'clue yes',
      'visited tonight',
      'previous nights',
      'has jack been here',
    ],
  },
  'CLUE-3': {
    title: 'Until the first yes',
    text: [
      'On a yes a clue marker is put on the circle, and this policeman’s search is over.',
      'On a no he may ask for the next adjacent circle, and so on until he has asked for all.',
    ],
    keywords: [
      'how many clues per policeman',
      'a clue stops the search',
      'yes then continue',
      'clue marker',
      'keep searching',
      'after a yes',
      'search ends',
      'how many circles search',
      'more than one clue',
    ],
  },
  'CLUE-4': {
    title: 'Only yes or no',
    text: [
      'Jack’s answer is yes or no and nothing else. He does not say when he was there, how often, or by what kind of move.',
      'Nor does he say whether he is there at this moment.',
    ],
    keywords: ['when was jack there', 'which turn', 'how fresh is the clue', 'how much does jack say'],
  },
  'CLUE-5': {
    title: 'A clue does not arrest Jack',
    text: [
      'If a search names the circle where Jack is now, he answers yes, and a clue marker is put there. He is not caught by it.',
      'Only an arrest takes him. A colleague who reaches the circle and has not acted yet may still try one.',
    ],
    keywords: [
      'clue on my circle',
      'search jack’s circle',
      'found jack',
      'clue where jack stands',
      'clue on present circle',
    ],
  },
  'CLUE-6': {
    title: 'A no holds for the moment',
    text: [
      'No means that Jack has not been on that circle tonight up to now. He may go there later.',
      'Every later question is answered afresh, so a circle may be no on one turn and yes on the next.',
    ],
    keywords: ['no then yes', 'ask again later', 'negative answer'],
  },
  'CLUE-7': {
    title: 'Asking what is known already',
    text: [
      'By default a policeman may ask for tonight’s crime scene or a circle with a clue marker. The answer is yes, his search ends, and no marker is placed.',
      'It tells nothing; the app warns first.',
    ],
    how: { forbidUselessSearch: 'Such a question is refused and costs the policeman nothing.' },
    without: { forbidUselessSearch: 'Such a question is allowed and ends the search.' },
    uncertain: 'No text that we know of forbids the question.',
    keywords: [
      'clue on crime scene',
      'ask crime scene',
      'search crime scene',
      'search clue marker',
      'useless search',
      'search same clue',
      'search marked circle',
    ],
  },
  'CLUE-8': {
    title: 'Two policemen, one circle',
    text: [
      'Different policemen may ask for the same circle in one turn, if it is adjacent to both.',
      'A yes ends the search only of the one who asked. The others still have their own.',
    ],
    keywords: ['two policemen search same circle', 'both ask', 'second policeman asks'],
  },
  'CLUE-9': {
    title: 'The hideout and old crime scenes',
    text: [
      'The hideout at the head of the sheet is not part of the row. Asking for it gets a yes only if Jack has been there tonight.',
      'The same holds for a crime scene of an earlier night.',
    ],
    keywords: [
      'search hideout',
      'ask hideout',
      'clue on hideout',
      'old crime scene clue',
      'crime scene previous night',
    ],
  },
  'CLUE-10': {
    title: 'Asking twice',
    text: [
      'A circle that was answered no may be named again in the same turn, by the same policeman or another. The answer will be the same.',
      'Jack has not moved in the meantime.',
    ],
    keywords: ['search same circle twice', 'ask same circle again', 'repeat question', 'ask twice'],
  },
} as const;
