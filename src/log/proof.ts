/**
 * The check of a revealed game, entry by entry: R opens every commitment, and the same referee goes through what comes to
 * light. Every device can do it with its own copy of the public log.
 */
import type { Board } from '../board/types';
import type { Breach, PublicEvent } from '../rules/index';
import { type AuditLine, audit } from './audit';
import type { PublicEntry } from './disclose';
import { type OpenedFaces, openedFaces, type Placement } from './opened-faces';
import { rebuild } from './rebuild';
import type { TurnedUp } from './turned-up';

/**
 * *true*: opened, legal and answered truly. *stated*: lawful, and for the rest the table's word: who lies under a patrol that
 * nobody entered or opened, which women were marked where nobody entered it. *notChecked*: nobody entered the policemen it
 * depends on, or an earlier entry does not open. *agreed*: the table ruled otherwise. *false*: does not open, was not legal,
 * a false answer, or an opened face that does not fit.
 */
export type VerdictKind = 'true' | 'stated' | 'notChecked' | 'agreed' | 'false';

/** An opening that fits no commitment; a face that opens to another than was turned up. The police's entry, not Jack's. */
export type BadFaces = 'faceDoesNotOpen' | 'otherFace';

export interface Verdict {
  readonly number: number;
  readonly type: PublicEvent['type'];
  readonly verdict: VerdictKind;
  /** Why it is false: the rule it breaks, or what does not open. */
  readonly breach?: Breach | 'doesNotOpen' | BadFaces;
}

export interface Proof {
  /** No entry of Jack's is false. Says nothing about those that were not checked. */
  readonly honest: boolean;
  readonly verdicts: readonly Verdict[];
}

/** Whether a verdict is about faces that the police entered, for which Jack does not answer. */
export function isOfFaces({ breach }: Pick<Verdict, 'breach'>): boolean {
  return breach === 'faceDoesNotOpen' || breach === 'otherFace';
}

/** Checks a public log against R. `gameId` and `secret` are 16 bytes each. */
export function prove(board: Board, gameId: Uint8Array, secret: Uint8Array, entries: readonly PublicEntry[]): Proof {
  const rebuilt = rebuild(board, gameId, secret, entries);
  const events = rebuilt.ok ? rebuilt.value : rebuilt.error.before;
  const { lines } = audit(board, events);
  const faces = openedFaces(gameId, entries);
  const verdicts = entries.map(({ event: { type } }, number): Verdict => {
    const line = lines[number];
    if (line !== undefined) return { number, type, ...judge(line, number, faces) };
    const broken = !rebuilt.ok && rebuilt.error.number === number;
    return broken ? { number, type, verdict: 'false', breach: 'doesNotOpen' } : { number, type, verdict: 'notChecked' };
  });
  for (const at of undone(entries)) {
    const verdict = verdicts[at];
    // The table went back on it by agreement: nobody has to answer for what it said.
    if (verdict?.breach === 'otherFace') verdicts[at] = { number: at, type: verdict.type, verdict: 'agreed' };
  }
  return { honest: verdicts.every((one) => one.verdict !== 'false' || isOfFaces(one)), verdicts };
}

/** Numbers of the entries that the table went back on. */
function undone(entries: readonly PublicEntry[]): readonly number[] {
  return entries.flatMap(({ number, event }) => {
    if (event.type !== 'rewound') return [];
    return Array.from({ length: Math.max(0, number - event.to) }, (_, i) => event.to + i);
  });
}

type Judgement = Pick<Verdict, 'verdict' | 'breach'>;

function judge({ type, breach, agreed, judged, turnedUp }: AuditLine, number: number, faces: OpenedFaces): Judgement {
  if (breach !== null) return { verdict: 'false', breach };
  if (agreed) return { verdict: 'agreed' };
  if (turnedUp !== undefined) return judgeFaces(turnedUp, faces.at[number] ?? null);
  if (type === 'facesOpened' && faces.misfits.has(number)) return { verdict: 'false', breach: 'faceDoesNotOpen' };
  if (judged) return { verdict: 'true' };
  return { verdict: type === 'victimsRevealed' ? 'stated' : 'notChecked' };
}

/** What was turned up against what was opened: another face is false, an unopened one the table's word. */
function judgeFaces(shown: readonly TurnedUp[], placement: Placement | null): Judgement {
  const opened = shown.map(({ place, face }) => ({ face, opening: placement?.opened.get(place) }));
  if (opened.some(({ face, opening }) => opening !== undefined && opening.face !== face)) {
    return { verdict: 'false', breach: 'otherFace' };
  }
  return { verdict: opened.every(({ opening }) => opening !== undefined) ? 'true' : 'stated' };
}
