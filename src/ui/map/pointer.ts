/**
 * Taps on the map, told from drags and pinches. Pointer events, because what d3-zoom does to mouse and touch events (it
 * cancels them when a finger trembles) does not reach them.
 */

export interface Tap {
  readonly x: number;
  readonly y: number;
  /** A mouse or a pen, which point exactly. */
  readonly exact: boolean;
  /** The second of two quick taps at one place. */
  readonly second: boolean;
}

const STIRS_PX = 10;
const LASTS_MS = 600;
const DOUBLE_MS = 320;
const DOUBLE_PX = 28;

/** Listens for taps; the answer ends it. */
export function listenForTaps(frame: HTMLElement, onTap: (tap: Tap) => void): () => void {
  const down = new Map<number, PointerEvent>();
  let several = false;
  let before = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };

  const press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (down.size === 0) several = false;
    down.set(event.pointerId, event);
    if (down.size > 1) several = true;
  };
  const lift = (event: PointerEvent): void => {
    const start = down.get(event.pointerId);
    down.delete(event.pointerId);
    if (!start || several || event.timeStamp - start.timeStamp > LASTS_MS) return;
    const [x, y] = [event.clientX, event.clientY];
    if (Math.hypot(x - start.clientX, y - start.clientY) > STIRS_PX) return;
    const second = event.timeStamp - before.at < DOUBLE_MS && Math.hypot(x - before.x, y - before.y) < DOUBLE_PX;
    before = { x, y, at: second ? Number.NEGATIVE_INFINITY : event.timeStamp };
    onTap({ x, y, exact: event.pointerType === 'mouse' || event.pointerType === 'pen', second });
  };
  const lose = (event: PointerEvent): void => void down.delete(event.pointerId);

  frame.addEventListener('pointerdown', press);
  // A finger or mouse may be lifted outside the map.
  window.addEventListener('pointerup', lift);
  window.addEventListener('pointercancel', lose);
  return () => {
    frame.removeEventListener('pointerdown', press);
    window.removeEventListener('pointerup', lift);
    window.removeEventListener('pointercancel', lose);
  };
}
