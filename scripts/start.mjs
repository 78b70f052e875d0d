/**
 * `npm start`: installs and builds what is missing, then serves the app on one port (PORT, or 4173) and shows its
 * addresses, the network's one as a QR code for the phones at the table. With TLS_CERT and TLS_KEY (paths of PEM files) it
 * serves https. The same port carries the relay (docs/relay.md has its settings). Ends cleanly at Ctrl-C or SIGTERM.
 */
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from './build.mjs';
import { ensureDependencies, root, stop } from './deps.mjs';

const port = Number(process.env.PORT || 4173);
if (!Number.isInteger(port) || port < 0 || port > 65535)
  stop(`PORT must be a number up to 65535, not ${process.env.PORT}.`);

ensureDependencies();
const { register } = await import('tsx/esm/api');
register();
const { readRelays } = await import('../src/relay/relays.ts');
const elsewhere = readRelays(process.env.RELAYS);
if (!elsewhere.ok) stop(elsewhere.sentence);
const { relays } = elsewhere;
const complaint = ensureBuild();
if (complaint !== undefined) stop(`${complaint}\nThe app could not be built.`);

const { readTls, speaksFor } = await import('../src/relay/tls.ts');
const given = readTls(process.env, new Date());
if (!given.ok) stop(given.sentence);
const { tls } = given;
for (const warning of given.warnings) console.error(warning);

const { readSettings } = await import('../src/relay/settings.ts');
const relay = readSettings(process.env);
if (!relay.ok) stop(relay.sentence);

const { serve } = await import('../src/relay/server.ts');
const server = await serve({ folder: join(root, 'dist'), port, tls, relay: relay.settings, relays }).catch((error) => {
  if (error.code === 'EADDRINUSE')
    stop(`Port ${port} is taken. Set PORT to another one, for example: PORT=${port + 1} npm start`);
  if (error.code === 'EACCES') stop(`Port ${port} may not be used by this account. Set PORT to one above 1023.`);
  stop(`The server could not start: ${error.message}`);
});

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
if (process.env.npm_lifecycle_event === 'start') {
  // Told to end, npm ends only the shell in between; a program left over by it would go on holding the port.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || end(), 500).unref();
}

const scheme = tls ? 'https' : 'http';
const hosts = networkAddresses();
// The code is of an address that a phone will trust, where there is one.
const best = hosts.find((host) => tls && speaksFor(tls, host)) ?? hosts[0];
console.log(`Hideout is ready.\n\n  on this computer   ${scheme}://localhost:${server.port}/`);
for (const host of hosts) {
  const doubt = tls && !speaksFor(tls, host) ? '   (not named in the certificate)' : '';
  console.log(`  in this network    ${scheme}://${host}:${server.port}/${doubt}`);
}
if (best) console.log(`\n${await qrCode(`${scheme}://${best}:${server.port}/`)}`);
if (!tls) {
  console.log('\nPlain http is for trying: phones cannot install the app from it. For https see docs/hosting.md.');
}
console.log('\nEnd with Ctrl-C.');

async function end() {
  await server.close();
  process.exit(0);
}

/** This computer's addresses in its networks; those of virtual machines and tunnels, which no phone reaches, come last. */
function networkAddresses() {
  const isVirtual = (name) => /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap|wg|tailscale)/.test(name);
  return Object.entries(networkInterfaces())
    .sort(([one], [other]) => Number(isVirtual(one)) - Number(isVirtual(other)))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** The code in half-height blocks, its colours set outright so that it can be read on any terminal's ground. */
async function qrCode(text) {
  const { default: encodeQR } = await import('qr');
  const dark = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const lines = [];
  for (let y = 0; y < dark.length; y += 2) {
    const blocks = dark[y].map((top, x) => ((dark[y + 1]?.[x] ?? false) ? (top ? '█' : '▄') : top ? '▀' : ' '));
    lines.push(`  \u001b[38;5;16;48;5;231m${blocks.join('')}\u001b[0m`);
  }
  return lines.join('\n');
}
