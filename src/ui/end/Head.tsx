/**
 * The revealed game, on Jack's phone and on the others alike: what was found, and under it the nights, the check or the
 * record. The same head, the same order and the same part first, since the table looks at both at once.
 */
import '../../i18n/with-stages';
import '../../i18n/with-end';
import '../../i18n/with-fork';
import './end.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Whose } from '../../app/choosing';
import type { CheckedGame } from '../../app/reveal';
import { Segments } from '../parts/Segments';
import { t } from '../words';
import { Symbols } from './Symbols';

type Part = 'story' | 'check' | 'record';
const PARTS: readonly Part[] = ['story', 'check', 'record'];

interface HeadProps {
  readonly hideout: number | null;
  readonly checked: Pick<CheckedGame, 'wrong' | 'wrongFaces' | 'stated' | 'byEye' | 'agreed'>;
  readonly symbols: readonly number[];
  /** What else this device says of itself, under the symbols. */
  readonly witness?: string | undefined;
  /** Where two records differed and both sides chose one. */
  readonly chosen?: readonly { readonly number: number; readonly whose: Whose }[] | undefined;
  readonly parts: Readonly<Record<Part, () => ComponentChildren>>;
}

export function Revealing({ hideout, checked, symbols, witness, chosen = [], parts }: HeadProps) {
  const [part, setPart] = useState<Part>('story');
  const { wrong, wrongFaces, stated, byEye, agreed } = checked;
  const besides = [
    ...(byEye > 0 ? [t('end.notChecked', { count: byEye })] : []),
    ...(stated > 0 ? [t('check.statedShort', { count: stated })] : []),
    ...(agreed > 0 ? [t('end.agreed', { count: agreed })] : []),
    ...(wrongFaces > 0 ? [t('check.facesShort', { count: wrongFaces })] : []),
  ];
  return (
    <div class="end-open">
      <div class="end-head">
        <div class="end-seal">
          <p class="end-hideout">
            <span class="label">{t('end.hideout')}</span>
            <span class="numeral">{hideout ?? '–'}</span>
          </p>
          <div class={wrong === 0 ? 'end-honest' : 'end-honest end-dishonest'}>
            <p>{wrong === 0 ? t('end.honest') : t('end.dishonest', { count: wrong })}</p>
            {besides.length > 0 && <p class="end-small">{besides.join(' ')}</p>}
            {chosen.map(({ number, whose }) => (
              <p key={number} class="end-small">
                {t(`fork.chosen.${whose}`, { number })}
              </p>
            ))}
          </div>
        </div>
        <Segments<Part>
          legend={t('end.parts')}
          segments={PARTS.map((value) => ({ value, label: t(`end.part.${value}`) }))}
          chosen={part}
          onChoose={setPart}
        />
      </div>
      {part === 'check' && <Symbols symbols={symbols} witness={witness} />}
      {parts[part]()}
    </div>
  );
}
