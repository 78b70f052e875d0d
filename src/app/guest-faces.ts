/**
 * The faces of the patrol tokens on a detectives' device. They are bound with a secret of its own, which is kept here before
 * Jack's phone hears of them (DESIGN: "Honesty you can check"); what goes out are commitments, and one by one the openings of
 * tokens that lie open on the table. Once the commitments stand in the public log, the secret alone finds the faces again.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { DetectivesView } from '../log/detectives-view';
import type { PublicEntry } from '../log/disclose';
import { findFaces, saltOfFace, sealFaces } from '../log/faces';
import { readSecret, SECRET_BYTES, writeSecret } from '../log/secret';
import { accept, type Command, type Face, type Patrol, type Result } from '../rules/index';
import type { StoreFailure } from '../store/index';
import type { TableStore } from '../store/table-store';
import { type Around, fromHex, hex } from './around';
import { openedSince } from './asked';
import type { FacesDesk, HeldFace } from './desk';

export interface FacesOptions {
  /** Of the game, 32 hex digits. */
  readonly id: string;
  readonly table: TableStore;
  readonly around: Around;
  readonly entries: ReadonlySignal<readonly PublicEntry[]>;
  readonly told: ReadonlySignal<DetectivesView>;
  /** How faces are bound; else as DESIGN says. */
  readonly seal?: typeof sealFaces | undefined;
}

/** A command that holds only at one number of the public log. */
export type Bound = Command & { readonly number: number };

export interface GuestFaces extends FacesDesk {
  /** Changes with what is kept here. */
  readonly secrets: ReadonlySignal<readonly string[]>;
  /** A command as it goes to Jack's phone when it would become the public entry `number`: never with a face in it. */
  readonly asSent: (command: Command, number: number) => Promise<Result<Command | Bound, StoreFailure>>;
  /** The tokens that lie open and that this device has still to open; null where there is none. */
  readonly due: () => Bound | null;
}

export async function createGuestFaces(options: FacesOptions): Promise<GuestFaces> {
  const { id, table, around, entries, told, seal = sealFaces } = options;
  const game = fromHex(id);
  const kept = await table.faces(id);
  const secrets = signal<readonly string[]>(kept.ok ? (kept.value?.secrets ?? []) : []);

  const keep = async (all: readonly string[]): Promise<Result<void, StoreFailure>> => {
    const done = await table.saveFaces({ game: id, secrets: all });
    if (done.ok) secrets.value = all;
    return done;
  };
  /** The one this device binds with, made when first needed. */
  const ownSecret = async (): Promise<Result<string, StoreFailure>> => {
    // Read anew: another tab of this device may have made one, or the first reading failed.
    const now = await table.faces(id);
    if (!now.ok) return now;
    const known = now.value?.secrets ?? [];
    const [first] = known;
    if (first !== undefined) {
      secrets.value = known;
      return accept(first);
    }
    const made = hex(around.random(SECRET_BYTES));
    const done = await keep([made]);
    return done.ok ? accept(made) : done;
  };

  const placement = computed(() => placementIn(entries.value));
  const opened = computed(() => {
    const placed = placement.value;
    for (const secret of placed === null ? [] : secrets.value) {
      const faces = placed && openWith(placed, fromHex(secret));
      if (faces) return { ...placed, faces, secret };
    }
    return null;
  });
  const openWith = ({ number, night, sealed }: Placement, secret: Uint8Array): readonly Face[] | null =>
    sealed === null ? null : findFaces(game, secret, number, night, sealed);

  return {
    secrets,
    tonight: computed(() => {
      const { patrols } = told.value.table.hell;
      const { faces } = opened.value ?? {};
      return faces === undefined || patrols.length !== faces.length ? null : patrols.map(heldBy(faces));
    }),
    text: computed(() => {
      // What opens tonight, where that was taken over from another device.
      const own = opened.value?.secret ?? secrets.value[0];
      return own === undefined ? null : (writeSecret(fromHex(own)).match(/.{4}/g) ?? []);
    }),
    takeOver: async (typed) => {
      const read = readSecret(typed);
      if (!read.ok) return read.error;
      const secret = hex(read.value);
      const placed = placement.value;
      const sealed = placed !== null && placed.sealed !== null;
      if (sealed && openWith(placed, read.value) === null) return 'another';
      const done = await keep([...new Set([...secrets.value, secret])]);
      return done.ok ? 'taken' : 'notStored';
    },
    asSent: async (command, number) => {
      if (command.type !== 'patrolsPlaced') return accept(command);
      const { faces, crossings } = command;
      if (faces === undefined) return accept(command);
      const secret = await ownSecret();
      if (!secret.ok) return secret;
      const laid = crossings.map((crossing, i) => ({ crossing, face: faces[i] ?? false })).sort(byCrossing);
      const { night } = told.value.table;
      const bound: Bound = {
        type: 'patrolsPlaced',
        crossings: laid.map(({ crossing }) => crossing),
        sealed: seal(
          game,
          fromHex(secret.value),
          number,
          night,
          laid.map(({ face }) => face),
        ),
        number,
      };
      return accept(bound);
    },
    due: () => {
      const held = opened.value;
      const { hell, end } = told.value.table;
      if (held === null || end !== null) return null;
      const { number, secret } = held;
      const before = openedSince(entries.value, number);
      const openings = hell.patrols.flatMap(({ face }, place) => {
        const entered = held.faces[place];
        if (face === null || before.has(place) || entered === undefined) return [];
        return { place, face: entered, salt: saltOfFace(fromHex(secret), number, place) };
      });
      return openings.length === 0 ? null : { type: 'facesOpened', openings, number };
    },
  };
}

interface Placement {
  /** Of the public entry. */
  readonly number: number;
  readonly night: number;
  readonly sealed: readonly string[] | null;
}

/** Where tonight's tokens were placed last; null before that. */
function placementIn(entries: readonly PublicEntry[]): Placement | null {
  let night = 0;
  let found: Placement | null = null;
  for (const { number, event, commitments } of entries) {
    if (event.type === 'nightBegan') {
      ({ night } = event);
      found = null;
    }
    if (event.type === 'patrolsPlaced') found = { number, night, sealed: commitments ?? null };
  }
  return found;
}

const heldBy =
  (faces: readonly Face[]) =>
  ({ crossing, face: shown }: Patrol, place: number): HeldFace => ({ crossing, face: faces[place] ?? false, shown });

function byCrossing(a: { readonly crossing: string }, b: { readonly crossing: string }): number {
  return a.crossing < b.crossing ? -1 : 1;
}
