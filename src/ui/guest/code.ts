/**
 * The code of a table as it is typed: Crockford's letters and digits, which leave out what looks alike. An o is a 0, an i or
 * an l a 1, so nothing can be mistyped that way.
 */
export const CODE_CHARACTERS = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
export const CODE_LENGTH = 6;

/** The character a key stands for; null for what no code has. */
export function codeCharacter(key: string): string | null {
  const upper = key.toUpperCase();
  const meant = upper === 'O' ? '0' : upper === 'I' || upper === 'L' ? '1' : upper;
  return CODE_CHARACTERS.includes(meant) ? meant : null;
}

/** A code in what was pasted, alone or in the link it came with; null where there is none. */
export function codeIn(pasted: string): string | null {
  const linked = /[#&]join=([0-9a-z]{6})\b/i.exec(pasted)?.[1];
  const given = [...(linked ?? pasted).replace(/[\s·-]/g, '')].map(codeCharacter);
  return given.length === CODE_LENGTH && !given.includes(null) ? given.join('') : null;
}
