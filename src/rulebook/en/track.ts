/** English: the move track and what it allows. */
export const track = {
  'TRACK-1': {
    title: 'The spaces of the track',
    text: [
      'The move track on the board has 20 spaces, from left to right: V, IV, III, II, I and then 1 to 15.',
      'They match the columns of Jack’s sheet, so that everyone sees how far his row has been filled.',
    ],
    keywords: ['track spaces', 'how long is the track', 'length of the night'],
  },
  'TRACK-2': {
    title: 'Where the pawn stands',
    text: [
      'Jack’s pawn always stands on the space of the last column he has filled tonight. Each circle he enters fills one column and moves it one space.',
      'The police can thus count how many circles he has entered.',
    ],
    keywords: ['pawn on the track', 'jack pawn', 'column'],
  },
  'TRACK-3': {
    title: 'How many moves Jack has',
    text: [
      'It depends on the time of the crime. A crime at I leaves 15 spaces, at II 16, at III 17, at IV 18 and at V 19.',
      'On night 3 it is one less, from 14 to 18, because the second crime fills a space. A coach takes two spaces.',
    ],
    keywords: [
      'time limit',
      'how long is a night',
      'how many moves',
      'moves left',
      'number of moves',
      'spaces left',
      'maximum moves',
      'how many turns',
    ],
  },
  'TRACK-4': {
    title: 'What a move costs',
    text: [
      'A walk takes one space of the track and an alley one as well. A coach takes two, because Jack enters two circles.',
      'So a night may have fewer turns than spaces.',
    ],
    keywords: ['cost of coach', 'cost of alley', 'spaces per move', 'how many spaces'],
  },
  'TRACK-5': {
    title: 'When the track is full',
    text: [
      'If column 15 is filled and Jack has not declared his escape with that very move, he has lost at once.',
      'The police need not do anything more that turn. Only a walk onto the hideout can save him on the last space.',
    ],
    how: { specialMoveEscape: 'A special movement onto the hideout can save him as well.' },
    keywords: ['column 15', 'track full', 'end of track', 'space 15', 'no moves left'],
  },
} as const;
