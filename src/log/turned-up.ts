/** Which patrols an event turned up, read from the table before and after it. */
import type { Face, Table } from '../rules/index';

/** A token that an event turned up: its place in sorted order from 0, and what was under it as the table said. */
export interface TurnedUp {
  readonly place: number;
  readonly face: Face;
}

/** The tokens that lie open after an event of tonight and lay face down before it. */
export function turnedUp(before: Table, after: Table): readonly TurnedUp[] {
  if (before.night !== after.night) return [];
  return after.hell.patrols.flatMap(({ face }, place) =>
    face !== null && before.hell.patrols[place]?.face === null ? [{ place, face }] : [],
  );
}
