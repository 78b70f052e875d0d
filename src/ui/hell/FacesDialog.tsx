/** The faces of the patrols in the menu of a police device: to look at, to have on a second one, to take over from one. */
import './patrols.css';
import { useState } from 'preact/hooks';
import type { FacesDesk } from '../../app/desk';
import { Characters } from '../parts/Characters';
import { Dialog } from '../parts/Dialog';
import { usePeek } from '../parts/Peek';
import { t } from '../words';
import { FacesHeld } from './FacesHeld';

interface FacesDialogProps {
  readonly faces: FacesDesk;
  readonly onClose: () => void;
}

export function FacesDialog({ faces, onClose }: FacesDialogProps) {
  return (
    <Dialog title={t('keepFaces.menu')} onClose={onClose}>
      <div class="stack">
        <button type="button" class="button" onClick={onClose}>
          {t('app.back')}
        </button>
        {faces.tonight.value === null ? <p>{t('keepFaces.none')}</p> : <FacesHeld faces={faces} />}
        <Give faces={faces} />
        <Take faces={faces} />
      </div>
    </Dialog>
  );
}

function Give({ faces }: Pick<FacesDialogProps, 'faces'>) {
  const peek = usePeek();
  const groups = faces.text.value;
  if (groups === null) return null;
  return (
    <section class="faces-way">
      <h3 class="card-title">{t('keepFaces.give')}</h3>
      <p>{t('keepFaces.giveWhat')}</p>
      {peek.shown ? (
        <ol class="faces-text" aria-label={t('keepFaces.giveName')}>
          {groups.map((group, i) => (
            <li key={`${i} ${group}`}>{group}</li>
          ))}
        </ol>
      ) : (
        <button type="button" class="button" onClick={() => peek.keep(true)}>
          {t('keepFaces.giveShow')}
        </button>
      )}
    </section>
  );
}

function Take({ faces }: Pick<FacesDialogProps, 'faces'>) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<Awaited<ReturnType<FacesDesk['takeOver']>> | null>(null);
  const take = async (): Promise<void> => {
    const is = await faces.takeOver(typed);
    setSaid(is);
    if (is === 'taken') setTyped('');
  };
  return (
    <section class="faces-way">
      <h3 class="card-title">{t('keepFaces.take')}</h3>
      <Characters
        label={t('keepFaces.takeText')}
        what={t('keepFaces.takeWhat')}
        typed={typed}
        onType={(text) => {
          setTyped(text);
          setSaid(null);
        }}
      />
      {said !== null && (
        <p class={said === 'taken' ? 'note' : 'trouble'} role="alert">
          {t(`keepFaces.is.${said}`)}
        </p>
      )}
      <button type="button" class="button" onClick={() => void take()}>
        {t('keepFaces.takeDo')}
      </button>
    </section>
  );
}
