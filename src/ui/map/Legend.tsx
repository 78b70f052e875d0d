/** What the signs of the map mean, drawn with the very shapes the map uses. */
import './colours.css';
import './panels.css';
import './sheet.css';
import './signs.css';
import './route.css';
import type { ComponentChildren } from 'preact';
import { type By, NIGHTS, POLICEMEN } from '../../rules/vocabulary';
import { openRule } from '../rules/open';
import { CIRCLE, CROSSING, circlePath, polygonPath, squarePath } from './drawing';
import { Closed, FaceDown, Home, Mark, type MarkKind, Pawn, Pin, Token } from './shapes';
import type { MapWords } from './types';

const middle = { x: 0, y: 0 };
const KIND_RULES = { scene: 'HELL-8.4', clue: 'CLUE-2', falseClue: 'OPT-FALSE-1' } as const;
const kinds = ['scene', 'clue', 'falseClue'] as const satisfies readonly MarkKind[];
const WAY_RULES = { walk: 'HUNT-1.2', coach: 'SPEC-COACH-1', alley: 'SPEC-ALLEY-1' } as const;
const ways = ['walk', 'coach', 'alley'] as const satisfies readonly By[];
const line = 'M-15 0H15';

interface LegendProps {
  readonly words: MapWords;
  /** With the signs of the revealed route. */
  readonly route?: boolean;
  /** With the sign for Jack's own place, on his side. */
  readonly here?: boolean;
  /** With the hideout's, once it is revealed. */
  readonly hideout?: boolean;
  /** With those of Hell, while they lie there. */
  readonly hell?: boolean;
}

export function Legend({ words, route, here, hideout, hell }: LegendProps) {
  const { t } = words;
  return (
    <div class="map-legend">
      <Part title={t('map.key.tonight')}>
        <Entry name={t('map.key.offered')}>
          <g class="map-offer">
            <circle class="map-offer-ring" r={CIRCLE + 1.8} />
            <path class="map-offer-circle" d={circlePath(middle, CIRCLE)} />
          </g>
        </Entry>
        <Entry name={t('map.key.chosen')}>
          <g class="map-chosen">
            <path class="map-chosen-strokes" d="M0 -13V-17M0 13V17M-13 0H-17M13 0H17" />
            <circle class="map-chosen-face" r={CIRCLE + 2.4} />
          </g>
        </Entry>
        {kinds.map((kind) => (
          <Entry key={kind} name={t(`map.key.${kind}`)} rule={KIND_RULES[kind]}>
            <Mark kind={kind} />
          </Entry>
        ))}
        {here && (
          <Entry name={t('map.key.here')}>
            <g transform="translate(0 17)">
              <Pin />
            </g>
          </Entry>
        )}
        {hideout && (
          <Entry name={t('map.key.hideout')} rule="HIDE-1">
            <Home />
          </Entry>
        )}
        <Entry name={t('map.key.closing')} rule="HUNT-1.2">
          <Closed />
        </Entry>
      </Part>
      {hell && (
        <Part title={t('map.key.hell')}>
          <Entry name={t('map.key.woman')} rule="HELL-2.1">
            <Mark kind="woman" />
          </Entry>
          <Entry name={t('map.key.wretched')} rule="HELL-4.1">
            <Pawn />
          </Entry>
          <Entry name={t('map.key.patrol')} rule="HELL-3.2">
            <FaceDown />
          </Entry>
          <Entry name={t('map.key.patrolUp')} rule="HELL-7.1">
            <Token policeman="blue" initial={t('map.initial.blue')} />
          </Entry>
        </Part>
      )}
      <Part title={t('map.key.policemen')}>
        {POLICEMEN.map((policeman) => (
          <Entry key={policeman} name={t(`policeman.${policeman}`)} rule="HUNT-2.2">
            <Token policeman={policeman} initial={t(`map.initial.${policeman}`)} />
          </Entry>
        ))}
      </Part>
      <Part title={t('map.key.board')}>
        <Entry name={t('map.key.circle')} rule="BOARD-1">
          <path class="map-circles" d={circlePath(middle, CIRCLE)} />
        </Entry>
        <Entry name={t('map.key.red')} rule="BOARD-1">
          <path class="map-red-rings" d={circlePath(middle, CIRCLE + 2.4)} />
          <path class="map-red" d={circlePath(middle, CIRCLE)} />
        </Entry>
        <Entry name={t('map.key.crossing')} rule="BOARD-2">
          <path class="map-crossings" d={squarePath(middle, CROSSING)} />
        </Entry>
        <Entry name={t('map.key.yellow')} rule="BOARD-2">
          <path class="map-yellow" d={polygonPath(middle, CROSSING + 4.4, 4, 0)} />
          <path class="map-crossings" d={squarePath(middle, CROSSING)} />
        </Entry>
        <Entry name={t('map.key.goulstonStreet')} rule="BOARD-11">
          <path class="map-goulston" d={polygonPath(middle, CROSSING + 4.6, 6, 0)} />
          <path class="map-crossings" d={squarePath(middle, CROSSING)} />
        </Entry>
      </Part>
      {route && (
        <Part title={t('map.key.route')}>
          {ways.map((by) => (
            <Entry key={by} name={t(`map.key.${by}`)} rule={WAY_RULES[by]}>
              <g class={`map-route map-night-1 map-by-${by}`}>
                <path class="map-route-line" d={line} />
                {by === 'coach' && <path class="map-route-bed" d={line} />}
                {by === 'alley' && <path class="map-route-gate" d="M-5 0L0 -5L5 0L0 5Z" />}
                <path class="map-route-arrow" d="M-2.6 -3L3.2 0L-2.6 3Z" />
              </g>
            </Entry>
          ))}
          {NIGHTS.map((night) => (
            <Entry key={night} name={t('map.key.night', { night })}>
              <g class={`map-route map-night-${night} map-by-walk`}>
                <path class="map-route-line" d={line} />
              </g>
            </Entry>
          ))}
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section>
      <h3 class="map-legend-title">{title}</h3>
      <ul class="map-legend-list">{children}</ul>
    </section>
  );
}

interface EntryProps {
  readonly name: string;
  /** The rule that the sign stands for; a tap opens it. */
  readonly rule?: string;
  readonly children: ComponentChildren;
}

function Entry({ name, rule, children }: EntryProps) {
  const sign = (
    <>
      <svg class="map-legend-sign" viewBox="-18 -18 36 36" aria-hidden="true">
        {children}
      </svg>
      <span class="map-sentence">{name}</span>
    </>
  );
  return (
    <li>
      {rule === undefined ? (
        <span class="map-legend-entry">{sign}</span>
      ) : (
        <button type="button" class="map-legend-entry map-legend-rule" onClick={() => openRule(rule)}>
          {sign}
        </button>
      )}
    </li>
  );
}
