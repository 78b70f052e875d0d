/** Which patrols Jack's letters moved tonight (OPT-LETTERS-3): the wood has to be moved, too, and by whom nobody else says. */
import '../../i18n/with-hunt';
import { useEffect, useRef } from 'preact/hooks';
import type { CrossingId } from '../../board/types';
import type { DetectivesView } from '../../log/index';
import { announce } from '../announce';
import { crossingNamed } from '../hunt/mapWords';
import { t } from '../words';

interface MovedByLetterProps {
  readonly told: Pick<DetectivesView, 'inTurn'>;
  /** On the phone it was played on that has been said already. */
  readonly aloud?: boolean;
}

export function MovedByLetter({ told, aloud = false }: MovedByLetterProps) {
  const moved = told.inTurn.flatMap(({ number, event }) => {
    if (event.type !== 'letterPlayed' || event.letter === 'goulstonStreet') return [];
    const { letter, from, to } = event;
    if (from === undefined || to === undefined) return [];
    return { number, what: inWords(letter, from as CrossingId, to as CrossingId) };
  });
  const said = useRef(moved.length);
  useEffect(() => {
    const last = moved.at(-1);
    if (aloud && moved.length > said.current && last !== undefined) announce(last.what);
    said.current = moved.length;
  }, [moved.length]);
  return (
    <>
      {moved.map(({ number, what }) => (
        <p key={number} class="slip">
          {what}
        </p>
      ))}
    </>
  );
}

function inWords(letter: 'dearBoss' | 'saucyJacky' | 'fromHell', from: CrossingId, to: CrossingId): string {
  return t('letters.moved', { letter: t(`letter.${letter}`), from: crossingNamed(from), to: crossingNamed(to) });
}
