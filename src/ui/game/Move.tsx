/**
 * Jack's move: walk, coach or alley, by number keys, from a list of where he may go, or on the map. All three fill the same
 * places. What is refused says why; the table may rule otherwise.
 */
import { useMemo, useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { board } from '../../board/index';
import type { CrossingId } from '../../board/types';
import { type By, hereOf } from '../../rules/index';
import { destinations, movesOf, moveTo } from '../move/offered';
import { LaterChips, LaterConfirm, LaterMoveMap, LaterWays } from '../move/parts';
import { WaySwitch } from '../move/WaySwitch';
import { moveWay, useWide } from '../move/way';
import { Keypad, Typing } from '../parts/Keypad';
import { useNumbers } from '../parts/numbers';
import { Places } from '../parts/Places';
import { Refusal } from '../parts/Refusal';
import { Segments } from '../parts/Segments';
import { useTyped } from '../parts/typed';
import { t } from '../words';
import { useDispatching } from './dispatching';
import { JacksRow } from './Tonight';

const HINTS = { walk: 'move.typeWalk', coach: 'move.typeCoach', alley: 'move.typeAlley' } as const;
const NONE = { walk: 'move.noWalk', coach: 'move.noCoach', alley: 'move.noAlley' } as const;
const NOBODY: readonly CrossingId[] = [];

export function Move({ session }: { readonly session: Session }) {
  const game = session.game.value;
  const told = session.told.value;
  const { table, sheet } = game;
  const here = hereOf(sheet, table.night);
  const wide = useWide();
  const way = wide && moveWay.value === 'map' ? 'keys' : moveWay.value;
  const [by, setBy] = useTyped<By>(session, 'by', 'walk');
  const [ruling, setRuling] = useState(false);
  const numbers = useNumbers(by === 'coach' ? 2 : 1, () => forget(), session);
  const { refused, busy, give, forget } = useDispatching(session, numbers.renew);
  const moves = useMemo(() => movesOf(board, game), [game]);
  const { texts, active } = numbers;
  const goesOn = by === 'coach' && active === 0 && texts[1] === '';
  const middle = by === 'coach' && active === 1 ? Number(texts[0]) : null;
  const circles = destinations(moves, by, middle);
  const rides = moves.some((move) => move.by === 'coach');
  const chosen = circles.find((circle) => String(circle) === texts[active]) ?? null;
  const because = refused?.breach.because;
  const guarded = because?.why === 'everyWayGuarded' ? because : null;
  const closing = guarded?.crossings ?? NOBODY;

  const record = (): void => {
    if (goesOn) numbers.select(1);
    else if (numbers.complete) void give(moveTo(by, numbers.values));
  };
  const recordRuled = (): void => {
    setRuling(false);
    void give({ ...moveTo(by, numbers.values), ruledByTable: true });
  };
  const choose = (kind: By): void => {
    forget();
    numbers.clear();
    setBy(() => kind);
  };
  const pick = (circle: number): void => numbers.put(circle);
  const act = {
    action: goesOn ? t('pad.next') : t('pad.record'),
    ready: goesOn ? texts[0] !== '' : numbers.complete,
    busy,
    onAction: record,
  };
  const map = (
    <LaterMoveMap
      table={told.table}
      circles={circles}
      here={here}
      middle={middle}
      closing={closing}
      toward={guarded?.to ?? null}
      chosen={chosen}
      onPick={pick}
      height={wide ? 'var(--map-beside)' : 'var(--map-alone)'}
    >
      {!wide && (
        <button
          type="button"
          class="button button-main"
          aria-disabled={!act.ready}
          aria-busy={busy}
          onClick={() => act.ready && record()}
        >
          {act.action}
        </button>
      )}
    </LaterMoveMap>
  );
  return (
    <div class={wide ? 'beside' : 'alone'}>
      <Typing numbers={numbers} onEnter={record}>
        {way !== 'map' && <JacksRow game={game} told={told} />}
        <Segments
          legend={t('move.how')}
          segments={[
            { value: 'walk', label: t('move.walk') },
            {
              value: 'coach',
              label: t('move.coach'),
              note:
                rides || table.tokens.coaches === 0
                  ? t('move.tokens', { count: table.tokens.coaches })
                  : t('bar.left', { count: table.left }),
            },
            { value: 'alley', label: t('move.alley'), note: t('move.tokens', { count: table.tokens.alleys }) },
          ]}
          chosen={by}
          onChoose={choose}
        />
        <div class="where">
          <Places labels={by === 'coach' ? [t('move.through'), t('move.end')] : [t('move.to')]} numbers={numbers} />
          <WaySwitch
            ways={wide ? ['keys', 'list'] : ['keys', 'list', 'map']}
            chosen={way}
            onChoose={(next) => {
              moveWay.value = next;
            }}
          />
        </div>
        {(way !== 'map' || refused !== null || chosen !== null || circles.length === 0) && (
          <div class="reason">
            {refused !== null ? (
              <Refusal
                breach={refused.breach}
                onMap={
                  closing.length > 0 && way !== 'map' && !wide
                    ? () => {
                        moveWay.value = 'map';
                      }
                    : undefined
                }
                onRuled={refused.lifts ? () => setRuling(true) : undefined}
              />
            ) : (
              <LaterWays
                game={game}
                by={by}
                from={by === 'walk' ? here : null}
                to={numbers.complete ? (numbers.values[0] ?? null) : null}
                hint={t(HINTS[by])}
              />
            )}
          </div>
        )}
        {way === 'keys' && <Keypad numbers={numbers} {...act} />}
        {way === 'list' && <LaterChips pad={act} circles={circles} chosen={chosen} none={t(NONE[by])} onPick={pick} />}
        {way === 'map' && map}
      </Typing>
      {wide && map}
      {ruling && (
        <LaterConfirm
          title={t('move.ruledTitle')}
          what={t('move.ruledWhat')}
          yes={t('move.ruledYes')}
          onYes={recordRuled}
          onNo={() => setRuling(false)}
        />
      )}
    </div>
  );
}
