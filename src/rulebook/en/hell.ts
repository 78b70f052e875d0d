/** English: the first part of a night. */
export const hell = {
  'HELL-1.1': {
    title: 'Coaches and alleys of the night',
    text: [
      'Jack begins the night by taking his special movements. Night 1 gives him three coaches and two alleys, night 2 two of each, night 3 two coaches and one alley, and night 4 one of each.',
      'They lie in the open, so the police always see what he has left.',
    ],
    keywords: ['how many coaches', 'how many alleys', 'night 2 coaches', 'special movements per night'],
  },
  'HELL-2.1': {
    title: 'Women on the red circles',
    text: [
      'Jack places all woman tokens of the night face down on red circles, no more than one to a circle.',
      'Some are marked on the hidden side, and these will become Wretched. Only Jack knows which they are until the victims are shown.',
    ],
    keywords: ['place women tokens', 'marked women', 'where do women go', 'red circles'],
  },
  'HELL-2.2': {
    title: 'No woman on a crime scene',
    text: [
      'A red circle that carries a crime-scene marker takes no woman token any more, on this night or on any later one.',
      'This holds for crimes of every earlier night, since the markers stay on the board.',
    ],
    keywords: ['woman on crime scene', 'women on old crime scene', 'reuse crime scene'],
  },
  'HELL-2.3': {
    title: 'Are there enough red circles?',
    text: [
      'There always are. On night 1 the eight tokens fill all eight red circles, so Jack only decides which five are marked.',
      'Later at most 1, 2 or 4 red circles are crime scenes, which leaves at least 7, 6 or 4: enough for the tokens. A crime on a white circle leaves more.',
    ],
    keywords: ['leave a red circle empty', 'enough red circles', 'which circles are free'],
  },
  'HELL-2.4': {
    title: 'Red circles used before',
    text: [
      'A red circle where a woman stood on an earlier night may be used again, so long as nobody was killed there.',
      'Only the crime-scene marker closes a circle; a token that merely lay there leaves no trace.',
    ],
    keywords: ['same red circle again', 'women same place next night'],
  },
  'HELL-3.1': {
    title: 'Who is Head of the Investigation',
    text: [
      'Each night the top tile of the pile is turned up. Whoever commands the policeman of that colour is Head for this whole night.',
      'Used tiles are not put back, so the colour changes every night. A single detective is Head each time.',
    ],
    uncertain: 'No text says outright that the tiles are not reshuffled; we follow the words “turn up the top tile”.',
    keywords: ['who is head', 'head of the investigation', 'leader', 'head tile', 'reshuffle tiles', 'who leads'],
  },
  'HELL-3.2': {
    title: 'Seven patrols, face down',
    text: [
      'The Head places all seven patrol tokens face down. Jack may not see their faces before they are turned up.',
      'Whether the other detectives may know them is for the table to decide; the app keeps them on the police side in any case.',
    ],
    uncertain: 'One source has only the Head know the faces; the others merely say that they lie face down.',
    keywords: ['place patrols', 'patrol faces', 'may detectives look at patrols', 'hidden patrols'],
  },
  'HELL-3.3': {
    title: 'Patrols on night 1',
    text: [
      'On the first night all seven patrol tokens go on the crossings with a yellow border.',
      'The board has exactly seven of them. So each receives one, and the Head chooses only which token lies where.',
    ],
    keywords: ['first night patrols', 'yellow crossings', 'starting positions of police'],
  },
  'HELL-3.4': {
    title: 'Patrols on later nights',
    text: [
      'From night 2 on, five of the seven tokens go on the five crossings where policemen ended the night before, one on each.',
      'Which token lies where is free: a false one, or another colour, may lie on a former policeman’s crossing.',
    ],
    keywords: ['night 2 patrols', 'police start where they ended', 'former crossings', 'swap colours'],
  },
  'HELL-3.5': {
    title: 'The two extra patrols',
    text: [
      'From night 2 on, two tokens remain for crossings where no policeman ended the night before.',
      'By default these must be crossings with a yellow border. Their faces are free, as with the other five.',
    ],
    how: {
      patrolExtraAnyCrossing:
        'The two may stand on any crossing where no policeman ended the night before, yellow or not.',
    },
    without: { patrolExtraAnyCrossing: 'Both go on yellow crossings.' },
    uncertain: 'Most sources demand a yellow border; one only says that no policeman may have been there.',
    keywords: ['extra patrol tokens', 'other two patrols', 'yellow crossing night 2', 'additional patrols'],
  },
  'HELL-3.6': {
    title: 'One patrol to a crossing',
    text: [
      'No crossing may hold more than one patrol token. When the whistles sound, therefore, each policeman has a crossing of his own.',
      'The same holds later: two policemen never stand on one crossing.',
    ],
    keywords: ['two patrols same crossing', 'stack patrols', 'double patrols'],
  },
  'HELL-3.7': {
    title: 'The moment for a letter',
    text: [
      'If the table plays with Jack’s Letters, he may use one of the three for Hell at this point: after the patrols are placed and before the women are turned up.',
      'Without that option nothing happens here.',
    ],
    how: { letters: 'Jack’s Letters are in play, and this is the moment for three of the four.' },
    without: { letters: 'Jack’s Letters are not in play, so there is nothing to do here.' },
    keywords: ['when to play a letter', 'letter timing'],
  },
  'HELL-3.8': {
    title: 'Room for the extra patrols',
    text: [
      'There is always a place for the two extra tokens. Of the seven yellow crossings at most five can have held a policeman the night before.',
      'So at least two of them remain free.',
    ],
    keywords: ['no yellow crossing free', 'not enough yellow crossings'],
  },
  'HELL-4.1': {
    title: 'The women are turned up',
    text: [
      'Jack turns up every woman token. A white Wretched pawn takes the place of each marked one; the unmarked tokens leave the board.',
      'So five Wretched stand in the streets on night 1, then four, three and one.',
    ],
    keywords: ['what is a wretched', 'how many wretched', 'reveal women', 'marked tokens', 'unmarked women'],
  },
  'HELL-4.2': {
    title: 'The time of the crime starts at I',
    text: [
      'As soon as the Wretched are on the board, the time-of-the-crime token is put on space I of the move track.',
      'Each time Jack waits it moves one space to the left, and gives him one more space for his flight.',
    ],
    keywords: ['time of the crime token', 'space i', 'start time'],
  },
  'HELL-5.1': {
    title: 'Kill or wait',
    text: [
      'Jack says openly whether he kills now or waits. To wait gives him another space for his flight, but lets the Head move the Wretched.',
      'It also shows both sides something: a patrol token is turned up after every wait.',
    ],
    keywords: ['should jack wait', 'kill now', 'decision'],
  },
  'HELL-5.2': {
    title: 'At V he must kill',
    text: [
      'When the time-of-the-crime token stands on V, Jack can wait no longer and must kill.',
      'That is the case after four waits. He then has 19 spaces for his flight, or 18 on night 3.',
    ],
    keywords: ['have to kill', 'when must jack kill', 'must kill', 'forced to kill', 'wait on v', 'fifth wait'],
  },
  'HELL-5.3': {
    title: 'The murder',
    text: [
      'Jack chooses one Wretched and puts a crime-scene marker in her place. On night 3 he chooses two.',
      'He then enters the circle on his sheet, and the alarm is raised.',
    ],
    uncertain:
      'Where Hell is not refereed, the app accepts a crime on any circle without a crime-scene marker, since no text settles how to judge it.',
    keywords: ['kill', 'victim', 'how many victims', 'choose victim', 'crime'],
  },
  'HELL-5.4': {
    title: 'Jack may wait four times',
    text: [
      'Instead of killing Jack may wait, at most four times a night: from I to II, III, IV and V.',
      'After each wait the Head moves the Wretched, and Jack turns up a patrol token. Then he decides again.',
    ],
    keywords: [
      'how long can jack wait',
      'wait five times',
      'wait how often',
      'how many times can jack wait',
      'wait limit',
      'pass',
      'maximum waits',
    ],
  },
  'HELL-5.5': {
    title: 'Any Wretched may be the victim',
    text: [
      'No rule protects a Wretched. Jack may choose any of them, on a red circle or a white one, and even next to a patrol.',
      'He need not be near her: he has no place on the board before the crime.',
    ],
    keywords: ['kill next to police', 'kill next to patrol', 'protected', 'kill on white circle', 'which wretched'],
  },
  'HELL-5.6': {
    title: 'Where a crime at I lies',
    text: [
      'While the token is still on I, no Wretched has moved. A victim at that hour therefore stands on a red circle.',
      'For a crime on a white circle Jack has to wait at least once.',
    ],
    keywords: ['kill at once', 'white crime scene', 'first hour', 'kill immediately'],
  },
  'HELL-5.7': {
    title: 'Never two crimes on one circle',
    text: [
      'A circle with a crime-scene marker can never become a crime scene again. No woman is placed there, and no Wretched may walk onto it.',
      'The markers stay until the end of the game, so this holds on every later night.',
    ],
    keywords: ['kill on same circle', 'old crime scene', 'same crime scene twice', 'second murder there'],
  },
  'HELL-6.1': {
    title: 'The time moves on',
    text: [
      'After a wait the time-of-the-crime token moves one space to the left: from I to II, then to III, IV and at last V.',
      'Jack gains one space for his flight with every step of it.',
    ],
    keywords: ['time of the crime moves', 'token moves left', 'after a wait'],
  },
  'HELL-6.2': {
    title: 'The Head moves the Wretched',
    text: [
      'After each wait the Head moves every Wretched to one adjacent circle, one after the other in any order.',
      'Adjacent means as for Jack: along a dotted line without another circle between, however many crossings lie on it.',
    ],
    keywords: ['how wretched move', 'move women', 'who moves the wretched', 'wretched distance'],
  },
  'HELL-6.3': {
    title: 'Every Wretched must move',
    text: [
      'By default the Head may not leave a Wretched where she is, if she has anywhere to go.',
      'One who has no legal circle to move to stays where she is. So does one whom the order of the moves has left without any.',
    ],
    how: { wretchedMayStay: 'The Head may leave any Wretched where she stands.' },
    without: { wretchedMayStay: 'She has to move if she can.' },
    uncertain: 'Most sources say that she must move, one that she need not.',
    keywords: ['wretched stay', 'wretched must move', 'can wretched stand still', 'women stay'],
  },
  'HELL-6.4': {
    title: 'One Wretched to a circle',
    text: [
      'A Wretched may not end on a circle where another stands.',
      'A circle that another has left earlier in the same phase is free, so the order in which the Head moves them can matter.',
    ],
    keywords: ['two wretched same circle', 'occupied', 'women same circle'],
  },
  'HELL-6.5': {
    title: 'No Wretched on a crime scene',
    text: [
      'A Wretched may not end her move on a circle with a crime-scene marker, from whatever night it dates.',
      'It does not stop her from going elsewhere; only that one circle is closed to her.',
    ],
    keywords: ['wretched on crime scene', 'women avoid crime scene'],
  },
  'HELL-6.6': {
    title: 'Wretched keep away from patrols',
    text: [
      'A Wretched may not end on a circle next to a patrol token, nor pass a crossing that holds one. One free route is enough.',
      'A real patrol turned face up counts exactly like a hidden one. A false patrol that has been removed no longer counts.',
    ],
    caption: 'With a patrol beside 111 and 134, the Wretched on 147 can go only to 133 or 146.',
    keywords: ['wretched next to patrol', 'wretched past patrol', 'wretched near police', 'wretched beside policeman'],
  },
  'HELL-6.7': {
    title: 'Wretched may leave the red circles',
    text: [
      'A Wretched may go to any white circle that the other rules leave open to her. None is excepted, not even the one that is Jack’s hideout.',
      'The police do not know it, and Jack says nothing.',
    ],
    keywords: ['wretched on white circle', 'wretched on hideout', 'wretched walks into hideout'],
  },
  'HELL-6.8': {
    title: 'Beginning next to a patrol',
    text: [
      'A Wretched may well stand beside a patrol token before she moves. That is no offence, and it does not keep her from moving.',
      'Only the crossings she passes and the circle on which she ends are judged.',
    ],
    keywords: ['wretched starts next to patrol', 'wretched already beside patrol'],
  },
  'HELL-6.9': {
    title: 'The order of the Wretched',
    text: [
      'A move is judged at the moment it is made. What is occupied now may be free after another Wretched has moved, and the other way round.',
      'The Head may choose an order that leaves one of them nowhere to go. She then stays where she is.',
    ],
    keywords: ['order of moving wretched', 'wretched blocked', 'wretched cannot move'],
  },
  'HELL-6.10': {
    title: 'One circle each, once',
    text: [
      'In one phase a Wretched moves exactly one circle, if she can. She never moves twice, and never further, even if another could not move at all.',
      'After the next wait they all move again.',
    ],
    keywords: ['wretched move twice', 'how far wretched'],
  },
  'HELL-7.1': {
    title: 'Jack turns up a patrol',
    text: [
      'Jack picks one patrol token that lies face down and turns it up. A false one leaves the board for this night; a real one stays where it is, now face up.',
      'One that is face up already cannot be picked.',
    ],
    keywords: ['reveal patrol', 'flip patrol', 'false patrol removed', 'show patrol', 'which patrol'],
  },
  'HELL-7.2': {
    title: 'One patrol for each wait',
    text: [
      'After every wait Jack turns up exactly one patrol token. By default he must do so, whether or not it suits him.',
      'He cannot turn up more than one.',
    ],
    how: { revealOptional: 'Jack may leave the patrols as they are after a wait.' },
    without: { revealOptional: 'Jack has to turn one up after every wait.' },
    uncertain: 'One source gives it as a permission, the others as an instruction.',
    keywords: ['must jack reveal patrol', 'skip reveal', 'reveal optional'],
  },
  'HELL-7.3': {
    title: 'Back to the choice',
    text: [
      'When the patrol token has been turned up, Jack chooses again between killing and waiting.',
      'The three phases repeat until he kills. With the time of the crime on V nothing else is left to him.',
    ],
    keywords: ['repeat', 'after revealing a patrol', 'wait again'],
  },
  'HELL-7.4': {
    title: 'There is always one to turn up',
    text: [
      'Jack can wait four times at most, and seven patrol tokens lie on the board. So a face-down token is always left when he needs one.',
      'Three at least are still hidden when the whistles sound.',
    ],
    keywords: ['no patrol left', 'run out of patrols'],
  },
  'HELL-8.1': {
    title: 'Entering the crime',
    text: [
      'Jack writes the number of the crime scene into tonight’s row, in the column on which the time-of-the-crime token stands.',
      'A victim on 82 with the token on II, for example, puts 82 into column II. The flight goes on to the right of it.',
    ],
    caption: 'A crime on 82 at II is written into column II, and Jack’s pawn stands on that space.',
    keywords: ['write crime scene', 'which column', 'record the murder'],
  },
  'HELL-8.2': {
    title: 'Jack stands at the crime',
    text: [
      'From the murder on Jack is on the crime scene, and everybody knows it.',
      'Night 3 is the exception: there are two scenes then, and the police do not learn at which one he is.',
    ],
    keywords: ['where does jack start', 'start of the flight', 'jack’s position'],
  },
  'HELL-8.3': {
    title: 'Jack’s pawn on the move track',
    text: [
      'The second Jack pawn is put on the move track, on the space of the time-of-the-crime token.',
      'From there it advances with every circle Jack enters on his sheet. On night 3 it starts one space further on.',
    ],
    keywords: ['pawn on track', 'where does the pawn start'],
  },
  'HELL-8.4': {
    title: 'Crime scenes stay on the board',
    text: [
      'A crime-scene marker remains on its circle for the rest of the game. At the end of a night the clue markers come off, but these do not.',
      'They do not hinder Jack or the policemen, but they close the circle to women.',
    ],
    keywords: ['remove crime scene', 'crime scene marker stays', 'permanent'],
  },
  'HELL-8.5': {
    title: 'The other Wretched leave',
    text: [
      'When the crime is done, the Wretched who survived leave the board for this night.',
      'Do so right after the murder or together with the false patrols; it makes no difference to play.',
    ],
    uncertain: 'The sources place this at three different moments; nothing in the game depends on it.',
    keywords: ['remaining wretched', 'surviving women', 'remove wretched'],
  },
  'HELL-9.1': {
    title: 'Patrols become policemen',
    text: [
      'All patrol tokens that are still face down are turned up. Each coloured one is replaced by the policeman of that colour.',
      'The false ones leave the board. The hunt then begins from these five crossings.',
    ],
    keywords: ['alarm', 'whistles', 'replace tokens by pawns', 'where do policemen start'],
  },
  'HELL-9.2': {
    title: 'What false patrols look like',
    text: [
      'The two false patrol tokens are black and carry no colour mark.',
      'One translation calls them light blue; we take that for a slip. It changes nothing, since the remaining five tokens show the policemen’s colours.',
    ],
    keywords: ['false patrol colour', 'black token', 'fake patrol'],
  },
  'HELL-9.3': {
    title: 'Five policemen, five crossings',
    text: [
      'When the whistles have sounded, the five policemen stand on five different crossings: those of the five real patrol tokens.',
      'Nobody has moved yet. On night 3 the police now act first; on the other nights, Jack does.',
    ],
    keywords: ['police starting places', 'start of the hunt', 'who starts'],
  },
} as const;
