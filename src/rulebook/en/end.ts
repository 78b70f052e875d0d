/** English: the end of a night, and of the game. */
export const end = {
  'EOH-1': {
    title: 'The hunt stops at once',
    text: [
      'When Jack declares his escape, the night is over. The police get no further move, search or arrest that turn.',
      'On nights 1 to 3 the table prepares the next night; on night 4 Jack has won.',
    ],
    keywords: ['end of night', 'last police turn', 'after escape', 'police act after escape'],
  },
  'EOH-2': {
    title: 'The hideout stays secret',
    text: [
      'Jack says that he has escaped, but not where. He neither shows his sheet nor names the circle.',
      'The police know only that his last walk led home. Everything else comes to light after the game.',
    ],
    keywords: [
      'is the hideout public',
      'show hideout',
      'reveal hideout after night',
      'does jack show sheet',
      'prove escape',
    ],
  },
  'EOH-3': {
    title: 'What stays on the board',
    text: [
      'All clue markers come off. The policemen remain on their crossings, since five of the next night’s patrols begin there.',
      'Crime-scene markers stay to the end of the game.',
    ],
    keywords: [
      'when are clues removed',
      'police positions',
      'do policemen stay between nights',
      'clean up',
      'remove clues',
      'clue markers between nights',
      'policemen between nights',
      'what is removed',
    ],
  },
  'EOH-4': {
    title: 'Preparing the next night',
    text: [
      'The Jack pawn on the night track advances by one. Jack’s coaches and alleys are dealt afresh, in the number of the new night.',
      'He begins a new row of his sheet; the hideout remains the same.',
    ],
    keywords: ['next night', 'new night', 'new row', 'start next night'],
  },
  'EOH-5': {
    title: 'False clues at the end of a night',
    text: [
      'Where False Clues are used, those laid this night come off together with the real ones.',
      'Then the clue markers that the night brought are counted: every five earn Jack one false clue for a later night.',
    ],
    without: { falseClues: 'False Clues are not in play, so there is nothing to do here.' },
    keywords: ['false clue removed', 'count false clues', 'false clue next night'],
  },
  'END-1': {
    title: 'Jack wins',
    text: [
      'Jack wins when he declares his escape on the fourth night. By then there have been five victims, and he has never been caught.',
      'He has to reach his hideout on each of the four nights, not only on the last.',
    ],
    keywords: ['police lose', 'night 4 win', 'how does jack win', 'win condition jack', 'fourth night'],
  },
  'END-2': {
    title: 'The police win by an arrest',
    text: [
      'The game ends as soon as an arrest names the circle where Jack is. It does not matter on which night.',
      'No further policeman acts, and Jack cannot escape any more.',
    ],
    keywords: ['how do police win', 'win condition police', 'arrested', 'jack caught'],
  },
  'END-3': {
    title: 'Jack cannot move',
    text: [
      'If it is Jack’s turn and he has no legal walk, alley or coach, the police win.',
      'A special movement he can still make is a legal move. He is not trapped while he has one, and he has to use it.',
    ],
    uncertain: 'That he must use it follows from his duty to move; no text says so directly.',
    keywords: [
      'jack trapped',
      'what if jack cannot move',
      'trapped',
      'surrounded',
      'encircled',
      'boxed in',
      'forced to use coach',
      'blocked in',
    ],
  },
  'END-4': {
    title: 'Jack runs out of spaces',
    text: [
      'When column 15 is filled, the police win, unless that very move was a walk onto the hideout and Jack declares at once.',
      'If he walks home on the last space and keeps silent, he has lost.',
    ],
    how: { specialMoveEscape: 'A special movement onto the hideout, declared at once, saves him as well.' },
    keywords: [
      'out of time',
      'last space',
      'last move',
      'out of moves',
      'run out of moves',
      'time runs out',
      'last column',
      'space 15',
    ],
  },
  'END-5': {
    title: 'No draw',
    text: [
      'A game always has a winner. Either Jack has escaped on all four nights, or the police have won on one of them.',
      'If a side gives up, the other side wins.',
    ],
    keywords: ['tie', 'draw'],
  },
  'END-6': {
    title: 'After the game',
    text: [
      'Jack shows his hideout and his sheet, so that everybody can follow his route and check his answers.',
      'The app does this with the reveal: each device goes through every move and answer itself.',
    ],
    keywords: ['reveal', 'show sheet', 'check jack', 'proof', 'cheating', 'show route'],
  },
  'END-7': {
    title: 'An error comes to light',
    text: [
      'No rulebook says what follows from an illegal move or a false answer that is discovered later.',
      'The app prevents such moves and answers from the sheet itself. If an error on paper is found, the table decides.',
    ],
    how: { jackErrorLoses: 'An error of Jack’s found later loses him the game; the app merely says so in its proof.' },
    without: { jackErrorLoses: 'The table decides what follows from an error.' },
    uncertain: 'There is no text on it.',
    keywords: ['mistake', 'illegal move', 'wrong answer', 'jack cheated', 'cheating', 'error', 'forgot'],
  },
  'END-8': {
    title: 'Never trapped at the first move',
    text: [
      'On his first move of a night Jack cannot be trapped, not even after the police have acted first on night 3.',
      'He still has a coach, which policemen do not stop, and every circle has somewhere to ride to.',
    ],
    keywords: ['trapped at start', 'surround the crime scene', 'block crime scene'],
  },
  'END-9': {
    title: 'Giving up',
    text: [
      'A side may give up at any time, and the other side wins.',
      'No source mentions it. In a record that does not say who gave up, it is taken to have been Jack.',
    ],
    uncertain: 'No text mentions giving up; we let either side do so.',
    keywords: ['concede', 'resign', 'surrender', 'abandon', 'quit'],
  },
  'END-10': {
    title: 'When the end is looked at',
    text: [
      'Whether Jack is trapped is judged when it becomes his turn to move, not while the police are still acting.',
      'Whether his spaces are used up is judged right after his move and his chance to declare.',
    ],
    keywords: ['when is jack trapped', 'moment of losing', 'check for trapped'],
  },
  'END-11': {
    title: 'Nothing happens after the end',
    text: [
      'Once the game is decided, nobody moves, asks or declares any more. Whatever is tried is refused with the rule that ended the game.',
      'Only the reveal still follows, and the end itself may be announced once.',
    ],
    uncertain:
      'No text says whether such an announcement is part of a record; the app accepts it once, and it changes nothing.',
    keywords: ['game is over', 'play on', 'after the end'],
  },
} as const;
