/**
 * Everything that can happen, in the three shapes it has.
 *
 * A *command* asks for something and may hold numbers that name no place and leave results open. A *game event* is
 * what then happened, in Jack's log, with all its secrets. A *public event* is what everybody learns of it: a type of
 * its own, without the secret fields, so that nothing can be forgotten when hiding them.
 *
 * Commands and game events share one description, with the kind of number and id as parameters.
 */
import type { CircleId, CrossingId } from '../board/types';
import type { GivenOptions } from './options';
import type { By, CrimeTime, Letter, Policeman, Referee, Side, Tokens } from './vocabulary';

/** A movement of Jack's: one circle, or the two circles of a coach. */
export type Move<C extends number = CircleId> =
  | { readonly by: 'walk' | 'alley'; readonly to: readonly [C] }
  | { readonly by: 'coach'; readonly to: readonly [C, C] };

/** "The table rules otherwise": lifts a refusal about places, routes, steps, tokens or actions. */
interface Ruled {
  readonly ruledByTable?: true | undefined;
}

export type Places<K extends string> = { readonly [P in Policeman]?: K | null };

/** What happens without any result of a question. */
type Plain<C extends number, K extends string> =
  | { readonly type: 'gameStarted'; readonly options: GivenOptions }
  | { readonly type: 'hideoutChosen'; readonly circle: C }
  | TakenOver<C, K>
  | { readonly type: 'nightBegan'; readonly night: number }
  | { readonly type: 'womenPlaced'; readonly circles: readonly C[]; readonly marked?: readonly C[] | undefined }
  | {
      readonly type: 'patrolsPlaced';
      readonly crossings: readonly K[];
      readonly faces?: readonly Face[] | undefined;
      /** Commitments to the faces in the order of the crossings, ascending, made by the device that holds them. */
      readonly sealed?: readonly string[] | undefined;
    }
  | FacesOpened
  | LetterPlayed<K>
  | { readonly type: 'letterAnswered'; readonly policeman: Policeman }
  | { readonly type: 'victimsRevealed'; readonly circles: readonly C[] }
  | { readonly type: 'waited' }
  | { readonly type: 'wretchedMoved'; readonly from: C; readonly to: C }
  | { readonly type: 'patrolRevealed'; readonly crossing: K; readonly face?: Face | undefined }
  | { readonly type: 'killed'; readonly time: CrimeTime; readonly circles: readonly C[] }
  | { readonly type: 'alarmRaised'; readonly policemen: { readonly [P in Policeman]?: K } }
  | (Move<C> & Ruled & { readonly type: 'jackMoved' })
  | { readonly type: 'falseCluePlaced'; readonly circle: C }
  | (Ruled & { readonly type: 'policemanMoved'; readonly policeman: Policeman; readonly to: K })
  | { readonly type: 'policemenStated'; readonly policemen: Places<K> }
  | { readonly type: 'policeDone' }
  | { readonly type: 'escapeDeclared' }
  | { readonly type: 'refereeSet'; readonly level: Referee }
  | { readonly type: 'trapped' }
  | { readonly type: 'outOfMoves' }
  | { readonly type: 'conceded'; readonly by?: Side | undefined }
  | { readonly type: 'takenBack'; readonly entry: number }
  | { readonly type: 'rewound'; readonly to: number }
  | { readonly type: 'resumed'; readonly from: number }
  | { readonly type: 'revealed'; readonly secret?: string | undefined };

/** A game begun on paper goes on here, from tonight's row and what lies on the board. */
export interface TakenOver<C extends number = CircleId, K extends string = CrossingId> {
  readonly type: 'takenOver';
  readonly night: number;
  readonly time: CrimeTime;
  /** Crime scenes of earlier nights. */
  readonly scenes: readonly C[];
  /** Tonight's row, the crime or crimes first. */
  readonly row: readonly C[];
  readonly tokens: Tokens;
  readonly policemen: Places<K>;
  readonly turn: Side;
}

export interface LetterPlayed<K extends string = CrossingId> {
  readonly type: 'letterPlayed';
  readonly letter: Letter;
  readonly from?: K | undefined;
  readonly to?: K | undefined;
  readonly policeman?: Policeman | undefined;
}

/** What is under a patrol token: a policeman's colour, or `false`. */
export type Face = Policeman | false;

/**
 * The device that entered tonight's faces opens its commitments to those that lie open: `place` in sorted order from 0,
 * `salt` in hex.
 */
export interface FacesOpened {
  readonly type: 'facesOpened';
  readonly openings: readonly { readonly place: number; readonly face: Face; readonly salt: string }[];
}

interface Asked<C extends number> extends Ruled {
  readonly policeman?: Policeman | undefined;
  readonly circle: C;
}

type Questions<C extends number> =
  | (Asked<C> & { readonly type: 'clueSearched'; readonly found?: boolean | undefined })
  | (Asked<C> & { readonly type: 'arrestAttempted'; readonly caught?: boolean | undefined });

type Answers<C extends number> =
  | (Asked<C> & { readonly type: 'clueSearched'; readonly found: boolean })
  | (Asked<C> & { readonly type: 'arrestAttempted'; readonly caught: boolean });

/** Jack's one control that tells what he has recorded and covers his sheet. Never public itself. */
export interface HandedOver {
  readonly type: 'handedOver';
}

/** The referee has found the end; Jack alone sees it until he says so. Never public itself. */
export interface EndFound {
  readonly type: 'endFound';
  readonly end: 'trapped' | 'outOfMoves';
}

/** What a record holds and a person asks for. Numbers and ids are as typed and may name nothing. */
export type RecordedEvent = Plain<number, string> | Questions<number>;
export type Command = RecordedEvent | HandedOver;

/** What happened, as it stands in Jack's log. */
export type GameEvent = Plain<CircleId, CrossingId> | Answers<CircleId> | HandedOver | EndFound;
export type EventType = GameEvent['type'];
export type GameEventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;

type Untouched = Exclude<
  GameEvent,
  {
    readonly type:
      | 'hideoutChosen'
      | 'takenOver'
      | 'womenPlaced'
      | 'patrolsPlaced'
      | 'killed'
      | 'jackMoved'
      | 'handedOver'
      | 'endFound';
  }
>;

/** What everybody learns. Types with a secret are described anew, without it. */
export type PublicEvent =
  | Untouched
  | { readonly type: 'hideoutChosen' }
  | {
      readonly type: 'takenOver';
      readonly night: number;
      readonly time: CrimeTime;
      readonly scenes: readonly CircleId[];
      /** The crimes of tonight, ascending. */
      readonly crimes: readonly CircleId[];
      /** Cells of tonight's row that are filled, the crimes among them. */
      readonly filled: number;
      readonly tokens: Tokens;
      readonly policemen: Places<CrossingId>;
      readonly turn: Side;
    }
  | { readonly type: 'womenPlaced'; readonly circles: readonly CircleId[] }
  | { readonly type: 'patrolsPlaced'; readonly crossings: readonly CrossingId[] }
  /** Circles ascending: which of two came first stays secret (DOUBLE-4). */
  | { readonly type: 'killed'; readonly time: CrimeTime; readonly circles: readonly CircleId[] }
  | { readonly type: 'jackMoved'; readonly by: By; readonly ruledByTable?: true | undefined };
export type PublicEventType = PublicEvent['type'];
