/** What the map is given to show and to offer. It decides nothing: what may be chosen comes from the rules. */
import type { CircleId, CrossingId, PlaceId } from '../../board/types';
import type { Language } from '../../i18n/t';
import type { Face } from '../../rules/events';
import type { Filling } from '../../rules/table';
import type { Night, Policeman } from '../../rules/vocabulary';

/** A place that can be chosen. */
export type MapPlace = CircleId | CrossingId;

export type Offered =
  | { readonly kind: 'circles'; readonly places: ReadonlySet<CircleId> }
  | { readonly kind: 'crossings'; readonly places: ReadonlySet<CrossingId> };

/** One move of the revealed route: one circle, two for a coach. */
export interface RouteStep {
  readonly night: Night;
  /** What stands at its end, such as the column of the move sheet. */
  readonly label: string;
  readonly from: CircleId;
  readonly to: readonly CircleId[];
  /** `paper`: taken over, and nobody said how he got there. */
  readonly by: Exclude<Filling, 'crime'>;
}

/**
 * A patrol token: his colour once it lies face up, null while it lies face down. A false one leaves the board when it is
 * turned up, so `false` is shown only to the police, while they enter what lies there.
 */
export interface PatrolMark {
  readonly crossing: CrossingId;
  readonly face: Face | null;
}

export interface Marks {
  readonly scenes?: readonly CircleId[];
  readonly clues?: readonly CircleId[];
  readonly falseClues?: readonly CircleId[];
  readonly policemen?: Partial<Readonly<Record<Policeman, CrossingId>>>;
  /** Circles with a woman token, face down. */
  readonly women?: readonly CircleId[];
  /** Circles on which a Wretched stands. */
  readonly wretched?: readonly CircleId[];
  readonly patrols?: readonly PatrolMark[];
  /** Where Jack stands. Only ever passed while his sheet is unlocked. */
  readonly here?: CircleId | null;
  /** Jack's hideout. Only ever passed once it is revealed. */
  readonly hideout?: CircleId | null;
  /** Crossings that close a refused walk. */
  readonly closing?: readonly CrossingId[];
  /** The revealed route, in order. */
  readonly route?: readonly RouteStep[];
  /** How many steps of the route are drawn; all without it. The last one drawn stands out. */
  readonly upTo?: number;
}

/** The sentences the map needs, and crossings in words (`crossingInWords` of what the board calls them). */
export interface MapWords extends Pick<Language, 't' | 'list'> {
  /** "the crossing between 118, 119 and 120". */
  readonly nameCrossing: (crossing: CrossingId) => string;
}

/** The id of a place on the board. */
export function placeId(place: MapPlace): PlaceId {
  return typeof place === 'number' ? `c${String(place).padStart(3, '0')}` : place;
}

/** The circle or crossing with an id; nobody stands on a fork. */
export function mapPlace(id: PlaceId): MapPlace | null {
  if (id[0] === 'c') return Number(id.slice(1)) as CircleId;
  return id[0] === 'k' ? (id as CrossingId) : null;
}
