/** Stands before Jack's side: the PIN, the waits after wrong ones, and the way round a forgotten one. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { FORGOTTEN, PIN_LEAST, PIN_MOST, type Tried } from '../../app/pin';
import { announce } from '../announce';
import { t } from '../words';
import { useDigits } from './digits';
import { PinKeys } from './PinKeys';
import { noticePin, usePin, useSeconds } from './pin';
import { waitInWords } from './wait';

const HIDEOUT_MOST = 3;

export interface PinPadProps {
  /** Absent where no hideout can stand in for the PIN. */
  readonly isHideout?: ((circle: number) => boolean) | undefined;
  readonly onOpen: () => void;
}

export function PinPad({ isHideout, onOpen }: PinPadProps) {
  const pin = usePin();
  const [forgotten, setForgotten] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const digits = useDigits(forgotten ? HIDEOUT_MOST : PIN_MOST);
  const left = pin === null ? 0 : forgotten ? (pin.forgottenLeft() ?? 0) : pin.left();
  useSeconds(left > 0);
  const waiting = left > 0;
  const waited = useRef('');
  useEffect(() => {
    // Said once, when it is over: a countdown is only shown.
    if (!waiting && waited.current === String(forgotten)) announce(t('pin.again'));
    waited.current = waiting ? String(forgotten) : '';
  }, [waiting, forgotten]);
  if (pin === null) return null;

  const finish = (tried: Tried): void => {
    setBusy(false);
    digits.clear();
    if (tried === 'right') {
      noticePin(pin);
      onOpen();
      return;
    }
    setWrong(tried === 'wrong');
    if (tried === 'wrong') announce(t(forgotten ? 'pin.wrongHideout' : 'pin.wrong'));
  };
  const act = async (): Promise<void> => {
    setBusy(true);
    if (!forgotten) finish(await pin.attempt(digits.text));
    else if (isHideout) finish(await pin.openByHideout(Number(digits.text), isHideout));
  };
  const change = async (to: boolean): Promise<void> => {
    digits.clear();
    setWrong(false);
    if (to) await pin.forget();
    setForgotten(to);
  };
  const what = (): string => {
    const wait = waitInWords(left);
    if (forgotten) {
      if (left > 0) return wrong ? t('pin.wrongHideoutWait', { wait }) : t('pin.forgottenWait', { wait });
      return t('pin.forgottenType', { wait: waitInWords(FORGOTTEN) });
    }
    if (left > 0) return t('pin.wrongWait', { wait });
    return wrong ? t('pin.wrong') : t('pin.what');
  };
  return (
    <div class="pin">
      <p class={wrong ? 'pin-what pin-wrong' : 'pin-what'}>{what()}</p>
      <PinKeys
        label={t(forgotten ? 'pin.hideout' : 'pin.name')}
        digits={digits}
        least={forgotten ? 1 : PIN_LEAST}
        action={t('pin.open')}
        rest={busy || left > 0}
        onAction={() => void act()}
      />
      {isHideout !== undefined && (
        <button type="button" class="button button-quiet" onClick={() => void change(!forgotten)}>
          {t(forgotten ? 'pin.remembered' : 'pin.forgotten')}
        </button>
      )}
    </div>
  );
}
