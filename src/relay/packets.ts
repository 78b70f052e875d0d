/**
 * Sees the packets in a client's bytes go by, without reading them: where each ends, and how long it says it is (MQTT 3.1.1,
 * 2.2.3). The broker's own parser gathers whatever length is announced, up to 256 MB; and the limit of a WebSocket message
 * says nothing about a packet that comes in many of them.
 */

export type Seen = { readonly ok: true; readonly packets: number } | { readonly ok: false };

/** Takes the next bytes and says how many packets began in them; not ok once one is longer than allowed, or has no length. */
export function packetWatch(largest: number): (bytes: Uint8Array) => Seen {
  /** Bytes of the packet under way that are still to come; in a header that is still being read, undefined. */
  let left: number | undefined = 0;
  let length = 0;
  let shift = 0;
  let refused = false;
  return (bytes) => {
    // What was read before the connection ends still comes here, and a length that was refused is no length to go by.
    if (refused) return { ok: false };
    let packets = 0;
    let at = 0;
    while (at < bytes.length) {
      if (left === undefined) {
        const byte = bytes[at++] as number;
        length += (byte & 127) << shift;
        shift += 7;
        refused = length > largest || (byte > 127 && shift > 21);
        if (refused) return { ok: false };
        if (byte < 128) left = length;
      } else if (left === 0) {
        // The first byte of a header: its kind, with which nothing is done here.
        at++;
        packets++;
        left = undefined;
        length = 0;
        shift = 0;
      } else {
        const step = Math.min(left, bytes.length - at);
        at += step;
        left -= step;
      }
    }
    return { ok: true, packets };
  };
}
