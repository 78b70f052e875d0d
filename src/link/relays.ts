/** Where the relay is: at the addresses the app was built with (all of them one relay's), or beside the page itself. */

interface Page {
  readonly protocol: string;
  readonly host: string;
}

const BUILT_WITH: unknown = import.meta.env.VITE_RELAYS;

export function relayAddresses({ protocol, host }: Page, given: unknown = BUILT_WITH): readonly string[] {
  const listed = typeof given === 'string' ? given.split(',').filter(Boolean) : [];
  return listed.length > 0 ? listed : [`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/mqtt`];
}
