/**
 * What both sides agree on is asked about on either phone by the same screens: on Jack's phone both sit before it and one
 * tap says so, on the detectives' own device it is proposed to Jack, who taps on his.
 */
import '../../i18n/with-hunt';
import '../../i18n/with-proposed';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../words';

/** Whether the screens stand on the detectives' own device. */
export const Proposing = createContext(false);

interface Agreement {
  readonly title: string;
  readonly what: (what: string) => string;
  readonly yes: string;
  readonly proposes: boolean;
}

export function useAgreement(): Agreement {
  const proposes = useContext(Proposing);
  return proposes
    ? {
        title: t('propose.title'),
        what: (what) => `${what} ${t('propose.what')}`,
        yes: t('propose.yes'),
        proposes,
      }
    : { title: t('agreed.title'), what: (what) => what, yes: t('agreed.both'), proposes };
}
