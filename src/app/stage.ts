/** Which part of the evening is on: what the screens are chosen by. */
import {
  endOf,
  falseCluesToLay,
  type Game,
  HELL_LETTERS,
  isBeforeTheyMove,
  isFirstPoliceTurn,
  judgesHell,
  judgesPolice,
  REFEREES,
  type Referee,
  type Table,
} from '../rules/index';

/**
 * *alarm*: the policemen's places are entered. *held*: Jack has recorded something and not handed it over. *found*: the
 * referee has found an end that Jack has not said yet. *hell*: where it is refereed, all its steps. *elsewhere*: a part of the game that this version has no screen for.
 */
export type Stage =
  | 'hideout'
  | 'between'
  | 'hell'
  | 'crime'
  | 'alarm'
  | 'move'
  | 'held'
  | 'found'
  | 'police'
  | 'end'
  | 'elsewhere';

export function stageOf(game: Game): Stage {
  if (game.held !== null) return 'held';
  if (game.table.end !== null) return 'end';
  if (endOf(game) !== null) return 'found';
  switch (game.table.phase) {
    case 'hideout':
    case 'between':
    case 'alarm':
    case 'police':
      return game.table.phase;
    case 'hell':
      return judgesHell(game.table) ? 'hell' : 'crime';
    case 'jack':
      return 'move';
    case 'start':
      return 'elsewhere';
  }
}

/** Whether only Jack may look. */
export function isJacks(stage: Stage): boolean {
  return stage === 'hideout' || stage === 'crime' || stage === 'move' || stage === 'held' || stage === 'found';
}

/**
 * What can be done beside the evening's course: take a game over from paper, state where the policemen stand, lay a false
 * clue, play Goulston Street, tick off a letter, go back within the turn, set how much is refereed.
 */
export type Aside = 'paper' | 'places' | 'falseClue' | 'goulston' | 'letters' | 'rewind' | 'level';

/**
 * Which of them are possible. Read from the open table and from where the evening stands for everybody: *found* is *move*
 * to all but Jack, or the menu would tell that he is trapped.
 */
export function asidesAt(table: Table, stage: Stage, turnGoesBack: boolean): readonly Aside[] {
  const jack = stage === 'move' || stage === 'found';
  const police = stage === 'police';
  const { turn, options, goulston } = table;
  const noLetter = !options.oneLetterPerNight || table.lettersTonight.length === 0;
  const goulstonAfter = table.night === 3 && !options.goulstonNight3AfterMove ? 0 : 1;
  const possible: Readonly<Record<Aside, boolean>> = {
    paper: stage === 'between' && table.night === 0,
    places: judgesPolice(table) && goulston === null && (jack || (police && !turn.acted)),
    falseClue:
      police &&
      options.falseClues &&
      isFirstPoliceTurn(table) &&
      !turn.acted &&
      table.falseCluesUsed < 3 &&
      falseCluesToLay(table) > 0,
    goulston:
      police &&
      options.letters &&
      table.night > 1 &&
      table.jackMoves === goulstonAfter &&
      isBeforeTheyMove(table) &&
      goulston === null &&
      noLetter &&
      !table.lettersUsed.includes('goulstonStreet'),
    letters:
      (stage === 'crime' ? table.waits === 0 : stage === 'hell' && table.hell.step === 'victims') &&
      options.letters &&
      table.night > 1 &&
      table.lettersTonight.length === 0 &&
      HELL_LETTERS.some((letter) => !table.lettersUsed.includes(letter)),
    rewind: turnGoesBack && (jack || police || stage === 'hell' || stage === 'alarm'),
    level: levelsAt(table, stage).length > 1,
  };
  return (Object.keys(possible) as Aside[]).filter((aside) => possible[aside]);
}

/** The levels that can be had now, the one in force among them: any at the start of a night, then only lower ones. */
export function levelsAt(table: Table, stage: Stage): readonly Referee[] {
  const { referee } = table;
  const inHell = stage === 'crime' || stage === 'hell';
  if (stage === 'between' || (inHell && table.waits === 0)) return REFEREES;
  const first = stage === 'police' && table.night === 3 && isFirstPoliceTurn(table) && !table.turn.begun;
  const between = inHell || stage === 'alarm' || stage === 'move' || stage === 'found' || first;
  return between ? REFEREES.slice(0, REFEREES.indexOf(referee) + 1) : [referee];
}
