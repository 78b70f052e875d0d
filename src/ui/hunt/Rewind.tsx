/** By agreement back within this turn: before the policemen moved, or before Jack did. Answers heard stay listed. */
import { useState } from 'preact/hooks';
import { announce } from '../announce';
import { useDispatching } from '../game/dispatching';
import { Confirm } from '../parts/Dialog';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import { beginningsOf, numberFor } from './choices';
import { useAgreement } from './proposing';
import type { DeskProps } from './screens';

export function Rewind({ session, onDone }: DeskProps) {
  const { refused, busy, give } = useDispatching(session);
  const agreement = useAgreement();
  const [to, setTo] = useState<{ readonly name: 'police' | 'turn'; readonly entry: number } | null>(null);
  const beginnings = beginningsOf(session.told.value);
  const rewind = async (): Promise<void> => {
    if (to === null) return;
    setTo(null);
    const outcome = await give({ type: 'rewound', to: numberFor(session, to.entry) });
    if (!outcome?.ok) return;
    announce(t('rewind.done'));
    onDone();
  };
  // What is proposed stands in the line above until Jack has tapped.
  const waiting = busy && agreement.proposes;
  const choices =
    beginnings === null || waiting
      ? []
      : ([
          ['police', beginnings.police],
          ['turn', beginnings.turn],
        ] as const);
  return (
    <>
      <div class="prose">
        {!waiting && <p>{t('rewind.what')}</p>}
        {refused !== null && <Refusal breach={refused.breach} />}
      </div>
      <div class="stack">
        {choices.map(
          ([name, entry]) =>
            entry !== null && (
              <button
                key={name}
                type="button"
                class="button menu-item"
                aria-disabled={busy}
                onClick={() => !busy && setTo({ name, entry })}
              >
                <span class="menu-label">{t(`rewind.${name}`)}</span>
                <span class="menu-what">{t(`rewind.${name}What`)}</span>
              </button>
            ),
        )}
      </div>
      <div class="stack foot">
        <button type="button" class="button" onClick={onDone}>
          {t('app.back')}
        </button>
      </div>
      {to !== null && (
        <Confirm
          title={agreement.title}
          what={agreement.what(t(`rewind.agree.${to.name}`))}
          yes={agreement.yes}
          onYes={() => void rewind()}
          onNo={() => setTo(null)}
        />
      )}
    </>
  );
}
