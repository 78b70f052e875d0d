/** English: an evening step by step. */
export const steps = {
  'STEP-SETUP-1': {
    title: 'Set-up 1: agree on the game',
    text: [
      'Decide who plays Jack; everybody else is a detective. The detectives share the five policemen among themselves.',
      'Settle the optional rules and the disputed points now. They stand for the whole game, all four nights of it.',
    ],
    keywords: [
      'how to play',
      'how to start',
      'begin a game',
      'set up',
      'before the game',
      'choose sides',
      'house rules',
    ],
  },
  'STEP-SETUP-2': {
    title: 'Set-up 2: prepare the board',
    text: [
      'Put one Jack pawn on the first night of the night track and keep the other one ready for the move track.',
      'Shuffle the five Head of the Investigation tiles and lay them face down on their place on the board.',
    ],
    keywords: ['set up board', 'lay out the board', 'shuffle tiles'],
  },
  'STEP-SETUP-3': {
    title: 'Set-up 3: Jack’s pieces',
    text: [
      'Jack takes his screen and move sheet, five crime-scene markers, the clue markers, three coaches, two alleys, eight woman tokens and the time-of-the-crime token.',
      'With Hideout, the phone takes the place of the paper sheet.',
    ],
    keywords: ['set up jack', 'what does jack need', 'components'],
  },
  'STEP-SETUP-4': {
    title: 'Set-up 4: the detectives’ pieces',
    text: [
      'The detectives take the five policeman pawns, the white Wretched pawns and the seven patrol tokens: one in each policeman’s colour and two false ones.',
      'All five policemen are used, however few people play.',
    ],
    keywords: ['set up police', 'set up detectives', 'what do the detectives need', 'components'],
  },
  'STEP-SETUP-5': {
    title: 'Set-up 5: choose the hideout',
    text: [
      'In secret, Jack picks one circle that is not red and writes it at the head of his sheet. It remains his hideout on all four nights.',
      'Then the first night begins with Hell.',
    ],
    keywords: ['set up hideout', 'pick hideout', 'choose hideout'],
  },
  'STEP-HELL-1': {
    title: 'Hell 1: Preparing the Scene',
    text: [
      'Jack takes the coaches and alleys of this night and lays them out for all to see. Nights 1 to 4 give 3, 2, 2 and 1 coaches, and 2, 2, 1 and 1 alleys.',
      'Next he places the women.',
    ],
    keywords: ['first phase', 'phases of hell', 'start of the night'],
  },
  'STEP-HELL-2': {
    title: 'Hell 2: The Targets Are Identified',
    text: [
      'Jack lays the woman tokens of the night face down, one each on red circles that carry no crime scene. Only he knows which are marked.',
      'There are eight tokens on night 1, then seven, six and four.',
    ],
    keywords: ['second phase', 'place women', 'women tokens'],
  },
  'STEP-HELL-3': {
    title: 'Hell 3: Patrolling the Streets',
    text: [
      'Turn up the next Head of the Investigation tile. The Head then places all seven patrol tokens face down.',
      'On night 1 they go on the yellow crossings. Later, five go where policemen ended the night before and two on other yellow crossings.',
    ],
    keywords: ['third phase', 'place patrols'],
  },
  'STEP-HELL-4': {
    title: 'Hell 4: The Victims Are Chosen',
    text: [
      'Jack turns up every woman token. Each marked one is replaced by a white Wretched pawn; the unmarked ones leave the board.',
      'The time-of-the-crime token goes on space I of the move track.',
    ],
    keywords: ['fourth phase', 'turn up women', 'reveal women'],
  },
  'STEP-HELL-5': {
    title: 'Hell 5: Blood on the Streets',
    text: [
      'Jack says whether he kills or waits. If he kills, he names one Wretched, or two on night 3, and the table goes on with Hell 8.',
      'If he waits, Hell 6 and 7 follow. With the token on V he has to kill.',
    ],
    keywords: ['fifth phase', 'kill or wait', 'murder'],
  },
  'STEP-HELL-6': {
    title: 'Hell 6: Suspense Grows',
    text: [
      'The time of the crime moves one space to the left. Then the Head moves every Wretched to an adjacent circle.',
      'No circle with another Wretched or a crime scene will do, nor one beside a patrol, and she may not pass a patrol.',
    ],
    keywords: ['sixth phase', 'move the women', 'after waiting'],
  },
  'STEP-HELL-7': {
    title: 'Hell 7: Ready to Kill',
    text: [
      'Jack points at one face-down patrol token and it is turned up. A false patrol leaves the board for tonight; a real one stays, face up.',
      'Then the question of Hell 5 is put again: kill or wait?',
    ],
    keywords: ['seventh phase', 'reveal patrol', 'flip patrol'],
  },
  'STEP-HELL-8': {
    title: 'Hell 8: A Corpse on the Sidewalk',
    text: [
      'Jack writes the crime scene into tonight’s row, in the column on which the time-of-the-crime token stands, and puts his pawn on that space of the track.',
      'His flight begins there. On night 3 he writes two crimes, side by side, and starts from the second. The surviving Wretched leave the board.',
    ],
    keywords: ['eighth phase', 'write the crime', 'body', 'after the murder'],
  },
  'STEP-HELL-9': {
    title: 'Hell 9: Alarm Whistles',
    text: [
      'Turn up every patrol token that is still hidden. A policeman of the same colour takes the place of each real one; false patrols leave the board.',
      'Then the hunt begins: Jack acts first, but on night 3 the police do.',
    ],
    keywords: ['ninth phase', 'last phase of hell', 'replace patrols with policemen'],
  },
  'STEP-HUNT-JACK': {
    title: 'Hunt 1: Escape in the Night',
    text: [
      'Jack must move. He walks to an adjacent circle past no policeman, or takes a coach or an alley while he has one. He writes the circle in secret and his pawn advances in the open.',
      'If he has just walked onto his hideout he may declare his escape.',
    ],
    keywords: ['jack’s turn', 'jack moves', 'turn order', 'phases of a turn'],
  },
  'STEP-HUNT-MOVE': {
    title: 'Hunt 2: Hunting the Monster',
    text: [
      'The detectives may confer. Then each of the five policemen moves up to two crossings, beginning with the Head and going on clockwise.',
      'No two policemen may end on the same crossing. All of them move before anybody searches or arrests.',
    ],
    keywords: ['police turn', 'policemen move', 'detectives move', 'second phase of the hunt'],
  },
  'STEP-HUNT-ACT': {
    title: 'Hunt 3: Clues and Suspicion',
    text: [
      'Each policeman may either look for clues or make an arrest, never both, and only on circles adjacent to his crossing.',
      'A search goes circle by circle until the first yes. An arrest names a single circle. When all have acted, it is Jack’s turn again.',
    ],
    keywords: [
      'what can police do',
      'police turn',
      'search or arrest',
      'detectives act',
      'third phase of the hunt',
      'police actions',
    ],
  },
  'STEP-NIGHT-END': {
    title: 'The end of a night',
    text: [
      'Once Jack declares his escape the hunt stops. Take off the clue markers; leave the crime scenes and the policemen where they are.',
      'Advance the night track, deal coaches and alleys afresh and begin a new row. After the fourth night Jack has won.',
    ],
    keywords: ['next night', 'after the escape', 'clean up', 'between nights'],
  },
  'STEP-GAME-END': {
    title: 'The end of the game: who wins',
    text: [
      'Jack wins by escaping on all four nights. The police win when an arrest succeeds, when Jack cannot move, or when his last space is filled without an escape.',
      'Either side may also give up. Then Jack shows his hideout and his sheet.',
    ],
    keywords: ['who wins', 'winning', 'how to win', 'victory', 'game over'],
  },
  'REF-15': {
    title: 'The app’s own steps',
    text: [
      'Some things happen only in the app: stating where policemen stand, taking over a game from paper, setting how much is refereed, taking back, rewinding and resuming. Each has its moment.',
      'What was handed over cannot be taken back; both sides together may rewind to the start of this turn.',
    ],
    keywords: ['undo', 'take back', 'rewind', 'mistake', 'from paper', 'correct', 'wrong number', 'referee level'],
  },
} as const;
