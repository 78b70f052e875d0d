/** When something could not be stored: what happened, what was kept and what to do. */
import type { Session } from '../../app/session';
import { troubleInWords } from '../trouble';
import { t } from '../words';

interface TroubleProps {
  readonly session: Session;
  readonly onReopen: () => void;
}

export function Trouble({ session, onReopen }: TroubleProps) {
  const trouble = session.trouble.value;
  if (trouble === null) return null;
  const anew = trouble.why === 'anotherWriter' || trouble.why === 'gone' || trouble.why === 'noGame';
  return (
    <div class="trouble" role="alert">
      <p>{troubleInWords(trouble)}</p>
      {anew && (
        <button type="button" class="button" onClick={onReopen}>
          {t('storage.show')}
        </button>
      )}
    </div>
  );
}
