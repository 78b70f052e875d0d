/** The top of every game screen: what it is, how the night stands, and the menu. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Table } from '../../rules/index';
import { Heading } from '../parts/Heading';
import { t } from '../words';
import type { MenuProps } from './Menu';
import { LaterMenu } from './stages';

interface BarProps {
  readonly title: string;
  readonly table: Table;
  readonly jack: boolean;
  /** How the others are connected. */
  readonly sign: ComponentChildren;
  readonly menu: Omit<MenuProps, 'onClose'>;
}

export function Bar({ title, table, jack, sign, menu }: BarProps) {
  const [open, setOpen] = useState(false);
  return (
    <header class="bar">
      <div class="bar-text">
        <div class="bar-over">
          {jack && <span class="bar-jack">{t('jack.frame')}</span>}
          {table.night > 0 && <span>{t('bar.night', { night: table.night })}</span>}
          {table.time !== null && <span>{t('bar.left', { count: table.left })}</span>}
          {sign}
        </div>
        <Heading>{title}</Heading>
      </div>
      <button type="button" class="button button-quiet" onClick={() => setOpen(true)}>
        {t('bar.menu')}
      </button>
      {open && <LaterMenu {...menu} onClose={() => setOpen(false)} />}
    </header>
  );
}
