/** Asks once before the turn is ended, where people often go wrong. */
import { Confirm } from '../parts/Dialog';
import { list, t } from '../words';
import type { Reminder } from './reminders';

interface RemindProps {
  readonly reminders: readonly Reminder[];
  readonly answer: (yes: boolean) => void;
}

export function Remind({ reminders, answer }: RemindProps) {
  return (
    <Confirm
      title={t('remind.title')}
      what={reminders.map(inWords).join(' ')}
      yes={t('police.done')}
      no={t('remind.no')}
      onYes={() => answer(true)}
      onNo={() => answer(false)}
    />
  );
}

function inWords(reminder: Reminder): string {
  if (reminder.is === 'nobodyAsked') return t('remind.nobodyAsked');
  return t(`remind.${reminder.is}`, { policemen: list(reminder.policemen.map((one) => t(`policeman.${one}`))) });
}
