/** Jack's letters for Hell are played on the board and ticked off here: the table reads the tiles (OPT-LETTERS-4). */
import { hellLettersLeft } from '../../app/stage';
import { announce } from '../announce';
import { useDispatching } from '../game/dispatching';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import type { ScreenProps } from './screens';

export function Letters({ session, onDone }: ScreenProps) {
  const { table } = session.told.value;
  const { refused, give } = useDispatching(session);
  return (
    <>
      <div class="prose">
        <p>{t('letters.what')}</p>
        {refused !== null && <Refusal breach={refused.breach} />}
      </div>
      <div class="stack">
        {hellLettersLeft(table).map((letter) => (
          <button
            key={letter}
            type="button"
            class="button button-tall"
            onClick={async () => {
              const outcome = await give({ type: 'letterPlayed', letter });
              if (!outcome?.ok) return;
              announce(t('letters.done'));
              onDone();
            }}
          >
            {t(`letter.${letter}`)}
          </button>
        ))}
      </div>
      <div class="stack foot">
        <button type="button" class="button" onClick={onDone}>
          {t('letters.none')}
        </button>
      </div>
    </>
  );
}
