/** The game on one page in large type, to be copied by hand. Jack's alone: it is drawn only while he looks. */
import { type Paper as OnPaper, paperOf } from '../../app/paper';
import type { Session } from '../../app/session';
import { crossingInWords } from '../../i18n/crossing';
import { list, t, words } from '../words';

interface PaperProps {
  readonly session: Session;
  readonly onBack: () => void;
}

export function Paper({ session, onBack }: PaperProps) {
  const paper = paperOf(session.game.value, session.told.value);
  const circles = (numbers: readonly number[]): string => (numbers.length === 0 ? t('copy.none') : list(numbers));
  return (
    <>
      <article class="pencil">
        <h2 class="card-title">{t('copy.title')}</h2>
        <dl class="pencil-pairs">
          <Pair name={t('copy.hideout')} value={paper.hideout ?? t('copy.noHideout')} />
          <Pair name={t('copy.night')} value={paper.night === 0 ? t('copy.nightNone') : paper.night} />
          {paper.time !== null && <Pair name={t('copy.time')} value={paper.time} />}
          <Pair name={t('copy.left')} value={paper.left} />
          <Pair name={t('copy.coaches')} value={paper.coaches} />
          <Pair name={t('copy.alleys')} value={paper.alleys} />
        </dl>
        <Row paper={paper} />
        <dl class="pencil-lines">
          <Line name={t('copy.turn')} value={t(`copy.turn.${paper.turn}`)} />
          <Line name={t('copy.scenes')} value={circles(paper.scenes)} />
          <Line name={t('copy.clues')} value={circles(paper.clues)} />
          {paper.falseClues.length > 0 && <Line name={t('copy.falseClues')} value={circles(paper.falseClues)} />}
        </dl>
        <Policemen paper={paper} />
      </article>
      <div class="stack foot">
        <button type="button" class="button button-tall" onClick={onBack}>
          {t('copy.back')}
        </button>
      </div>
    </>
  );
}

function Row({ paper }: { readonly paper: OnPaper }) {
  return (
    <section class="stack">
      <h3 class="label">{t('copy.row')}</h3>
      {paper.cells.length === 0 ? (
        <p>{t('copy.rowNone')}</p>
      ) : (
        <table class="pencil-row">
          <thead>
            <tr>
              <th scope="col">{t('copy.column')}</th>
              <th scope="col">{t('copy.circle')}</th>
              <th scope="col">{t('copy.by')}</th>
            </tr>
          </thead>
          <tbody>
            {paper.cells.map(({ column, circle, by }) => (
              <tr key={column}>
                <th scope="row">{column}</th>
                <td class="pencil-circle">{circle}</td>
                <td>{t(`copy.${by}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {paper.held && <p class="note">{t('copy.held')}</p>}
    </section>
  );
}

function Policemen({ paper: { policemen } }: { readonly paper: OnPaper }) {
  const entered = policemen.some(({ place }) => place !== null);
  return (
    <section class="stack">
      <h3 class="label">{t('copy.policemen')}</h3>
      {entered ? (
        <dl class="pencil-lines">
          {policemen.map(({ policeman, place }) => (
            <Line
              key={policeman}
              name={t(`policeman.${policeman}`)}
              value={place === null ? t('copy.unknown') : crossingInWords(words, place)}
            />
          ))}
        </dl>
      ) : (
        <p>{t('copy.onBoard')}</p>
      )}
    </section>
  );
}

function Pair({ name, value }: { readonly name: string; readonly value: string | number }) {
  return (
    <div class="pencil-pair">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div class="pencil-line">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
