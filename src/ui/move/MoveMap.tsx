/** Jack's move on the map: what may be chosen, what lies there, and the first half of a ride. */
import type { CircleId, CrossingId } from '../../board/types';
import type { Table } from '../../rules/index';
import { MapPart, type MapPartProps } from './MapPart';
import { firstHalf, publicMarks } from './marks';

export interface MoveMapProps extends Omit<MapPartProps, 'offered' | 'focus' | 'marks' | 'onChoose'> {
  readonly table: Table;
  readonly circles: readonly CircleId[];
  readonly here: CircleId | null;
  /** The middle of a ride, once it is chosen. */
  readonly middle: number | null;
  /** Crossings that close a refused walk, and where it should have led: with Jack's circle they come into view. */
  readonly closing: readonly CrossingId[];
  readonly toward: CircleId | null;
  readonly onPick: (circle: number) => void;
}

export function MoveMap({ table, circles, here, middle, closing, toward, onPick, ...map }: MoveMapProps) {
  return (
    <MapPart
      {...map}
      focus={toward === null || here === null ? undefined : [here, toward, ...closing]}
      offered={{ kind: 'circles', places: new Set(circles) }}
      onChoose={(place) => typeof place === 'number' && onPick(place)}
      marks={{ ...publicMarks(table), here, closing, route: firstHalf(table.night, here, middle as CircleId | null) }}
    />
  );
}
