/** English: how the policemen move, and the frame of what they do. */
export const police = {
  'HUNT-2.1': {
    title: 'Conferring and order of moving',
    text: [
      'Before anybody moves, the detectives may confer.',
      'Then the Head of the Investigation moves his policemen, and the other players follow clockwise, each with his own.',
    ],
    keywords: [
      'move order detectives',
      'who moves first police',
      'clockwise',
      'talk',
      'discuss',
      'order of detectives',
    ],
  },
  'HUNT-2.2': {
    title: 'Up to two crossings',
    text: [
      'A policeman moves no step, one or two from crossing to crossing along the dotted lines, and does so once a turn.',
      'The circles on the way do not count and do not stop him.',
    ],
    caption: 'Within two steps this policeman can end on any of the seven marked crossings.',
    how: { rushing: 'Instead of searching or arresting he may take one further step.' },
    without: { rushing: 'Two steps are the most, and there is no third.' },
    keywords: [
      'how many spaces can a detective move',
      'how far policeman',
      'police movement',
      'two steps',
      'how many crossings',
      'policeman distance',
      'detective move',
    ],
  },
  'HUNT-2.3': {
    title: 'No two policemen on one crossing',
    text: [
      'A policeman may pass through a crossing that a colleague holds, but he may not end his move on it.',
      'If the colleague moves away first, the crossing is free.',
    ],
    caption: 'He may go past his colleague to the crossings beyond him, but may not stop on that one.',
    keywords: [
      'two policemen same crossing',
      'share a crossing',
      'pass through policeman',
      'policeman past policeman',
      'stack policemen',
      'occupied crossing',
    ],
  },
  'HUNT-2.4': {
    title: 'Several policemen, one player',
    text: [
      'A player who commands more than one policeman moves them in any order he likes, but one at a time.',
      'Each finishes his move before the next one starts.',
    ],
    keywords: ['several policemen', 'order of my policemen'],
  },
  'HUNT-2.5': {
    title: 'Policemen and Jack',
    text: [
      'Policemen stand on crossings only, never on circles. They may pass Jack’s circle or stop beside it; nothing happens, and he says nothing.',
      'They find him only by an arrest.',
    ],
    keywords: ['policeman on jack', 'police pass jack', 'bump into jack', 'stand next to jack', 'policeman on circle'],
  },
  'HUNT-2.6': {
    title: 'First all move, then all act',
    text: [
      'By default the police turn has two rounds. All five policemen have moved before the first of them searches or arrests.',
      'From then on nobody moves any more this turn.',
    ],
    how: {
      moveAndActTogether: 'Each policeman may move and act before the next one moves.',
      rushing: 'A third step is still possible then, as that policeman’s action.',
    },
    without: {
      moveAndActTogether: 'All five move first, and then they act.',
      rushing: 'Nobody takes a third step.',
    },
    uncertain: 'One source has each policeman move and act together; all others describe two rounds.',
    keywords: ['move after search', 'search then move', 'move and act together', 'two rounds', 'act before moving'],
  },
  'HUNT-2.7': {
    title: 'Standing still',
    text: [
      'A policeman may remain on his crossing. He can then search or arrest like one who has moved.',
      'It costs nothing, and he need not give a reason.',
    ],
    keywords: [
      'arrest without moving',
      'search without moving',
      'policeman stay',
      'policeman not move',
      'zero steps',
      'must policemen move',
    ],
  },
  'HUNT-2.8': {
    title: 'One move each, all at once',
    text: [
      'A policeman makes his whole move at one go. Two single steps with another policeman’s move in between are not allowed.',
      'Since the app does not know the seats, it accepts the five in any order.',
    ],
    how: { rushing: 'The third step of Rushing comes later, in place of an action.' },
    without: { rushing: 'There is no third step later in the turn.' },
    keywords: ['split move', 'move twice', 'policeman moves again', 'one step then another'],
  },
  'HUNT-3.1': {
    title: 'A search or an arrest, never both',
    text: [
      'Each policeman does one thing a turn. Either he looks for clues, or he makes an arrest.',
      'Whoever has begun to search may not arrest this turn, even if he has found nothing. The Head’s policemen begin, and the others follow clockwise.',
    ],
    how: { rushing: 'There is a third choice: one further step instead of either.' },
    without: { rushing: 'There are these two choices and no third.' },
    keywords: [
      'arrest then clue',
      'detective search and arrest',
      'arrest and clue same turn',
      'arrest and search same turn',
      'search then arrest',
      'search and arrest',
      'both actions',
      'arrest after clue',
      'arrest then search',
      'one action',
    ],
  },
  'HUNT-3.2': {
    title: 'Only adjacent circles',
    text: [
      'A policeman can search or arrest only on circles adjacent to his own crossing.',
      'That means circles joined to it by a dotted line, with no other crossing and no other circle between. On some crossings there is none.',
    ],
    caption: 'From here the policeman can search or arrest on 16, 35 and 36, and nowhere else.',
    keywords: [
      'range of search',
      'which circles can a policeman search',
      'arrest distance',
      'reach',
      'search adjacent',
    ],
  },
  'HUNT-3.3': {
    title: 'A policeman may do nothing',
    text: [
      'Nobody is obliged to search or arrest. A policeman may let his turn go by, whether or not he has moved.',
      'Every question, after all, also tells Jack where the police are looking.',
    ],
    keywords: ['policeman passes', 'must police search', 'no action'],
  },
  'HUNT-3.4': {
    title: 'The turn returns to Jack',
    text: [
      'When all policemen have acted or passed, the police turn is over, and Jack moves again.',
      'Until he has moved, the police can neither move nor ask nor arrest.',
    ],
    keywords: ['end of police turn', 'next turn', 'when do police act', 'whose turn', 'police out of turn'],
  },
  'HUNT-3.5': {
    title: 'Ending the police turn early',
    text: [
      'The police may end their turn at any moment. A policeman who has not acted by then has passed.',
      'All five may do nothing at all, if they think it best.',
    ],
    keywords: ['end turn', 'police done', 'finish police turn', 'all pass'],
  },
  'HUNT-3.6': {
    title: 'Going on with a search',
    text: [
      'Strictly, one policeman finishes before the next begins. By default the app does not insist. The five act in any order, and a search that has met only with “no” may be taken up again later in the turn.',
    ],
    how: { searchUninterrupted: 'A search ends as soon as a colleague acts.' },
    without: { searchUninterrupted: 'A search may be taken up again after a colleague has acted.' },
    uncertain: 'The sources give the order of acting, but say nothing about interrupting a search.',
    keywords: ['interrupt search', 'continue search', 'resume search', 'order of searching', 'search in turns'],
  },
} as const;
