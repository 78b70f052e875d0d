/** Our own keys for a code: letters and digits in one block, the same on every device. A real keyboard types it too. */
import '../../i18n/with-guest';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../words';
import { CODE_CHARACTERS, CODE_LENGTH, codeCharacter } from './code';

/** Six places in two groups; said as characters, one by one. */
export function CodeShown({ code }: { readonly code: string }) {
  return (
    <div class="code">
      <p class="aside" role="status">
        {t('join.code')}: {code === '' ? t('join.empty') : [...code].join(' ')}
      </p>
      {[0, CODE_LENGTH / 2].map((from) => (
        <p key={from} class="code-group" aria-hidden="true">
          {[0, 1, 2].map((i) => (
            <span key={i} class={from + i === code.length ? 'code-place code-next' : 'code-place'}>
              {code[from + i] ?? ''}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

interface CodeKeysProps {
  readonly onCode: (change: (before: string) => string) => void;
  readonly onPaste: (text: string) => void;
}

export function CodeKeys({ onCode, onPaste }: CodeKeysProps) {
  const paste = async (): Promise<void> => onPaste(await navigator.clipboard.readText());
  return (
    <fieldset class="code-keys">
      <legend class="aside">{t('join.keys')}</legend>
      {CODE_CHARACTERS.map((character) => (
        <button key={character} type="button" class="code-key" onClick={() => onCode((before) => before + character)}>
          {character}
        </button>
      ))}
      <button type="button" class="code-key code-wide" onClick={() => onCode(withoutLast)}>
        {t('join.erase')}
      </button>
      {'clipboard' in navigator && (
        <button type="button" class="code-key code-wide" onClick={() => void paste().catch(() => undefined)}>
          {t('join.paste')}
        </button>
      )}
    </fieldset>
  );
}

function withoutLast(code: string): string {
  return code.slice(0, -1);
}

/** A real keyboard, as long as the screen stands: also while its keys are not drawn yet. */
export function useTypedCode(onCode: CodeKeysProps['onCode'], onEnter: () => void): void {
  const press = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Backspace') onCode(withoutLast);
    else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) onEnter();
    else if (key.length === 1) {
      const character = codeCharacter(key);
      if (character !== null) onCode((before) => before + character);
    }
  };
  const latest = useRef(press);
  latest.current = press;
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => latest.current(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
