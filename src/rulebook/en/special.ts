/** English: coaches and alleys. */
export const special = {
  'SPEC-1': {
    title: 'Special movements are seen',
    text: [
      'Each special movement costs Jack one token, which is laid openly on the track, at the space or spaces of that move.',
      'So the police know at once that it was a coach or an alley, and when, but not where it led.',
    ],
    keywords: [
      'is coach announced',
      'are coaches secret',
      'does jack announce coach',
      'do police see the coach',
      'reveal alley',
      'token on the track',
    ],
  },
  'SPEC-2': {
    title: 'No escape by coach or alley',
    text: [
      'A coach or an alley may bring Jack onto his hideout, but he cannot declare his escape on that move.',
      'He has to leave again and come back with a walk.',
    ],
    how: { specialMoveEscape: 'A coach or an alley that ends on the hideout gives him the right to declare.' },
    without: { specialMoveEscape: 'Only a walk gives him the right to declare.' },
    uncertain:
      'Whether the first edition says so itself, or only the answers given to players, is not known; we apply it to all editions.',
    keywords: [
      'declare after coach',
      'declare after alley',
      'coach into hideout',
      'alley into hideout',
      'coach home',
      'alley home',
      'win with coach',
      'special movement to hideout',
      'escape by coach',
      'escape by alley',
      'end in hideout with special movement',
    ],
  },
  'SPEC-3': {
    title: 'Policemen do not stop them',
    text: [
      'Coaches and alleys take no notice of policemen. A ride may pass guarded crossings, and an alley leads straight through the houses.',
      'That makes them the way out of a ring of policemen.',
    ],
    caption: 'Jack rides from 63 over 65 to 66, past both policemen.',
    keywords: [
      'coach through police',
      'coach past police',
      'special movement past police',
      'coach blocked',
      'ignore police',
    ],
  },
  'SPEC-COACH-1': {
    title: 'The coach',
    text: [
      'A coach takes Jack two circles on in one turn. He rides to an adjacent circle, and from there to one adjacent to that. Either half may pass policemen.',
      'From 27, for example, Jack can ride by way of 29 to 66.',
    ],
    caption: 'The ride begins on 27, goes over 29 and ends on 66.',
    keywords: ['carriage', 'how does a coach work', 'coach distance', 'ride', 'double move', 'coach two circles'],
  },
  'SPEC-COACH-2': {
    title: 'Entering a coach',
    text: [
      'Both circles of the ride are written, one after the other, into the next two free columns of tonight’s row.',
      'Jack’s pawn advances two spaces, and the coach token is laid there.',
    ],
    caption: 'A ride from 27 over 29 to 66 fills columns 6 and 7.',
    keywords: ['write coach', 'record coach', 'coach spaces'],
  },
  'SPEC-COACH-3': {
    title: 'A ride ends elsewhere',
    text: [
      'By default a coach may not end on the circle where it began. Jack cannot ride out and back in the same turn.',
      'Earlier circles of the night, on the other hand, may be used again in a ride.',
    ],
    how: { coachMayReturn: 'A ride may end on the circle where it began.' },
    without: { coachMayReturn: 'A ride has to end on another circle than it began.' },
    uncertain:
      'We have seen no rulebook text that says so, though every program for the game does it; we apply it to all editions.',
    keywords: ['coach back to start', 'coach return', 'coach there and back', 'coach same circle'],
  },
  'SPEC-COACH-4': {
    title: 'A coach needs two spaces',
    text: [
      'A coach fills two columns. When only one space is left, with the pawn on 14, no coach can be used.',
      'A walk or an alley is then all that remains to Jack.',
    ],
    caption: 'The pawn stands on 14 and one cell is left, but a coach would fill two.',
    keywords: ['coach last space', 'coach on 14', 'one space left', 'half coach'],
  },
  'SPEC-COACH-5': {
    title: 'The middle of the ride',
    text: [
      'The circle in the middle counts as visited: a search there gets a yes tonight.',
      'But Jack is no longer on it. Only at the end of the ride can he be arrested.',
    ],
    keywords: ['coach clue', 'coach middle circle', 'first circle of coach', 'arrest after coach'],
  },
  'SPEC-COACH-6': {
    title: 'Riding through the hideout',
    text: [
      'If the hideout is the middle circle of a ride, nothing happens. The night does not end, and Jack has no right to declare.',
      'The circle is entered on the sheet like any other.',
    ],
    keywords: ['coach through hideout', 'pass hideout by coach', 'ride over hideout'],
  },
  'SPEC-COACH-7': {
    title: 'One police turn after a ride',
    text: [
      'A coach is a single move. The police act once after it, not between its two circles.',
      'In two spaces of the track, therefore, they get one turn instead of two.',
    ],
    keywords: ['police between coach', 'turns after coach', 'coach one turn', 'do police act twice'],
  },
  'SPEC-COACH-8': {
    title: 'A coach on the last two spaces',
    text: [
      'With exactly two spaces left a coach is still legal, but it fills column 15. Since no escape can be declared after it, Jack loses by it.',
      'The rule does not forbid it; it is merely the end.',
    ],
    how: { specialMoveEscape: 'If the ride ends on the hideout, Jack may declare and is saved.' },
    keywords: ['coach two spaces left', 'coach last two spaces', 'coach on 13'],
  },
  'SPEC-ALLEY-1': {
    title: 'The alley',
    text: [
      'Jack slips through a block of houses. He goes from his circle to any other circle on the outline of a block he stands on. It takes one space.',
      'From 138, for example, alleys lead to 115, 116, 136, 137 and 139.',
    ],
    caption: 'From 138 an alley leads through either block, to five circles in all.',
    keywords: ['how does an alley work', 'alley distance', 'through the houses', 'across a block', 'alley one space'],
  },
  'SPEC-ALLEY-2': {
    title: 'On several blocks',
    text: [
      'Many circles lie on the outline of more than one block. Jack may then choose any of these blocks for his alley.',
      'From 120, one block gives 82, 83 and 98, the other 100 and 122.',
    ],
    keywords: ['which block', 'alley two blocks', 'choose block'],
  },
  'SPEC-ALLEY-3': {
    title: 'An alley to a circle next door',
    text: [
      'An alley may lead to a circle that Jack could have reached on foot. It remains a special movement all the same.',
      'He spends the token, policemen do not stop him, and he cannot declare his escape on it.',
    ],
    how: { specialMoveEscape: 'He may declare after it, if it ends on his hideout.' },
    keywords: ['alley to adjacent circle', 'alley instead of walk'],
  },
  'SPEC-ALLEY-4': {
    title: 'Nobody can close an alley',
    text: [
      'No policeman stops an alley, wherever he stands on the outline of the block.',
      'Even policemen on every crossing round it change nothing: the alley runs between the houses, not along the streets.',
    ],
    caption: 'Policemen hold every crossing round the block, and from 147 both alleys are still open.',
    keywords: [
      'alley past police',
      'alley blocked',
      'alley through police',
      'policeman stops alley',
      'policeman blocks alley',
    ],
  },
} as const;
