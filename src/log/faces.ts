/**
 * The faces of the patrol tokens, bound by the police device that entered them with a secret of its own, and opened token
 * by token (DESIGN: "Honesty you can check"). Jack's phone passes commitments and openings on and can read neither before
 * their time.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Face, POLICEMEN } from '../rules/index';
import { u32 } from './bytes';
import { KIND } from './hidden';

/** Where a token was placed: the number of the public entry, the night, and its place in sorted order from 0. */
export interface PlacedToken {
  readonly n: number;
  readonly night: number;
  readonly place: number;
}

const FACES: readonly Face[] = [false, ...POLICEMEN];

/** The salt of one token, in hex: as that of an entry, its info ending in the place. */
export function saltOfFace(secret: Uint8Array, n: number, place: number): string {
  const info = concatBytes(utf8ToBytes('hideout/1/salt'), u32(n), Uint8Array.of(place));
  return bytesToHex(hkdf(sha256, secret, undefined, info, 32));
}

/** The commitment to one face, in hex. `game` is the game's id, 16 bytes. */
function commitmentTo(game: Uint8Array, { n, night, place }: PlacedToken, face: Face, salt: string): string {
  const bound = Uint8Array.of(KIND.face, night, place, FACES.indexOf(face));
  const message = concatBytes(utf8ToBytes('hideout/1/commit'), game, u32(n), bound);
  return bytesToHex(hmac(sha256, hexToBytes(salt), message));
}

/** Binds the seven faces, given in the order of their crossings, ascending. */
export function sealFaces(
  game: Uint8Array,
  secret: Uint8Array,
  n: number,
  night: number,
  faces: readonly Face[],
): readonly string[] {
  return faces.map((face, place) => commitmentTo(game, { n, night, place }, face, saltOfFace(secret, n, place)));
}

/** Whether a salt and a face are what a commitment was made of. */
export function opensFace(game: Uint8Array, token: PlacedToken, face: Face, salt: string, commitment: string): boolean {
  return commitmentTo(game, token, face, salt) === commitment;
}

/** The faces behind commitments, found with the secret they were made with; null when it is another one. */
export function findFaces(
  game: Uint8Array,
  secret: Uint8Array,
  n: number,
  night: number,
  commitments: readonly string[],
): readonly Face[] | null {
  const found = commitments.map((commitment, place) => {
    const salt = saltOfFace(secret, n, place);
    return FACES.find((face) => commitmentTo(game, { n, night, place }, face, salt) === commitment);
  });
  return found.every((face) => face !== undefined) ? (found as readonly Face[]) : null;
}
