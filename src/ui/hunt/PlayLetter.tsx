/**
 * One letter, step by step: the districts as its tile has them, a token in one of them, a yellow crossing. The token stays
 * face down: nobody is told what it is, and the app need not know.
 */
import { useState } from 'preact/hooks';
import { board, isCrossing } from '../../board/index';
import type { CrossingId, District } from '../../board/types';
import type { HellLetter } from '../../rules/index';
import { announce } from '../announce';
import { useDispatching } from '../game/dispatching';
import { BoardMap } from '../map/BoardMap';
import { publicMarks } from '../move/marks';
import { Refusal } from '../parts/Refusal';
import { openRule } from '../rules/open';
import { t } from '../words';
import { DISTRICTS, movableIn, targetsOf, tokensIn } from './letter-choices';
import { mapWords } from './mapWords';
import type { ScreenProps } from './screens';

interface PlayLetterProps extends Pick<ScreenProps, 'session' | 'onDone'> {
  readonly letter: HellLetter;
  readonly onBack: () => void;
}

export function PlayLetter({ session, letter, onDone, onBack }: PlayLetterProps) {
  const { table } = session.told.value;
  const { refused, busy, give, forget } = useDispatching(session);
  const [districts, setDistricts] = useState<readonly District[]>([]);
  const [from, setFrom] = useState<CrossingId | null>(null);
  const [to, setTo] = useState<CrossingId | null>(null);
  const [goes, setGoes] = useState(false);
  const tokens = movableIn(board, table, districts);
  const name = t(`letter.${letter}`);
  const toggle = (one: District): void => {
    forget();
    setFrom(null);
    setDistricts(districts.includes(one) ? districts.filter((other) => other !== one) : [...districts, one]);
  };
  const back = (): void => {
    forget();
    setTo(null);
    if (goes) setGoes(false);
    else onBack();
  };
  const play = async (): Promise<void> => {
    if (from === null || to === null) return;
    const outcome = await give({ type: 'letterPlayed', letter, from, to });
    if (!outcome?.ok) return;
    announce(t('letters.played', { letter: name }));
    onDone();
  };
  const places = goes && from !== null ? targetsOf(board, table, from) : tokens;
  const chosen = goes ? to : from;
  return (
    <div class="hunt">
      {goes && from !== null ? (
        <p class="hunt-now">{t('letters.where', { letter: name, crossing: mapWords.nameCrossing(from) })}</p>
      ) : (
        <>
          <p class="hunt-now">{t('letters.districts', { letter: name })}</p>
          <fieldset class="districts">
            <legend class="aside">{t('letters.districtsName')}</legend>
            {DISTRICTS.map((one) => (
              <button
                key={one}
                type="button"
                class="district"
                aria-pressed={districts.includes(one)}
                onClick={() => toggle(one)}
              >
                <b>{one}</b>
                <span class="pawn-note">{t('letters.tokens', { count: tokensIn(board, table, [one]).size })}</span>
              </button>
            ))}
          </fieldset>
          {districts.length > 0 && tokens.size === 0 && (
            <div class="slip">
              <p>{t('letters.nothing', { letter: name })}</p>
              <button type="button" class="button button-quiet" onClick={() => openRule('OPT-LETTERS-7')}>
                {t('refused.rule', { rule: 'OPT-LETTERS-7' })}
              </button>
            </div>
          )}
        </>
      )}
      <BoardMap
        board={board}
        words={mapWords}
        marks={publicMarks(table)}
        offered={places.size === 0 ? null : { kind: 'crossings', places }}
        chosen={chosen}
        onChoose={(place) => {
          forget();
          if (typeof place !== 'string' || !isCrossing(board, place)) return;
          if (goes) setTo(place);
          else setFrom(place);
        }}
        height="var(--hunt-map)"
      />
      {refused !== null && <Refusal breach={refused.breach} />}
      <div class="foot foot-stays hunt-pair">
        <button type="button" class="button" onClick={back}>
          {t('app.back')}
        </button>
        {goes ? (
          <button
            type="button"
            class={to === null ? 'button' : 'button button-main'}
            aria-disabled={to === null}
            aria-busy={busy}
            onClick={() => void play()}
          >
            {to === null ? t('letters.choosePlace') : t('letters.playIt', { letter: name })}
          </button>
        ) : (
          <button
            type="button"
            class={from === null ? 'button' : 'button button-main'}
            aria-disabled={from === null}
            onClick={() => from !== null && setGoes(true)}
          >
            {t(from === null ? 'letters.chooseToken' : 'letters.moveIt')}
          </button>
        )}
      </div>
    </div>
  );
}
