/** The PIN in the settings: set, change, remove. A new one is typed twice. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PIN_LEAST, PIN_MOST, type Pin } from '../../app/pin';
import { announce } from '../announce';
import { t } from '../words';
import { useDigits } from './digits';
import { PinKeys } from './PinKeys';
import { PinPad } from './PinPad';
import { noticePin, usePin } from './pin';

interface PinPartProps {
  readonly guarded: boolean;
  readonly isHideout?: ((circle: number) => boolean) | undefined;
  readonly step: PinStep;
  readonly onStep: (step: PinStep) => void;
}

export type PinStep = 'none' | 'new' | 'askToChange' | 'askToRemove';

export function PinPart({ guarded, isHideout, step, onStep: setStep }: PinPartProps) {
  const pin = usePin();
  const [said, setSaid] = useState('');
  const part = useRef<HTMLElement>(null);
  const was = useRef(step);
  // What had the focus goes away with its step; after the last one the settings come back with this part in sight.
  useLayoutEffect(() => {
    if (was.current === step) return;
    was.current = step;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [step]);
  if (pin === null) return null;
  const isSet = pin.isSet();
  const end = (sentence: string): void => {
    noticePin(pin);
    setStep('none');
    setSaid(sentence);
    announce(sentence);
  };
  const remove = async (): Promise<void> => {
    const done = await pin.remove();
    end(t(done.ok ? 'pin.removed' : 'pin.notStored'));
  };
  return (
    <section ref={part} class="setting" tabIndex={-1} aria-labelledby="pin">
      <h3 id="pin" class={step === 'none' ? 'label' : 'aside'}>
        {t('pin.title')}
      </h3>
      {step === 'none' && <p class="setting-what">{t('pin.titleWhat')}</p>}
      {step === 'none' && said !== '' && <p class="slip">{said}</p>}
      {step === 'none' && !isSet && (
        <button type="button" class="button" onClick={() => setStep('new')}>
          {t(guarded ? 'pin.setAsJack' : 'pin.set')}
        </button>
      )}
      {step === 'none' && isSet && (
        <>
          <button type="button" class="button" onClick={() => setStep(guarded ? 'askToChange' : 'new')}>
            {t('pin.change')}
          </button>
          <button type="button" class="button" onClick={() => (guarded ? setStep('askToRemove') : void remove())}>
            {t('pin.remove')}
          </button>
          <p class="setting-what">{t('pin.ifForgotten')}</p>
        </>
      )}
      {step === 'askToChange' && <PinPad isHideout={isHideout} onOpen={() => setStep('new')} />}
      {step === 'askToRemove' && <PinPad isHideout={isHideout} onOpen={() => void remove()} />}
      {step === 'new' && <NewPin pin={pin} onEnd={end} />}
      {step !== 'none' && (
        <button type="button" class="button button-quiet" onClick={() => setStep('none')}>
          {t('app.cancel')}
        </button>
      )}
    </section>
  );
}

function NewPin({ pin, onEnd }: { readonly pin: Pin; readonly onEnd: (sentence: string) => void }) {
  const digits = useDigits(PIN_MOST);
  const [first, setFirst] = useState<string | null>(null);
  const [differed, setDiffered] = useState(false);
  const [busy, setBusy] = useState(false);
  const act = async (): Promise<void> => {
    digits.clear();
    if (first === null) {
      setFirst(digits.text);
      setDiffered(false);
      return announce(t('pin.repeat'));
    }
    setFirst(null);
    if (digits.text !== first) {
      setDiffered(true);
      return announce(t('pin.differed'));
    }
    setBusy(true);
    const done = await pin.set(first);
    onEnd(t(done.ok ? 'pin.isSet' : 'pin.notStored'));
  };
  return (
    <div class="pin">
      <p class="pin-what">{t(first !== null ? 'pin.repeat' : differed ? 'pin.differed' : 'pin.choose')}</p>
      <PinKeys
        label={t('pin.name')}
        digits={digits}
        least={PIN_LEAST}
        action={t(first === null ? 'pad.next' : 'pin.save')}
        rest={busy}
        onAction={() => void act()}
      />
    </div>
  );
}
