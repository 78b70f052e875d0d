/** Takes over a game begun on paper, step by step, behind Jack's lock: its row is his alone. */
import { useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { oddWaysIn, type Pair } from '../../app/taking-over';
import {
  COLUMNS,
  CRIME_TIMES,
  columnOf,
  judgesPolice,
  NIGHT_TABLE,
  NIGHTS,
  POLICEMEN,
  type Side,
  type Tokens,
} from '../../rules/index';
import { announce } from '../announce';
import { useDispatching } from '../game/dispatching';
import {
  EMPTY,
  isFilled,
  type PaperDraft,
  readPaper,
  scenesBefore,
  stepsOf,
  stepToMend,
  takingOver,
  withNight,
} from '../home/newgame/draft';
import { NumberList } from '../home/newgame/NumberList';
import { Confirm } from '../parts/Dialog';
import { Refusal } from '../parts/Refusal';
import { Segments } from '../parts/Segments';
import { keepTyped } from '../parts/typed';
import { list, t } from '../words';
import { LostDraft } from './LostDraft';
import { crossingNamed } from './mapWords';
import { Placing } from './Placing';
import type { ScreenProps } from './screens';
import { useDraft } from './useDraft';

export function Paper({ session, onDone }: ScreenProps) {
  const { table } = session.told.value;
  const { refused, busy, give, forget } = useDispatching(session);
  const kept = useDraft(session, 'paper', EMPTY, readPaper);
  const [discarding, setDiscarding] = useState(false);
  const [odd, setOdd] = useState<readonly Pair[]>([]);
  const { draft } = kept;
  if (draft === null) return <div class="later" aria-busy="true" />;
  const change = (next: Partial<PaperDraft>): void => {
    forget();
    kept.change({ ...draft, ...next });
  };
  const discard = (): void => {
    setDiscarding(false);
    forget();
    for (const list of LISTS) keepTyped(session, list, undefined);
    kept.drop();
  };
  const steps = stepsOf(draft, judgesPolice(table));
  const at = steps.indexOf(draft.step);
  const goTo = (i: number): void => {
    const step = steps[i];
    if (step === undefined) onDone();
    else change({ step });
    scrollTo(0, 0);
  };
  const goOn = (): void => {
    setOdd([]);
    goTo(at + 1);
  };
  /** A question, no refusal: the paper is what happened. */
  const next = (): void => {
    const strange = oddIn(draft);
    if (strange.length > 0) setOdd(strange);
    else goOn();
  };
  const take = async (): Promise<void> => {
    const command = takingOver(draft);
    if (command === null) return;
    const outcome = await give(command, { type: 'handedOver' });
    if (!outcome?.ok) return;
    kept.drop();
    announce(t('paper.done'));
    onDone();
  };
  const filled = isFilled(draft, draft.step);
  return (
    <div class="hunt">
      <p class="hunt-now">{t('paper.step', { step: at + 1, steps: steps.length, name: t(`paper.${draft.step}`) })}</p>
      <p class="hunt-line">{t(`paper.${draft.step}What`)}</p>
      <LostDraft lost={kept.lost} />
      <StepOf session={session} draft={draft} change={change} judged={steps.includes('policemen')} />
      {draft.step === 'policemen' && (
        <Placing
          table={table}
          placed={{ draft: draft.policemen, before: draft.before }}
          onPlaced={(placed) => change({ policemen: placed.draft, before: placed.before })}
          unknowns
          goesOn
        />
      )}
      {draft.step === 'review' && refused !== null && (
        <>
          <Refusal breach={refused.breach} />
          <button type="button" class="button" onClick={() => change({ step: stepToMend(refused.breach) })}>
            {t('paper.mend', { name: t(`paper.${stepToMend(refused.breach)}`) })}
          </button>
        </>
      )}
      <div class="foot foot-stays hunt-pair">
        <button type="button" class="button" onClick={() => goTo(at - 1)}>
          {t('app.back')}
        </button>
        {draft.step === 'review' ? (
          <button type="button" class="button button-main" aria-busy={busy} onClick={() => void take()}>
            {t('paper.take')}
          </button>
        ) : (
          <button
            type="button"
            class={filled ? 'button button-main' : 'button'}
            aria-disabled={!filled}
            onClick={() => filled && next()}
          >
            {t('pad.next')}
          </button>
        )}
      </div>
      {draft !== EMPTY && (
        <button type="button" class="button button-quiet" onClick={() => setDiscarding(true)}>
          {t('paper.discard')}
        </button>
      )}
      {odd.length > 0 && (
        <Confirm
          title={t('paper.oddTitle')}
          what={t(draft.step === 'row' ? 'paper.oddRow' : 'paper.oddAlley', {
            pairs: list(odd.map(([from, to]) => t('paper.odd', { from, to }))),
          })}
          no={t('paper.oddNo')}
          yes={t('paper.oddYes')}
          onYes={goOn}
          onNo={() => setOdd([])}
        />
      )}
      {discarding && (
        <Confirm
          title={t('paper.discardTitle')}
          what={t('paper.discardWhat')}
          yes={t('paper.discardYes')}
          onYes={discard}
          onNo={() => setDiscarding(false)}
        />
      )}
    </div>
  );
}

/** Where numbers are being typed. */
const LISTS = ['paper scenes', 'paper row'] as const;

/** What is to be asked about before this step is left. Whether an alley was used is known once the tokens are. */
function oddIn({ step, night, row, tokens }: PaperDraft): readonly Pair[] {
  const { unjoined, across } = oddWaysIn(night, row);
  if (step === 'row') return unjoined;
  const gone = NIGHT_TABLE[night].tokens.alleys - tokens.alleys;
  return step === 'tokens' && across.length > gone ? across : [];
}

interface StepProps {
  readonly session: Session;
  /** Whether the policemen are asked for. */
  readonly judged: boolean;
  readonly draft: PaperDraft;
  readonly change: (next: Partial<PaperDraft>) => void;
}

function StepOf({ session, judged, draft, change }: StepProps) {
  const { night, time, turn, tokens } = draft;
  const { victims } = NIGHT_TABLE[night];
  const column = (i: number): string => COLUMNS[(time === null ? 0 : columnOf(time)) + i] ?? '';
  switch (draft.step) {
    case 'when':
      return (
        <>
          <Segments
            legend={t('paper.night')}
            shown
            segments={NIGHTS.map((one) => ({ value: String(one), label: String(one) }))}
            chosen={String(night)}
            onChoose={(one) => change(withNight(draft, Number(one)))}
          />
          <Segments
            legend={t('crime.time')}
            shown
            segments={CRIME_TIMES.map((value) => ({ value, label: value }))}
            chosen={time}
            onChoose={(value) => change({ time: value })}
          />
          <Segments<Side>
            legend={t('paper.turn')}
            shown
            segments={[
              { value: 'jack', label: t('paper.jack') },
              { value: 'police', label: t('paper.police') },
            ]}
            chosen={turn}
            onChoose={(value) => change({ turn: value })}
          />
        </>
      );
    case 'scenes':
      return (
        <NumberList
          key="scenes"
          session={session}
          name={LISTS[0]}
          label={t('paper.scenes')}
          circles={draft.scenes}
          most={scenesBefore(night)}
          nameOf={(i) => t('paper.scene', { number: i + 1, all: scenesBefore(night) })}
          onChange={(scenes) => change({ scenes })}
        />
      );
    case 'row':
      return (
        <NumberList
          key="row"
          session={session}
          name={LISTS[1]}
          label={t('paper.row')}
          circles={draft.row}
          most={COLUMNS.length - (time === null ? 0 : columnOf(time)) - 1}
          nameOf={(i) => t(i < victims ? 'paper.crimeColumn' : 'paper.column', { column: column(i) })}
          onChange={(row) => change({ row })}
        />
      );
    case 'tokens':
      return (
        <>
          {(['coaches', 'alleys'] as const).map((kind) => (
            <Segments
              key={kind}
              legend={t(`paper.${kind}`)}
              shown
              segments={Array.from({ length: NIGHT_TABLE[night].tokens[kind] + 1 }, (_, n) => ({
                value: String(n),
                label: String(n),
              }))}
              chosen={String(tokens[kind])}
              onChoose={(n) => change({ tokens: { ...tokens, [kind]: Number(n) } satisfies Tokens })}
            />
          ))}
        </>
      );
    case 'policemen':
      return null;
    case 'review':
      return (
        <dl class="pairs">
          <Line name={t('paper.when')} value={t('paper.whenValue', { night, time: time ?? '' })} />
          <Line name={t('paper.turn')} value={turn === null ? '' : t(`paper.${turn}`)} />
          {night > 1 && <Line name={t('paper.scenes')} value={list(draft.scenes)} />}
          <Line name={t('paper.row')} value={draft.row.join(' – ')} />
          <Line
            name={t('paper.tokens')}
            value={list([t('track.coaches', { count: tokens.coaches }), t('track.alleys', { count: tokens.alleys })])}
          />
          {judged &&
            POLICEMEN.map((one) => {
              const place = draft.policemen[one] ?? null;
              return (
                <Line
                  key={one}
                  name={t('paper.policeman', { policeman: t(`policeman.${one}`) })}
                  value={place === null ? t('hunt.noteUnknown') : crossingNamed(place)}
                />
              );
            })}
        </dl>
      );
  }
}

function Line({ name, value }: { readonly name: string; readonly value: string | number }) {
  return (
    <div class="pair">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
