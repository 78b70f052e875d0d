/** Before the first night: Jack chooses his hideout, by number or on the map, which offers only where it may be. */
import '../../i18n/with-stages';
import './stages.css';
import { useMemo } from 'preact/hooks';
import type { Session } from '../../app/session';
import { board } from '../../board/index';
import { ChipPad, Tens } from '../move/Chips';
import { hideouts } from '../move/choosable';
import { LaterMap } from '../move/parts';
import { WaySwitch } from '../move/WaySwitch';
import { hideoutWay, useWide } from '../move/way';
import { Keypad, Typing } from '../parts/Keypad';
import { useNumbers } from '../parts/numbers';
import { Places } from '../parts/Places';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import { useDispatching } from './dispatching';

export function Hideout({ session }: { readonly session: Session }) {
  const game = session.game.value;
  const wide = useWide();
  const way = wide && hideoutWay.value === 'map' ? 'keys' : hideoutWay.value;
  const numbers = useNumbers(1, () => forget(), session);
  const { refused, busy, give, forget } = useDispatching(session, numbers.renew);
  const circles = useMemo(() => hideouts(board, game), [game]);
  const chosen = circles.find((circle) => String(circle) === numbers.texts[0]) ?? null;
  const record = (): void => {
    const [circle] = numbers.values;
    if (numbers.complete && circle !== undefined) void give({ type: 'hideoutChosen', circle });
  };
  const act = { action: t('pad.record'), ready: numbers.complete, busy, onAction: record };
  const map = (
    <LaterMap
      offered={{ kind: 'circles', places: new Set(circles) }}
      chosen={chosen}
      onChoose={(place) => typeof place === 'number' && numbers.put(place)}
      marks={{}}
      height={wide ? 'var(--map-beside)' : 'var(--map-alone)'}
    >
      {!wide && (
        <button type="button" class="button button-main" aria-disabled={!act.ready} aria-busy={busy} onClick={record}>
          {act.action}
        </button>
      )}
    </LaterMap>
  );
  return (
    <div class={wide ? 'beside' : 'alone'}>
      <Typing numbers={numbers} onEnter={record}>
        <div class="where">
          <Places labels={[t('peek.hideout')]} numbers={numbers} />
          <WaySwitch
            ways={wide ? ['keys', 'list'] : ['keys', 'list', 'map']}
            chosen={way}
            onChoose={(next) => {
              hideoutWay.value = next;
            }}
          />
        </div>
        <div class="reason">
          {refused ? (
            <Refusal breach={refused.breach} />
          ) : (
            <p>{t(game.table.options.catchMe ? 'hideout.whatCatchMe' : 'hideout.what')}</p>
          )}
        </div>
        {way === 'keys' && <Keypad numbers={numbers} {...act} />}
        {way === 'list' && (
          <ChipPad {...act} tall>
            <Tens circles={circles} chosen={chosen} onPick={numbers.put} />
          </ChipPad>
        )}
        {way === 'map' && map}
      </Typing>
      {wide && map}
    </div>
  );
}
