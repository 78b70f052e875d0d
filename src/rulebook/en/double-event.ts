/** English: night 3. */
export const doubleEvent = {
  'DOUBLE-1': {
    title: 'Two victims on night 3',
    text: [
      'When Jack kills on the third night, he chooses two Wretched and puts a crime-scene marker in the place of each.',
      'They must be two different circles, but these need not be near each other or connected in any way.',
    ],
    keywords: ['jack kills two', 'double event', 'two murders', 'night 3 victims', 'second victim', 'night 3 kill'],
  },
  'DOUBLE-2': {
    title: 'The order of the two crimes',
    text: [
      'Jack decides which crime comes first. He writes it in the column of the time of the crime, and the other in the next column to the right.',
      'With the token on I these are columns I and 1; on III, columns III and II.',
    ],
    caption: 'Two crimes at III, on 21 and 65: they stand side by side, and the pawn stands on II.',
    keywords: ['double event order', 'which crime first', 'write two crimes', 'order of victims', 'night 3 columns'],
  },
  'DOUBLE-3': {
    title: 'The second crime fills a space',
    text: [
      'The right-hand crime counts as Jack’s first move of the night. His pawn stands on its column, and one space is used up.',
      'After a crime at I, 14 spaces are left to him instead of 15.',
    ],
    keywords: ['night 3 moves', 'how many moves night 3', 'second crime first move'],
  },
  'DOUBLE-4': {
    title: 'Where Jack is after two crimes',
    text: [
      'Jack begins his flight at the second crime scene, the one he wrote to the right.',
      'The police know both circles but not their order, and so not which of them he leaves from.',
    ],
    keywords: ['where does jack start night 3', 'night 3 start', 'where is jack night 3', 'which crime scene'],
  },
  'DOUBLE-5': {
    title: 'On night 3 the police act first',
    text: [
      'After the whistles the policemen move and then search or arrest. Only after that does Jack make his first walk, ride or alley.',
      'His second crime was his first move; on every other night Jack opens the hunt.',
    ],
    keywords: ['who moves first night 3', 'who goes first', 'who starts night 3', 'first turn night 3', 'police first'],
  },
  'DOUBLE-6': {
    title: 'The second crime is no walk',
    text: [
      'It need not lie near the first, no policeman can prevent it, and it costs no token.',
      'If it lies on the hideout, it gives no right to declare: Jack has not walked there.',
    ],
    uncertain: 'It follows from the ruling on a single crime on the hideout; no text names this case.',
    keywords: ['second crime on hideout', 'night 3 kill on hideout', 'distance between crimes'],
  },
  'DOUBLE-7': {
    title: 'Both scenes answer yes',
    text: [
      'Both crime scenes of night 3 stand in tonight’s row. A search that names either gets a yes, which ends it.',
      'It does not tell the police which came second.',
    ],
    keywords: ['search crime scene night 3', 'ask both crime scenes', 'clue night 3'],
  },
  'DOUBLE-8': {
    title: 'Always two to choose',
    text: [
      'Night 3 has three marked women, and none is lost before the murder. So three Wretched are in the streets when Jack kills.',
      'They stand on three different circles; two can always be chosen.',
    ],
    keywords: ['only one wretched left', 'enough victims', 'how many wretched night 3'],
  },
} as const;
