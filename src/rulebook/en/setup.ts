/** English: setting up, and what changes from night to night. */
export const setup = {
  'SETUP-1': {
    title: 'Two sides, two to six players',
    text: [
      'One player is Jack. All the others are detectives and work together against him.',
      'The game is for 2 to 6 people, so there are between one and five detectives.',
    ],
    keywords: ['how many detectives', 'how many players', 'number of players', 'teams', 'who plays jack'],
  },
  'SETUP-2': {
    title: 'Always five policemen',
    text: [
      'The blue, yellow, brown, red and green policemen are all in play, whatever the number of players.',
      'The detectives divide them as they see fit; with a single detective, that person commands all five.',
    ],
    keywords: ['how many policemen', 'colours', 'colors', 'pawns'],
  },
  'SETUP-3': {
    title: 'The two Jack pawns',
    text: [
      'One Jack pawn stands on the night track and shows which of the four nights is being played. It begins on the first.',
      'The other is set aside until the crime; from then on it counts Jack’s spaces on the move track.',
    ],
    keywords: ['night track', 'black pawn', 'where does jack start'],
  },
  'SETUP-4': {
    title: 'What Jack receives',
    text: [
      'Jack takes the screen, a move sheet, five red crime-scene markers and the clue markers, besides the eight woman tokens and the time-of-the-crime token.',
      'Three coaches and two alleys are his stock of special movements; each night he is dealt his share of them afresh.',
    ],
    keywords: ['jack’s components', 'screen', 'markers'],
  },
  'SETUP-5': {
    title: 'Choosing the hideout',
    text: [
      'Before the first night Jack secretly chooses one circle and writes it at the head of his sheet. It may not be red, which leaves 187 circles.',
      'The choice stands for all four nights; a hideout is never changed.',
    ],
    keywords: [
      'red hideout',
      'change hideout',
      'new hideout each night',
      'hideout on red circle',
      'where may the hideout be',
    ],
  },
  'SETUP-6': {
    title: 'The Head’s tiles',
    text: [
      'Five tiles, one in each policeman’s colour, decide who leads the investigation. Shuffle them and lay them face down in a pile on their place on the board.',
      'One is turned up each night, so one is left over at the end.',
    ],
    keywords: ['head of the investigation tiles', 'shuffle', 'leader'],
  },
  'SETUP-7': {
    title: 'What the detectives receive',
    text: [
      'The detectives take seven patrol tokens, five of them in the policemen’s colours and two false.',
      'They also take the five policeman pawns and the white pawns for the Wretched, which come onto the board later in the night.',
    ],
    keywords: ['police components', 'false patrols', 'patrol tokens'],
  },
  'SETUP-8': {
    title: 'Jack’s move sheet',
    text: [
      'The sheet has a row for each night and a place at the top for the hideout.',
      'Each row has 20 columns, in this order: V, IV, III, II, I, then 1 to 15. The first crime of a night goes into one of the Roman columns, and all that follows to the right of it.',
    ],
    keywords: ['columns', 'paper sheet', 'move track sheet', 'roman numerals'],
  },
  'NIGHT-1': {
    title: 'The four nights at a glance',
    text: [
      'Over the four nights Jack has 3, 2, 2 and 1 coaches, and 2, 2, 1 and 1 alleys. He places 8, 7, 6 and 4 women, of whom 5, 4, 3 and 1 are marked. There are always 7 patrols, two of them false.',
      'Night 3 brings two victims instead of one, and the police act first.',
    ],
    keywords: [
      'night table',
      'night 1',
      'night 2',
      'night 3',
      'night 4',
      'how many women',
      'how many marked',
      'differences between nights',
    ],
  },
  'NIGHT-2': {
    title: 'Coaches and alleys do not carry over',
    text: [
      'Special movements are dealt afresh every night. What Jack saved on one night is lost on the next.',
      'What he has used does not come back before the night is over.',
    ],
    keywords: ['tokens carry over', 'keep coach', 'save alley', 'unused coaches', 'leftover tokens'],
  },
  'NIGHT-3': {
    title: 'Pieces out for one night only',
    text: [
      'False patrols, unmarked women and Wretched who were not killed leave the board during Hell. They are out for that night, not for good.',
      'Every night starts with its full numbers again, seven patrol tokens among them.',
    ],
    uncertain:
      'One source has such pieces leave the game; the night table, which lays seven patrols every night, says otherwise.',
    keywords: ['do false patrols come back', 'removed from the game', 'return next night', 'pieces back'],
  },
} as const;
