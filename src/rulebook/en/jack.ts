/** English: Jack’s part of a turn. */
export const jack = {
  'HUNT-1.1': {
    title: 'Jack must move',
    text: [
      'On every turn Jack has to move, by a walk, a coach or an alley. He may not stay where he is, and he may not pass.',
      'If he has no legal move of any kind, the police win.',
    ],
    keywords: [
      'can jack stand still',
      'does jack have to move',
      'skip turn',
      'can jack stay',
      'stand still',
      'pass',
      'stay put',
      'skip move',
      'same circle',
    ],
  },
  'HUNT-1.2': {
    title: 'The walk',
    text: [
      'Jack walks to an adjacent circle along dotted lines, past any number of crossings, so long as no policeman stands on them.',
      'One free route is enough, however many others are guarded. He does not say which route he takes.',
    ],
    caption: 'The short way from 73 to 74 is guarded, but the way round by two free crossings is open.',
    keywords: [
      'cross a policeman',
      'jack pass policeman',
      'policeman blocks',
      'normal move',
      'jack past policeman',
      'walk past police',
      'blocked',
      'how does jack move',
      'jack through police',
      'all routes guarded',
    ],
  },
  'HUNT-1.3': {
    title: 'What blocks Jack, and what does not',
    text: [
      'Only a policeman on a crossing of the very route that Jack takes is in his way.',
      'Policemen elsewhere, crime scenes and clue markers never block him. He may enter such circles as freely as any other.',
    ],
    caption: 'Four policemen stand close by, but none on a crossing between 78 and 79: both ways are open.',
    keywords: [
      'move onto a clue',
      'move through crime scene',
      'jack on crime scene',
      'jack on clue marker',
      'enter clue circle',
      'does a clue block',
      'walk through crime scene',
    ],
  },
  'HUNT-1.4': {
    title: 'One special movement instead',
    text: [
      'In place of a walk Jack may use a coach or an alley, if he has one left tonight.',
      'He never uses two in one turn, and he does not walk as well. The token he used is gone until the next night.',
    ],
    keywords: [
      'coach used twice',
      'special moves',
      'two coaches in one turn',
      'coach and alley same turn',
      'special movement',
      'no coach left',
      'no alley left',
    ],
  },
  'HUNT-1.5': {
    title: 'Entering a walk',
    text: [
      'Jack writes the new circle in secret into the next free column of tonight’s row, and openly moves his pawn one space on.',
      'From 127 to 103, say, he writes 103, and the pawn goes from 3 to 4.',
    ],
    caption: 'Jack walks from 127 to 103, and his pawn moves on from 3 to 4.',
    keywords: ['write the move', 'record move', 'advance pawn', 'sheet'],
  },
  'HUNT-1.6': {
    title: 'Going back is allowed',
    text: [
      'Jack may return to a circle where he has been tonight, as often as he likes, and even go straight back to the one he came from.',
      'The one exception lies within a single coach ride, which by default may not end where it began.',
    ],
    how: { coachMayReturn: 'A coach ride may end where it began, too.' },
    keywords: [
      'backtrack',
      'go back',
      'same circle twice',
      'revisit',
      'return to circle',
      'visit again',
      'double back',
    ],
  },
  'HUNT-1.7': {
    title: 'Special movements from the first move',
    text: [
      'A coach or an alley may be used at any time, even for the first move of the night and straight from the crime scene.',
      'Policemen standing round the scene cannot hinder it.',
    ],
    keywords: ['coach first move', 'alley from crime scene', 'coach on first turn', 'escape from the scene'],
  },
  'HUNT-1.8': {
    title: 'Declaring the escape',
    text: [
      'When a walk takes Jack onto his hideout he may declare his escape at that moment, before the police begin. The night is then over.',
      'He must have walked there on this very move; it is not enough to be there.',
    ],
    how: { specialMoveEscape: 'A coach or an alley that ends on the hideout gives the same right.' },
    without: { specialMoveEscape: 'Only a walk gives the right to declare.' },
    keywords: ['declare escape', 'reach hideout', 'arrive home', 'when can jack escape', 'get home', 'end the night'],
  },
  'HUNT-1.9': {
    title: 'Jack may keep silent',
    text: [
      'Nothing obliges Jack to declare. He need not say that he stands on his hideout, and the turn simply goes on.',
      'He must then move away on his next turn, but may walk back later and declare.',
    ],
    keywords: [
      'must jack declare',
      'declare optional',
      'stay silent',
      'declare later',
      'pass through hideout',
      'skip declaring',
    ],
  },
  'HUNT-1.10': {
    title: 'No second moment to declare',
    text: [
      'Once the police have begun, the chance has passed. Jack cannot declare during their phases.',
      'Nor can he at the start of his next turn, though he still stands on his hideout, for he has to move first.',
    ],
    uncertain: 'No source says it in so many words; it follows from the rule that Jack must move every turn.',
    keywords: [
      'forgot to declare',
      'too late to declare',
      'declare next turn',
      'declare while standing',
      'declare in police phase',
    ],
  },
  'HUNT-1.11': {
    title: 'No move left',
    text: [
      'If every walk is closed by policemen and Jack has neither a coach nor an alley that he can still use, he is trapped and the police win.',
      'A special movement that is still possible has to be taken.',
    ],
    keywords: ['trapped', 'surrounded', 'jack stuck', 'no legal move'],
  },
  'HUNT-1.12': {
    title: 'How long Jack may declare',
    text: [
      'Jack may declare from his walk until the police do their first thing: move a policeman, ask for a circle, try an arrest, or end their turn.',
      'In the app he can hand over and declare in a single step, so that no pause gives him away.',
    ],
    keywords: ['time to declare', 'moment to declare', 'until when declare', 'deadline'],
  },
} as const;
