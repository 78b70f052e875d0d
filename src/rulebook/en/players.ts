/** English: who commands which policeman, and in what order. */
export const players = {
  'PLAYERS-1': {
    title: 'Sharing the policemen',
    text: [
      'With two players one detective commands all five policemen; with six, each detective has one. Otherwise they are divided by agreement.',
      'We suggest 3 and 2 for three players, 2, 2 and 1 for four, 2, 1, 1 and 1 for five.',
    ],
    uncertain: 'The exact shares are not printed anywhere we know of.',
    keywords: [
      'two players',
      'three players',
      'four players',
      'five players',
      'divide policemen',
      '2 players',
      '3 players',
    ],
  },
  'PLAYERS-2': {
    title: 'More colours, more often Head',
    text: [
      'The Head of a night is whoever commands the colour on the tile that was turned up.',
      'A player with several policemen will therefore be Head more often. He leads for the whole of that night.',
    ],
    keywords: ['head of the investigation', 'head again'],
  },
  'PLAYERS-3': {
    title: 'Order round the table',
    text: [
      'For moving and for acting alike, the Head comes first and the others follow clockwise. Each player finishes all his policemen before the next begins.',
      'The app does not know the seats and leaves the order to the table.',
    ],
    uncertain: 'The order is given in the rules; that the app need not enforce it is our decision.',
    keywords: ['turn order detectives', 'clockwise', 'seat order', 'order of players'],
  },
  'PLAYERS-4': {
    title: 'A single detective',
    text: [
      'With two players the one detective is Head on every night, and no tile is needed.',
      'He moves and uses his five policemen in whatever order he likes, within the two rounds of the police turn.',
    ],
    keywords: ['two player game', 'solo detective', 'one detective', '2 player'],
  },
  'PLAYERS-5': {
    title: 'Conferring and notes',
    text: [
      'Detectives may confer before they move. Whether they may whisper or take notes is not regulated anywhere we know of.',
      'We take it that they may talk in the open and write down what they like, and that Jack may listen.',
    ],
    uncertain: 'No text says anything about notes or whispering; it is the table’s custom.',
    keywords: ['take notes', 'whisper', 'talk secretly', 'table talk', 'may jack listen', 'write down'],
  },
} as const;
