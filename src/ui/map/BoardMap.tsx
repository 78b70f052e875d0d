/**
 * The map: our own drawing of the board, to look at and to choose a place on. It knows nothing of the game but what it is
 * given; what a choice does is its host's business, whose control stands in the bar.
 *
 * To assistive technology it is a listbox with one option at a time, the place the arrow keys have reached. A listbox makes
 * screen readers hand over the arrow keys by themselves and say "3 of 12, selected"; `application` would ask for a live
 * region instead, and a number that is Jack's alone must never be in one. The list holds the same places as buttons.
 */
import '../../i18n/with-map';
import './map.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board, CircleId, Place } from '../../board/types';
import { isCircle, placeOf } from '../../board/ways';
import { type Camera, makeCamera } from './camera';
import { type Arrow, nextPlace } from './direction';
import { drawBoard } from './drawing';
import { Find } from './Find';
import { Legend } from './Legend';
import { makeLegible } from './legible';
import { MarksLayer } from './Marks';
import { inOrder, placeInWords, placeWithMarks } from './names';
import { Offers } from './Offers';
import { Panel } from './Panel';
import { PlaceList } from './PlaceList';
import { listenForTaps, type Tap } from './pointer';
import { Sheet } from './Sheet';
import { makeStreets } from './streets';
import { type PanelKind, Tools } from './Tools';
import { apart, FINGER, MOUSE, tapped, toward } from './tap';
import { type MapPlace, type MapWords, type Marks, mapPlace, type Offered } from './types';
import { useMapKeys } from './useMapKeys';

export interface BoardMapProps {
  readonly board: Board;
  /** What can be chosen; null while there is nothing to choose. The map shows all of it when it changes. */
  readonly offered: Offered | null;
  /** Places to bring into view, at the start and when they change, instead of what is offered. */
  readonly focus?: readonly MapPlace[] | undefined;
  readonly chosen: MapPlace | null;
  readonly onChoose: (place: MapPlace) => void;
  readonly marks: Marks;
  readonly words: MapWords;
  /** A CSS length for the window; by itself it takes what suits the screen. */
  readonly height?: string;
  /** The host's control in the bar, beside the name of the choice. */
  readonly children?: ComponentChildren;
}

/** From this scale on a place that was asked for is shown. */
const FOUND_SCALE = 1.8;

