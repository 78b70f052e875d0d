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

/** Where this device keeps which of them it goes to; nothing there is "whichever answers". */
const CHOSEN = 'hideout.relay';

/** The one somebody chose on this device, while the app still knows it. */
export function chosenRelay(
  addresses: readonly string[],
  kept: Pick<Storage, 'getItem'> = localStorage,
): string | null {
  try {
    return addresses.find((one) => one === kept.getItem(CHOSEN)) ?? null;
  } catch {
    return null;
  }
}

/** Null for whichever answers. False where this browser keeps nothing. */
export function chooseRelay(address: string | null): boolean {
  try {
    if (address === null) localStorage.removeItem(CHOSEN);
    else localStorage.setItem(CHOSEN, address);
    return true;
  } catch {
    return false;
  }
}

/** As people say it: the host of an address. */
export function relayHost(address: string): string {
  return address.replace(/^wss?:\/\//, '').replace(/\/.*$/, '');
}
