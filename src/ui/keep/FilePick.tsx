/** Choosing a file, and what came of it: one sentence when it was not taken. */
import { useState } from 'preact/hooks';
import { textOf } from '../../app/import-file';
import type { Result } from '../../rules/index';
import { t } from '../words';
import { fileInWords, type NotTaken } from './sentences';

interface FilePickProps {
  readonly label: string;
  /** What is missing before a file can be chosen at all. */
  readonly before?: () => NotTaken | null;
  readonly take: (text: string) => Promise<Result<string, NotTaken>>;
  readonly onTaken: (id: string) => void;
}

export function FilePick({ label, before, take, onTaken }: FilePickProps) {
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const pick = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    // The same file can be chosen again.
    const done = (): void => {
      input.value = '';
      setBusy(false);
    };
    if (file === undefined || busy) return;
    setBusy(true);
    setSaid(null);
    const text = await textOf(file);
    const taken = text.ok ? await take(text.value) : text;
    done();
    if (taken.ok) onTaken(taken.value);
    else setSaid(fileInWords(taken.error));
  };
  return (
    <div class="stack">
      <label class="button button-tall file-pick" aria-busy={busy}>
        <input
          type="file"
          class="aside"
          onClick={(event) => {
            const lacking = before?.() ?? null;
            if (lacking === null) return;
            event.preventDefault();
            setSaid(fileInWords(lacking));
          }}
          accept=".json,.txt,application/json,text/plain"
          onChange={(event) => void pick(event.currentTarget)}
        />
        {busy ? t('file.reading') : label}
      </label>
      {said !== null && (
        <p class="trouble" role="alert">
          {said}
        </p>
      )}
    </div>
  );
}
