/** Places in words, for the bar, the list and whoever hears the map instead of seeing it. */
import { touches } from '../../board/steps';
import type { Board, CircleId, CrossingId } from '../../board/types';
import { POLICEMEN } from '../../rules/vocabulary';
import type { MapPlace, MapWords, Marks, Offered } from './types';

/** "Circle 84", "the crossing between 118, 119 and 120". */
export function placeInWords({ t, nameCrossing }: MapWords, place: MapPlace): string {
  return typeof place === 'number' ? t('map.circle', { circle: place }) : nameCrossing(place);
}

function onCircle(board: Board, { t }: MapWords, marks: Marks, circle: CircleId): string[] {
  const words: string[] = [];
  if (board.red.has(circle)) words.push(t('map.is.red'));
  if (marks.women?.includes(circle)) words.push(t('map.is.woman'));
  if (marks.wretched?.includes(circle)) words.push(t('map.is.wretched'));
  if (marks.scenes?.includes(circle)) words.push(t('map.is.scene'));
  if (marks.clues?.includes(circle)) words.push(t('map.is.clue'));
  if (marks.falseClues?.includes(circle)) words.push(t('map.is.falseClue'));
  if (marks.hideout === circle) words.push(t('map.is.hideout'));
  if (marks.here === circle) words.push(t('map.is.here'));
  return words;
}

function onCrossing(board: Board, { t }: MapWords, marks: Marks, crossing: CrossingId): string[] {
  const words: string[] = [];
  if (board.goulstonStreet === crossing) words.push(t('map.is.goulstonStreet'));
  // Where a patrol lies everybody sees that it may.
  const patrol = marks.patrols?.find((one) => one.crossing === crossing);
  if (board.yellow.has(crossing) && patrol === undefined) words.push(t('map.is.yellow'));
  for (const policeman of POLICEMEN) {
    if (marks.policemen?.[policeman] === crossing) {
      words.push(t('map.is.policeman', { policeman: t(`policeman.${policeman}`) }));
    }
  }
  if (patrol?.face === null) words.push(t('map.is.patrol'));
  else if (patrol?.face === false) words.push(t('map.is.patrolFalse'));
  else if (patrol) words.push(t('map.is.patrolUp', { policeman: t(`policeman.${patrol.face}`) }));
  if (marks.closing?.includes(crossing)) words.push(t('map.is.closing'));
  return words;
}

/** A place with what is on it: "Circle 84: red and crime scene". */
export function placeWithMarks(board: Board, words: MapWords, marks: Marks, place: MapPlace): string {
  const name = placeInWords(words, place);
  const on = typeof place === 'number' ? onCircle(board, words, marks, place) : onCrossing(board, words, marks, place);
  return on.length === 0 ? name : words.t('map.with', { place: name, marks: words.list(on) });
}

/** What is offered in the order in which people look for it: circles by number, crossings by the circles they touch, those without last. */
export function inOrder(board: Board, offered: Offered | null): readonly MapPlace[] {
  if (offered === null) return [];
  if (offered.kind === 'circles') return [...offered.places].sort((a, b) => a - b);
  return [...offered.places].sort((a, b) => {
    const [one, other] = [touches(board, a), touches(board, b)];
    if (one.length === 0 || other.length === 0) return other.length - one.length || (a < b ? -1 : 1);
    const i = one.findIndex((circle, at) => circle !== other[at]);
    if (i < 0) return one.length - other.length || (a < b ? -1 : 1);
    return (one[i] as number) - (other[i] ?? 0);
  });
}
