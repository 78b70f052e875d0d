/** What is needed rarely: leaving, Jack's sheet, and the ends that somebody says. Each end is asked once more. */
import '../../i18n/with-stages';
import './stages.css';
import { useState } from 'preact/hooks';
import type { Aside } from '../../app/stage';
import type { Command } from '../../rules/index';
import { AgreedDialog } from '../agreed/Agreed';
import { Confirm, Dialog } from '../parts/Dialog';
import { openRule, tonight } from '../rules/open';
import { stepOf } from '../rules/step';
import { PinDoor, SettingsDoor } from '../settings/Door';
import { device } from '../settings/device';
import { t } from '../words';

export interface MenuProps {
  readonly onClose: () => void;
  /** Each of these is absent where it is no use. */
  readonly onHome?: (() => void) | undefined;
  readonly onMap?: (() => void) | undefined;
  readonly onHandOut?: (() => void) | undefined;
  readonly onTakeBack?: (() => void) | undefined;
  readonly onRescue?: (() => void) | undefined;
  readonly onDevices?: (() => void) | undefined;
  readonly onSheet?: (() => void) | undefined;
  readonly mayGiveUp: boolean;
  readonly mayBeTrapped: boolean;
  /** The entry that ended the police's turn, where the table may still go back before it. */
  readonly policeDone: number | null;
  /** What can be done beside the evening's course. */
  readonly asides: readonly Aside[];
  readonly onAside: (aside: Aside) => void;
  /** Whether a number is the hideout, once there is one. */
  readonly isHideout: ((circle: number) => boolean) | undefined;
  readonly give: (...commands: readonly Command[]) => void;
}

export function Menu(props: MenuProps) {
  // What everybody knows: a step that only Jack's side is at would tell on him.
  const table = tonight.value;
  const [asking, setAsking] = useState<'trapped' | 'giveUp' | 'jackGivesUp' | 'settings' | 'agreed' | null>(null);
  const { onClose, onHome, onMap, onHandOut, onTakeBack, onSheet, give, policeDone } = props;
  const then = (...commands: readonly Command[]) => {
    onClose();
    give(...commands);
  };
  if (asking === 'settings') return <SettingsDoor guarded isHideout={props.isHideout} onClose={onClose} />;
  if (asking === 'agreed' && table !== null) return <AgreedDialog table={table} onClose={onClose} />;
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
          <button
            type="button"
            class="button button-grave"
            onClick={() => (device.pinSet.value ? setAsking('jackGivesUp') : then({ type: 'conceded', by: 'jack' }))}
          >
            {t('giveUp.jack')}
          </button>
          <button type="button" class="button button-grave" onClick={() => then({ type: 'conceded', by: 'police' })}>
            {t('giveUp.police')}
          </button>
        </div>
      </Dialog>
    );
  }
  // Only Jack speaks for Jack.
  if (asking === 'jackGivesUp') {
    return (
      <Dialog title={t('giveUp.jack')} onClose={onClose}>
        <p class="prose">{t('giveUp.what')}</p>
        <button type="button" class="button" onClick={onClose}>
          {t('app.cancel')}
        </button>
        <PinDoor isHideout={props.isHideout} onOpen={() => then({ type: 'conceded', by: 'jack' })} />
      </Dialog>
    );
  }
  return (
    <Dialog title={t('menu.title')} onClose={onClose}>
      <div class="stack">
        <button type="button" class="button" onClick={onClose}>
          {t('menu.close')}
        </button>
        {onMap !== undefined && (
          <Item
            name="map"
            onPick={() => {
              onClose();
              onMap();
            }}
          />
        )}
        {props.onDevices !== undefined && <Item name="devices" onPick={props.onDevices} />}
        {onHandOut !== undefined && <Item name="handOut" onPick={onHandOut} />}
        {onTakeBack !== undefined && <Item name="takeBack" onPick={onTakeBack} />}
        {onSheet !== undefined && <Item name="sheet" onPick={onSheet} />}
        {policeDone !== null && <Item name="notDone" onPick={() => then({ type: 'rewound', to: policeDone })} />}
        {props.asides.map((aside) => (
          <Item
            key={aside}
            name={aside}
            onPick={() => {
              onClose();
              props.onAside(aside);
            }}
          />
        ))}
        {props.mayBeTrapped && <Item name="trapped" onPick={() => setAsking('trapped')} />}
        {props.mayGiveUp && <Item name="giveUp" onPick={() => setAsking('giveUp')} />}
        {table !== null && <Item name="agreed" onPick={() => setAsking('agreed')} />}
        {table !== null && (
          <button
            type="button"
            class="button menu-item"
            onClick={() => {
              onClose();
              openRule(stepOf(table));
            }}
          >
            <span class="menu-label">{t('rules.step')}</span>
            <span class="menu-what">{t('rules.stepWhat')}</span>
          </button>
        )}
        <button
          type="button"
          class="button menu-item"
          onClick={() => {
            onClose();
            openRule('');
          }}
        >
          <span class="menu-label">{t('rules.open')}</span>
          <span class="menu-what">{t('rules.openWhat')}</span>
        </button>
        <Item name="settings" onPick={() => setAsking('settings')} />
        {props.onRescue !== undefined && <Item name="rescue" onPick={props.onRescue} />}
        {onHome !== undefined && <Item name="home" onPick={onHome} />}
      </div>
    </Dialog>
  );
}

interface ItemProps {
  readonly name:
    | Aside
    | 'home'
    | 'devices'
    | 'map'
    | 'handOut'
    | 'takeBack'
    | 'settings'
    | 'sheet'
    | 'trapped'
    | 'notDone'
    | 'giveUp'
    | 'rescue'
    | 'agreed';
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
