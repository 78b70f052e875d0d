/** Dots and keys for a PIN, or a number that is nobody else's business: no text field, so no keyboard remembers it. */
import { Keypad } from '../parts/Keypad';
import { t } from '../words';
import { type Digits, useKeyboard } from './digits';

interface PinKeysProps {
  readonly label: string;
  readonly digits: Digits;
  readonly least: number;
  readonly action: string;
  /** A wait is on, or something is being looked at. */
  readonly rest: boolean;
  readonly onAction: () => void;
}

export function PinKeys({ label, digits, least, action, rest, onAction }: PinKeysProps) {
  const ready = !rest && digits.text.length >= least;
  const part = useKeyboard(digits.keys, () => ready && onAction());
  return (
    <div ref={part} class="pin-keys">
      <p class="place pin-place">
        <span class="label">{label}</span>
        <span class="pin-dots" aria-hidden="true">
          {digits.text === '' ? '–' : '●'.repeat(digits.text.length)}
        </span>
        <span class="aside">{t('pin.typed', { count: digits.text.length })}</span>
      </p>
      <Keypad numbers={digits.keys} action={action} ready={ready} onAction={onAction} />
    </div>
  );
}
