/**
 * The five policemen entered one after another: the next one is selected by itself, a tap on a crossing places him, the last
 * tap can be undone. What they stand on is a draft of the host's.
 */
import { useState } from 'preact/hooks';
import { board } from '../../board/index';
import type { CrossingId } from '../../board/types';
import { POLICEMEN, type Policeman, type Table } from '../../rules/index';
import { announce } from '../announce';
import { Crossings } from '../hell/Crossings';
import { BoardMap } from '../map/BoardMap';
import type { MapPlace } from '../map/types';
import { hellMarks } from '../move/marks';
import { t } from '../words';
import { type Draft, freeCrossings, marksOf, nextOf } from './choices';
import { crossingNamed, mapWords } from './mapWords';
import { Pawns } from './Pawns';
import type { Placed } from './placed';

interface PlacingProps {
  readonly table: Table;
  readonly placed: Placed;
  readonly onPlaced: (placed: Placed) => void;
  /** Crossings offered first; the others on request. */
  readonly first?: ReadonlySet<CrossingId> | null;
  /** The only crossings there are for one of them; null where there are others. */
  readonly among?: (policeman: Policeman) => ReadonlySet<CrossingId> | null;
  /** "Not known" can be said of each. */
  readonly unknowns?: boolean;
  /** Goes on by itself to whoever has no place yet. */
  readonly goesOn: boolean;
}

export function Placing({ table, placed, onPlaced, first = null, among, unknowns = false, goesOn }: PlacingProps) {
  const { draft, before } = placed;
  const open = (policeman: Policeman, of: Draft = draft): boolean => of[policeman] === undefined;
  const [selected, select] = useState<Policeman | null>(() => nextOf((one) => !goesOn || open(one)));
  const [anywhere, setAnywhere] = useState(false);
  const free = selected === null ? new Set<CrossingId>() : freeCrossings(board, draft, selected);
  const only = selected === null ? null : (among?.(selected) ?? null);
  const within = only ?? (anywhere ? null : first);
  const near = within === null ? free : new Set([...free].filter((crossing) => within.has(crossing)));

  // Of Hell: the tokens whose place no pawn has taken yet.
  const patrols = hellMarks(table).patrols?.filter(({ crossing }) => !Object.values(draft).includes(crossing)) ?? [];

  const put = (place: CrossingId | null): void => {
    if (selected === null) return;
    const next = { ...draft, [selected]: place };
    onPlaced({ draft: next, before: [...before, draft] });
    const policeman = t(`policeman.${selected}`);
    announce(
      place === null
        ? t('hunt.saidUnknown', { policeman })
        : t('hunt.saidAt', { policeman, crossing: crossingNamed(place) }),
    );
    if (goesOn) select(nextOf((one) => open(one, next), selected));
  };
  const undo = (): void => {
    const last = before.at(-1);
    if (last === undefined) return;
    onPlaced({ draft: last, before: before.slice(0, -1) });
    select(POLICEMEN.find((one) => last[one] !== draft[one]) ?? selected);
  };
  const noteOf = (policeman: Policeman): string => {
    const at = draft[policeman];
    if (at === undefined) return t('hunt.noteOpen');
    return at === null ? t('hunt.noteUnknown') : t('hunt.notePlaced');
  };
  return (
    <>
      <Pawns legend={t('hunt.which')} selected={selected} note={noteOf} onSelect={select} />
      <p class="hunt-now">
        {selected === null ? t('hunt.allPlaced') : t('hunt.place', { policeman: t(`policeman.${selected}`) })}
      </p>
      <BoardMap
        board={board}
        words={mapWords}
        marks={{ ...marksOf(table, draft), patrols }}
        offered={selected === null ? null : { kind: 'crossings', places: near }}
        chosen={selected === null ? null : (draft[selected] ?? null)}
        onChoose={(place: MapPlace) => typeof place === 'string' && put(place)}
        height="var(--hunt-map)"
      >
        <button type="button" class="button hunt-undo" aria-disabled={before.length === 0} onClick={undo}>
          {t('hunt.undo')}
        </button>
      </BoardMap>
      {only !== null && <Crossings label={t('alarm.tokens')} crossings={[...near]} onTap={put} />}
      {(unknowns || first !== null) && (
        <div class="hunt-pair hunt-ways">
          {first !== null && (
            <button type="button" class="button" aria-pressed={anywhere} onClick={() => setAnywhere(!anywhere)}>
              {t(table.night === 1 ? 'hunt.anyCrossing' : 'hunt.anyCrossingLater')}
            </button>
          )}
          {unknowns && selected !== null && (
            <button type="button" class="button" onClick={() => put(null)}>
              {t('hunt.sayUnknown', { policeman: t(`policeman.${selected}`) })}
            </button>
          )}
        </div>
      )}
    </>
  );
}
