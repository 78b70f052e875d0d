/**
 * Whether the detectives have a device of their own at the table that is here just now: what is theirs to do is then theirs
 * to do there, and what Jack's phone offers of it is only for the case that they cannot.
 */
import { createContext } from 'preact';
import type { Host } from '../../app/host-types';

export const TheirDevice = createContext(false);

/** A device that only watches does nothing, and one that is away may be anywhere. */
export function isTheirDeviceHere(host: Pick<Host, 'devices'> | null): boolean {
  return host?.devices.value.some(({ seat, here }) => seat === 'detectives' && here) ?? false;
}
