/**
 * HELL-4: the women are turned up, Wretched stand where the marked ones lay. What Jack entered behind his lock his phone
 * knows: nothing of it is shown before the tap that tells everybody.
 */
import type { CircleId } from '../../board/types';
import { useDispatching } from '../game/dispatching';
import { MapPart } from '../move/MapPart';
import { publicMarks } from '../move/marks';
import { Refusal } from '../parts/Refusal';
import { useTyped } from '../parts/typed';
import { t } from '../words';
import { Circles, toggled } from './Circles';
import { MovedByLetter } from './MovedByLetter';
import { type JackStepProps, womenOf } from './steps';
import { NOBODY } from './women-draft';

interface VictimsProps extends JackStepProps {
  /** To the letters, while they may be played. */
  readonly onLetters: (() => void) | undefined;
}

export function Victims({ session, onLetters }: VictimsProps) {
  const { table } = session.told.value;
  const { women } = table.hell;
  const { refused, busy, give, forget } = useDispatching(session);
  const [draft, setDraft] = useTyped(session, 'turnedUp', NOBODY);
  const { marked: wanted } = womenOf(table);
  const known = session.game.value.sheet.marked !== null;
  const turned = draft.filter((circle) => women.includes(circle));
  const ready = known || turned.length === wanted;
  const tap = (circle: CircleId): void => {
    forget();
    setDraft((before) => toggled(before, circle));
  };
  const reveal = (): void => {
    if (ready) void give({ type: 'victimsRevealed', circles: session.game.value.sheet.marked ?? turned });
  };
  const marks = publicMarks(table);
  return (
    <div class="hell">
      <p class="hell-do">{t(known ? 'hell.victims.known' : 'hell.victims.tap', { count: wanted })}</p>
      {!known && (
        <>
          <p class="hell-now">{t('hell.count', { count: turned.length, all: wanted })}</p>
          <Circles label={t('hell.women.placed')} circles={women} chosen={turned} onTap={tap} />
        </>
      )}
      <MovedByLetter told={session.told.value} />
      {refused !== null && <Refusal breach={refused.breach} />}
      <MapPart
        offered={known ? null : { kind: 'circles', places: new Set(women) }}
        chosen={null}
        onChoose={(place) => typeof place === 'number' && tap(place)}
        marks={
          known ? marks : { ...marks, women: women.filter((circle) => !turned.includes(circle)), wretched: turned }
        }
        height="var(--hell-map)"
      />
      {onLetters !== undefined && (
        <button type="button" class="button button-quiet" onClick={onLetters}>
          {t('aside.letters')}
        </button>
      )}
      <div class="foot foot-stays">
        <button
          type="button"
          class="button button-main button-tall"
          aria-disabled={!ready}
          aria-busy={busy}
          onClick={reveal}
        >
          {t('hell.victims.done')}
        </button>
      </div>
    </div>
  );
}
