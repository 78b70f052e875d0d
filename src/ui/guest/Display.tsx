/** The public board for a tablet or a television: to be read from the other end of the table, and nothing to tap but the menu. */
import './display.css';
import type { ComponentChildren } from 'preact';
import type { GuestSession } from '../../app/guest-types';
import { judgesHell, type Table } from '../../rules/index';
import { Agreed } from '../agreed/Agreed';
import { answerInWords } from '../ask/Said';
import { useAwake } from '../game/awake';
import { stepOf } from '../hell/steps';
import { Time } from '../hell/Time';
import { titleOfStep } from '../hell/titles';
import { answeredThisTurn } from '../hunt/choices';
import { JackMayLine } from '../hunt/JackMayLine';
import { MapPart } from '../move/MapPart';
import { publicMarks } from '../move/marks';
import { Heading } from '../parts/Heading';
import { Track } from '../parts/Track';
import { t } from '../words';
import { PresenceLine } from './PresenceLine';

const SHOWN = 5;

interface DisplayProps {
  readonly session: GuestSession;
  readonly onMenu: () => void;
  readonly children: ComponentChildren;
}

export function Display({ session, onMenu, children }: DisplayProps) {
  const told = session.told.value;
  const { table, moves } = told;
  useAwake(true);
  const inHell = isInHell(table);
  const misses = answeredThisTurn(told).flatMap(({ circle, yes }) => (yes ? [] : circle));
  const last = told.heard
    .filter(({ night }) => night === table.night)
    .slice(-SHOWN)
    .reverse();
  return (
    <main class="screen game display">
      <header class="display-head">
        <div class={`display-turn display-turn-${table.phase}`}>
          {table.night > 0 && <p class="display-night">{t('bar.night', { night: table.night })}</p>}
          <Heading large>{turnOf(table)}</Heading>
        </div>
        <button type="button" class="button button-quiet" onClick={onMenu}>
          {t('bar.menu')}
        </button>
      </header>
      <div class="display-map">
        <MapPart
          offered={null}
          chosen={null}
          onChoose={() => undefined}
          marks={publicMarks(table)}
          height="var(--display-map)"
        />
      </div>
      <div class="display-side">
        {inHell && <Hell table={table} />}
        {table.time !== null && (
          <dl class="display-numbers">
            <Numeral value={table.left} name={t('display.spaces')} />
            <Numeral value={table.jackMoves} name={t('display.moves')} />
            <Numeral value={table.tokens.coaches} name={t('display.coaches')} />
            <Numeral value={table.tokens.alleys} name={t('display.alleys')} />
          </dl>
        )}
        {table.time !== null && (
          <dl class="display-circles">
            <Circles name={t('display.scenes')} circles={table.scenes} kind="scene" />
            <Circles name={t('display.clues')} circles={table.clues} kind="clue" />
            <Circles name={t('display.misses')} circles={misses} kind="miss" />
          </dl>
        )}
        {table.time !== null && <Track table={table} moves={moves[table.night - 1] ?? []} />}
        {table.lastMove !== null && table.phase === 'police' && (
          <p class="display-moved">{t(`guest.moved.${table.lastMove}`)}</p>
        )}
        <JackMayLine table={table} />
        {!inHell && (
          <section aria-live="polite">
            <h2 class="label">{last.length === 0 ? t('display.none') : t('display.last')}</h2>
            <ul class="display-answers">
              {last.map((heard) => (
                <li key={heard.number} class={heard.yes ? 'display-answer display-yes' : 'display-answer'}>
                  <b class="display-circle">{heard.circle}</b> {answerInWords(heard)}
                  {heard.undone && ` ${t('police.wentBack')}`}
                </li>
              ))}
            </ul>
          </section>
        )}
        {table.time === null && table.phase !== 'start' && <Agreed table={table} />}
        <PresenceLine session={session} />
      </div>
      {children}
    </main>
  );
}

/** What lies on the board before the murder, in numbers to be read from afar. */
function Hell({ table }: { readonly table: Table }) {
  const { women, wretched, patrols } = table.hell;
  return (
    <>
      {wretched.length > 0 && <Time table={table} />}
      <dl class="display-numbers">
        {women.length > 0 && <Numeral value={women.length} name={t('display.women')} />}
        {wretched.length > 0 && <Numeral value={wretched.length} name={t('map.key.wretched')} />}
        {patrols.length > 0 && (
          <Numeral value={patrols.filter(({ face }) => face === null).length} name={t('display.patrols')} />
        )}
      </dl>
      <dl class="display-circles">
        <Circles name={t('display.women')} circles={women} kind="woman" />
        <Circles name={t('map.key.wretched')} circles={wretched} kind="wretched" />
      </dl>
    </>
  );
}

function isInHell(table: Table): boolean {
  return table.phase === 'hell' && judgesHell(table);
}

function Numeral({ value, name }: { readonly value: number; readonly name: string }) {
  return (
    <div class="display-number">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface CirclesProps {
  readonly name: string;
  readonly circles: readonly number[];
  readonly kind: 'scene' | 'clue' | 'miss' | 'woman' | 'wretched';
}

/** Numbers that the map is too small for, in the colours it marks them with. */
function Circles({ name, circles, kind }: CirclesProps) {
  if (circles.length === 0) return null;
  return (
    <div class="display-kind">
      <dt>{name}</dt>
      <dd>
        <ul class="display-row">
          {[...new Set(circles)].map((circle) => (
            <li key={circle} class={`display-of display-of-${kind}`}>
              {circle}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

function turnOf(table: Table): string {
  const { phase, night, jackMoves } = table;
  switch (phase) {
    case 'start':
    case 'hideout':
      return t('guest.title.hideout');
    case 'between':
      return night === 0 ? t('between.first') : t('between.over', { night });
    case 'hell':
      return isInHell(table) ? titleOfStep(stepOf(table)) : t('guest.title.hell');
    case 'alarm':
      return t('alarm.title');
    case 'jack':
      return t('display.turn.jack');
    case 'police':
      return jackMoves === 0 ? t('police.begin') : t('display.turn.police');
  }
}
