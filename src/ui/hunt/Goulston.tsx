/** The letter Goulston Street: Jack names a policeman, then the Head sends that one or the brown one there (OPT-LETTERS-5). */
import { board } from '../../board/index';
import { judgesPolice, type Policeman } from '../../rules/index';
import { useDispatching } from '../game/dispatching';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import { Pawns } from './Pawns';
import type { DeskProps } from './screens';

const NAMEABLE: readonly Policeman[] = ['blue', 'red', 'green'];

export function Goulston({ session, onDone }: DeskProps) {
  const { table } = session.told.value;
  const { refused, give } = useDispatching(session);
  const { goulston } = table;
  const noteOf = (policeman: Policeman): string =>
    judgesPolice(table) && table.policemen[policeman] === board.goulstonStreet
      ? t('goulston.there')
      : t(`policeman.${policeman}`);
  return (
    <div class="hunt">
      <p class="prose">
        {goulston === null
          ? t('goulston.name')
          : t('goulston.answer', { policeman: t(`policeman.${goulston.policeman}`) })}
      </p>
      {refused !== null && <Refusal breach={refused.breach} />}
      <Pawns
        legend={t('hunt.which')}
        selected={null}
        among={goulston === null ? NAMEABLE : [goulston.policeman, 'brown']}
        note={noteOf}
        onSelect={async (policeman) => {
          if (goulston === null) await give({ type: 'letterPlayed', letter: 'goulstonStreet', policeman });
          else if ((await give({ type: 'letterAnswered', policeman }))?.ok) onDone();
        }}
      />
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
