/** Hell on Jack's phone, step by step (HELL-1 to HELL-8); on one phone it goes around with it. */
import '../../i18n/with-hell';
import './hell.css';
import type { Session } from '../../app/session';
import { Blood } from './Blood';
import { Patrols } from './Patrols';
import { Reveal } from './Reveal';
import { stepOf } from './steps';
import { Victims } from './Victims';
import { Women } from './Women';
import { Wretched } from './Wretched';

export function Hell({ session }: { readonly session: Session }) {
  switch (stepOf(session.told.value.table)) {
    case 'women':
      return <Women session={session} />;
    case 'patrols':
      return <Patrols session={session} />;
    case 'victims':
      return <Victims session={session} />;
    case 'blood':
      return <Blood session={session} />;
    case 'wretched':
      return <Wretched session={session} />;
    case 'reveal':
      return <Reveal session={session} />;
  }
}
