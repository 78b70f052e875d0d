/**
 * Jack's letters for Hell. Where Hell is refereed he plays one here, the patrol unseen; otherwise it is played on the board
 * and ticked off. Which districts a letter names the table reads on its tile (OPT-LETTERS-4).
 */
import { useState } from 'preact/hooks';
import { HELL_LETTERS, type HellLetter, judgesHell } from '../../rules/index';
import { announce } from '../announce';
import { useDispatching } from '../game/dispatching';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import { PlayLetter } from './PlayLetter';
import type { ScreenProps } from './screens';

export function Letters({ session, onDone }: ScreenProps) {
  const { table } = session.told.value;
  const { refused, give } = useDispatching(session);
  const [chosen, setChosen] = useState<HellLetter | null>(null);
  const plays = judgesHell(table);
  const pick = async (letter: HellLetter): Promise<void> => {
    if (plays) return setChosen(letter);
    const outcome = await give({ type: 'letterPlayed', letter });
    if (!outcome?.ok) return;
    announce(t('letters.done'));
    onDone();
  };
  if (chosen !== null) {
    return <PlayLetter session={session} letter={chosen} onDone={onDone} onBack={() => setChosen(null)} />;
  }
  return (
    <>
      <div class="prose">
        <p>{t(plays ? 'letters.play' : 'letters.what')}</p>
        {refused !== null && <Refusal breach={refused.breach} />}
      </div>
      <div class="stack">
        {HELL_LETTERS.map((letter) =>
          table.lettersUsed.includes(letter) ? (
            <p key={letter} class="letter-used">
              <s>{t(`letter.${letter}`)}</s> <span>{t('letters.used')}</span>
            </p>
          ) : (
            <button key={letter} type="button" class="button button-tall" onClick={() => void pick(letter)}>
              {t(`letter.${letter}`)}
            </button>
          ),
        )}
      </div>
      <p class="facts">{t(table.options.oneLetterPerNight ? 'letters.oneInAll' : 'letters.oneOfThree')}</p>
      <div class="stack foot">
        <button type="button" class="button" onClick={onDone}>
          {t('letters.none')}
        </button>
      </div>
    </>
  );
}
