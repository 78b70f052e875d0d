/**
 * What has been opened of the faces that a police device bound: each opening fits its commitment or it does not, and what
 * fits is what was turned up or it is not. None of it is Jack's to answer for: his phone only passes it on.
 */
import { evolve, type Face, type GameEvent, NEW_GAME, POLICEMEN } from '../rules/index';
import { type PublicEntry, publicLog } from './disclose';
import { opensFace } from './faces';
import { turnedUp } from './turned-up';

interface Opening {
  readonly face: Face;
  readonly salt: string;
}

/** The patrols of a night as they were placed, and what opens of their commitments. */
export interface Placement {
  readonly number: number;
  readonly night: number;
  readonly sealed: readonly string[];
  /** By place. */
  readonly opened: Map<number, Opening>;
}

export interface OpenedFaces {
  /** For each entry the placement it belongs to, with all that was opened of it, then or later. */
  readonly at: readonly (Placement | null)[];
  /** Numbers of the entries that hold an opening which fits no commitment. */
  readonly misfits: ReadonlySet<number>;
}

export function openedFaces(game: Uint8Array, entries: readonly PublicEntry[]): OpenedFaces {
  const at: (Placement | null)[] = [];
  const misfits = new Set<number>();
  let night = 0;
  let placed: Placement | null = null;
  for (const { number, event, commitments = [] } of entries) {
    if (event.type === 'nightBegan') ({ night } = event);
    if (event.type === 'nightBegan' || (event.type === 'rewound' && placed !== null && event.to <= placed.number)) {
      placed = null;
    }
    if (event.type === 'patrolsPlaced') placed = { number, night, sealed: commitments, opened: new Map() };
    at.push(placed);
    if (event.type !== 'facesOpened') continue;
    for (const { place, face, salt } of event.openings) {
      const commitment = placed?.sealed[place];
      const fits =
        placed !== null &&
        commitment !== undefined &&
        opensFace(game, { n: placed.number, night: placed.night, place }, face, salt, commitment);
      if (fits) placed?.opened.set(place, { face, salt });
      else misfits.add(number);
    }
  }
  return { at, misfits };
}

/** Faces as a record holds them: with the crossings in ascending order, and beside them what they were bound with. */
export interface FacesOfRecord {
  readonly faces: readonly Face[];
  readonly salts: readonly string[];
}

/**
 * Placements whose seven faces were all opened, fit, and are what was turned up; by the public number of the placement. What
 * does not come out so stays in a record as it was said.
 */
export function facesForRecord(game: Uint8Array, events: readonly GameEvent[]): ReadonlyMap<number, FacesOfRecord> {
  const entries = publicLog(events, () => '');
  const { at, misfits } = openedFaces(game, entries);
  const wrong = new Set([...misfits].map((number) => at[number]));
  let now = NEW_GAME;
  for (const event of events) {
    const placement = at[now.told];
    const after = evolve(now, event);
    const differs = turnedUp(now.table, after.table).some(({ place, face }) => {
      const opening = placement?.opened.get(place);
      return opening !== undefined && opening.face !== face;
    });
    if (differs) wrong.add(placement);
    now = after;
  }
  const whole = new Map<number, FacesOfRecord>();
  for (const placement of new Set(at)) {
    if (placement === null || wrong.has(placement)) continue;
    const opened = placement.sealed.flatMap((_, place) => placement.opened.get(place) ?? []);
    const faces = opened.map(({ face }) => face);
    const all = faces.length === 7 && POLICEMEN.every((policeman) => faces.includes(policeman));
    if (all) whole.set(placement.number, { faces, salts: opened.map(({ salt }) => salt) });
  }
  return whole;
}
