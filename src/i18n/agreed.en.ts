/** English: what the table agreed on before a game, one sentence for each thing that is not the usual way. */
import type { Referee, Switch } from '../rules/index';

export const agreedEn = {
  'agreed.list': 'Agreed for this game',
  'agreed.usual': 'Everything else is the usual way.',
  'agreed.read': 'Read',
  'agreed.admit': 'It is shown this:',
  'agreed.note': 'Also agreed, and ruled by the table: “{note}”',

  'agreed.level.sheet': 'The app referees Jack’s moves only.',
  'agreed.level.hunt': 'The app referees Jack’s moves and the policemen.',
  'agreed.level.evening': 'The app referees the whole evening, Hell as well.',

  'agreed.is.letters': 'Jack’s Letters are in the game, from the second night on.',
  'agreed.is.falseClues': 'False Clues are in the game.',
  'agreed.is.catchMe': 'Catch Me If You Can: the hideout is not next to a red circle.',
  'agreed.is.rushing': 'Rushing: a policeman may take a third step instead of asking.',
  'agreed.is.specialMoveEscape': 'Jack may declare his escape after a coach or an alley, too.',
  'agreed.is.coachMayReturn': 'A coach may end where it began.',
  'agreed.is.moveAndActTogether': 'Each policeman may move and ask before the next one moves.',
  'agreed.is.forbidUselessSearch': 'Asking for tonight’s crime scene or a marked circle is refused.',
  'agreed.is.searchUninterrupted': 'A search ends as soon as a colleague asks.',
  'agreed.is.falseClueAnywhere': 'A false clue may lie on a clue or a crime scene, too.',
  'agreed.is.falseClueKeep': 'A false clue that is not laid on the very next night is lost.',
  'agreed.is.falseClueCumulative': 'The five clues for a false one are counted over all nights.',
  'agreed.is.goulstonNight3AfterMove': 'On the third night Goulston Street waits for Jack’s first move.',
  'agreed.is.oneLetterPerNight': 'One letter a night in all, Goulston Street among them.',
  'agreed.is.letterWithinDistrict': 'A letter moves a patrol only inside its own district.',
  'agreed.is.patrolExtraAnyCrossing': 'The two extra patrols may lie on any crossing without a policeman.',
  'agreed.is.wretchedMayStay': 'The Head may leave a Wretched where she is.',
  'agreed.is.revealOptional': 'After waiting Jack may leave all patrols face down.',
  'agreed.is.jackErrorLoses': 'An error of Jack’s that is proven after the game loses it.',
} as const satisfies Readonly<Record<`agreed.is.${Switch}` | `agreed.level.${Referee}`, string>> &
  Readonly<Record<string, string>>;
