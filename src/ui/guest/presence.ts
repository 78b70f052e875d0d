/** How this device stands with Jack's phone, in words. Each says what is so and what to do; none is a mere sign. */
import type { Presence } from '../../app/guest-types';
import type { NotDone } from '../../app/session';
import type { Command } from '../../rules/index';
import { t, words } from '../words';

export function presenceInWords(presence: Presence): string {
  switch (presence.is) {
    case 'asleep':
      return t('presence.asleep', { time: clock(presence.since) });
    case 'forked':
      return t('presence.forked', { number: presence.number });
    default:
      return t(`presence.${presence.is}`);
  }
}

/** Of something on its way; `late` when it takes longer than it should. What is proposed waits for Jack's tap. */
export function waitingInWords(presence: Presence, command: Command, late: boolean): string {
  if (isProposal(command) && (!late || presence.is === 'connected')) return t('presence.proposed');
  if (!late) return t('presence.onItsWay');
  if (presence.is === 'asleep') return t('presence.stillAsleep');
  return t(presence.is === 'unreachable' ? 'presence.stillUnreachable' : 'presence.still');
}

/** What Jack agrees to with a tap of his own. */
export function isProposal(command: Command): boolean {
  if ('ruledByTable' in command && command.ruledByTable === true) return true;
  return command.type === 'policemenStated' || command.type === 'rewound' || command.type === 'conceded';
}

export function notDoneInWords(because: NotDone | 'readOnly' | 'refused'): string {
  return t(`notDone.${because}`);
}

function clock(at: number): string {
  return new Intl.DateTimeFormat(words.code, { timeStyle: 'short' }).format(at);
}
