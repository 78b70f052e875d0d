/** The end on the detectives' own device: who won; before the reveal that nothing is proven, after it the check and the nights. */
import type { GuestSession } from '../../app/guest-types';
import { Verdict } from '../end/Verdict';
import { later } from '../move/later';
import { t } from '../words';

/** The proof and the story: loaded only here. */
const Proof = later<{ readonly session: GuestSession }>(() => import('./Proof').then((loaded) => loaded.Proof));

interface GuestEndProps {
  readonly session: GuestSession;
  readonly onHome: () => void;
}

export function GuestEnd({ session, onHome }: GuestEndProps) {
  const { table } = session.told.value;
  const revealed = session.entries.value.some(({ event }) => event.type === 'revealed');
  if (table.end === null) return null;
  return (
    <>
      <Verdict table={table} revealed={revealed} />
      <Proof session={session} />
      <div class="stack foot">
        <button type="button" class="button button-tall" onClick={onHome}>
          {t('app.home')}
        </button>
      </div>
    </>
  );
}
