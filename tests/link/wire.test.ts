import { describe, expect, it } from 'vitest';
import { fits, IN_PLAY } from '../../src/link/frames';
import { type FromJack, readFromJack, readToJack, type ToJack, writeFromJack, writeToJack } from '../../src/link/wire';

const id = '0123456789abcdef'.repeat(2);
const head = 'ab'.repeat(32);

const toJack: readonly ToJack[] = [
  { t: 'ready', name: 'Abberline' },
  { t: 'same' },
  { t: 'different' },
  { t: 'bye' },
  { t: 'beat' },
  { t: 'pull', since: 12 },
  { t: 'ask', id, night: 2, move: 7, count: 90, head, command: { type: 'policeDone' } },
  { t: 'bring', from: 3, texts: ['{}', '{}'], head, count: 5 },
];
const fromJack: readonly FromJack[] = [
  { t: 'ready' },
  { t: 'different' },
  { t: 'bye' },
  { t: 'admitted', device: 8, seat: 'display', count: 0, head },
  { t: 'beat', count: 9, seat: 'detectives' },
  { t: 'log', from: 0, texts: ['{}'], count: 1, head },
  { t: 'want', since: 4 },
  { t: 'done', id, count: 5 },
  { t: 'not', id, why: 'stale' },
  { t: 'seat', seat: 'detectives' },
  { t: 'removed' },
];

describe('what is said', () => {
  it.each(toJack)('to Jack’s phone comes through: %j', (message) => {
    expect(readToJack(writeToJack(message))).toEqual(message);
    expect(fits(writeToJack(message), IN_PLAY)).toBe(true);
  });

  it.each(fromJack)('by Jack’s phone comes through: %j', (message) => {
    expect(readFromJack(writeFromJack(message))).toEqual(message);
    expect(fits(writeFromJack(message), IN_PLAY)).toBe(true);
  });

  it('is not said with a word more', () => {
    for (const message of toJack) expect(readToJack(JSON.stringify({ ...message, circle: 64 }))).toBeNull();
    for (const message of fromJack) expect(readFromJack(JSON.stringify({ ...message, circle: 64 }))).toBeNull();
  });

  it('is not understood in the other direction, unless both may say it', () => {
    const both = ['ready', 'different', 'bye', 'beat'];
    for (const message of toJack) if (!both.includes(message.t)) expect(readFromJack(writeToJack(message))).toBeNull();
    for (const message of fromJack)
      if (!both.includes(message.t)) expect(readToJack(writeFromJack(message))).toBeNull();
    expect(readToJack(writeFromJack({ t: 'ready' }))).toBeNull();
    expect(readToJack(writeFromJack({ t: 'beat', count: 1, seat: 'display' }))).toBeNull();
  });

  it('is read with a name between 1 and 24 characters, of any script, in one frame', () => {
    const named = (name: string) => readToJack(JSON.stringify({ t: 'ready', name }));
    expect(named('  Fred  ')).toEqual({ t: 'ready', name: 'Fred' });
    for (const name of ['', '   ', 'x'.repeat(25)]) expect(named(name)).toBeNull();
    const longest = writeToJack({ t: 'ready', name: '字'.repeat(24) });
    expect(fits(longest, IN_PLAY)).toBe(true);
    expect(readToJack(longest)).not.toBeNull();
  });

  it.each([
    '',
    'null',
    '[]',
    '{"t":"beat"',
    '{"t":"toString"}',
    '{"t":"pull","since":-1}',
    '{"t":"pull","since":1.5}',
    '{"t":"pull","since":"1"}',
    '{"t":"ask","id":"x","night":1,"move":1,"count":1,"head":"","command":{"type":"policeDone"}}',
    `{"t":"ask","id":"${id}","night":1,"move":1,"count":1,"head":"${head}","command":{}}`,
    `{"t":"admitted","device":0,"seat":"display","count":1,"head":"${head}"}`,
    `{"t":"admitted","device":9,"seat":"display","count":1,"head":"${head}"}`,
    `{"t":"admitted","device":1,"seat":"jack","count":1,"head":"${head}"}`,
  ])('is null when it is %j', (text) => {
    expect(readToJack(text)).toBeNull();
    expect(readFromJack(text)).toBeNull();
  });
});
