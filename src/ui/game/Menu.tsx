/** What is needed rarely: leaving, Jack's sheet, and the ends that somebody says. Each end is asked once more. */
import { useState } from 'preact/hooks';
import type { Command } from '../../rules/index';
import { Confirm, Dialog } from '../parts/Dialog';
import { t } from '../words';

export interface MenuProps {
  readonly onClose: () => void;
  readonly onHome: () => void;
  /** Absent where it is no use. */
  readonly onSheet?: (() => void) | undefined;
  readonly mayGiveUp: boolean;
  readonly mayBeTrapped: boolean;
  /** The entry that ended the police's turn, where the table may still go back before it. */
  readonly policeDone: number | null;
  readonly give: (...commands: readonly Command[]) => void;
}

export function Menu(props: MenuProps) {
  const [asking, setAsking] = useState<'trapped' | 'giveUp' | null>(null);
  const { onClose, onHome, onSheet, give, policeDone } = props;
  const then = (...commands: readonly Command[]) => {
    onClose();
    give(...commands);
  };
  if (asking === 'trapped') {
    return (
      <Confirm
        title={t('trapped.title')}
        what={t('trapped.what')}
        yes={t('trapped.yes')}
        grave
        onYes={() => then({ type: 'trapped' }, { type: 'handedOver' })}
        onNo={onClose}
      />
    );
  }
  if (asking === 'giveUp') {
    return (
      <Dialog title={t('giveUp.title')} onClose={onClose}>
        <p class="prose">{t('giveUp.what')}</p>
        <div class="stack">
          <button type="button" class="button" onClick={onClose}>
            {t('app.cancel')}
          </button>
          <button type="button" class="button button-grave" onClick={() => then({ type: 'conceded', by: 'jack' })}>
            {t('giveUp.jack')}
          </button>
          <button type="button" class="button button-grave" onClick={() => then({ type: 'conceded', by: 'police' })}>
            {t('giveUp.police')}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('menu.title')} onClose={onClose}>
      <div class="stack">
        <button type="button" class="button" onClick={onClose}>
          {t('menu.close')}
        </button>
        {onSheet !== undefined && <Item name="sheet" onPick={onSheet} />}
        {policeDone !== null && <Item name="notDone" onPick={() => then({ type: 'rewound', to: policeDone })} />}
        {props.mayBeTrapped && <Item name="trapped" onPick={() => setAsking('trapped')} />}
        {props.mayGiveUp && <Item name="giveUp" onPick={() => setAsking('giveUp')} />}
        <Item name="home" onPick={onHome} />
      </div>
    </Dialog>
  );
}

interface ItemProps {
  readonly name: 'home' | 'sheet' | 'trapped' | 'notDone' | 'giveUp';
  readonly onPick: () => void;
}

function Item({ name, onPick }: ItemProps) {
  return (
    <button type="button" class="button menu-item" onClick={onPick}>
      <span class="menu-label">{t(`menu.${name}`)}</span>
      <span class="menu-what">{t(`menu.${name}What`)}</span>
    </button>
  );
}
