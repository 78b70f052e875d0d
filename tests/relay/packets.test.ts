/** Packets seen in a client's bytes, however these are cut. */
import { expect, it } from 'vitest';
import { packetWatch } from '../../src/relay/packets';
import { packet } from './client';

const sizes = [0, 1, 127, 128, 300, 127, 0, 0, 16_383];
const stream = Buffer.concat(sizes.map((size) => packet(0x30, Buffer.alloc(size, 0xff))));

it.each([1, 2, 3, 7, 128, 1000, stream.length])('counts the same in pieces of %i bytes', (piece) => {
  const watch = packetWatch(16_383);
  let count = 0;
  for (let at = 0; at < stream.length; at += piece) {
    const seen = watch(stream.subarray(at, at + piece));
    count += seen.ok ? seen.packets : Number.NaN;
  }
  expect(count).toBe(sizes.length);
});

it('stops at a packet that is longer than allowed, as soon as its length is there', () => {
  expect(packetWatch(300)(packet(0x30, Buffer.alloc(300)))).toEqual({ ok: true, packets: 1 });
  expect(packetWatch(300)(packet(0x30, Buffer.alloc(301)).subarray(0, 3))).toEqual({ ok: false });
});

it('stops at a length without end, be it of nothing', () => {
  expect(packetWatch(300)(Buffer.from([0x30, 0x80, 0x80, 0x80, 0x80]))).toEqual({ ok: false });
});

it('reads nothing more once it has stopped, however the bytes that are still on their way go on', () => {
  const watch = packetWatch(16_383);
  expect(watch(Buffer.from([0x30, 0xff, 0xff, 0xff, 0xff]))).toEqual({ ok: false });
  for (const rest of [[0x88, 0x08, 0, 0], [0x00], [0x30, 0x00]])
    expect(watch(Buffer.from(rest))).toEqual({ ok: false });
});
