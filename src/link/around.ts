/** What a conversation takes from its surroundings, passed in so that tests decide it: chance, time and waiting. */
export interface LinkAround {
  /** Random bytes fit for keys. */
  readonly random: (bytes: number) => Uint8Array;
  /** Milliseconds by a clock that never goes back, whatever is done to the phone's. */
  readonly now: () => number;
  /** Calls once after so many milliseconds; what it gives calls that off. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
}
