/**
 * If this phone fails, behind Jack's lock: the game on paper, R as a text, the whole log as a file, and what was set aside
 * of a damaged game. The file is made when the screen opens, so that sending it follows the tap at once.
 */
import { useEffect, useState } from 'preact/hooks';
import { browserAround } from '../../app/index';
import { asideOf, handOut } from '../../app/moved';
import { makeRecovery, type RecoveryFile, recoveryGroups } from '../../app/recovery';
import type { Session } from '../../app/session';
import { saveFile, sharingOf } from '../end/sharing';
import { t } from '../words';
import { Paper } from './Paper';

interface RescueProps {
  readonly session: Session;
  /** All stored texts of the game, one a line. */
  readonly readTexts: () => Promise<string | null>;
  /** The file was handed out. */
  readonly onHandedOut: (mark: string) => void;
  readonly onClose: () => void;
}

export function Rescue({ session, readTexts, onHandedOut, onClose }: RescueProps) {
  const [paper, setPaper] = useState(false);
  if (paper) return <Paper session={session} onBack={() => setPaper(false)} />;
  const whole = session.damage === null;
  return (
    <>
      <p class="prose">{t('rescue.what')}</p>
      <section class="rescue-way">
        <h2 class="card-title">{t('rescue.paper')}</h2>
        <p>{t('rescue.paperWhat')}</p>
        <button type="button" class="button button-tall" onClick={() => setPaper(true)}>
          {t('rescue.paperOpen')}
        </button>
      </section>
      {whole && <FileWay session={session} onHandedOut={onHandedOut} />}
      <TextWay session={session} />
      <Aside session={session} readTexts={readTexts} />
      <div class="stack foot">
        <button type="button" class="button button-main button-tall" onClick={onClose}>
          {t('rescue.close')}
        </button>
      </div>
    </>
  );
}

function TextWay({ session }: { readonly session: Session }) {
  const [shown, setShown] = useState(false);
  return (
    <section class="rescue-way">
      <h2 class="card-title">{t('rescue.text')}</h2>
      <p>{t('rescue.textWhat')}</p>
      <p class="note">{t('rescue.warning')}</p>
      {shown ? (
        <ol class="recovery-text" aria-label={t('rescue.textName')}>
          {recoveryGroups(session.header).map((group, i) => (
            <li key={`${i} ${group}`}>{group}</li>
          ))}
        </ol>
      ) : (
        <button type="button" class="button button-tall" onClick={() => setShown(true)}>
          {t('rescue.textShow')}
        </button>
      )}
    </section>
  );
}

function FileWay({ session, onHandedOut }: Pick<RescueProps, 'session' | 'onHandedOut'>) {
  const [file, setFile] = useState<RecoveryFile | 'making' | 'none'>('making');
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void makeRecovery(session.store, browserAround, session.header.id).then((made) =>
      setFile(made.ok ? made.value : 'none'),
    );
  }, []);
  return (
    <section class="rescue-way">
      <h2 class="card-title">{t('rescue.file')}</h2>
      <p>{t('rescue.fileWhat')}</p>
      <p class="note">{t('rescue.fileWarning')}</p>
      {file === 'making' && <p class="label">{t('rescue.fileMaking')}</p>}
      {file === 'none' && <p class="trouble">{t('rescue.fileNone')}</p>}
      {failed && (
        <p class="trouble" role="alert">
          {t('rescue.fileShareFailed')}
        </p>
      )}
      {typeof file === 'object' && (
        <FileButtons
          session={session}
          file={file}
          onHandedOut={() => onHandedOut(file.mark)}
          onFailed={() => setFailed(true)}
        />
      )}
    </section>
  );
}

interface FileButtonsProps {
  readonly session: Session;
  readonly file: RecoveryFile;
  readonly onHandedOut: () => void;
  readonly onFailed: () => void;
}

function FileButtons({ session, file, onHandedOut, onFailed }: FileButtonsProps) {
  const sharing = sharingOf(file);
  const share = async (shared: File): Promise<void> => {
    // Not waited for: a browser lets only the tap itself open the sheet.
    const out = handOut(session, file.mark);
    try {
      await navigator.share({ files: [shared] });
      onHandedOut();
    } catch (error) {
      await (await out)();
      // Whoever closes the sheet has only changed his mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onFailed();
    }
  };
  const save = async (): Promise<void> => {
    // Also where that cannot be kept: the file may be all that is left.
    await handOut(session, file.mark);
    saveFile(file);
    onHandedOut();
  };
  return (
    <div class="stack">
      <button type="button" class="button button-tall" onClick={() => void save()}>
        {t('rescue.fileSave')}
      </button>
      {sharing.is === 'file' && (
        <button type="button" class="button button-tall" onClick={() => void share(sharing.file)}>
          {t('rescue.fileShare')}
        </button>
      )}
    </div>
  );
}

/** Of a damaged game all its entries; later what was set aside of it. */
function Aside({ session, readTexts }: Pick<RescueProps, 'session' | 'readTexts'>) {
  const [text, setText] = useState<string | null>(null);
  const damaged = session.damage !== null;
  useEffect(() => {
    void (damaged ? readTexts() : asideOf(session)).then(setText);
  }, []);
  if (text === null) return null;
  return (
    <section class="rescue-way">
      <h2 class="card-title">{t('rescue.aside')}</h2>
      <p>{t('rescue.asideWhat')}</p>
      <button type="button" class="button button-tall" onClick={() => saveFile({ name: 'hideout-entries.txt', text })}>
        {t(damaged ? 'damaged.download' : 'rescue.asideSave')}
      </button>
    </section>
  );
}
