/**
 * What a screen is half through with: on the screen at once and kept on the device with every change, so that neither the
 * lock nor a reload loses it.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Desk } from '../../app/desk';
import { type DraftName, dropDraft, findDraft, saveDraft } from '../../app/drafts';
import type { Session } from '../../app/session';

export interface DraftInHand<T> {
  /** Null while it is being read. */
  readonly draft: T | null;
  /** Why something is missing: what was kept could not be read, or this could not be kept. */
  readonly lost: 'unreadable' | 'unkept' | null;
  readonly change: (next: T) => void;
  readonly drop: () => void;
}

/** Where a draft is kept: the game's store. The detectives' own device keeps none, a draft there is the page's alone. */
type Keeping = Desk & Partial<Pick<Session, 'header' | 'store'>>;

/** As entered in this page: it holds where the device keeps nothing, too. */
const inPage = new WeakMap<Keeping, Map<DraftName, unknown>>();

export function useDraft<T>(
  session: Keeping,
  name: DraftName,
  empty: T,
  read: (value: unknown) => T | null,
): DraftInHand<T> {
  const entered = inPage.get(session) ?? new Map<DraftName, unknown>();
  inPage.set(session, entered);
  const [draft, setDraft] = useState((entered.get(name) ?? null) as T | null);
  const [lost, setLost] = useState<DraftInHand<T>['lost']>(null);
  useEffect(() => {
    if (draft !== null) return;
    const kept = keptBy(session);
    if (kept === null) return setDraft(empty);
    void findDraft(kept, name, read).then((found) => {
      setDraft(found.is === 'draft' ? found.draft : empty);
      if (found.is === 'unreadable') setLost('unreadable');
    });
  }, []);
  return {
    draft,
    lost,
    change: (next) => {
      entered.set(name, next);
      setDraft(next);
      const kept = keptBy(session);
      if (kept) void saveDraft(kept, name, next).then((done) => setLost(done.ok ? null : 'unkept'));
    },
    drop: () => {
      entered.delete(name);
      setDraft(empty);
      const kept = keptBy(session);
      if (kept) void dropDraft(kept, name).then((done) => setLost(done.ok ? null : 'unkept'));
    },
  };
}

function keptBy({ header, store }: Keeping): Pick<Session, 'header' | 'store'> | null {
  return header !== undefined && store !== undefined ? { header, store } : null;
}
