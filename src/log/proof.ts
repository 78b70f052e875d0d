/**
 * The check of a revealed game, entry by entry: R opens every commitment, and the same referee goes through what comes to
 * light. Every device can do it with its own copy of the public log.
 */
import type { Board } from '../board/types';
import type { Breach, PublicEvent } from '../rules/index';
import { type AuditLine, audit } from './audit';
import type { PublicEntry } from './disclose';
import { rebuild } from './rebuild';

/**
 * *true*: opened, legal and answered truly. *notChecked*: nobody entered the policemen it depends on, or an earlier
 * entry does not open. *agreed*: the table ruled otherwise. *false*: does not open, was not legal, or a false answer.
 */
export type VerdictKind = 'true' | 'notChecked' | 'agreed' | 'false';

export interface Verdict {
  readonly number: number;
  readonly type: PublicEvent['type'];
  readonly verdict: VerdictKind;
  /** Why it is false: the rule it breaks, or that its commitment does not open. */
  readonly breach?: Breach | 'doesNotOpen';
}

export interface Proof {
  /** No entry is false. Says nothing about those that were not checked. */
  readonly honest: boolean;
  readonly verdicts: readonly Verdict[];
}

/** Checks a public log against R. `gameId` and `secret` are 16 bytes each. */
export function prove(board: Board, gameId: Uint8Array, secret: Uint8Array, entries: readonly PublicEntry[]): Proof {
  const rebuilt = rebuild(board, gameId, secret, entries);
  const events = rebuilt.ok ? rebuilt.value : rebuilt.error.before;
  const { lines } = audit(board, events);
  const verdicts = entries.map(({ event: { type } }, number): Verdict => {
    const line = lines[number];
    if (line !== undefined) return { number, type, ...judge(line) };
    const broken = !rebuilt.ok && rebuilt.error.number === number;
    return broken ? { number, type, verdict: 'false', breach: 'doesNotOpen' } : { number, type, verdict: 'notChecked' };
  });
  return { honest: verdicts.every(({ verdict }) => verdict !== 'false'), verdicts };
}

function judge({ breach, agreed, judged }: AuditLine): { verdict: VerdictKind; breach?: Breach } {
  if (breach !== null) return { verdict: 'false', breach };
  if (agreed) return { verdict: 'agreed' };
  return { verdict: judged ? 'true' : 'notChecked' };
}
