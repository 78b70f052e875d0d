/**
 * Builds the app and its service worker. The page's policy allows no inline script or style and no data: font, so nothing
 * is inlined. `build.manifest` tells `scripts/size.mjs` which files a first visit loads.
 */
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  plugins: [
    preact(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      // A new version waits until somebody takes it: never in the middle of a night.
      registerType: 'prompt',
      injectRegister: false,
      // The system keeps the icons; offline the app itself needs none of the pictures.
      includeManifestIcons: false,
      injectManifest: { globPatterns: ['**/*.{js,css,html,svg,woff2}'] },
      manifest: {
        name: 'Hideout',
        short_name: 'Hideout',
        description: 'A move sheet and referee for Letters from Whitechapel. Unofficial.',
        id: '/',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        lang: 'en',
        theme_color: '#14110f',
        background_color: '#14110f',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
