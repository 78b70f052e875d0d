/**
 * The secret R of a game: 16 random bytes from which every salt comes, and the text of 28 characters in which a person
 * can keep it.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { accept, type Result } from '../rules/index';

export const SECRET_BYTES = 16;

/** Crockford's base 32: no I, L, O, U; read without regard to case, with o as 0 and i, l as 1. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHARACTERS = 28;

/** What is wrong with a recovery text: its length, a character, or its check (the last 12 bits). */
export type BadSecret = 'length' | 'character' | 'check';

/** R and the first 12 bits of its SHA-256 as 28 characters. */
export function writeSecret(secret: Uint8Array): string {
  const check = sha256(secret);
  const bits = [...secret, check[0] ?? 0, check[1] ?? 0].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length: CHARACTERS }, (_, i) => ALPHABET[Number.parseInt(bits.slice(5 * i, 5 * i + 5), 2)]).join(
    '',
  );
}

/** Reads a recovery text as typed: spaces and hyphens between groups are ignored. */
export function readSecret(text: string): Result<Uint8Array, BadSecret> {
  const typed = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (typed.length !== CHARACTERS) return { ok: false, error: 'length' };
  const values = [...typed].map((character) => ALPHABET.indexOf(character));
  if (values.includes(-1)) return { ok: false, error: 'character' };
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('');
  const secret = Uint8Array.from({ length: SECRET_BYTES }, (_, i) => Number.parseInt(bits.slice(8 * i, 8 * i + 8), 2));
  return writeSecret(secret) === typed ? accept(secret) : { ok: false, error: 'check' };
}
