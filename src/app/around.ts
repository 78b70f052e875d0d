/** What the app takes from its surroundings, passed in so that tests decide it: the time and chance. */

export interface Around {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Random bytes fit for secrets. */
  readonly random: (bytes: number) => Uint8Array;
}

export const browserAround: Around = {
  now: () => Date.now(),
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
};

/** 32 hex digits: the id of a game or an entry. */
export function newId(around: Around): string {
  return hex(around.random(16));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));
}
