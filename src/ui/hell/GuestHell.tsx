/** Hell on the detectives' own device: their steps to take, Jack's to watch, with what to do on the board. */
import '../../i18n/with-hell';
import './hell.css';
import type { Desk } from '../../app/desk';
import { t } from '../words';
import { Patrols } from './Patrols';
import { stepOf } from './steps';
import { Wretched } from './Wretched';

export function GuestHell({ session }: { readonly session: Desk }) {
  const step = stepOf(session.told.value.table);
  switch (step) {
    case 'patrols':
      return <Patrols session={session} />;
    case 'wretched':
      return <Wretched session={session} />;
    default:
      return <p class="prose">{t(`hell.watch.${step}`)}</p>;
  }
}
