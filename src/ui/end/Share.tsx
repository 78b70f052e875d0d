/** The record of the game: saved, shared, and the symbols to compare it by. */
import { useEffect, useState } from 'preact/hooks';
import type { ExportedGame } from '../../app/share';
import type { Table } from '../../rules/index';
import { announce } from '../announce';
import { list, t } from '../words';
import { Symbols, symbolName } from './Symbols';
import { saveFile, sharingOf } from './sharing';

interface ShareProps {
  readonly symbols: readonly number[];
  readonly witness?: string;
  /** Writes the file; null where there is nothing to write. */
  readonly make: () => Promise<ExportedGame | null>;
  /** What the file holds, in words. */
  readonly holds?: string;
}

export function Share({ symbols, witness, make, holds = t('record.holds') }: ShareProps) {
  const [file, setFile] = useState<ExportedGame | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void make().then((made) => {
      if (!left) setFile(made);
    });
    return () => {
      left = true;
    };
  }, []);
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
        <p>{holds}</p>
      </div>
      {file === null ? <p class="label">{t('record.making')}</p> : <Ways file={file} say={say} />}
      <Symbols symbols={symbols} witness={witness} />
      {'clipboard' in navigator && (
        <button type="button" class="button" onClick={() => void copy().catch(() => undefined)}>
          {t('record.copy')}
        </button>
      )}
      {said !== null && <p class="slip">{said}</p>}
    </section>
  );
}

/** Saving and sharing a file. */
export function Ways({ file, say }: { readonly file: ExportedGame; readonly say: (sentence: string) => void }) {
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

/** What a record is called. */
export function recordTitle({ end, night }: Table): string {
  const who = t(end?.winner === 'police' ? 'end.policeWin' : 'end.jackWins');
  return t('record.title', { who, night });
}
