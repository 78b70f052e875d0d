/**
 * Builds the app and its service worker. The page's policy allows no inline script or style and no data: font, so nothing
 * is inlined. `build.manifest` tells `scripts/size.mjs` which files a first visit loads.
 */
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { version } from './package.json';
import { pagePolicy } from './src/relay/headers';
import { readRelays } from './src/relay/relays';

const given = readRelays(process.env.RELAYS);
if (!given.ok) throw new Error(given.sentence);
const { relays } = given;

/** The policy in the page itself. Not in development: there the page is fed with inline scripts. */
const policyInPage: Plugin = {
  name: 'policy-in-page',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy(relays) },
      injectTo: 'head-prepend',
    },
  ],
};

/** The relay beside the page in development, too, at the address it has with `npm start`. */
const relayBeside: Plugin = {
  name: 'relay-beside',
  apply: 'serve',
  configureServer: ({ httpServer }) => {
    if (relays.length > 0) return;
    // The broker refuses what is not for it; the page's own socket is not asked there.
    const knocks = new EventEmitter();
    httpServer?.on('upgrade', (request, ...rest) => {
      if (request.url?.startsWith('/mqtt')) knocks.emit('upgrade', request, ...rest);
    });
    // Loaded here: a build needs no broker.
    void Promise.all([import('./src/relay/broker'), import('./src/relay/settings')]).then(
      ([{ attachBroker }, { DEFAULT_SETTINGS }]) => attachBroker(knocks as Server, DEFAULT_SETTINGS),
    );
  },
};

/** Real ones, drawn by `scripts/icons.mjs`; the browser fetches them when it shows what is to be installed. */
const screenshots = [
  { name: 'narrow-move', size: '412x915', form: 'narrow', label: 'Jack’s move, refused with its rule' },
  { name: 'narrow-rules', size: '412x915', form: 'narrow', label: 'The rules, searched as one types' },
  { name: 'wide-move', size: '1280x800', form: 'wide', label: 'Jack’s move on a tablet or laptop' },
  { name: 'wide-rules', size: '1280x800', form: 'wide', label: 'The rules on a tablet or laptop' },
].map(({ name, size, form, label }) => ({
  src: `screenshots/${name}.webp`,
  sizes: size,
  type: 'image/webp',
  form_factor: form as 'narrow' | 'wide',
  label,
}));

const SHEET = [
  /src\/(board|rules)\//,
  /src\/log\/(bytes|chain|detectives-view|disclose|edge|entry|hidden|schema)\.ts/,
  /src\/app\/(games|queue|session|stage)\.ts/,
  /src\/store\/(read-game|seal)\.ts/,
  /src\/ui\/game\/(Bar|Game|Gate|Move|Tonight|back|dispatching|lock|stages)\.tsx?/,
  /src\/ui\/parts\/(Keypad|Peek|Places|Refusal|Segments|Track|leaving|numbers|typed)\.tsx?/,
  /src\/ui\/move\/(WaySwitch|offered|parts|way)\.tsx?/,
  /src\/ui\/keep\/KeptGame\.tsx/,
  /src\/i18n\/(game\.en|with-game)\.ts/,
  /node_modules\/(valibot\/|@noble\/hashes\/(sha2|_md|_u64|utils)\.js)/,
];

/** Jack's sheet with the board and the referee (`scripts/size.mjs` weighs it). */
function isOfTheSheet(id: string): boolean {
  return (
    SHEET.some((part) => part.test(id)) &&
    !/board\/names\.ts|rules\/(options|breach|vocabulary|decide[a-z-]*)\.ts/.test(id)
  );
}

/** What every screen stands on. */
function isOfThePage(id: string): boolean {
  return /node_modules\/@?preact\/|src\/rules\/(options|breach|vocabulary)\.ts|src\/i18n\/(t|page\.en)\.ts|src\/ui\/(words|announce|resuming)\.tsx?|src\/ui\/move\/later|src\/ui\/parts\/Missing/.test(
    id,
  );
}

export default defineConfig({
  plugins: [
    preact(),
    policyInPage,
    relayBeside,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      // A new version waits until somebody takes it: never in the middle of a night.
      registerType: 'prompt',
      injectRegister: false,
      // The system keeps the icons; offline the app itself needs none of the pictures.
      includeManifestIcons: false,
      // All that a game needs without a network. What speaks with a relay is kept once it was wanted (`src/sw.ts`).
      injectManifest: { globPatterns: ['**/*.{js,css,html,svg,woff2}'], globIgnores: ['**/mqtt*.js'] },
      manifest: {
        name: 'Hideout',
        short_name: 'Hideout',
        description:
          'The phone that replaces Jack’s paper: a private move sheet, a referee and the rules for Letters from Whitechapel, played on its real board. Unofficial.',
        id: '/',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        orientation: 'any',
        dir: 'ltr',
        categories: ['games', 'utilities'],
        lang: 'en',
        theme_color: '#14110f',
        background_color: '#14110f',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        shortcuts: [
          { name: 'New game', url: '/?start=new', icons: [{ src: 'icon-192.png', sizes: '192x192' }] },
          { name: 'Rules', url: '/?start=rules', icons: [{ src: 'icon-192.png', sizes: '192x192' }] },
        ],
        screenshots,
      },
    }),
  ],
  define: {
    'import.meta.env.VITE_VERSION': JSON.stringify(version),
    'import.meta.env.VITE_RELAYS': JSON.stringify(relays.join(',')),
  },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Parts name their styles only: lists of all they import would weigh more than they save where all is kept on the
      // device. But for a game that opens: what it needs is fetched at once, not one after another.
      resolveDependencies: (file, dependencies, { hostId, hostType }) =>
        hostType === 'html' || (file.includes('/loaded-') && hostId.includes('/index-'))
          ? dependencies
          : dependencies.filter((one) => one.endsWith('.css')),
    },
    rolldownOptions: {
      // The referee's modules do nothing by being loaded: who asks for one of them does not fetch the others.
      treeshake: { moduleSideEffects: [{ test: /src\/rules\//, sideEffects: false }] },
      output: {
        // All that an open game needs at once in one file: many small ones compress badly and take a request each.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'sheet', test: isOfTheSheet, priority: 2 },
            { name: 'page', test: isOfThePage, priority: 1 },
          ],
        },
      },
    },
  },
});
