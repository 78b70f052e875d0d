/** English: what is printed on the board, and what counts as adjacent. */
export const board = {
  'BOARD-1': {
    title: 'The numbered circles',
    text: [
      'Jack moves between 195 circles, numbered 1 to 195. Eight of them are red: 3, 21, 27, 65, 84, 147, 149 and 158. The others are white.',
      'Some descriptions speak of 199; the printed board has 195.',
    ],
    keywords: ['how many circles', 'red circles', 'which circles are red', 'numbers on the board'],
  },
  'BOARD-2': {
    title: 'The crossings',
    text: [
      'Policemen stand on small black squares, of which there are 234. Seven have a yellow border.',
      'These touch the circles 29, 30 and 50; 34 and 55; 40 and 57; 101 and 126; 118, 119 and 120; 130 and 145; 139 and 164.',
    ],
    keywords: ['yellow crossings', 'where are the yellow crossings', 'black squares', 'how many crossings'],
  },
  'BOARD-3': {
    title: 'Adjacent circles',
    text: [
      'Two circles are adjacent when a dotted line leads from one to the other without passing through a third. Any number of crossings may lie between.',
      'Circle 84, for example, is adjacent to 51, 65, 66, 67, 85, 86, 99 and 100.',
    ],
    caption: 'From 84 one walk leads to each of the eight circles with a ring.',
    keywords: ['adjacent', 'neighbour', 'neighbor', 'next to', 'dotted line', 'connected circles'],
  },
  'BOARD-4': {
    title: 'Circles a policeman reaches',
    text: [
      'A circle is adjacent to a crossing when a dotted line joins them directly, with no other crossing and no other circle between.',
      'The crossing between 118, 119 and 120 does not reach 98, for another crossing lies on the way.',
    ],
    caption: 'The policeman reaches 118, 119 and 120; on the way to 98 lies another crossing.',
    keywords: ['adjacent to crossing', 'police adjacent', 'which circles does a crossing touch', 'next to a policeman'],
  },
  'BOARD-5': {
    title: 'One step between crossings',
    text: [
      'Two crossings are one step apart when a dotted line joins them without passing another crossing.',
      'A circle on that line does not count. A policeman simply goes past it, whether or not Jack is there.',
    ],
    keywords: ['adjacent crossings', 'step', 'crossing to crossing', 'police step'],
  },
  'BOARD-6': {
    title: 'Blocks of houses',
    text: [
      'A block is an area of houses enclosed by dotted lines, with no dotted line running through it. The circles on its outline belong to it.',
      'A circle can belong to several blocks: 120 lies on one with 82, 83 and 98 and on one with 100 and 122.',
    ],
    caption: 'Circle 120 lies on the outline of two blocks, and an alley leads to any other circle on them.',
    keywords: ['block', 'what is a block', 'houses', 'alley block'],
  },
  'BOARD-7': {
    title: 'Two walks nobody can close',
    text: [
      'Between 26 and 28, and between 45 and 47, Jack can walk without passing any crossing: the lines meet at a fork that has no black square.',
      'No policeman can ever block these two walks.',
    ],
    caption: 'Policemen hold the crossings all around, and yet the walk from 45 to 47 is open.',
    keywords: ['26 28', '45 47', 'no crossing between circles', 'unblockable'],
  },
  'BOARD-8': {
    title: 'No alley at circle 43',
    text: [
      'Circle 43 is the only circle on its block, so an alley can neither begin nor end there.',
      'It is the only such circle on the board. Jack can still walk or take a coach from it.',
    ],
    caption: 'No other circle lies on the block of 43, so no alley leads anywhere.',
    keywords: ['43', 'alley impossible', 'alley from 43'],
  },
  'BOARD-9': {
    title: 'Districts',
    text: [
      'The frame of the board carries capital letters along the top and small letters down the left side. Together they name a district, A/b for example.',
      'Only Jack’s Letters make use of districts.',
    ],
    uncertain:
      'Two crossings lie right on a border, the one above 99 and the one between 171 and 185; the table should agree on them.',
    keywords: ['sector', 'letters on the frame', 'a/b', 'quadrant'],
  },
  'BOARD-10': {
    title: 'Forks without a square',
    text: [
      'At seventeen places dotted lines meet without a black square. Such a fork is no crossing: nobody stands on it, it costs no step and blocks nothing.',
      'Lines running through it count as unbroken.',
    ],
    caption: 'Three lines meet here without a square: both crossings touch 65, and they are one step apart.',
    uncertain:
      'Five forks, near 46, 44, 50, 53 and 164, lie so close to a square that a table may see them otherwise; we follow the print, beside the square.',
    keywords: ['fork', 'junction', 'lines meet', 'no black square'],
  },
  'BOARD-11': {
    title: 'Goulston Street on the board',
    text: [
      'One crossing has a red border and the name Goulston Street beside it. It touches the circles 78, 79, 80 and 97.',
      'It is not one of the seven yellow ones, and only the letter of that name makes use of it.',
    ],
    caption: 'From Goulston Street a policeman reaches 78, 79, 80 and 97.',
    keywords: ['goulston street crossing', 'red crossing', 'where is goulston street'],
  },
  'BOARD-12': {
    title: 'No circle is next to itself',
    text: [
      'Where a dotted line leads in a loop back to the same circle, that is no move. A walk and an alley always end on another circle.',
      'By default so does a coach ride taken as a whole.',
    ],
    how: { coachMayReturn: 'A coach ride may end on the circle where it began.' },
    keywords: ['loop', 'walk in a loop', 'back to same circle', 'circle adjacent to itself'],
  },
} as const;
