/** What a game fetches of the others' devices only when there are some, or when somebody goes there. */
import { later } from '../move/later';
import type { DevicesDoorProps } from './DevicesDoor';
import type { ForkScreenProps } from './ForkScreen';
import type { SignProps } from './Sign';
import type { SlipsProps } from './Slips';

export const LaterDevices = later<DevicesDoorProps>(() => import('./DevicesDoor').then((part) => part.DevicesDoor));
export const LaterSign = later<SignProps>(() => import('./table').then((part) => part.Sign));
export const LaterSlips = later<SlipsProps>(() => import('./table').then((part) => part.Slips));
export const LaterFork = later<ForkScreenProps>(() => import('./ForkScreen').then((part) => part.ForkScreen));
