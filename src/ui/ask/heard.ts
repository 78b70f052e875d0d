/** Says each new answer to those who listen to the screen, whichever phone it was asked on. */
import { useEffect, useRef } from 'preact/hooks';
import type { DetectivesView } from '../../log/index';
import { announce } from '../announce';
import { t } from '../words';
import { answerInWords } from './Said';

export function useHeard({ heard }: Pick<DetectivesView, 'heard'>): void {
  const said = useRef(heard.length);
  useEffect(() => {
    const latest = heard.at(-1);
    if (heard.length > said.current && latest !== undefined) {
      announce(t('police.said', { circle: latest.circle, answer: answerInWords(latest) }));
    }
    said.current = heard.length;
  }, [heard.length]);
}
