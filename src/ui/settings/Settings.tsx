/** How this device likes its screens, and the PIN. A sheet over the start page or over the game, which stays as it was. */
import { useState } from 'preact/hooks';
import { chooseRelay, chosenRelay, relayAddresses, relayHost } from '../../app/relays';
import type { Choice, Choices } from '../../app/settings';
import { Dialog } from '../parts/Dialog';
import { Segments } from '../parts/Segments';
import { t } from '../words';
import { canBuzz, canStayAwake, device } from './device';
import { PinPart, type PinStep } from './PinPart';

export interface SettingsProps {
  /** Something private stands behind the PIN: it is asked for before it is changed or removed. */
  readonly guarded: boolean;
  readonly isHideout?: ((circle: number) => boolean) | undefined;
  readonly onClose: () => void;
}

export function Settings({ guarded, isHideout, onClose }: SettingsProps) {
  const [step, setStep] = useState<PinStep>('none');
  // While a PIN is typed nothing else stands here: its keys are in reach, and one button is the main one.
  const typing = step !== 'none';
  return (
    <Dialog title={t(typing ? 'pin.title' : 'set.title')} onClose={onClose}>
      <div class="settings">
        {!typing && <Choosing />}
        <PinPart guarded={guarded} isHideout={isHideout} step={step} onStep={setStep} />
        {!typing && (
          <div class="settings-foot">
            <button type="button" class="button button-main" onClick={onClose}>
              {t('set.done')}
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Choosing() {
  return (
    <>
      <Part name="theme" values={['system', 'dark', 'light']} />
      <Part name="textSize" values={['100', '125', '150', '200']} />
      <Part name="motion" values={['system', 'reduced']} />
      <Part name="hand" values={['left', 'right']} />
      <Part name="haptics" values={['off', 'on']} absent={canBuzz() ? undefined : t('set.hapticsAbsent')} />
      <Part name="keepAwake" values={['off', 'on']} absent={canStayAwake() ? undefined : t('set.keepAwakeAbsent')} />
      <Part name="tapToSend" values={['off', 'on']} />
      <Part name="hellNumbers" values={['off', 'on']} />
      <RelayPart />
    </>
  );
}

/** Only where the app was built for several. Every device at a table may take another one: they are doors of one relay. */
function RelayPart() {
  const all = relayAddresses(location);
  const [chosen, setChosen] = useState(() => chosenRelay(all) ?? '');
  const [kept, setKept] = useState(true);
  if (all.length < 2) return null;
  const choose = (address: string): void => {
    setChosen(address);
    setKept(chooseRelay(address === '' ? null : address));
  };
  return (
    <section class="setting">
      <Segments<string>
        legend={t('set.relay')}
        shown
        segments={[
          { value: '', label: t('set.relayAny') },
          ...all.map((value) => ({ value, label: relayHost(value) })),
        ]}
        chosen={chosen}
        onChoose={choose}
      />
      <p class="setting-what">{t('set.relayWhat')}</p>
      {!kept && <p class="slip">{t('set.relayNotKept')}</p>}
    </section>
  );
}

type Shown = Exclude<Choice, 'earphones'>;

interface PartProps<C extends Shown> {
  readonly name: C;
  readonly values: readonly Choices[C][];
  /** Why this device cannot, in words. */
  readonly absent?: string | undefined;
}

function Part<C extends Shown>({ name, values, absent }: PartProps<C>) {
  const { settings } = device;
  const shown: Shown = name;
  return (
    <section class="setting">
      <Segments<Choices[C]>
        legend={t(`set.${shown}`)}
        shown
        segments={values.map((value) => ({ value, label: labelOf(name, value) }))}
        chosen={settings.chosen.value[name]}
        onChoose={(value) => void settings.choose(name, value)}
      />
      <p class="setting-what">{t(`set.${shown}What`)}</p>
      {absent !== undefined && <p class="slip">{absent}</p>}
    </section>
  );
}

function labelOf(name: Shown, value: Choices[Shown]): string {
  if (name === 'textSize') return t('set.percent', { size: value });
  return t(`set.is.${value as Exclude<Choices[Shown], Choices['textSize']>}`);
}
