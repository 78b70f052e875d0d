/** English: the start page. */
export const homeEn = {
  'home.line': 'Jack’s move sheet and referee for Letters from Whitechapel, played on its real board.',
  'home.continue': 'Continue',
  'home.new': 'New game as Jack',
  'home.about': 'About Hideout',
  'home.update': 'A new version of Hideout is ready. It is only taken when you say so.',
  'home.updateTake': 'Take the new version',
  'home.empty': 'No game yet. Set up the board, then begin one: the phone is Jack’s paper.',

  'about.title': 'About Hideout',
  'about.what':
    'Hideout takes the place of Jack’s paper. It keeps the hideout, the crimes and every move, says when a move is against the rules, and answers the detectives’ questions truthfully.',
  'about.device': 'Everything stays on this device. There is no account and nothing is sent anywhere.',
  'about.unofficialTitle': 'Unofficial',
  'about.unofficial':
    'Hideout is an aid made by players. You need the printed game to play. Letters from Whitechapel and its artwork belong to their owners, who have nothing to do with this project and do not endorse it. No artwork or text of the game is used; the rules are told in our own words.',
  'about.honestTitle': 'How much it referees',
  'about.honest':
    'As much as the table wants. It always judges Jack’s moves. Where the policemen stand on the board only, it names the crossings on the way before a walk, and you look whether it is free; where they are entered, it judges their steps and questions, too; and in a whole evening every step of Hell.',

  'new.title': 'New game',
  'new.line': 'You are Jack. Agree with the detectives on these points, then begin.',
  'new.catchMe': 'Catch Me If You Can',
  'new.catchMeWhat': 'The hideout may not be next to a red circle.',
  'new.specialMoveEscape': 'Home by coach or alley counts',
  'new.specialMoveEscapeWhat': 'Jack may declare his escape after a coach or an alley, not only after a walk.',
  'new.coachMayReturn': 'A coach may turn round',
  'new.coachMayReturnWhat': 'A ride may end on the circle where it began.',
  'new.forbidUselessSearch': 'No useless questions',
  'new.forbidUselessSearchWhat':
    'Asking for tonight’s crime scene or a marked circle is refused, not only warned about.',
  'new.usual': 'Nothing chosen is the usual way to play.',
  'new.begin': 'Begin the game',

  'home.settings': 'Settings',
  'home.join': 'Join as detectives',
  'home.guide': 'First night, guided',
  'home.past': 'Past games',
  'home.arrive': 'Go on with a game from another phone',
} as const;
