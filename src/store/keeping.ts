/**
 * Asking the browser not to clear the games away when room gets short. It may say no, or not be there to be asked (plain
 * http); the game goes on either way, and what it said is shown.
 */
import type { Keeping } from './types';

let asked: Promise<unknown> = Promise.resolve();

export function askToKeep(): void {
  const storage = typeof navigator === 'undefined' ? undefined : navigator.storage;
  asked = storage?.persist?.().catch(() => undefined) ?? Promise.resolve();
}

/** What it promises now. Some browsers ask a person first: then this waits for the answer. */
export async function keeping(): Promise<Keeping> {
  await asked;
  const storage = typeof navigator === 'undefined' ? undefined : navigator.storage;
  const kept = await storage?.persisted?.().catch(() => undefined);
  if (kept === undefined) return 'unknown';
  return kept ? 'kept' : 'mayClear';
}
