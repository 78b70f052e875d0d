/** By agreement: where the policemen stand. Earlier answers stay as they are; the referee looks anew at what it found. */
import { useState } from 'preact/hooks';
import { POLICEMEN } from '../../rules/index';
import { announce } from '../announce';
import { useDispatching } from '../game/dispatching';
import { Confirm } from '../parts/Dialog';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import { Placing } from './Placing';
import type { Placed } from './placed';
import type { DeskProps } from './screens';

export function StatePlaces({ session, onDone }: DeskProps) {
  const { table } = session.told.value;
  const { refused, busy, give, forget } = useDispatching(session);
  const [placed, setPlaced] = useState<Placed>({ draft: table.policemen, before: [] });
  const [asking, setAsking] = useState(false);
  const changed = POLICEMEN.filter((one) => placed.draft[one] !== table.policemen[one]);
  const state = async (): Promise<void> => {
    setAsking(false);
    const policemen = Object.fromEntries(changed.map((one) => [one, placed.draft[one] ?? null]));
    const outcome = await give({ type: 'policemenStated', policemen });
    if (!outcome?.ok) return;
    announce(t('places.done'));
    onDone();
  };
  return (
    <div class="hunt">
      <p class="hunt-line">{t('places.what')}</p>
      <Placing
        table={table}
        placed={placed}
        onPlaced={(next) => {
          forget();
          setPlaced(next);
        }}
        unknowns
        goesOn={false}
      />
      {refused !== null && <Refusal breach={refused.breach} />}
      <div class="foot foot-stays hunt-pair">
        <button type="button" class="button" onClick={onDone}>
          {t('app.cancel')}
        </button>
        <button
          type="button"
          class={changed.length > 0 ? 'button button-main' : 'button'}
          aria-disabled={changed.length === 0}
          aria-busy={busy}
          onClick={() => changed.length > 0 && setAsking(true)}
        >
          {t('places.state')}
        </button>
      </div>
      {asking && (
        <Confirm
          title={t('places.title')}
          what={t('places.agree', { count: changed.length })}
          yes={t('agreed.both')}
          onYes={() => void state()}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
}
