/** Crockford's base 32, for codes that people read aloud and for topics. */

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The bits of the bytes, five a character, the last one filled up with zeros. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + ALPHABET[(held << (5 - bits)) & 31];
}

export function isBase32(text: string): boolean {
  return [...text].every((character) => ALPHABET.includes(character));
}
