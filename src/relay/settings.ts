/** What whoever runs the relay may set, by environment variables; `docs/relay.md` lists them. */

export interface RelaySettings {
  /** Connections at once from one address, and in all. */
  readonly connections: number;
  readonly total: number;
  /** Packets a second that one address may send in the long run; ten times as many in a burst. */
  readonly messages: number;
  /** Behind a proxy of one's own: the client's address is the last one in X-Forwarded-For. Anybody else could write it. */
  readonly trustProxy: boolean;
  /** Pages of other hosts that may connect, as origins (`https://play.example`). */
  readonly allowOrigins: readonly string[];
}

export const DEFAULT_SETTINGS: RelaySettings = {
  connections: 64,
  total: 8000,
  messages: 40,
  trustProxy: false,
  allowOrigins: [],
};

export type SettingsResult =
  | { readonly ok: true; readonly settings: RelaySettings }
  | { readonly ok: false; readonly sentence: string };

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(environment: Environment): SettingsResult {
  const numbers = { connections: 0, total: 0, messages: 0 };
  for (const name of ['connections', 'total', 'messages'] as const) {
    const variable = `RELAY_${name.toUpperCase()}`;
    const given = environment[variable] || String(DEFAULT_SETTINGS[name]);
    if (!/^[1-9]\d{0,6}$/.test(given)) return no(`${variable} must be a whole number from 1 on, not ${given}.`);
    numbers[name] = Number(given);
  }
  const { TRUST_PROXY, ALLOW_ORIGINS = '' } = environment;
  if (TRUST_PROXY && TRUST_PROXY !== '0' && TRUST_PROXY !== '1')
    return no(`TRUST_PROXY is 1 or 0, not ${TRUST_PROXY}.`);
  const allowOrigins = ALLOW_ORIGINS.split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const wrong = allowOrigins.find((given) => !/^https?:\/\//.test(given) || originOf(given) !== given);
  if (wrong !== undefined) return no(`ALLOW_ORIGINS lists addresses such as https://play.example, not ${wrong}.`);
  return { ok: true, settings: { ...numbers, trustProxy: TRUST_PROXY === '1', allowOrigins } };
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

function no(sentence: string): SettingsResult {
  return { ok: false, sentence };
}
