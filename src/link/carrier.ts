/**
 * What carries messages between phones: a relay, one page talking to itself, later a direct line. It only carries bytes to
 * whoever listens on a topic. It may lose, double, delay and reorder them; the conversation above allows for all of it.
 */

/** *unreachable*: it keeps trying, and nothing goes through just now. */
export type CarrierState = 'connecting' | 'open' | 'unreachable' | 'closed';

export interface Carrier {
  readonly state: () => CarrierState;
  /** Told of every change; what it gives ends that. */
  readonly onState: (listen: (state: CarrierState) => void) => () => void;
  /** Takes what is sent on a topic from now on, over every new connection; what it gives ends that. */
  readonly listen: (topic: string, take: (message: Uint8Array) => void) => () => void;
  /** Sent when it can be, lost without a word otherwise: whoever needs an answer asks again. */
  readonly send: (topic: string, message: Uint8Array) => void;
  /** Replaces the connection: after sleep, another network, a jump of the clock. */
  readonly renew: () => void;
  readonly close: () => void;
}

/** The only two shapes of topic a relay allows: where phones meet, and where two of them talk. */
export const MEETING = 'hideout/1/meet/';
export const TALKING = 'hideout/1/talk/';

/** Bytes of the largest message there is. */
export const LARGEST = 8192;
