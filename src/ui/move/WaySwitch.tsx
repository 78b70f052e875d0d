/** Chooses between keys, list and map. Small signs with a word below: they stand beside the number. */
import type { ComponentChildren } from 'preact';
import { t } from '../words';
import type { Way } from './way';

interface WaySwitchProps {
  readonly ways: readonly Way[];
  readonly chosen: Way;
  readonly onChoose: (way: Way) => void;
}

const SIGNS: Readonly<Record<Way, ComponentChildren>> = {
  keys: <path d="M5 4h.01M12 4h.01M19 4h.01M5 11h.01M12 11h.01M19 11h.01M12 18h.01" stroke-width="4" />,
  list: (
    <>
      <circle cx="6" cy="6" r="3.5" />
      <circle cx="18" cy="6" r="3.5" />
      <circle cx="6" cy="17" r="3.5" />
      <circle cx="18" cy="17" r="3.5" />
    </>
  ),
  map: <path d="M3 5L9 3L15 5L21 3V19L15 21L9 19L3 21ZM9 3V19M15 5V21" />,
};

export function WaySwitch({ ways, chosen, onChoose }: WaySwitchProps) {
  return (
    <fieldset class="ways-to-say">
      <legend class="aside">{t('way.legend')}</legend>
      {ways.map((way) => (
        <button key={way} type="button" class="way" aria-pressed={way === chosen} onClick={() => onChoose(way)}>
          <svg class="way-sign" viewBox="0 0 24 24" aria-hidden="true">
            {SIGNS[way]}
          </svg>
          <span>{t(`way.${way}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
