/**
 * The still part of the map: drawn once, then only moved. Few, large paths instead of an element for each place keep the
 * document small; what can be chosen is drawn above it by the marks.
 */
import type { Drawing, FrameName } from './drawing';
import { SHEET } from './view';

export const viewBox = `${SHEET.x} ${SHEET.y} ${SHEET.width} ${SHEET.height}`;

export function Sheet({ drawing }: { readonly drawing: Drawing }) {
  const { grid } = drawing;
  return (
    <svg class="map-sheet" viewBox={viewBox} width={SHEET.width} height={SHEET.height} aria-hidden="true">
      <rect class="map-paper" x={SHEET.x} y={SHEET.y} width={SHEET.width} height={SHEET.height} />
      <rect class="map-frame" x={SHEET.x + 3} y={SHEET.y + 3} width={SHEET.width - 6} height={SHEET.height - 6} />
      <rect class="map-frame map-frame-inner" x="16" y="14" width="963.5" height="633" />
      {drawing.houses.map((path, tone) => (
        <path key={path} class={`map-houses map-houses-${tone}`} d={path} />
      ))}
      <g class="map-kerbs">
        {drawing.streets.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g class="map-roads">
        {drawing.streets.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path class="map-thin" d={grid.thin} />
      <path class="map-borders" d={grid.borders} />
      <g class="map-streets">
        {drawing.streets.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path class="map-forks" d={drawing.forks} />
      <path class="map-yellow" d={drawing.yellowFrames} />
      <path class="map-goulston" d={drawing.goulston} />
      <path class="map-crossings" d={drawing.crossings} />
      <path class="map-red-rings" d={drawing.redRings} />
      <path class="map-circles" d={drawing.circles} />
      <path class="map-red" d={drawing.redCircles} />
      <g class="map-numbers map-near">
        {drawing.numbers.map(({ number, red, x, y }) => (
          <text key={number} class={red ? 'map-number-red' : undefined} x={x} y={y}>
            {number}
          </text>
        ))}
      </g>
      <Names kind="map-cells map-near" names={drawing.cells} />
      <Names kind="map-districts map-far" names={drawing.districts} />
    </svg>
  );
}

function Names({ kind, names }: { readonly kind: string; readonly names: readonly FrameName[] }) {
  return (
    <g class={kind}>
      {names.map(({ name, x, y }) => (
        <text key={`${name} ${x} ${y}`} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  );
}
