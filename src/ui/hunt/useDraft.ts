/**
 * What a screen is half through with: on the screen at once and kept on the device with every change, so that neither the
 * lock nor a reload loses it.
 */
import { useEffect, useState } from 'preact/hooks';
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

/** As entered in this page: it holds where the device keeps nothing, too. */
const inPage = new WeakMap<Session, Map<DraftName, unknown>>();

export function useDraft<T>(
  session: Session,
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
    void findDraft(session, name, read).then((found) => {
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
      void saveDraft(session, name, next).then((done) => setLost(done.ok ? null : 'unkept'));
    },
    drop: () => {
      entered.delete(name);
      setDraft(empty);
      void dropDraft(session, name).then((done) => setLost(done.ok ? null : 'unkept'));
    },
  };
}
