/** The letter Goulston Street: Jack names a policeman, then the Head sends that one or the brown one there (OPT-LETTERS-5). */
import { board } from '../../board/index';
import { judgesPolice, type Policeman } from '../../rules/index';
import { useDispatching } from '../game/dispatching';
import { TheirsToDo } from '../hell/TheirsToDo';
import { Refusal } from '../parts/Refusal';
import { openRule } from '../rules/open';
import { t } from '../words';
import { nameable, onGoulstonStreet } from './letter-choices';
import { Pawns } from './Pawns';
import type { DeskProps } from './screens';

export function Goulston({ session, onDone }: DeskProps) {
  const { table } = session.told.value;
  const { refused, give } = useDispatching(session);
  const { goulston } = table;
  const there = judgesPolice(table) ? onGoulstonStreet(board, table) : null;
  const among = goulston === null ? nameable(board, table) : ([goulston.policeman, 'brown'] as const);
  const noteOf = (policeman: Policeman): string =>
    policeman === there ? t('goulston.there') : t(`policeman.${policeman}`);
  return (
    <div class="hunt">
      {goulston !== null && <TheirsToDo />}
      {goulston !== null && <p class="hunt-now">{t('goulston.head')}</p>}
      <p class="prose">
        {goulston === null
          ? t('goulston.name')
          : t('goulston.answer', { policeman: t(`policeman.${goulston.policeman}`) })}
      </p>
      {refused !== null && <Refusal breach={refused.breach} />}
      {goulston === null && there !== null && there !== 'brown' && (
        <div class="note">
          <p>{t(among.length === 0 ? 'goulston.held' : 'goulston.onlyHim', { policeman: t(`policeman.${there}`) })}</p>
          <button type="button" class="button button-quiet" onClick={() => openRule('OPT-LETTERS-8')}>
            {t('refused.rule', { rule: 'OPT-LETTERS-8' })}
          </button>
        </div>
      )}
      {among.length > 0 && (
        <Pawns
          legend={t('hunt.which')}
          selected={null}
          among={among}
          note={noteOf}
          onSelect={async (policeman) => {
            if (goulston === null) await give({ type: 'letterPlayed', letter: 'goulstonStreet', policeman });
            else if ((await give({ type: 'letterAnswered', policeman }))?.ok) onDone();
          }}
        />
      )}
      <p class="facts">{t(goulston === null ? 'goulston.then' : 'goulston.ownMove')}</p>
      {goulston === null && (
        <div class="stack foot">
          <button type="button" class="button" onClick={onDone}>
            {t('letters.none')}
          </button>
        </div>
      )}
    </div>
  );
}
