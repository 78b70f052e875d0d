/**
 * Asks for a circle's number with keys of its own. There is no text field: the system's keyboard would remember and suggest
 * numbers that are nobody's business. A real keyboard's digits work too.
 */
import { useState } from 'preact/hooks';
import type { Board, CircleId } from '../../board/types';
import { isCircle } from '../../board/ways';
import { Panel } from './Panel';
import type { MapWords } from './types';

interface FindProps {
  readonly board: Board;
  readonly words: MapWords;
  readonly onFind: (circle: CircleId) => void;
  readonly onClose: () => void;
}

const DIGITS = 3;

export function Find({ board, words, onFind, onClose }: FindProps) {
  const { t } = words;
  const [text, setText] = useState('');
  const number = Number(text);
  const found = isCircle(board, number) ? number : null;
  const type = (digit: string): void => setText((before) => `${before === '0' ? '' : before}${digit}`.slice(0, DIGITS));
  const erase = (): void => setText((before) => before.slice(0, -1));
  const go = (): void => {
    if (found !== null) onFind(found);
  };
  const press = (event: KeyboardEvent): boolean => {
    if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === 'Backspace') erase();
    // A button that has the focus acts by itself.
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) go();
    else return false;
    return true;
  };
  const key = (digit: number) => (
    <button
      key={digit}
      type="button"
      class="map-digit"
      aria-label={t('map.find.digit', { digit })}
      onClick={() => type(String(digit))}
    >
      {digit}
    </button>
  );
  return (
    <Panel title={t('map.find.title')} words={words} onClose={onClose} onKey={press}>
      <div class="map-find">
        <p class="map-find-number">{text === '' ? '–' : text}</p>
        <p class="map-find-none">{text.length === DIGITS && found === null ? t('map.find.none') : ''}</p>
        <div class="map-digits">
          {[1, 2, 3, 4, 5, 6, 7, 8, 9].map(key)}
          <button type="button" class="map-digit" aria-label={t('map.find.erase')} onClick={erase}>
            ⌫
          </button>
          {key(0)}
          <button type="button" class="map-digit map-digit-go" aria-disabled={found === null} onClick={go}>
            {t('map.find.go')}
          </button>
        </div>
      </div>
    </Panel>
  );
}
