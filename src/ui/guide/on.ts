/** The setting that holds where somebody is in the guided nights, for those who only ask whether one is on the screen. */
export const GUIDE = 'guide';

/** `place.ts` writes it: the side that is on the screen comes last. */
export function isOn(text: string | null): boolean {
  return text !== null && !text.endsWith(' ');
}
