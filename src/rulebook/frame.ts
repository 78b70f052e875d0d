/**
 * Every entry there is, in reading order, with what no language changes: chapter, sides, phase, tokens, switches and what
 * to read next. A language gives words to each id; one that leaves an id out does not compile.
 */
import type { RuleId } from '../rules/index';
import type { Chapter, Frame, Phase, SearchWords, Side, SwitchWords, Words } from './types';

/** The chapters, in the order they are browsed. */
export const CHAPTERS = [
  'steps',
  'setup',
  'hell',
  'track',
  'jack',
  'special',
  'police',
  'clues',
  'arrest',
  'end',
  'doubleEvent',
  'hideout',
  'players',
  'information',
  'options',
  'board',
] as const satisfies readonly Chapter[];

type Own = Partial<Omit<Frame, 'chapter'>> & Pick<Frame, 'seeAlso'>;

const JACK: readonly Side[] = ['jack'];
const POLICE: readonly Side[] = ['police'];
const BOTH: readonly Side[] = ['jack', 'police'];

/** Entries of one chapter that have sides and phase in common, unless one says otherwise. */
function of<K extends string>(
  chapter: Chapter,
  sides: readonly Side[],
  phase: Phase,
  own: Readonly<Record<K, Own>>,
): Readonly<Record<K, Frame>> {
  const frames = Object.entries<Own>(own).map(([id, more]) => [id, { chapter, sides, phase: [phase], ...more }]);
  return Object.fromEntries(frames) as Record<K, Frame>;
}

