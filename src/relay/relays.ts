/**
 * The relays that the app is built for (`RELAYS`): what the page may connect to, in the policy, and where it does. Read
 * strictly, since each address becomes part of a header.
 */

export type RelaysResult =
  | { readonly ok: true; readonly relays: readonly string[] }
  | { readonly ok: false; readonly sentence: string };

/** Addresses with commas between them; none means the relay beside the page. */
export function readRelays(text: string | undefined): RelaysResult {
  const relays = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const wrong = relays.find((address) => !/^wss?:\/\/[\w.:[\]-]+\/[\w./-]*$/.test(address) || !URL.canParse(address));
  if (wrong === undefined) return { ok: true, relays };
  return { ok: false, sentence: `RELAYS lists addresses such as wss://relay.example/mqtt, not ${wrong}.` };
}
