/** The record of the game: saved, shared, and the symbols to compare it by. */
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { type ExportedGame, exportGame } from '../../app/share';
import { announce } from '../announce';
import { list, t } from '../words';
import { Symbols, symbolName } from './Symbols';
import { saveFile, sharingOf } from './sharing';

interface ShareProps {
  readonly session: Session;
  readonly symbols: readonly number[];
  /** The stored entries, for their times and ids. */
  readonly readTexts: () => Promise<string | null>;
}

export function Share({ session, symbols, readTexts }: ShareProps) {
  const [file, setFile] = useState<ExportedGame | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void readTexts().then((texts) => {
      if (!left) setFile(exportGame(session, texts, titleOf(session)));
    });
    return () => {
      left = true;
    };
  }, [session]);
  const say = (sentence: string): void => {
    setSaid(sentence);
    announce(sentence);
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(t('end.symbolsLine', { symbols: list(symbols.map(symbolName)) }));
    say(t('record.copied'));
  };
  return (
    <section class="stack">
      <div class="prose">
        <p>{t('record.what')}</p>
        <p>{t('record.holds')}</p>
      </div>
      {file === null ? <p class="label">{t('record.making')}</p> : <Ways file={file} say={say} />}
      <Symbols symbols={symbols} />
      {'clipboard' in navigator && (
        <button type="button" class="button" onClick={() => void copy().catch(() => undefined)}>
          {t('record.copy')}
        </button>
      )}
      {said !== null && <p class="slip">{said}</p>}
    </section>
  );
}

function Ways({ file, say }: { readonly file: ExportedGame; readonly say: (sentence: string) => void }) {
  const sharing = sharingOf(file);
  const share = async (shared: File): Promise<void> => {
    try {
      await navigator.share({ files: [shared], title: shared.name });
    } catch (error) {
      // Whoever closes the sheet has only changed his mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say(t('record.shareFailed'));
    }
  };
  return (
    <>
      <button
        type="button"
        class="button button-main button-tall"
        onClick={() => {
          saveFile(file);
          say(t('record.saved', { file: file.name }));
        }}
      >
        {t('record.save')}
      </button>
      {sharing.is === 'file' ? (
        <button type="button" class="button button-tall" onClick={() => void share(sharing.file)}>
          {t('record.share')}
        </button>
      ) : (
        <p class="label">{t(sharing.is === 'insecure' ? 'record.shareInsecure' : 'record.shareMissing')}</p>
      )}
    </>
  );
}

function titleOf(session: Session): string {
  const { end, night } = session.game.value.table;
  const who = t(end?.winner === 'police' ? 'end.policeWin' : 'end.jackWins');
  return t('record.title', { who, night });
}
