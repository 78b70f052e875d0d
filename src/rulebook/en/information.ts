/** English: what is public and what is not. */
export const information = {
  'INFO-1': {
    title: 'What Jack must tell',
    text: [
      'Jack must say whether he kills or waits, who the victims are, which patrol he turns up, that he has moved, and whether by coach or alley.',
      'He answers searches and arrests, and he says when he cannot move or column 15 is filled without escape.',
    ],
    keywords: ['does jack tell his moves', 'public information', 'what is public', 'what must jack say', 'announce'],
  },
  'INFO-2': {
    title: 'What Jack may keep to himself',
    text: [
      'He need not say that he is on his hideout or near it, nor by which route he walked.',
      'Nor does he have to say anything about earlier nights, apart from what everybody saw at the time.',
    ],
    keywords: ['secret information', 'what is secret', 'must jack tell route', 'hidden'],
  },
  'INFO-3': {
    title: 'Answers must be true',
    text: [
      'Jack’s answers have to be truthful and complete. He may not refuse one, nor give only part of it.',
      'In the app the sheet itself answers, and after the game everybody can check that it did so truly.',
    ],
    keywords: ['can jack lie', 'jack lies', 'may jack lie', 'bluff', 'honesty', 'lying', 'truth'],
  },
  'INFO-4': {
    title: 'What “revealed” means',
    text: [
      'Some notes on the rules say that Jack is revealed when the patrols are. It means no more than that he is on tonight’s crime scene, which everyone knows.',
      'An escape makes public that he is home, not where that is.',
    ],
    uncertain: 'The wording of those notes is unclear, but nothing in play depends on it.',
    keywords: ['jack revealed', 'when is jack revealed', 'jack’s pawn on board'],
  },
} as const;
