/**
 * What lies under each token, entered one after another by the police alone: the next crossing is selected by itself, a tap
 * says what lies there. It stands on no screen but this one, and it is covered again with the way back.
 */
import './patrols.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { CrossingId } from '../../board/types';
import type { Face, Table } from '../../rules/index';
import { announce } from '../announce';
import { crossingNamed } from '../hunt/mapWords';
import { FalsePatrol, Token } from '../map/shapes';
import { MapPart } from '../move/MapPart';
import { publicMarks } from '../move/marks';
import { t } from '../words';
import { FACES, facesStill, nextOpen, type PatrolDraft, withFace } from './patrol-draft';

interface PatrolFacesProps {
  readonly table: Table;
  readonly crossings: readonly CrossingId[];
  readonly faces: PatrolDraft['faces'];
  readonly onFaces: (faces: PatrolDraft['faces']) => void;
  readonly onBack: () => void;
  readonly onWithout: () => void;
  /** What was wrong with laying them. */
  readonly above: ComponentChildren;
  /** The control that lays them. */
  readonly children: ComponentChildren;
}

export function PatrolFaces({
  table,
  crossings,
  faces,
  onFaces,
  onBack,
  onWithout,
  above,
  children,
}: PatrolFacesProps) {
  const [selected, select] = useState<CrossingId | null>(() => nextOpen(faces, crossings, null));
  // The control that leads here stands at the end of a screen.
  useLayoutEffect(() => scrollTo(0, 0), []);
  const open = crossings.filter((crossing) => faces[crossing] === undefined);
  const put = (face: Face): void => {
    if (selected === null) return;
    const next = withFace(faces, crossings, selected, face);
    onFaces(next);
    announce(t('faces.said', { crossing: crossingNamed(selected), face: faceInWords(face) }));
    select(nextOpen(next, crossings, selected));
  };
  return (
    <div class="hell">
      <p class="hell-do">{t('faces.what')}</p>
      <p class="hell-now">
        {selected === null ? t('faces.all') : t('faces.now', { crossing: crossingNamed(selected) })}
      </p>
      <fieldset class="hell-faces">
        <legend class="aside">{t('faces.palette')}</legend>
        {FACES.map((face) => {
          const left = facesStill(faces, face);
          return (
            <button
              key={String(face)}
              type="button"
              class={left === 0 ? 'hell-face hell-face-spent' : 'hell-face'}
              aria-disabled={selected === null}
              aria-pressed={selected !== null && faces[selected] === face}
              onClick={() => put(face)}
            >
              <FaceSign face={face} />
              <span>{faceInWords(face)}</span>
              <span class="hell-face-left">{t('faces.left', { count: left })}</span>
            </button>
          );
        })}
      </fieldset>
      <MapPart
        offered={open.length === 0 ? null : { kind: 'crossings', places: new Set(open) }}
        focus={crossings}
        chosen={selected}
        onChoose={(place) => typeof place === 'string' && select(place)}
        marks={{
          ...publicMarks(table),
          policemen: {},
          patrols: crossings.map((crossing) => ({ crossing, face: faces[crossing] ?? null })),
        }}
        height="var(--hell-map)"
      />
      <ol class="face-rows" aria-label={t('faces.rows')}>
        {crossings.map((crossing) => {
          const face = faces[crossing];
          return (
            <li key={crossing}>
              <button
                type="button"
                class="face-row"
                aria-pressed={crossing === selected}
                onClick={() => select(crossing)}
              >
                <span class="crossing-words">{crossingNamed(crossing)}</span>
                {face === undefined ? (
                  <span class="face-row-open">{t('faces.open')}</span>
                ) : (
                  <>
                    <span class="face-row-what">{faceInWords(face)}</span>
                    <FaceSign face={face} />
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" class="button button-quiet" onClick={onWithout}>
        {t('faces.without')}
      </button>
      {above}
      <div class="hell-two foot foot-stays">
        <button type="button" class="button" onClick={onBack}>
          {t('faces.back')}
        </button>
        {children}
      </div>
    </div>
  );
}

export function faceInWords(face: Face): string {
  return face === false ? t('hell.false') : t(`policeman.${face}`);
}

/** As on the map. */
export function FaceSign({ face }: { readonly face: Face }) {
  return (
    <svg class="hell-face-sign map-legend" viewBox="-13 -13 26 26" aria-hidden="true">
      {face === false ? <FalsePatrol /> : <Token policeman={face} initial={t(`map.initial.${face}`)} />}
    </svg>
  );
}
