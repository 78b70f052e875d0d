/** When Jack's phone leaves a step of the police to their own device. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { TableDevice } from '../../src/app/host-types';
import { isTheirDeviceHere } from '../../src/ui/hell/their-device';

const at = (...devices: readonly Pick<TableDevice, 'seat' | 'here'>[]) =>
  isTheirDeviceHere({ devices: signal(devices.map((one, id) => ({ ...one, id: id + 1, name: 'tablet' }))) });

test('HELL-3: theirs to do is on a device that asks and moves, and that is here', () => {
  expect(at({ seat: 'detectives', here: true })).toBe(true);
  expect(at({ seat: 'display', here: true }, { seat: 'detectives', here: true })).toBe(true);
});

test('without a device, with one that only watches, or one that is away, it is done on Jack’s phone', () => {
  expect(isTheirDeviceHere(null)).toBe(false);
  expect(at()).toBe(false);
  expect(at({ seat: 'display', here: true })).toBe(false);
  expect(at({ seat: 'detectives', here: false })).toBe(false);
});
