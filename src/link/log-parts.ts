/** A public log on its way: the heads by which two copies are compared, and the parts that go into frames. */
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { nextHead } from '../log/chain';
import { decodePublic } from '../log/public-entry';
import { LARGEST } from './carrier';
import { type FrameSize, IN_PLAY, room } from './frames';

/** Heads of a log that only grows, in hex. */
export interface Chain {
  /** After the first so many entries. */
  readonly at: (count: number) => string;
  /** After these were added to the first so many. */
  readonly with: (count: number, texts: readonly string[]) => string;
}

export function createChain(game: Uint8Array, log: () => readonly string[]): Chain {
  const heads = [game];
  const at = (count: number): Uint8Array => {
    for (const text of log().slice(heads.length - 1, count)) heads.push(nextHead(heads.at(-1) ?? game, text));
    const head = heads[count];
    if (head === undefined) throw new RangeError(`there is no entry ${count - 1}`);
    return head;
  };
  return {
    at: (count) => bytesToHex(at(count)),
    with: (count, texts) => bytesToHex(texts.reduce(nextHead, at(count))),
  };
}

/** Whether these texts are public entries, numbered from here on. */
export function areEntries(from: number, texts: readonly string[]): boolean {
  return texts.every((text, i) => {
    const entry = decodePublic(text);
    return entry.ok && entry.value.number === from + i;
  });
}

/** A run of entries and the frame it goes in. */
export interface Part {
  readonly from: number;
  readonly texts: readonly string[];
  readonly size: FrameSize;
}

/** Bytes of a message around its texts, with numbers as long as they get. */
const AROUND = 160;

/** The log from a number on: in one frame as in play if it fits, otherwise in as many large ones as it takes. */
export function partsOf(log: readonly string[], from: number): readonly Part[] {
  const texts = log.slice(from);
  if (fitsInPlay(texts)) return [{ from, texts, size: IN_PLAY }];
  const parts: Part[] = [];
  let first = from;
  let part: string[] = [];
  let left = room(LARGEST) - AROUND;
  for (const text of texts) {
    const bytes = weight(text);
    if (bytes > left) {
      parts.push({ from: first, texts: part, size: LARGEST });
      first += part.length;
      part = [];
      left = room(LARGEST) - AROUND;
    }
    part.push(text);
    left -= bytes;
  }
  return [...parts, { from: first, texts: part, size: LARGEST }];
}

/** Whether these entries go in one frame as in play. */
export function fitsInPlay(texts: readonly string[]): boolean {
  return texts.reduce((sum, text) => sum + weight(text), AROUND) <= room(IN_PLAY);
}

/** Bytes of an entry inside a message. A yes weighs as much as a no, or an answer could be told by the size of a frame. */
function weight(text: string): number {
  return utf8ToBytes(JSON.stringify(text.replaceAll('true', 'false'))).length + 1;
}
