/** By agreement: where the policemen stand. Earlier answers stay as they are; the referee looks anew at what it found. */
import { useState } from 'preact/hooks';
import { POLICEMEN } from '../../rules/index';
import { announce } from '../announce';
import { useDispatching } from '../game/dispatching';
import { inOneLine, proposedInWords } from '../link/proposed';
import { Confirm } from '../parts/Dialog';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import { Placing } from './Placing';
import type { Placed } from './placed';
import { useAgreement } from './proposing';
import type { DeskProps } from './screens';

export function StatePlaces({ session, onDone }: DeskProps) {
  const { table } = session.told.value;
  const { refused, busy, give, forget } = useDispatching(session);
  const [placed, setPlaced] = useState<Placed>({ draft: table.policemen, before: [] });
  const [asking, setAsking] = useState(false);
  const agreement = useAgreement();
  const changed = POLICEMEN.filter((one) => placed.draft[one] !== table.policemen[one]);
  const policemen = Object.fromEntries(changed.map((one) => [one, placed.draft[one] ?? null]));
  const stated = { type: 'policemenStated', policemen } as const;
  const state = async (): Promise<void> => {
    setAsking(false);
    const outcome = await give(stated);
    if (!outcome?.ok) return;
    announce(t('places.done'));
    onDone();
  };
  // What is proposed stands in the line above until Jack has tapped.
  if (busy && agreement.proposes) {
    return (
      <div class="stack foot">
        <button type="button" class="button" onClick={onDone}>
          {t('app.back')}
        </button>
      </div>
    );
  }
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
          onClick={() => changed.length > 0 && !busy && setAsking(true)}
        >
          {t('places.state')}
        </button>
      </div>
      {asking && (
        <Confirm
          title={agreement.title}
          what={agreement.what(inOneLine(proposedInWords(stated, { table, events: [] })))}
          yes={agreement.yes}
          onYes={() => void state()}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
}
