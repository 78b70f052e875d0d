/**
 * Joining a game: the code, a name, what the device is for; then three symbols to compare and Jack's own tap. With a link
 * the code stands there already and nothing is compared.
 */
import '../../i18n/with-guest';
import './join.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JoinedHeader, Joining } from '../../app/guest-types';
import { Heading } from '../parts/Heading';
import { Segments } from '../parts/Segments';
import { t } from '../words';
import { CodeKeys, CodeShown, useTypedCode } from './CodeKeys';
import { CODE_LENGTH, codeIn } from './code';
import { Meeting } from './Meeting';

type Seat = JoinedHeader['seat'];
type Proposed = 'detectives' | 'phone' | 'tablet' | 'laptop' | 'tv';
const NAMES: Readonly<Record<Seat, readonly Proposed[]>> = {
  detectives: ['detectives', 'phone', 'tablet', 'laptop'],
  display: ['tablet', 'laptop', 'tv'],
};

export interface JoinProps {
  /** From a link, or as typed before; null to type it. */
  readonly code: string | null;
  readonly fromLink: boolean;
  readonly join: (code: string, name: string, seat: Seat) => Joining;
  readonly onJoined: (id: string) => void;
  readonly onBack: () => void;
}

export function Join({ code: given, fromLink, join, onJoined, onBack }: JoinProps) {
  const [code, setCode] = useState(given ?? '');
  // What was typed last, not what was drawn last: two quick taps are two characters.
  const typed = useRef(code);
  const [joining, setJoining] = useState<Joining | null>(null);
  const [seat, setSeat] = useState<Seat>('detectives');
  const [name, setName] = useState<Proposed>('detectives');
  const [unread, setUnread] = useState(false);
  // A code from a link stands until somebody changes it.
  const linked = fromLink && code === given;
  const missing = CODE_LENGTH - code.length;
  const change = (next: (before: string) => string): void => {
    typed.current = next(typed.current).slice(0, CODE_LENGTH);
    setUnread(false);
    setCode(typed.current);
  };
  const take = (text: string): void => {
    const found = codeIn(text);
    if (found === null) setUnread(true);
    else change(() => found);
  };
  const start = (): void => {
    if (missing === 0) setJoining(join(code, t(`join.name.${name}`), seat));
  };
  useTypedCode(
    (next) => joining === null && change(next),
    () => joining === null && start(),
  );
  useEffect(() => {
    const pasted = (event: ClipboardEvent): void => {
      if (joining === null) take(event.clipboardData?.getData('text') ?? '');
    };
    addEventListener('paste', pasted);
    return () => removeEventListener('paste', pasted);
  }, [joining]);
  useEffect(() => () => joining?.cancel(), [joining]);

  if (joining !== null) {
    return (
      <Meeting
        joining={joining}
        onJoined={onJoined}
        onAgain={(anew) => {
          joining.cancel();
          setJoining(null);
          if (anew) change(() => '');
        }}
        onBack={onBack}
      />
    );
  }
  return (
    <main class="screen join">
      <Heading>{t('join.title')}</Heading>
      <p class="label">{t(linked ? 'join.fromLink' : 'join.what')}</p>
      <CodeShown code={code} />
      {linked && !isInstalled() && <p class="slip">{t('join.inTab')}</p>}
      {unread && (
        <p class="trouble" role="alert">
          {t('join.notPasted')}
        </p>
      )}
      {missing > 0 ? (
        <CodeKeys onCode={change} onPaste={take} />
      ) : (
        <>
          <Segments<Seat>
            legend={t('join.seat')}
            shown
            segments={(['detectives', 'display'] as const).map((value) => ({
              value,
              label: t(`join.seat.${value}`),
              note: t(`join.seat.${value}What`),
            }))}
            chosen={seat}
            onChoose={(next) => {
              setSeat(next);
              if (!NAMES[next].includes(name)) setName(NAMES[next][0] ?? 'tablet');
            }}
          />
          <Segments<Proposed>
            legend={t('join.name')}
            shown
            segments={NAMES[seat].map((value) => ({ value, label: t(`join.name.${value}`) }))}
            chosen={name}
            onChoose={setName}
          />
          <button type="button" class="button button-quiet" onClick={() => change(() => '')}>
            {t('join.change')}
          </button>
        </>
      )}
      <div class="foot foot-stays join-foot">
        <button type="button" class="button button-quiet" onClick={onBack}>
          {t('app.back')}
        </button>
        <button
          type="button"
          class={missing === 0 ? 'button button-main' : 'button'}
          aria-disabled={missing > 0}
          onClick={start}
        >
          {missing === 0 ? t('join.go') : t('join.missing', { count: missing })}
        </button>
      </div>
    </main>
  );
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || matchMedia('(display-mode: fullscreen)').matches;
}
