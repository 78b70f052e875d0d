/** What the detectives need rarely: the map, the log, what both sides agree on, the rules, leaving. */
import '../../i18n/with-proposed';
import { useState } from 'preact/hooks';
import type { Desk } from '../../app/desk';
import type { GuestSession } from '../../app/guest-types';
import { makePublicCopy } from '../../app/public-copy';
import { judgesHell } from '../../rules/index';
import { AgreedDialog } from '../agreed/Agreed';
import { Ways } from '../end/Share';
import { FacesDialog } from '../hell/FacesDialog';
import { Confirm, Dialog } from '../parts/Dialog';
import { openRule } from '../rules/open';
import { stepOf } from '../rules/step';
import { SettingsDoor } from '../settings/Door';
import { t } from '../words';
import type { Beside } from './beside';

interface GuestMenuProps {
  readonly session: GuestSession;
  readonly desk: Desk;
  readonly possible: (one: 'places' | 'rewind') => boolean;
  readonly onBeside: (beside: Beside) => void;
  readonly onMap: (() => void) | undefined;
  readonly onHome: () => void;
  readonly onForget: (() => void) | undefined;
  readonly onClose: () => void;
}

export function GuestMenu({ session, desk, possible, onBeside, onMap, onHome, onForget, onClose }: GuestMenuProps) {
  const [asking, setAsking] = useState<'giveUp' | 'settings' | 'forget' | 'lost' | 'agreed' | 'faces' | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { table } = session.told.value;
  const mayGiveUp = table.end === null && table.night > 0 && session.header.value.seat === 'detectives';
  // The police's secret: never where Jack may look on, as he does on a display.
  const holdsFaces =
    session.header.value.seat === 'detectives' &&
    table.end === null &&
    (judgesHell(table) || session.faces.text.value !== null);
  const then = (act: () => void) => (): void => {
    onClose();
    act();
  };
  if (asking === 'settings') return <SettingsDoor guarded={false} onClose={onClose} />;
  if (asking === 'agreed') return <AgreedDialog table={table} onClose={onClose} />;
  if (asking === 'faces') return <FacesDialog faces={session.faces} onClose={onClose} />;
  if (asking === 'lost') {
    return (
      <Dialog title={t('guestMenu.lost')} onClose={onClose}>
        <div class="stack">
          <p>{t('guestMenu.lostHow')}</p>
          <Ways file={makePublicCopy(session)} say={setSaid} />
          {said !== null && <p class="slip">{said}</p>}
          <button type="button" class="button" onClick={onClose}>
            {t('app.back')}
          </button>
        </div>
      </Dialog>
    );
  }
  if (asking === 'forget' && onForget !== undefined) {
    return (
      <Confirm
        title={t('guestForget.title')}
        what={t('guestForget.what')}
        yes={t('guestForget.yes')}
        grave
        onYes={then(onForget)}
        onNo={onClose}
      />
    );
  }
  if (asking === 'giveUp') {
    return (
      <Confirm
        title={t('guestGiveUp.title')}
        what={`${t('guestMenu.giveUpWhat')} ${t('propose.what')}`}
        yes={t('propose.yes')}
        grave
        onYes={then(() => void desk.dispatch({ type: 'conceded', by: 'police' }))}
        onNo={onClose}
      />
    );
  }
  return (
    <Dialog title={t('menu.title')} onClose={onClose}>
      <div class="stack">
        <button type="button" class="button" onClick={onClose}>
          {t('menu.close')}
        </button>
        {onMap !== undefined && <Item name="map" onPick={then(onMap)} />}
        <Item name="log" onPick={then(() => onBeside('log'))} />
        {possible('places') && <Item name="places" onPick={then(() => onBeside('places'))} />}
        {possible('rewind') && <Item name="rewind" onPick={then(() => onBeside('rewind'))} />}
        {holdsFaces && (
          <Entry label={t('keepFaces.menu')} what={t('keepFaces.menuWhat')} onPick={() => setAsking('faces')} />
        )}
        {mayGiveUp && <Item name="giveUp" onPick={() => setAsking('giveUp')} />}
        {table.phase !== 'start' && (
          <Entry label={t('menu.agreed')} what={t('menu.agreedWhat')} onPick={() => setAsking('agreed')} />
        )}
        <Entry label={t('rules.step')} what={t('rules.stepWhat')} onPick={then(() => openRule(stepOf(table)))} />
        <Entry label={t('rules.open')} what={t('rules.openWhat')} onPick={then(() => openRule(''))} />
        <Entry label={t('menu.settings')} what={t('menu.settingsWhat')} onPick={() => setAsking('settings')} />
        <Item name="renew" onPick={then(session.renew)} />
        <Item name="lost" onPick={() => setAsking('lost')} />
        <Item name="home" onPick={onHome} />
        {onForget !== undefined && <Item name="forget" onPick={() => setAsking('forget')} />}
      </div>
    </Dialog>
  );
}

interface ItemProps {
  readonly name: 'map' | 'log' | 'places' | 'rewind' | 'giveUp' | 'renew' | 'home' | 'forget' | 'lost';
  readonly onPick: () => void;
}

function Item({ name, onPick }: ItemProps) {
  return <Entry label={t(`guestMenu.${name}`)} what={t(`guestMenu.${name}What`)} onPick={onPick} />;
}

interface EntryProps {
  readonly label: string;
  readonly what: string;
  readonly onPick: () => void;
}

function Entry({ label, what, onPick }: EntryProps) {
  return (
    <button type="button" class="button menu-item" onClick={onPick}>
      <span class="menu-label">{label}</span>
      <span class="menu-what">{what}</span>
    </button>
  );
}