export const FRAME = {
  ...of('steps', BOTH, 'setup', {
    'STEP-SETUP-1': { seeAlso: ['SETUP-1', 'PLAYERS-1', 'OPT-LETTERS-1', 'OPT-CATCH-1'] },
    'STEP-SETUP-2': { seeAlso: ['SETUP-3', 'SETUP-6', 'STEP-SETUP-3'] },
    'STEP-SETUP-3': { sides: JACK, seeAlso: ['SETUP-4', 'SETUP-8', 'STEP-SETUP-4'] },
    'STEP-SETUP-4': { sides: POLICE, seeAlso: ['SETUP-2', 'SETUP-7', 'STEP-SETUP-5'] },
    'STEP-SETUP-5': { sides: JACK, seeAlso: ['SETUP-5', 'OPT-CATCH-1', 'STEP-HELL-1'] },
  }),
  ...of('steps', JACK, 'hell', {
    'STEP-HELL-1': { tokens: ['coach', 'alley'], seeAlso: ['HELL-1.1', 'NIGHT-1', 'STEP-HELL-2'] },
    'STEP-HELL-2': { tokens: ['wretched'], seeAlso: ['HELL-2.1', 'HELL-2.2', 'STEP-HELL-3'] },
    'STEP-HELL-3': { sides: POLICE, tokens: ['patrol'], seeAlso: ['HELL-3.3', 'HELL-3.5', 'STEP-HELL-4'] },
    'STEP-HELL-4': { tokens: ['wretched'], seeAlso: ['HELL-4.1', 'HELL-4.2', 'STEP-HELL-5'] },
    'STEP-HELL-5': { tokens: ['wretched'], seeAlso: ['HELL-5.1', 'HELL-5.2', 'STEP-HELL-6', 'STEP-HELL-8'] },
    'STEP-HELL-6': { sides: POLICE, tokens: ['wretched'], seeAlso: ['HELL-6.2', 'HELL-6.6', 'STEP-HELL-7'] },
    'STEP-HELL-7': { tokens: ['patrol'], seeAlso: ['HELL-7.1', 'STEP-HELL-5'] },
    'STEP-HELL-8': { tokens: ['crimeScene'], seeAlso: ['HELL-8.1', 'HELL-8.3', 'STEP-HELL-9'] },
    'STEP-HELL-9': { sides: POLICE, tokens: ['patrol'], seeAlso: ['HELL-9.1', 'STEP-HUNT-JACK', 'DOUBLE-5'] },
  }),
  ...of('steps', BOTH, 'police', {
    'STEP-HUNT-JACK': {
      sides: JACK,
      phase: ['jack'],
      tokens: ['coach', 'alley'],
      seeAlso: ['HUNT-1.2', 'HUNT-1.4', 'HUNT-1.8', 'STEP-HUNT-MOVE'],
    },
    'STEP-HUNT-MOVE': { sides: POLICE, seeAlso: ['HUNT-2.2', 'HUNT-2.3', 'STEP-HUNT-ACT'] },
    'STEP-HUNT-ACT': { sides: POLICE, tokens: ['clue'], seeAlso: ['HUNT-3.1', 'CLUE-2', 'ARREST-1', 'STEP-HUNT-JACK'] },
    'STEP-NIGHT-END': { phase: ['end'], tokens: ['clue'], seeAlso: ['EOH-1', 'EOH-3', 'STEP-HELL-1'] },
    'STEP-GAME-END': { phase: ['end'], seeAlso: ['END-1', 'END-2', 'END-3', 'END-4', 'END-6'] },
    'REF-15': { phase: ['any'], seeAlso: ['END-7', 'HUNT-3.4'] },
  }),

  ...of('setup', BOTH, 'setup', {
    'SETUP-1': { seeAlso: ['PLAYERS-1', 'SETUP-2'] },
    'SETUP-2': { sides: POLICE, seeAlso: ['PLAYERS-1', 'SETUP-7'] },
    'SETUP-3': { sides: JACK, seeAlso: ['TRACK-2', 'EOH-4'] },
    'SETUP-4': { sides: JACK, seeAlso: ['SETUP-8', 'NIGHT-1'] },
    'SETUP-5': { sides: JACK, seeAlso: ['HIDE-1', 'OPT-CATCH-1', 'BOARD-1'] },
    'SETUP-6': { sides: POLICE, seeAlso: ['HELL-3.1', 'PLAYERS-2'] },
    'SETUP-7': { sides: POLICE, tokens: ['patrol', 'wretched'], seeAlso: ['HELL-3.2', 'HELL-4.1'] },
    'SETUP-8': { sides: JACK, seeAlso: ['TRACK-1', 'HELL-8.1'] },
    'NIGHT-1': {
      phase: ['setup', 'hell'],
      tokens: ['coach', 'alley', 'wretched', 'patrol'],
      seeAlso: ['HELL-1.1', 'HELL-2.1', 'DOUBLE-1'],
    },
    'NIGHT-2': { phase: ['hell'], tokens: ['coach', 'alley'], seeAlso: ['HELL-1.1', 'EOH-4'] },
    'NIGHT-3': { phase: ['hell'], tokens: ['patrol', 'wretched'], seeAlso: ['NIGHT-1', 'HELL-7.1'] },
  }),

  ...of('hell', JACK, 'hell', {
    'HELL-1.1': { tokens: ['coach', 'alley'], seeAlso: ['NIGHT-1', 'NIGHT-2'] },
    'HELL-2.1': { tokens: ['wretched'], seeAlso: ['NIGHT-1', 'HELL-2.2', 'HELL-4.1'] },
    'HELL-2.2': { tokens: ['wretched', 'crimeScene'], seeAlso: ['HELL-2.3', 'HELL-5.7'] },
    'HELL-2.3': { tokens: ['wretched', 'crimeScene'], seeAlso: ['HELL-2.2', 'NIGHT-1'] },
    'HELL-2.4': { tokens: ['wretched'], seeAlso: ['HELL-2.2'] },
  }),
  ...of('hell', POLICE, 'hell', {
    'HELL-3.1': { seeAlso: ['PLAYERS-2', 'PLAYERS-4', 'SETUP-6'] },
    'HELL-3.2': { tokens: ['patrol'], seeAlso: ['HELL-3.3', 'HELL-3.4', 'HELL-7.1'] },
    'HELL-3.3': { tokens: ['patrol'], seeAlso: ['BOARD-2', 'HELL-3.6'] },
    'HELL-3.4': { tokens: ['patrol'], seeAlso: ['HELL-3.5', 'EOH-3'] },
    'HELL-3.5': {
      tokens: ['patrol'],
      seeAlso: ['HELL-3.4', 'HELL-3.8', 'BOARD-2'],
      switches: ['patrolExtraAnyCrossing'],
    },
    'HELL-3.6': { tokens: ['patrol'], seeAlso: ['HELL-3.4', 'HELL-9.3'] },
    'HELL-3.7': { sides: BOTH, tokens: ['letter', 'patrol'], seeAlso: ['OPT-LETTERS-3'], switches: ['letters'] },
    'HELL-3.8': { tokens: ['patrol'], seeAlso: ['HELL-3.5', 'BOARD-2'] },
  }),
  ...of('hell', JACK, 'hell', {
    'HELL-4.1': { tokens: ['wretched'], seeAlso: ['HELL-2.1', 'NIGHT-1'] },
    'HELL-4.2': { seeAlso: ['HELL-6.1', 'TRACK-3'] },
    'HELL-5.1': { sides: BOTH, seeAlso: ['HELL-5.3', 'HELL-5.4'] },
    'HELL-5.2': { seeAlso: ['HELL-5.4', 'TRACK-3'] },
    'HELL-5.3': { tokens: ['wretched', 'crimeScene'], seeAlso: ['HELL-5.5', 'HELL-8.1', 'DOUBLE-1'] },
    'HELL-5.4': { seeAlso: ['HELL-5.2', 'HELL-6.1', 'HELL-7.1'] },
    'HELL-5.5': { tokens: ['wretched'], seeAlso: ['HELL-5.6', 'HELL-5.7', 'HIDE-4'] },
    'HELL-5.6': { tokens: ['wretched', 'crimeScene'], seeAlso: ['HELL-5.5', 'HELL-6.7'] },
    'HELL-5.7': { tokens: ['wretched', 'crimeScene'], seeAlso: ['HELL-2.2', 'HELL-6.5', 'HELL-8.4'] },
  }),
  ...of('hell', POLICE, 'hell', {
    'HELL-6.1': { seeAlso: ['HELL-5.2', 'TRACK-3'] },
    'HELL-6.2': { tokens: ['wretched'], seeAlso: ['BOARD-3', 'HELL-6.3', 'HELL-6.6'] },
    'HELL-6.3': { tokens: ['wretched'], seeAlso: ['HELL-6.2', 'HELL-6.9'], switches: ['wretchedMayStay'] },
    'HELL-6.4': { tokens: ['wretched'], seeAlso: ['HELL-6.2', 'HELL-6.9'] },
    'HELL-6.5': { tokens: ['wretched', 'crimeScene'], seeAlso: ['HELL-5.7'] },
    'HELL-6.6': { tokens: ['wretched', 'patrol'], seeAlso: ['BOARD-4', 'HELL-6.8'] },
    'HELL-6.7': { tokens: ['wretched'], seeAlso: ['HIDE-4', 'HELL-5.6'] },
    'HELL-6.8': { tokens: ['wretched', 'patrol'], seeAlso: ['HELL-6.6'] },
    'HELL-6.9': { tokens: ['wretched'], seeAlso: ['HELL-6.3', 'HELL-6.4'] },
    'HELL-6.10': { tokens: ['wretched'], seeAlso: ['HELL-6.2', 'HELL-6.3'] },
  }),
  ...of('hell', JACK, 'hell', {
    'HELL-7.1': { tokens: ['patrol'], seeAlso: ['HELL-7.2', 'NIGHT-3'] },
    'HELL-7.2': { tokens: ['patrol'], seeAlso: ['HELL-7.1', 'HELL-5.4'], switches: ['revealOptional'] },
    'HELL-7.3': { seeAlso: ['HELL-5.1', 'HELL-5.2'] },
    'HELL-7.4': { tokens: ['patrol'], seeAlso: ['HELL-7.1', 'HELL-5.4'] },
    'HELL-8.1': { tokens: ['crimeScene'], seeAlso: ['SETUP-8', 'TRACK-3', 'DOUBLE-2'] },
    'HELL-8.2': { sides: BOTH, tokens: ['crimeScene'], seeAlso: ['DOUBLE-4', 'HELL-8.1'] },
    'HELL-8.3': { seeAlso: ['TRACK-2', 'DOUBLE-3'] },
    'HELL-8.4': { tokens: ['crimeScene'], seeAlso: ['HELL-5.7', 'EOH-3'] },
    'HELL-8.5': { tokens: ['wretched'], seeAlso: ['NIGHT-3'] },
  }),
  ...of('hell', POLICE, 'hell', {
    'HELL-9.1': { tokens: ['patrol'], seeAlso: ['HELL-9.3', 'HELL-3.6'] },
    'HELL-9.2': { tokens: ['patrol'], seeAlso: ['HELL-9.1', 'SETUP-7'] },
    'HELL-9.3': { seeAlso: ['HELL-9.1', 'HUNT-2.3'] },
  }),

  ...of('track', BOTH, 'any', {
    'TRACK-1': { seeAlso: ['SETUP-8', 'TRACK-3'] },
    'TRACK-2': { seeAlso: ['TRACK-4', 'HUNT-1.5'] },
    'TRACK-3': { phase: ['jack', 'hell'], seeAlso: ['HELL-5.4', 'DOUBLE-3', 'TRACK-5'] },
    'TRACK-4': { phase: ['jack'], tokens: ['coach', 'alley'], seeAlso: ['SPEC-COACH-2', 'SPEC-ALLEY-1'] },
    'TRACK-5': { phase: ['jack', 'end'], seeAlso: ['END-4', 'HUNT-1.8'], switches: ['specialMoveEscape'] },
  }),

  ...of('jack', JACK, 'jack', {
    'HUNT-1.1': { seeAlso: ['HUNT-1.2', 'HUNT-1.4', 'HUNT-1.11'] },
    'HUNT-1.2': { seeAlso: ['BOARD-3', 'HUNT-1.3', 'SPEC-3'] },
    'HUNT-1.3': { tokens: ['clue', 'crimeScene'], seeAlso: ['HUNT-1.2', 'BOARD-7'] },
    'HUNT-1.4': { tokens: ['coach', 'alley'], seeAlso: ['SPEC-1', 'SPEC-COACH-1', 'SPEC-ALLEY-1'] },
    'HUNT-1.5': { seeAlso: ['TRACK-2', 'TRACK-4'] },
    'HUNT-1.6': { seeAlso: ['SPEC-COACH-3', 'CLUE-4'], switches: ['coachMayReturn'] },
    'HUNT-1.7': { tokens: ['coach', 'alley'], seeAlso: ['HUNT-1.4', 'SPEC-1'] },
    'HUNT-1.8': { seeAlso: ['HUNT-1.9', 'HUNT-1.12', 'SPEC-2', 'EOH-1'], switches: ['specialMoveEscape'] },
    'HUNT-1.9': { seeAlso: ['HUNT-1.8', 'HUNT-1.10', 'INFO-2'] },
    'HUNT-1.10': { seeAlso: ['HUNT-1.12', 'HUNT-1.9'] },
    'HUNT-1.11': { phase: ['jack', 'end'], seeAlso: ['END-3', 'END-8'] },
    'HUNT-1.12': { seeAlso: ['HUNT-1.8', 'HUNT-1.10'] },
  }),

  ...of('special', JACK, 'jack', {
    'SPEC-1': { sides: BOTH, tokens: ['coach', 'alley'], seeAlso: ['HUNT-1.4', 'NIGHT-2', 'INFO-1'] },
    'SPEC-2': {
      tokens: ['coach', 'alley'],
      seeAlso: ['HUNT-1.8', 'HIDE-3', 'SPEC-COACH-6'],
      switches: ['specialMoveEscape'],
    },
    'SPEC-3': { sides: BOTH, tokens: ['coach', 'alley'], seeAlso: ['HUNT-1.2', 'SPEC-ALLEY-4'] },
    'SPEC-COACH-1': { tokens: ['coach'], seeAlso: ['BOARD-3', 'SPEC-3', 'SPEC-COACH-2'] },
    'SPEC-COACH-2': { tokens: ['coach'], seeAlso: ['TRACK-4', 'SPEC-COACH-5'] },
    'SPEC-COACH-3': { tokens: ['coach'], seeAlso: ['HUNT-1.6', 'BOARD-12'], switches: ['coachMayReturn'] },
    'SPEC-COACH-4': { tokens: ['coach'], seeAlso: ['SPEC-COACH-8', 'TRACK-4'] },
    'SPEC-COACH-5': { sides: BOTH, tokens: ['coach'], seeAlso: ['CLUE-2', 'ARREST-1'] },
    'SPEC-COACH-6': { tokens: ['coach'], seeAlso: ['SPEC-2', 'HUNT-1.8'] },
    'SPEC-COACH-7': { sides: BOTH, tokens: ['coach'], seeAlso: ['SPEC-COACH-5', 'HUNT-3.4'] },
    'SPEC-COACH-8': { tokens: ['coach'], seeAlso: ['SPEC-COACH-4', 'END-4'], switches: ['specialMoveEscape'] },
    'SPEC-ALLEY-1': { tokens: ['alley'], seeAlso: ['BOARD-6', 'SPEC-ALLEY-2', 'BOARD-8'] },
    'SPEC-ALLEY-2': { tokens: ['alley'], seeAlso: ['SPEC-ALLEY-1', 'BOARD-6'] },
    'SPEC-ALLEY-3': { tokens: ['alley'], seeAlso: ['SPEC-2', 'SPEC-ALLEY-1'], switches: ['specialMoveEscape'] },
    'SPEC-ALLEY-4': { sides: BOTH, tokens: ['alley'], seeAlso: ['SPEC-3', 'HUNT-1.2'] },
  }),

  ...of('police', POLICE, 'police', {
    'HUNT-2.1': { seeAlso: ['PLAYERS-3', 'PLAYERS-5'] },
    'HUNT-2.2': { seeAlso: ['BOARD-5', 'HUNT-2.3', 'HUNT-2.8'], switches: ['rushing'] },
    'HUNT-2.3': { seeAlso: ['HUNT-2.2', 'HELL-3.6'] },
    'HUNT-2.4': { seeAlso: ['PLAYERS-3', 'HUNT-2.8'] },
    'HUNT-2.5': { sides: BOTH, seeAlso: ['HUNT-1.2', 'CLUE-5'] },
    'HUNT-2.6': { seeAlso: ['HUNT-3.1', 'HUNT-2.8'], switches: ['moveAndActTogether', 'rushing'] },
    'HUNT-2.7': { seeAlso: ['HUNT-2.2', 'HUNT-3.1'] },
    'HUNT-2.8': { seeAlso: ['HUNT-2.2', 'PLAYERS-3'], switches: ['rushing'] },
    'HUNT-3.1': { tokens: ['clue'], seeAlso: ['CLUE-1', 'ARREST-1', 'HUNT-3.2'], switches: ['rushing'] },
    'HUNT-3.2': { seeAlso: ['BOARD-4', 'HUNT-3.1'] },
    'HUNT-3.3': { seeAlso: ['HUNT-3.5', 'HUNT-3.1'] },
    'HUNT-3.4': { sides: BOTH, seeAlso: ['HUNT-1.1', 'HUNT-3.5'] },
    'HUNT-3.5': { seeAlso: ['HUNT-3.3', 'HUNT-3.4'] },
    'HUNT-3.6': { seeAlso: ['CLUE-3', 'PLAYERS-3'], switches: ['searchUninterrupted'] },
  }),

  ...of('clues', BOTH, 'police', {
    'CLUE-1': { sides: POLICE, tokens: ['clue'], seeAlso: ['CLUE-3', 'HUNT-3.2'] },
    'CLUE-2': { tokens: ['clue'], seeAlso: ['CLUE-9', 'CLUE-4', 'SPEC-COACH-5'] },
    'CLUE-3': { tokens: ['clue'], seeAlso: ['CLUE-1', 'CLUE-8', 'HUNT-3.6'] },
    'CLUE-4': { tokens: ['clue'], seeAlso: ['CLUE-5', 'INFO-2'] },
    'CLUE-5': { tokens: ['clue'], seeAlso: ['ARREST-1', 'HUNT-3.1'] },
    'CLUE-6': { tokens: ['clue'], seeAlso: ['CLUE-10', 'HUNT-1.6'] },
    'CLUE-7': {
      sides: POLICE,
      tokens: ['clue', 'crimeScene'],
      seeAlso: ['CLUE-2', 'ARREST-4', 'OPT-FALSE-8'],
      switches: ['forbidUselessSearch'],
    },
    'CLUE-8': { sides: POLICE, tokens: ['clue'], seeAlso: ['CLUE-3', 'CLUE-7'] },
    'CLUE-9': { tokens: ['clue', 'crimeScene'], seeAlso: ['CLUE-2', 'HIDE-6'] },
    'CLUE-10': { sides: POLICE, tokens: ['clue'], seeAlso: ['CLUE-6'] },
  }),

  ...of('arrest', POLICE, 'police', {
    'ARREST-1': { sides: BOTH, seeAlso: ['END-2', 'ARREST-2', 'HUNT-3.2'] },
    'ARREST-2': { sides: BOTH, seeAlso: ['ARREST-1', 'CLUE-4'] },
    'ARREST-3': { seeAlso: ['HUNT-3.1', 'OPT-AREA-1'] },
    'ARREST-4': { tokens: ['clue', 'crimeScene'], seeAlso: ['CLUE-7', 'OPT-FALSE-4'] },
    'ARREST-5': { tokens: ['crimeScene'], seeAlso: ['DOUBLE-4', 'DOUBLE-5'] },
  }),

  ...of('end', BOTH, 'end', {
    'EOH-1': { seeAlso: ['HUNT-1.8', 'STEP-NIGHT-END'] },
    'EOH-2': { seeAlso: ['INFO-2', 'END-6'] },
    'EOH-3': { tokens: ['clue', 'crimeScene'], seeAlso: ['HELL-3.4', 'HELL-8.4', 'EOH-5'] },
    'EOH-4': { tokens: ['coach', 'alley'], seeAlso: ['NIGHT-1', 'NIGHT-2'] },
    'EOH-5': { tokens: ['falseClue'], seeAlso: ['OPT-FALSE-1', 'OPT-FALSE-2'], switches: ['falseClues'] },
    'END-1': { seeAlso: ['HUNT-1.8', 'END-6'] },
    'END-2': { seeAlso: ['ARREST-1', 'END-6'] },
    'END-3': { phase: ['end', 'jack'], tokens: ['coach', 'alley'], seeAlso: ['HUNT-1.11', 'END-8', 'END-10'] },
    'END-4': {
      phase: ['end', 'jack'],
      seeAlso: ['TRACK-5', 'HUNT-1.8', 'SPEC-COACH-8'],
      switches: ['specialMoveEscape'],
    },
    'END-5': { seeAlso: ['END-1', 'STEP-GAME-END'] },
    'END-6': { seeAlso: ['INFO-3', 'END-7'] },
    'END-7': { seeAlso: ['INFO-3', 'END-6', 'REF-15'], switches: ['jackErrorLoses'] },
    'END-8': { phase: ['end', 'jack'], tokens: ['coach'], seeAlso: ['END-3', 'SPEC-3'] },
    'END-9': { seeAlso: ['END-11'] },
    'END-10': { phase: ['end', 'jack'], seeAlso: ['END-3', 'END-4'] },
    'END-11': { seeAlso: ['STEP-GAME-END', 'END-6'] },
  }),

  ...of('doubleEvent', BOTH, 'hell', {
    'DOUBLE-1': { sides: JACK, tokens: ['wretched', 'crimeScene'], seeAlso: ['HELL-5.3', 'DOUBLE-2', 'DOUBLE-8'] },
    'DOUBLE-2': { sides: JACK, tokens: ['crimeScene'], seeAlso: ['HELL-8.1', 'DOUBLE-4'] },
    'DOUBLE-3': { phase: ['hell', 'jack'], seeAlso: ['TRACK-3', 'TRACK-2'] },
    'DOUBLE-4': { phase: ['hell', 'jack', 'police'], tokens: ['crimeScene'], seeAlso: ['DOUBLE-2', 'ARREST-5'] },
    'DOUBLE-5': { phase: ['police'], seeAlso: ['NIGHT-1', 'STEP-HUNT-MOVE', 'ARREST-5'] },
    'DOUBLE-6': { sides: JACK, phase: ['hell', 'jack'], tokens: ['crimeScene'], seeAlso: ['HIDE-4', 'DOUBLE-3'] },
    'DOUBLE-7': { phase: ['police'], tokens: ['clue', 'crimeScene'], seeAlso: ['CLUE-2', 'CLUE-7'] },
    'DOUBLE-8': { sides: JACK, tokens: ['wretched'], seeAlso: ['DOUBLE-1', 'NIGHT-1'] },
  }),

  ...of('hideout', JACK, 'any', {
    'HIDE-1': { phase: ['setup'], seeAlso: ['SETUP-5', 'OPT-CATCH-1'] },
    'HIDE-2': { phase: ['jack'], seeAlso: ['HUNT-1.8', 'HUNT-1.9'] },
    'HIDE-3': {
      phase: ['jack'],
      tokens: ['coach', 'alley'],
      seeAlso: ['SPEC-2', 'HUNT-1.8'],
      switches: ['specialMoveEscape'],
    },
    'HIDE-4': {
      phase: ['hell', 'jack'],
      tokens: ['wretched', 'crimeScene'],
      seeAlso: ['HELL-6.7', 'HUNT-1.8', 'HIDE-5'],
    },
    'HIDE-5': { phase: ['jack', 'hell'], tokens: ['crimeScene'], seeAlso: ['HIDE-4', 'HUNT-1.3'] },
    'HIDE-6': { sides: BOTH, phase: ['police'], tokens: ['clue'], seeAlso: ['CLUE-9', 'ARREST-1'] },
  }),

  ...of('players', POLICE, 'any', {
    'PLAYERS-1': { phase: ['setup'], seeAlso: ['SETUP-2', 'PLAYERS-2'] },
    'PLAYERS-2': { phase: ['hell'], seeAlso: ['HELL-3.1', 'PLAYERS-4'] },
    'PLAYERS-3': { phase: ['police'], seeAlso: ['HUNT-2.4', 'HUNT-2.8', 'HUNT-3.6'] },
    'PLAYERS-4': { phase: ['police', 'hell'], seeAlso: ['PLAYERS-3', 'HELL-3.1'] },
    'PLAYERS-5': { phase: ['police'], seeAlso: ['HUNT-2.1'] },
  }),

  ...of('information', BOTH, 'any', {
    'INFO-1': { sides: JACK, seeAlso: ['INFO-2', 'INFO-3', 'SPEC-1'] },
    'INFO-2': { sides: JACK, seeAlso: ['INFO-1', 'CLUE-4', 'HUNT-1.9'] },
    'INFO-3': { sides: JACK, seeAlso: ['CLUE-2', 'END-6', 'END-7'] },
    'INFO-4': { seeAlso: ['HELL-8.2', 'EOH-2'] },
  }),

  ...of('options', JACK, 'hell', {
    'OPT-LETTERS-1': { tokens: ['letter'], seeAlso: ['OPT-LETTERS-2', 'OPT-LETTERS-3'], switches: ['letters'] },
    'OPT-LETTERS-2': { tokens: ['letter'], seeAlso: ['OPT-LETTERS-1', 'OPT-LETTERS-3'], switches: ['letters'] },
    'OPT-LETTERS-3': {
      tokens: ['letter', 'patrol'],
      seeAlso: ['OPT-LETTERS-4', 'OPT-LETTERS-7', 'BOARD-9'],
      switches: ['letters', 'letterWithinDistrict', 'oneLetterPerNight'],
    },
    'OPT-LETTERS-4': { sides: BOTH, tokens: ['letter'], seeAlso: ['BOARD-9', 'OPT-LETTERS-3'], switches: ['letters'] },
    'OPT-LETTERS-5': {
      phase: ['police'],
      sides: BOTH,
      tokens: ['letter'],
      seeAlso: ['BOARD-11', 'OPT-LETTERS-8'],
      switches: ['letters', 'goulstonNight3AfterMove', 'oneLetterPerNight'],
    },
    'OPT-LETTERS-6': {
      phase: ['any'],
      tokens: ['letter'],
      seeAlso: ['OPT-LETTERS-3', 'OPT-LETTERS-5'],
      switches: ['letters'],
    },
    'OPT-LETTERS-7': { tokens: ['letter', 'patrol'], seeAlso: ['OPT-LETTERS-3', 'HELL-3.6'], switches: ['letters'] },
    'OPT-LETTERS-8': {
      phase: ['police'],
      sides: BOTH,
      tokens: ['letter'],
      seeAlso: ['OPT-LETTERS-5', 'HUNT-2.3'],
      switches: ['letters'],
    },
  }),
  ...of('options', BOTH, 'police', {
    'OPT-FALSE-1': {
      sides: JACK,
      tokens: ['falseClue', 'clue'],
      seeAlso: ['OPT-FALSE-8', 'OPT-FALSE-2', 'OPT-FALSE-3'],
      switches: ['falseClues', 'falseClueCumulative'],
    },
    'OPT-FALSE-2': {
      sides: JACK,
      tokens: ['falseClue'],
      seeAlso: ['OPT-FALSE-1', 'OPT-FALSE-6'],
      switches: ['falseClues', 'falseClueKeep'],
    },
    'OPT-FALSE-3': {
      sides: JACK,
      tokens: ['falseClue'],
      seeAlso: ['OPT-FALSE-6', 'OPT-FALSE-4'],
      switches: ['falseClues'],
    },
    'OPT-FALSE-4': {
      sides: POLICE,
      tokens: ['falseClue'],
      seeAlso: ['OPT-FALSE-7', 'EOH-5'],
      switches: ['falseClues'],
    },
    'OPT-FALSE-5': {
      phase: ['any'],
      tokens: ['falseClue', 'clue'],
      seeAlso: ['OPT-FALSE-1'],
      switches: ['falseClues'],
    },
    'OPT-FALSE-6': {
      sides: JACK,
      tokens: ['falseClue'],
      seeAlso: ['OPT-FALSE-3', 'OPT-FALSE-2'],
      switches: ['falseClues', 'falseClueAnywhere', 'falseClueKeep'],
    },
    'OPT-FALSE-7': { tokens: ['falseClue'], seeAlso: ['OPT-FALSE-4', 'HUNT-1.3'], switches: ['falseClues'] },
    'OPT-FALSE-8': {
      tokens: ['falseClue', 'clue'],
      seeAlso: ['OPT-FALSE-1', 'CLUE-7'],
      switches: ['falseClues', 'falseClueCumulative'],
    },
    'OPT-CATCH-1': { sides: JACK, phase: ['setup'], seeAlso: ['SETUP-5', 'BOARD-3'], switches: ['catchMe'] },
    'OPT-RUSH-1': { sides: POLICE, seeAlso: ['OPT-RUSH-2', 'OPT-AREA-1', 'OPT-ADDR-1'], switches: ['rushing'] },
    'OPT-RUSH-2': { sides: POLICE, seeAlso: ['OPT-RUSH-1', 'HUNT-2.2', 'HUNT-3.1'], switches: ['rushing'] },
    'OPT-AREA-1': { sides: POLICE, seeAlso: ['ARREST-3', 'OPT-RUSH-1'] },
    'OPT-ADDR-1': { phase: ['any'], seeAlso: ['OPT-RUSH-1', 'OPT-AREA-1'] },
    'OPT-DEARBOSS': { phase: ['setup'], seeAlso: ['OPT-LETTERS-1'] },
  }),

  ...of('board', BOTH, 'any', {
    'BOARD-1': { seeAlso: ['BOARD-3', 'SETUP-5'] },
    'BOARD-2': { seeAlso: ['HELL-3.3', 'BOARD-5', 'BOARD-11'] },
    'BOARD-3': { sides: JACK, seeAlso: ['HUNT-1.2', 'HELL-6.2', 'BOARD-12'] },
    'BOARD-4': { seeAlso: ['HUNT-3.2', 'HELL-6.6'] },
    'BOARD-5': { sides: POLICE, seeAlso: ['HUNT-2.2', 'BOARD-10'] },
    'BOARD-6': { sides: JACK, tokens: ['alley'], seeAlso: ['SPEC-ALLEY-1', 'BOARD-8'] },
    'BOARD-7': { seeAlso: ['HUNT-1.2', 'BOARD-10'] },
    'BOARD-8': { sides: JACK, tokens: ['alley'], seeAlso: ['SPEC-ALLEY-1', 'BOARD-6'] },
    'BOARD-9': { tokens: ['letter'], seeAlso: ['OPT-LETTERS-3', 'OPT-LETTERS-4'] },
    'BOARD-10': { seeAlso: ['BOARD-4', 'BOARD-5', 'BOARD-7'] },
    'BOARD-11': { tokens: ['letter'], seeAlso: ['OPT-LETTERS-5', 'OPT-LETTERS-8'] },
    'BOARD-12': { sides: JACK, seeAlso: ['HUNT-1.1', 'SPEC-COACH-3'], switches: ['coachMayReturn'] },
  }),
} satisfies Readonly<Record<RuleId, Frame>> & Readonly<Record<string, Frame>>;

export type EntryId = keyof typeof FRAME;

/** What a language has to say. */
export interface BookWords extends SearchWords {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly switches: SwitchWords;
  readonly entries: Readonly<Record<EntryId, Words>>;
}
