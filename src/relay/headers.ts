/**
 * The headers every answer carries. The page may load and speak to its own origin only, and holds no inline script or
 * style: what a stranger might slip into it has nothing to run and nowhere to send a hideout to.
 */

/** Headers for one answer; `host` is what the request asked for, needed because older Safari does not count ws: as 'self'. */
export function securityHeaders(host: string | undefined): Record<string, string> {
  const sockets =
    host !== undefined && /^[\w.-]+(:\d+)?$|^\[[0-9a-f:.]+\](:\d+)?$/i.test(host) ? ` ws://${host} wss://${host}` : '';
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      `connect-src 'self'${sockets}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
