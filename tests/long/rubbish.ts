/**
 * What somebody may send who stands where a relay stands: frames made of nothing, and frames made of those he has overheard.
 * None of it is sealed with a key of the table it is sent to, for the place it is sent to.
 */
import { type FrameKey, seal } from '../../src/link/frames';
import type { Keys } from '../../src/link/handshake';

export interface Overheard {
  readonly topic: string;
  readonly frame: Uint8Array;
}

export interface RubbishOptions {
  /** Numbers from 0 to 1, and bytes, of a seed. */
  readonly next: () => number;
  readonly bytes: (count: number) => Uint8Array;
  readonly keys: Keys;
  readonly game: Uint8Array;
  /** What was really said at this table, and at another one. */
  readonly overheard: readonly Overheard[];
  readonly elsewhere: readonly Overheard[];
}

export type Kind = (typeof KINDS)[number];
export const KINDS = [
  'noise',
  'noise of the right size',
  'oversized',
  'truncated',
  'bits flipped',
  'replayed',
  'sent back',
  'of another table',
  'wrong key',
  'wrong place',
  'JSON',
] as const;

/** A message that some phone would obey if it were sealed as it should be. */
const OBEYED = [
  '{"t":"ask","id":"00000000000000000000000000000001","night":1,"move":1,"count":0,"head":"00000000000000000000000000000000","command":{"type":"policeDone"}}',
  '{"t":"pull","since":0}',
  '{"t":"removed"}',
  '{"t":"seat","seat":"display"}',
  '{"t":"beat","count":0,"seat":"display"}',
  '{"t":"log","from":0,"texts":[],"count":0,"head":"00000000000000000000000000000000"}',
];

export interface Thrown {
  readonly kind: Kind;
  readonly topic: string;
  readonly frame: Uint8Array;
}

/** Gives one after another, always the same ones for a seed. */
export function createRubbish({ next, bytes, keys, game, overheard, elsewhere }: RubbishOptions): () => Thrown {
  const upTo = (most: number): number => Math.floor(next() * most);
  const some = <T>(all: readonly T[]): T => all[upTo(all.length)] as T;
  // Mostly small ones: chance for a large frame costs more than opening it.
  const size = (): 512 | 8192 => (next() < 0.9 ? 512 : 8192);
  const noise = (count: number): Uint8Array => new Uint8Array(count).fill(upTo(256)).map((byte, i) => byte ^ (i * 31));
  const topic = (): string => (next() < 0.5 ? keys.topicToJack : keys.topicFromJack);
  const sealedAs = (key: FrameKey): Uint8Array => seal(key, some(OBEYED), size(), bytes);

  const made: Record<Kind, () => Omit<Thrown, 'kind'>> = {
    noise: () => ({ topic: topic(), frame: bytes(upTo(next() < 0.9 ? 600 : 9000)) }),
    'noise of the right size': () => ({ topic: topic(), frame: noise(size()) }),
    oversized: () => ({ topic: topic(), frame: noise(8193 + upTo(60_000)) }),
    truncated: () => {
      const { topic: at, frame } = some(overheard);
      return { topic: at, frame: frame.slice(0, upTo(frame.length)) };
    },
    'bits flipped': () => {
      const { topic: at, frame } = some(overheard);
      const bent = frame.slice();
      // Different ones: two flips of one bit would be none.
      const first = upTo(bent.length);
      for (let i = 0; i <= upTo(8); i += 1) {
        const place = (first + i * 7) % bent.length;
        bent[place] = (bent[place] as number) ^ (1 << upTo(8));
      }
      return { topic: at, frame: bent };
    },
    replayed: () => some(overheard),
    'sent back': () => {
      const { topic: at, frame } = some(overheard);
      return { topic: at === keys.topicToJack ? keys.topicFromJack : keys.topicToJack, frame };
    },
    'of another table': () => ({ topic: topic(), frame: some(elsewhere).frame }),
    'wrong key': () => {
      const at = topic();
      const direction = at === keys.topicToJack ? 'toJack' : 'fromJack';
      return { topic: at, frame: sealedAs({ key: bytes(32), game, device: 1, direction }) };
    },
    'wrong place': () => {
      // Right key, and another game, device or direction: what a phone of this table could be made to have sealed.
      const at = topic();
      const direction = at === keys.topicToJack ? 'toJack' : 'fromJack';
      const key = { key: keys[direction], game, device: 1, direction } as const;
      const other = direction === 'toJack' ? 'fromJack' : 'toJack';
      const changes = [{ game: bytes(16) }, { device: 2 + upTo(7) }, { device: 0 }, { direction: other }] as const;
      return { topic: at, frame: sealedAs({ ...key, ...some(changes) }) };
    },
    JSON: () => ({ topic: topic(), frame: new TextEncoder().encode(some(OBEYED).slice(0, 20 + upTo(200))) }),
  };
  return () => {
    const kind = some(KINDS);
    return { kind, ...made[kind]() };
  };
}
