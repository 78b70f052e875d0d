/** English: the rulings on the hideout in one place. */
export const hideout = {
  'HIDE-1': {
    title: 'One secret hideout',
    text: [
      'The hideout is a circle that is not red, chosen once before the first night and kept secret until the game is over.',
      'Jack comes home to the same circle on all four nights.',
    ],
    keywords: ['same hideout every night', 'hideout rules', 'same hideout', 'one hideout'],
  },
  'HIDE-2': {
    title: 'Only a declaration tells of it',
    text: [
      'Reaching the hideout is made known only when Jack declares, and he is free not to.',
      'If he says nothing, the police cannot tell this move from any other.',
    ],
    keywords: ['announce hideout', 'does jack say he is home', 'secret arrival'],
  },
  'HIDE-3': {
    title: 'Only a walk brings him home',
    text: [
      'For the right to declare, Jack must enter the hideout on foot. After a coach or an alley he has to leave and walk back.',
      'That takes two further moves at least.',
    ],
    how: { specialMoveEscape: 'A coach or an alley that ends there will do as well.' },
    keywords: ['how to enter hideout', 'walk home', 'enter hideout on foot'],
  },
  'HIDE-4': {
    title: 'A murder on the hideout',
    text: [
      'A Wretched may walk onto the hideout and be killed there. Jack then stands on it without having walked there, and so cannot declare.',
      'He has to step off and come back with a walk.',
    ],
    uncertain: 'This is the official answer as players quote it; we have not seen it printed.',
    keywords: [
      'kill on hideout',
      'wretched killed on hideout',
      'murder in hideout',
      'crime scene is hideout',
      'victim on hideout',
    ],
  },
  'HIDE-5': {
    title: 'A crime scene on the hideout',
    text: [
      'If a crime-scene marker lies on the hideout, Jack loses nothing by it. He may still enter, leave and declare there, tonight and later.',
      'The marker only keeps women off that circle.',
    ],
    keywords: ['crime scene marker on hideout', 'enter hideout with crime scene'],
  },
  'HIDE-6': {
    title: 'Searching at the hideout',
    text: [
      'For clues and arrests the hideout is a circle like any other. If Jack has been there tonight, a search gets a yes.',
      'If he is there now, an arrest takes him, unless he has just declared.',
    ],
    keywords: ['arrest on hideout', 'is jack safe on hideout', 'clue in hideout', 'arrest at home'],
  },
} as const;