export function BoardMap({
  board,
  offered,
  focus = [],
  chosen,
  onChoose,
  marks,
  words,
  height,
  children,
}: BoardMapProps) {
  const { t } = words;
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const layer = useRef<SVGSVGElement>(null);
  const camera = useRef<Camera>(null);
  const part = useRef<HTMLElement>(null);
  const id = useId();
  const streets = useMemo(() => makeStreets(board), [board]);
  const drawn = useMemo(() => <Sheet drawing={drawBoard(board, streets)} />, [board, streets]);
  const key = offered === null ? '' : `${offered.kind} ${[...offered.places].sort().join(' ')}`;
  // The same places in a new set are no change, so the key stands for the set.
  const places = useMemo(() => inOrder(board, offered), [board, key]);
  const lit = useMemo(() => <Offers board={board} places={places} />, [board, places]);
  const stops = useMemo(() => stopsAmong(board, places), [board, places]);
  const [cursor, setCursor] = useState<MapPlace>(
    () => chosen ?? marks.here ?? places[0] ?? board.circles[0] ?? (1 as CircleId),
  );
  const size = useSignal(1);
  const [panel, setPanel] = useState<PanelKind | null>(null);
  const [unclear, setUnclear] = useState(false);
  const [found, setFound] = useState(false);

  const choose = (place: MapPlace): void => {
    setUnclear(false);
    setFound(false);
    setCursor(place);
    onChoose(place);
  };
  const goTo = (place: MapPlace, least?: number): void => {
    setCursor(place);
    camera.current?.reveal(placeOf(board, place), least);
  };
  const find = (circle: number): void => {
    if (!isCircle(board, circle)) return;
    setUnclear(false);
    goTo(circle, FOUND_SCALE);
    setFound(true);
  };
  const go = (arrow: Arrow): void => {
    const next = nextPlace(streets, placeOf(board, cursor), arrow, stops);
    const place = next && mapPlace(next.id);
    if (place !== undefined && place !== null) goTo(place);
  };
  const tap = ({ x, y, exact, second }: Tap): void => {
    const at = camera.current?.under(x, y);
    if (!at) return;
    const spots = places.map((place) => ({ ...pointOf(board, place), place }));
    const meant = tapped(spots, at, at.scale, exact ? MOUSE : FINGER);
    if (meant.kind === 'unclear') {
      setUnclear(true);
      camera.current?.show(apart(meant.spots, at.scale));
    } else if (meant.kind === 'far') {
      // A tap between places leads to the nearest: never twice the same picture.
      setUnclear(false);
      camera.current?.show(toward(meant.spot, at.scale));
    } else if (second && (meant.kind === 'nothing' || meant.place === chosen)) camera.current?.zoomBy(2, at);
    else if (meant.kind === 'place') choose(meant.place);
  };
  const { typed, onKey } = useMapKeys({
    go,
    turn: (to) => {
      const at = places.indexOf(cursor);
      const next = { first: 0, last: places.length - 1, next: at + 1, previous: at < 0 ? places.length - 1 : at - 1 }[
        to
      ];
      const place = places.at(next % places.length);
      if (place !== undefined) goTo(place);
    },
    choose: () => places.includes(cursor) && choose(cursor),
    zoomBy: (factor) => camera.current?.zoomBy(factor, pointOf(board, cursor)),
    whole: () => camera.current?.whole(),
    find,
  });

  const onTap = useRef(tap);
  onTap.current = tap;
  const show = (shown: readonly MapPlace[]): void => {
    const points = shown.map((place) => pointOf(board, place));
    camera.current?.bring(points, fresh.current ? 'jump' : 'glide');
  };
  useLayoutEffect(() => {
    if (!frame.current || !sheet.current || !layer.current) return undefined;
    const made = makeCamera(
      frame.current,
      sheet.current,
      makeLegible(sheet.current, layer.current, (to) => {
        size.value = to;
      }),
    );
    camera.current = made;
    const deaf = listenForTaps(frame.current, (done) => onTap.current(done));
    return () => {
      deaf();
      made.end();
    };
  }, []);
  const fresh = useRef(true);
  useEffect(() => {
    if (focus.length === 0) show(places);
    setUnclear(false);
    setFound(false);
    if (places.length > 0) setCursor((at) => (places.includes(at) ? at : (chosen ?? (places[0] as MapPlace))));
  }, [key]);
  const focusKey = focus.join(' ');
  // When there is no more to look at, the map stays where it is: it may be in use.
  useEffect(() => {
    if (focus.length > 0) show(focus);
    fresh.current = false;
  }, [focusKey]);

  const close = (): void => {
    const opener = panel && part.current?.querySelector<HTMLElement>(`[data-panel=${panel}]`);
    setPanel(null);
    opener?.focus({ preventScroll: true });
  };
  const index = places.indexOf(cursor);
  const said = (): string => {
    if (unclear) return t('map.unclear');
    if (found && offered !== null && index < 0) return t('map.notOffered', { place: placeInWords(words, cursor) });
    return chosen === null ? prompt(words, offered) : placeInWords(words, chosen);
  };
  const name = placeWithMarks(board, words, marks, cursor);
  return (
    <section ref={part} class="map" aria-label={t('map.label')}>
      <div class="map-stage" style={height === undefined ? undefined : { blockSize: height }}>
        <div
          ref={frame}
          class="map-window"
          role="listbox"
          tabIndex={0}
          aria-label={t('map.label')}
          aria-describedby={`${id}-keys`}
          aria-activedescendant={`${id}-${cursor}`}
          data-found={found}
          inert={panel !== null}
          onKeyDown={onKey}
        >
          <div ref={sheet} class={offered === null ? 'map-move' : 'map-move map-offering'}>
            {drawn}
            {lit}
            <MarksLayer {...{ layer, board, streets, marks, offered, chosen, cursor, size, words }} />
          </div>
          <span
            key={cursor}
            id={`${id}-${cursor}`}
            class="aside"
            role="option"
            tabIndex={-1}
            aria-selected={cursor === chosen}
            aria-disabled={index < 0}
            {...(index < 0 ? {} : { 'aria-posinset': index + 1, 'aria-setsize': places.length })}
          >
            {index < 0 && offered !== null ? t('map.notOffered', { place: name }) : name}
          </span>
        </div>
        {typed !== '' && (
          <p class="map-typed" aria-hidden="true">
            {typed}
          </p>
        )}
        {panel === 'list' && offered !== null && (
          <PlaceList
            {...{ board, places, chosen, marks, words }}
            kind={offered.kind}
            onChoose={(place) => {
              choose(place);
              camera.current?.reveal(placeOf(board, place), FOUND_SCALE);
              close();
            }}
            onClose={close}
          />
        )}
        {panel === 'find' && (
          <Find
            board={board}
            words={words}
            onFind={(circle) => {
              find(circle);
              if (places.includes(circle)) choose(circle);
              close();
            }}
            onClose={close}
          />
        )}
        {panel === 'key' && (
          <Panel text title={t('map.key.title')} words={words} onClose={close}>
            <Legend
              words={words}
              route={(marks.route?.length ?? 0) > 0}
              here={marks.here !== undefined && marks.here !== null}
              hideout={marks.hideout !== undefined && marks.hideout !== null}
              hell={[marks.women, marks.wretched, marks.patrols].some((pieces) => (pieces?.length ?? 0) > 0)}
            />
          </Panel>
        )}
      </div>
      <p id={`${id}-keys`} class="aside">
        {t('map.keys')}
      </p>
      <Tools
        words={words}
        camera={() => camera.current}
        panel={panel}
        panels={offered === null ? ['find', 'key'] : ['find', 'list', 'key']}
        onPanel={(kind) => (kind === panel ? close() : setPanel(kind))}
      />
      {(offered !== null || Boolean(children)) && (
        <div class="map-bar">
          <p class={`map-sentence ${chosen === null || unclear || found ? 'map-prompt' : 'map-choice'}`}>{said()}</p>
          {children}
        </div>
      )}
    </section>
  );
}

function prompt({ t }: MapWords, offered: Offered | null): string {
  if (offered === null || offered.places.size === 0) return t('map.nothingOffered');
  return t(`map.choose.${offered.kind}`, { count: offered.places.size });
}

function pointOf(board: Board, place: MapPlace): { readonly x: number; readonly y: number } {
  const { x, y } = placeOf(board, place);
  return { x, y };
}

/** Where the arrow keys stop: at what is offered, or at every circle and crossing while nothing is. */
function stopsAmong(board: Board, places: readonly MapPlace[]): ReadonlySet<Place> {
  const all: readonly MapPlace[] = places.length > 0 ? places : [...board.circles, ...board.crossings];
  return new Set(all.map((place) => placeOf(board, place)));
}
