/**
 * The headers every answer carries. The page may load from its own origin only, speak to that and to the relays it was built
 * for, and holds no inline script or style: what a stranger might slip into it has nothing to run and nowhere to send a
 * hideout to. The same policy stands in the page itself (`vite.config.ts`), so that it holds on a static host that sends no
 * headers.
 */

/** `'self'` covers a WebSocket to the same host and port in every browser that can show the app (Safari since 15.4). */
export function pagePolicy(relays: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    ['connect-src', "'self'", ...relays].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

export function securityHeaders(relays: readonly string[]): Readonly<Record<string, string>> {
  return {
    // Who may put the page into a frame can only be said in a header.
    'Content-Security-Policy': `${pagePolicy(relays)}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Those of an app that was built for no relay but the one beside it. */
export const SECURITY_HEADERS = securityHeaders([]);
