/**
 * What is half entered and no entry yet: kept with the game on this device, so that a reload or a kill loses none of it. It
 * may hold Jack's secrets, so nothing but the screen it belongs to reads it, and it is in no file. The store drops it with
 * its night.
 */
import { parseJson } from '../log/edge';
import type { Done } from '../store/index';
import type { Session } from './session';

/** *alarm*: where the policemen stand when the hunt begins. *paper*: a game begun on paper. *patrols*: where tokens lie. */
export type DraftName = 'alarm' | 'paper' | 'patrols';

/** Version of the stored form. One of another version is not read: what it held is entered again. */
const FORM = 1;

type Kept = Pick<Session, 'header' | 'store'>;

/** What was kept; *nothing*, or *unreadable* where it is not what this version wrote. */
export type FoundDraft<T> =
  | { readonly is: 'draft'; readonly draft: T }
  | { readonly is: 'nothing' }
  | { readonly is: 'unreadable' };

export async function findDraft<T>(
  { header, store }: Kept,
  name: DraftName,
  read: (value: unknown) => T | null,
): Promise<FoundDraft<T>> {
  const stored = await store.draft(header.id, name);
  if (!stored.ok) return { is: 'unreadable' };
  if (stored.value === null) return { is: 'nothing' };
  const json = parseJson(stored.value);
  const { form, draft } = ((json.ok ? json.value : null) ?? {}) as {
    readonly form?: unknown;
    readonly draft?: unknown;
  };
  const found = form === FORM ? read(draft) : null;
  return found === null ? { is: 'unreadable' } : { is: 'draft', draft: found };
}

export function saveDraft<T>({ header, store }: Kept, name: DraftName, draft: T): Promise<Done> {
  return store.saveDraft(header.id, name, JSON.stringify({ form: FORM, draft }));
}

export function dropDraft({ header, store }: Kept, name: DraftName): Promise<Done> {
  return store.saveDraft(header.id, name, null);
}
