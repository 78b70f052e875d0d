/**
 * What changes with the scale besides the transform: which numbers are shown, how large marks are drawn, and when the
 * picture is painted anew. Each of these costs a frame, so they follow in steps, and exactly only at rest.
 */
import { markSize, NUMBERS_FROM } from './view';

/** While the sheet moves, marks keep their size until they are this many times too large or too small. */
const DRIFT = 1.6;
/**
 * A moving sheet is a painted picture, scaled. Made smaller, it would need the whole board at the old size; made much larger,
 * it would be a blur: past these the picture is painted anew on the way.
 */
const SMALLER = 0.6;
const LARGER = 3;

export interface Legible {
  readonly moving: (scale: number) => void;
  readonly atRest: (scale: number) => void;
}

/** For the sheet that moves and, on it, the layer of marks; `onSize` hears how large those are now drawn. */
export function makeLegible(sheet: HTMLElement, marks: SVGSVGElement, onSize: (size: number) => void): Legible {
  let size = 0;
  let painted = 1;
  const dress = (scale: number, drift: number): void => {
    const wanted = markSize(scale);
    if (size === 0 || wanted > size * drift || wanted < size / drift) {
      size = wanted;
      marks.style.setProperty('--map-marks', String(size));
      onSize(size);
    }
    const level = scale >= NUMBERS_FROM ? 'near' : 'far';
    if (sheet.dataset.level !== level) sheet.dataset.level = level;
  };
  return {
    moving: (scale) => {
      dress(scale, DRIFT);
      const stale = scale < painted * SMALLER || scale > painted * LARGER;
      if (stale) painted = scale;
      sheet.toggleAttribute('data-kept', !stale);
    },
    atRest: (scale) => {
      dress(scale, 1);
      painted = scale;
      // Let go of the picture for a frame, in which it is painted sharp, and keep the new one ready for the next gesture.
      sheet.removeAttribute('data-kept');
      requestAnimationFrame(() => requestAnimationFrame(() => sheet.toggleAttribute('data-kept', true)));
    },
  };
}
