/**
 * Jack's route after the reveal. Each night has its colour and its dashes; a walk is a line along the streets, a coach two
 * rails along them, an alley a straight line over the houses with a gate in its middle; straight without one is a step from
 * paper, of which nobody said how.
 */

import type { Board, CircleId, Point } from '../../board/types';
import { placeOf } from '../../board/ways';
import type { Night } from '../../rules/vocabulary';
import { CIRCLE, linePath } from './drawing';
import { lengthOf, type Streets, walkLine } from './streets';
import type { RouteStep } from './types';

interface RouteLinesProps {
  readonly board: Board;
  readonly streets: Streets;
  readonly route: readonly RouteStep[];
}

/** The lines of a step: one, or two where a coach passes a circle. */
export function stepLines(board: Board, streets: Streets, { from, to, by }: RouteStep): readonly (readonly Point[])[] {
  return to.map((end, i) => {
    const start = to[i - 1] ?? from;
    if (by === 'alley' || by === 'paper') return [placeOf(board, start), placeOf(board, end)];
    return walkLine(board, streets, start, end);
  });
}

/** The point half-way along a line, and the angle, in degrees, at which the line passes it. */
export function halfWay(line: readonly Point[]): Point & { readonly angle: number } {
  let left = lengthOf(line) / 2;
  for (const [i, to] of line.entries()) {
    const from = line[i - 1];
    if (!from) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length >= left && length > 0) {
      const share = left / length;
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * 180;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, angle };
    }
    left -= length;
  }
  return { ...(line[0] ?? { x: 0, y: 0 }), angle: 0 };
}

/** Each circle of the route once, in the colour of the last night he was there. */
function visited(route: readonly RouteStep[]): readonly { readonly circle: CircleId; readonly night: Night }[] {
  const nights = new Map<CircleId, Night>();
  for (const { night, from, to } of route) for (const circle of [from, ...to]) nights.set(circle, night);
  return [...nights].map(([circle, night]) => ({ circle, night }));
}

export function RouteLines({ board, streets, route }: RouteLinesProps) {
  const last = route.length - 1;
  return (
    <>
      {route.map((step, i) => {
        const lines = stepLines(board, streets, step);
        const kind = `map-route map-night-${step.night} map-by-${step.by}`;
        return (
          <g key={`${step.night} ${step.label}`} class={i === last ? `${kind} map-route-last` : kind}>
            {lines.map((line) => {
              const { x, y, angle } = halfWay(line);
              const path = linePath(line);
              return (
                <g key={path}>
                  <path class="map-route-halo" d={path} />
                  <path class="map-route-line" d={path} />
                  {step.by === 'coach' && <path class="map-route-bed" d={path} />}
                  <g transform={`translate(${x} ${y}) rotate(${angle})`}>
                    <g class="map-sized-little">
                      {step.by === 'alley' && <path class="map-route-gate" d="M-5 0L0 -5L5 0L0 5Z" />}
                      <path class="map-route-arrow" d="M-2.6 -3L3.2 0L-2.6 3Z" />
                    </g>
                  </g>
                </g>
              );
            })}
          </g>
        );
      })}
      {visited(route).map(({ circle, night }) => {
        const { x, y } = placeOf(board, circle);
        return (
          <g key={circle} class={`map-night-${night}`} transform={`translate(${x} ${y})`}>
            <circle class="map-route-circle" r={CIRCLE} />
            <text class="map-near map-offer-number">{circle}</text>
          </g>
        );
      })}
      {route.map((step, i) => {
        const end = placeOf(board, step.to.at(-1) ?? step.from);
        // Steps that end on one circle hang one below the other, the latest, which is seen from afar too, at the circle.
        const width = 8 + 4.6 * step.label.length;
        const later = route.slice(i + 1).filter(({ to }) => to.at(-1) === step.to.at(-1)).length;
        return (
          <g
            key={`${step.night} ${step.label}`}
            class={`map-night-${step.night} ${i === last ? 'map-route-tag-last' : 'map-near'}`}
            transform={`translate(${end.x} ${end.y})`}
          >
            <g class="map-sized">
              <g transform={`translate(-15 ${9 + later * 10})`}>
                <rect class="map-route-tag" x={-width / 2} y="-4.8" width={width} height="9.6" rx="2.4" />
                <text class="map-route-label">{step.label}</text>
              </g>
            </g>
          </g>
        );
      })}
    </>
  );
}
