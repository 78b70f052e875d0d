/**
 * The address of an entry, to be shared: `/?rule=HUNT-1.2`. It opens over whatever the app begins with. Outside a game the
 * address says which entry lies open; while a game is on the screen it says nothing. The history gets no entry by it.
 */
import { openRule } from './open';

const NAME = 'rule';

/** The entry that an address leads to, in the spelling of the ids. */
export function ruleIn(search: string): string | null {
  return new URLSearchParams(search).get(NAME)?.toUpperCase() ?? null;
}

export function openLinked(): void {
  const linked = ruleIn(location.search);
  if (linked !== null) openRule(linked);
}

export function addressOf(id: string): string {
  return `${location.origin}${location.pathname}?${NAME}=${id}`;
}

/** Puts an entry into the address; null takes it out. */
export function putInAddress(id: string | null): void {
  const address = new URL(location.href);
  if (address.searchParams.get(NAME) === id) return;
  if (id === null) address.searchParams.delete(NAME);
  else address.searchParams.set(NAME, id);
  history.replaceState(history.state, '', address);
}
