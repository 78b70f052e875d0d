/**
 * The parts of an evening besides Jack's move. A game opens without them and fetches them right after, so that Jack's sheet is
 * there as soon as it can be.
 */

import { signal } from '@preact/signals';
import { fetchReferee } from '../../app/session';
import type { Stage } from '../../app/stage';
import { judgesPolice, type Table } from '../../rules/index';
import type { Hell } from '../hell/Hell';
import type { PartProps } from '../hunt/screens';
import { later } from '../move/later';
import { LaterChips, LaterConfirm, LaterDialog, LaterWays } from '../move/parts';
import { Refusal } from '../parts/Refusal';
import type { Between } from './Between';
import type { Crime } from './Crime';
import type { Damaged } from './Damaged';
import type { End } from './End';
import type { Held } from './Held';
import type { Hideout } from './Hideout';
import type { Menu } from './Menu';
import type { Police } from './Police';
import type { Trouble } from './Trouble';

/** The steps of Hell and their names, once they are there: which step is on rests on where the Wretched can go. */
export const hell = signal<typeof import('../hell/titles') | null>(null);

export const LaterBetween = later<Parameters<typeof Between>[0]>(() =>
  import('./Between').then((part) => part.Between),
);
export const LaterCrime = later<Parameters<typeof Crime>[0]>(() => import('./Crime').then((part) => part.Crime));
export const LaterHell = later<Parameters<typeof Hell>[0]>(async () => {
  const [part, titles] = await Promise.all([import('../hell/Hell'), import('../hell/titles')]);
  hell.value = titles;
  return part.Hell;
});
export const LaterDamaged = later<Parameters<typeof Damaged>[0]>(() =>
  import('./Damaged').then((part) => part.Damaged),
);
export const LaterEnd = later<Parameters<typeof End>[0]>(() => import('./End').then((part) => part.End));
export const LaterHeld = later<Parameters<typeof Held>[0]>(() => import('./Held').then((part) => part.Held));
export const LaterHideout = later<Parameters<typeof Hideout>[0]>(() =>
  import('./Hideout').then((part) => part.Hideout),
);
export const LaterMenu = later<Parameters<typeof Menu>[0]>(() => import('./Menu').then((part) => part.Menu));
export const LaterPolice = later<Parameters<typeof Police>[0]>(() => import('./Police').then((part) => part.Police));

/** What only some games need: the policemen on the map, and what the table agrees on in the middle of a game. */
export const LaterPart = later<PartProps>(() => import('../hunt/loaded').then((part) => part.Part));
export const LaterTrouble = later<Parameters<typeof Trouble>[0]>(() =>
  import('./Trouble').then((part) => part.Trouble),
);

/** Has at hand what a stage is drawn with: also behind Jack's gate, so that no key he types right after it is lost. */
export async function fetchStage(stage: Stage, table: Table): Promise<void> {
  await stagePart(stage, table)?.preload();
}

function stagePart(stage: Stage, table: Table) {
  switch (stage) {
    case 'hideout':
      return LaterHideout;
    case 'crime':
      return LaterCrime;
    case 'held':
      return LaterHeld;
    case 'between':
      return LaterBetween;
    case 'end':
      return LaterEnd;
    case 'police':
      return judgesPolice(table) ? LaterPart : LaterPolice;
    case 'alarm':
    case 'found':
      return LaterPart;
    default:
      return null;
  }
}

/** Has them all at hand, and the referee, before they are needed. */
export function fetchStages({ referee }: Table): void {
  void fetchReferee();
  if (referee === 'evening') void LaterHell.preload();
  for (const part of [
    Refusal,
    LaterWays,
    LaterChips,
    LaterBetween,
    LaterCrime,
    LaterDamaged,
    LaterEnd,
    LaterHeld,
    LaterHideout,
    LaterMenu,
    LaterPolice,
    LaterDialog,
    LaterConfirm,
  ])
    void part.preload();
}
