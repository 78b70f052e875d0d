/**
 * Moves the sheet under its window: drag, pinch, wheel and ways by program, all by d3-zoom, which keeps each finger on the
 * point of the board it touched and the sheet within the window. Taps are the map's own (`pointer.ts`): a double tap must
 * not be mistaken for two choices.
 *
 * Only the sheet's transform changes while it moves: the compositor moves the painted picture as it is (`will-change`), and at
 * rest it is painted anew and sharp. What else follows the scale is `legible.ts`.
 */
import { type Selection, select } from 'd3-selection';
import 'd3-transition';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import type { Point } from '../../board/types';
import { isStill } from '../still';
import type { Legible } from './legible';
import { fitScale, MOST_SCALE, SHEET, type Size, type View, viewOf } from './view';

export interface Camera {
  /** The point of the board under a point of the page, and the scale there. */
  readonly under: (clientX: number, clientY: number) => Point & { readonly scale: number };
  readonly scale: () => number;
  /** Glides to a view, or is there at once where motion is not wanted. */
  readonly show: (view: View, how?: 'glide' | 'jump') => void;
  /** Brings points into view, and again when the window changes before somebody has moved the sheet. */
  readonly bring: (points: readonly Point[], how: 'glide' | 'jump') => void;
  readonly zoomBy: (factor: number, around?: Point) => void;
  readonly whole: (how?: 'glide' | 'jump') => void;
  /** Brings a point into sight, at no less than a scale. */
  readonly reveal: (point: Point, least?: number) => void;
  readonly end: () => void;
}

const GLIDE_MS = 280;
/** Room kept between the window's edge and a place moved to. */
const ROOM_PX = 44;

type Frame = Selection<HTMLElement, unknown, null, undefined>;

export function makeCamera(frame: HTMLElement, sheet: HTMLElement, legible: Legible): Camera {
  let size: Size = { width: frame.clientWidth, height: frame.clientHeight };
  const selection: Frame = select<HTMLElement, unknown>(frame);
  const least = (): number => fitScale(SHEET, size);
  const now = (): ZoomTransform => zoomTransform(frame);
  const atRest = (): boolean => now().k <= least() * 1.001;

  const draw = ({ k, x, y }: ZoomTransform): void => {
    sheet.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    // With the whole board in sight there is nothing to drag: a finger may scroll the page.
    const touch = atRest() ? 'pan-y' : 'none';
    if (frame.style.touchAction !== touch) frame.style.touchAction = touch;
  };

  let brought: readonly Point[] | null = null;
  let byTouch = false;
  const listening = new AbortController();
  frame.addEventListener('pointerdown', ({ pointerType }) => (byTouch = pointerType === 'touch'), listening);

  const behaviour = zoom<HTMLElement, unknown>()
    .extent(() => [
      [0, 0],
      [size.width, size.height],
    ])
    .translateExtent([
      [0, 0],
      [SHEET.width, SHEET.height],
    ])
    .scaleExtent([least(), MOST_SCALE])
    .clickDistance(8)
    .filter((event: MouseEvent | TouchEvent) => {
      if ('touches' in event) return event.touches.length > 1 || !atRest();
      // The mouse event a browser makes up after a tap would stop the glide which that tap began.
      if (event.type === 'mousedown' && byTouch) return false;
      return (!event.ctrlKey || event.type === 'wheel') && !event.button;
    })
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      if (sourceEvent) brought = null;
      draw(transform);
      legible.moving(transform.k);
    })
    .on('end', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => legible.atRest(transform.k));
  selection.call(behaviour).on('dblclick.zoom', null);

  const apply = (transform: ZoomTransform, how: 'glide' | 'jump'): void => {
    brought = null;
    const far = [behaviour.extent().call(frame, undefined), behaviour.translateExtent()] as const;
    const kept = behaviour.constrain()(transform, ...far);
    if (how === 'jump' || isStill()) selection.call(behaviour.transform, kept);
    else selection.transition().duration(GLIDE_MS).call(behaviour.transform, kept);
  };
  const show = ({ middle, scale }: View, how: 'glide' | 'jump' = 'glide'): void => {
    const k = Math.min(MOST_SCALE, Math.max(least(), scale));
    const x = size.width / 2 - (middle.x - SHEET.x) * k;
    const y = size.height / 2 - (middle.y - SHEET.y) * k;
    apply(zoomIdentity.translate(x, y).scale(k), how);
  };
  const whole = (how: 'glide' | 'jump' = 'glide'): void =>
    show({ middle: { x: SHEET.x + SHEET.width / 2, y: SHEET.y + SHEET.height / 2 }, scale: least() }, how);

  const bring = (points: readonly Point[], how: 'glide' | 'jump'): void => {
    const view = viewOf(points, size);
    if (!view) return;
    show(view, how);
    brought = points;
  };

  /** The point of the board at a point of the window. */
  const boardAt = (x: number, y: number): Point => {
    const [sheetX, sheetY] = now().invert([x, y]);
    return { x: sheetX + SHEET.x, y: sheetY + SHEET.y };
  };
  const middle = (): Point => boardAt(size.width / 2, size.height / 2);

  const observer = new ResizeObserver(() => {
    const next = { width: frame.clientWidth, height: frame.clientHeight };
    if (next.width === 0 || (next.width === size.width && next.height === size.height)) return;
    const [kept, wasWhole, scale] = [middle(), atRest(), now().k];
    size = next;
    behaviour.scaleExtent([least(), MOST_SCALE]);
    if (brought) bring(brought, 'jump');
    else if (wasWhole) whole('jump');
    else show({ middle: kept, scale }, 'jump');
  });
  observer.observe(frame);
  whole('jump');

  return {
    under: (clientX, clientY) => {
      const { left, top } = frame.getBoundingClientRect();
      return { ...boardAt(clientX - left - frame.clientLeft, clientY - top - frame.clientTop), scale: now().k };
    },
    scale: () => now().k,
    show,
    bring,
    zoomBy: (factor, around) => {
      const scale = Math.min(MOST_SCALE, Math.max(least(), now().k * factor));
      const kept = around ?? middle();
      const share = now().k / scale;
      const from = middle();
      show({ middle: { x: kept.x + (from.x - kept.x) * share, y: kept.y + (from.y - kept.y) * share }, scale });
    },
    whole,
    reveal: (point, leastScale = 0) => {
      const { k } = now();
      const [x, y] = now().apply([point.x - SHEET.x, point.y - SHEET.y]);
      const inSight =
        x >= ROOM_PX && y >= ROOM_PX && x <= size.width - ROOM_PX && y <= size.height - ROOM_PX && k >= leastScale;
      if (!inSight) show({ middle: point, scale: Math.max(k, leastScale) });
    },
    end: () => {
      listening.abort();
      observer.disconnect();
      selection.interrupt().on('.zoom', null);
    },
  };
}
