/** The rulebook in English. */
import type { BookWords } from '../frame';
import { arrest } from './arrest';
import { board } from './board';
import { clues } from './clues';
import { doubleEvent } from './double-event';
import { end } from './end';
import { hell } from './hell';
import { hideout } from './hideout';
import { information } from './information';
import { jack } from './jack';
import { options } from './options';
import { players } from './players';
import { police } from './police';
import { setup } from './setup';
import { special } from './special';
import { steps } from './steps';
import { track } from './track';

export const words: BookWords = {
  chapters: {
    steps: 'The evening step by step',
    setup: 'Setting up and the four nights',
    hell: 'Hell: before the murder',
    track: 'The move track',
    jack: 'Jack’s flight',
    special: 'Coaches and alleys',
    police: 'The policemen',
    clues: 'Looking for clues',
    arrest: 'Arrests',
    end: 'The end of a night and of the game',
    doubleEvent: 'Night 3: the double event',
    hideout: 'The hideout',
    players: 'Players and order',
    information: 'What is public, what is secret',
    options: 'Optional rules',
    board: 'The board',
  },
  switches: {
    asWritten: 'It is as the rule above says.',
    options: {
      letters: {
        how: 'Jack’s Letters are in play.',
        without: 'Jack’s Letters are not in play, so nothing of this happens.',
      },
      falseClues: {
        how: 'False Clues are in play.',
        without: 'False Clues are not in play, so nothing of this happens.',
      },
      catchMe: {
        how: 'Catch Me If You Can is in play.',
        without: 'Any circle that is not red may be the hideout.',
      },
      rushing: {
        how: 'The third step is allowed.',
        without: 'There is no third step; a policeman’s action is a search or an arrest.',
      },
    },
  },
  fillers: [
    ...['a', 'an', 'the', 'this', 'that', 'these', 'those', 'there', 'it', 'its', 'he', 'him', 'his', 'she', 'her'],
    ...['they', 'them', 'their', 'you', 'your', 'we', 'our', 'my', 'me', 's', 't', 'is', 'are', 'was', 'be', 'been'],
    ...['am', 'do', 'does', 'did', 'has', 'have', 'can', 'could', 'may', 'might', 'will', 'would', 'shall', 'should'],
    ...['what', 'which', 'how', 'why', 'if', 'then', 'and', 'or', 'but', 'of', 'to', 'in', 'into', 'on', 'onto', 'at'],
    ...['by', 'for', 'from', 'with', 'as', 'when', 'where', 'who', 'whose', 'many', 'much', 'often', 'any', 'so'],
    ...['rule', 'rules', 'get', 'gets', 'allowed', 'possible', 'use', 'used', 'using', 'every', 'each', 'other', 'all'],
    ...[
      'no',
      'not',
      'out',
      'only',
      'also',
      'just',
      'jack',
      'jacks',
      'some',
      'happens',
      'times',
      'while',
      'about',
      'per',
      'i',
    ],
  ],
  alike: [
    ['police', 'policeman', 'policemen', 'detective', 'detectives', 'officer', 'constable', 'bobby', 'cop', 'cops'],
    ['kill', 'kills', 'killed', 'murder', 'murders', 'crime', 'crimes'],
    ['wretched', 'woman', 'women', 'prostitute', 'prostitutes'],
    ['coach', 'coaches', 'carriage', 'carriages', 'cab', 'ride'],
    ['crossing', 'crossings', 'square', 'squares', 'space', 'junction', 'intersection', 'node'],
    ['circle', 'circles', 'number', 'numbers', 'spot', 'space', 'node'],
    ['place', 'places', 'position', 'positions', 'location', 'stand', 'stands'],
    ['space', 'spaces', 'step', 'steps'],
    ['move', 'moves', 'turn', 'turns'],
    ['hideout', 'home', 'base', 'lair', 'house'],
    ['same', 'share'],
    ['stay', 'stays', 'remain', 'remains', 'keep'],
    ['start', 'starts', 'begin', 'begins', 'beginning'],
    ['say', 'says', 'tell', 'tells', 'announce', 'announced', 'declare', 'declares'],
    ['public', 'open', 'openly', 'visible', 'seen', 'known', 'show', 'shown'],
    ['reveal', 'revealed', 'show', 'flip', 'turns'],
    ['secret', 'hidden', 'unknown'],
    ['through', 'past', 'pass', 'over'],
    ['next', 'adjacent', 'beside', 'near', 'neighbouring', 'neighbour', 'close'],
    ['search', 'ask', 'asks', 'asking', 'look', 'question', 'investigate'],
    ['arrest', 'arrests', 'catch', 'caught', 'capture', 'arrested'],
    ['trapped', 'surrounded', 'stuck', 'cornered', 'blocked'],
    ['must', 'forced', 'obliged', 'compulsory', 'need'],
    ['optional', 'free', 'voluntary'],
    ['route', 'way', 'path', 'street'],
    ['limit', 'maximum', 'most', 'max'],
    ['undo', 'rewind', 'back', 'correct'],
    ['concede', 'resign', 'surrender'],
    ['first', 'one', '1'],
    ['second', 'two', 'twice', 'double', '2'],
    ['third', 'three', '3'],
    ['fourth', 'four', '4'],
    ['fifth', 'five', '5'],
  ],
  entries: {
    ...steps,
    ...setup,
    ...hell,
    ...track,
    ...jack,
    ...special,
    ...police,
    ...clues,
    ...arrest,
    ...end,
    ...doubleEvent,
    ...hideout,
    ...players,
    ...information,
    ...options,
    ...board,
  },
};
