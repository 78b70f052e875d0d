/**
 * What the table agreed on beside what the app knows (OPT-AREA-1, OPT-ADDR-1): in its own words, public, judged by nobody
 * but the table. Nothing of Jack's belongs here, so it is an ordinary text field.
 */
import { useId } from 'preact/hooks';
import { NOTE_LENGTH } from '../../../rules/options';
import { t } from '../../words';

interface NoteProps {
  readonly note: string;
  readonly onNote: (note: string) => void;
}

export function Note({ note, onNote }: NoteProps) {
  const id = useId();
  return (
    <div class="new-note">
      <label class="point-name new-note-name" for={id}>
        {t('new.note')}
      </label>
      <textarea
        id={id}
        class="new-note-text"
        rows={3}
        maxLength={NOTE_LENGTH}
        aria-describedby={`${id}-what`}
        value={note}
        onInput={(event) => onNote(event.currentTarget.value)}
      />
      <p class="point-what">{t('new.noteLeft', { count: NOTE_LENGTH - note.length })}</p>
      <p id={`${id}-what`} class="point-what">
        {t('new.noteWhat')}
      </p>
    </div>
  );
}
