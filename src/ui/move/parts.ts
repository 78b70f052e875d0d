/** The parts that are loaded when they are first used. */
import type { AskProps } from '../ask/Ask';
import type { Ways } from '../game/Ways';
import type { HintProps } from '../hints/Hint';
import type { KeepingSlip } from '../keep/Keeping';
import type { Confirm, Dialog } from '../parts/Dialog';
import type { PaddedChips } from './Chips';
import type { LookProps } from './Look';
import { later } from './later';
import type { MapPartProps } from './MapPart';
import type { MoveMapProps } from './MoveMap';
import type { NightsProps } from './Nights';

export const LaterMap = later<MapPartProps>(() => import('./MapPart').then(({ MapPart }) => MapPart));
export const LaterLook = later<LookProps>(() => import('./Look').then(({ Look }) => Look));
export const LaterAsk = later<AskProps>(() => import('../ask/Ask').then(({ Ask }) => Ask));
export const LaterNights = later<NightsProps>(() => import('./Nights').then(({ Nights }) => Nights));
export const LaterWays = later<Parameters<typeof Ways>[0]>(() => import('../game/Ways').then((part) => part.Ways));
export const LaterChips = later<Parameters<typeof PaddedChips>[0]>(() =>
  import('./Chips').then((part) => part.PaddedChips),
);

export const LaterMoveMap = later<MoveMapProps>(() => import('./MoveMap').then(({ MoveMap }) => MoveMap));
export const LaterDialog = later<Parameters<typeof Dialog>[0]>(() =>
  import('../parts/Dialog').then((part) => part.Dialog),
);
export const LaterConfirm = later<Parameters<typeof Confirm>[0]>(() =>
  import('../parts/Dialog').then((part) => part.Confirm),
);
export const LaterHint = later<HintProps>(() => import('../hints/Hint').then(({ Hint }) => Hint));
export const LaterKeepingSlip = later<Parameters<typeof KeepingSlip>[0]>(() =>
  import('../keep/Keeping').then((part) => part.KeepingSlip),
);
