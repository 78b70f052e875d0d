import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base32 } from '../../src/link/base32';
import { linkFragment, meetingTopic, newCode, readCode, readFragment, topicName } from '../../src/link/code';
import { createCodeBook } from '../../src/link/code-book';
import { aroundOf, createTime, seeded } from './two-phones';

describe('base 32', () => {
  // RFC 4648, section 10, its alphabet replaced by Crockford's and without the padding.
  it.each([
    ['', ''],
    ['f', 'CR'],
    ['fo', 'CSQG'],
    ['foo', 'CSQPY'],
    ['foob', 'CSQPYRG'],
    ['fooba', 'CSQPYRK1'],
    ['foobar', 'CSQPYRK1E8'],
  ])('writes %j as %j', (text, written) => {
    expect(base32(new TextEncoder().encode(text))).toBe(written);
  });

  it('writes 16 bytes as the 26 characters of a topic', () => {
    expect(topicName(new Uint8Array(16).fill(255))).toBe(`${'z'.repeat(25)}w`);
    expect(topicName(new Uint8Array(16))).toBe('0'.repeat(26));
  });
});

describe('a code', () => {
  it('has all of its 30 bits from chance', () => {
    expect(newCode(() => Uint8Array.of(0, 0, 0, 0))).toBe('000000');
    expect(newCode(() => Uint8Array.of(255, 255, 255, 252))).toBe('ZZZZZZ');
    expect(newCode(() => Uint8Array.of(0, 0, 0, 4))).toBe('000001');
  });

  it.each([
    ['7QK3MX', '7QK3MX'],
    ['7qk 3mx', '7QK3MX'],
    [' 7qk-3mx ', '7QK3MX'],
    ['7qk–3mx', '7QK3MX'],
    ['oOiIlL', '001111'],
    ['7QK3M', 'length'],
    ['7QK3MXX', 'length'],
    ['', 'length'],
    ['7QK3MU', 'character'],
    ['7QK3M!', 'character'],
    ['7QK3M😀', 'character'],
  ])('typed %j is read as %j', (typed, read) => {
    const result = readCode(typed);
    expect(result.ok ? result.value : result.error).toBe(read);
  });

  it('is found where only its characters say', () => {
    expect(meetingTopic('7QK3MX')).toMatch(/^hideout\/1\/meet\/[0-9a-hjkmnp-tv-z]{26}$/);
    expect(meetingTopic('7QK3MX')).not.toBe(meetingTopic('7QK3MY'));
  });

  it('survives a link with its S', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), fc.nat(), (secret, seed) => {
        const code = newCode(seeded(seed));
        const fragment = linkFragment(code, secret);
        expect(fragment).toMatch(/^join=[0-9A-Z]{6}\.[\w-]{22}$/);
        expect(readFragment(`#${fragment}`)).toEqual({ code, secret });
      }),
    );
  });

  it.each(['', '#', '#join=7QK3MX', '#join=7QK3MX.AAAA', '#join=7QK3MU.AAAAAAAAAAAAAAAAAAAAAA', '#rules'])(
    'is not read from %j',
    (fragment) => expect(readFragment(fragment)).toBeNull(),
  );
});

describe('the book of codes', () => {
  const MINUTE = 60_000;
  const begin = () => {
    const time = createTime();
    let changes = 0;
    const book = createCodeBook(aroundOf(time, seeded(5)), () => {
      changes += 1;
    });
    return { time, book, changes: () => changes };
  };

  it('shows a code for ten minutes and accepts it for one more', () => {
    const { time, book, changes } = begin();
    const first = book.current();
    time.pass(10 * MINUTE - 1);
    expect(book.accepted()).toEqual([first]);
    time.pass(1);
    const second = book.current();
    expect(second.code).not.toBe(first.code);
    expect(second.secret).not.toEqual(first.secret);
    expect(book.accepted()).toEqual([second, first]);
    time.pass(MINUTE - 1);
    expect(book.accepted()).toEqual([second, first]);
    time.pass(1);
    expect(book.accepted()).toEqual([second]);
    expect(changes()).toBe(2);
    time.pass(9 * MINUTE);
    expect(book.accepted()).toHaveLength(2);
  });

  it('knows after a sleep that the time is over, though no timer said so', () => {
    const { time, book } = begin();
    const first = book.current();
    time.sleep(10 * MINUTE + 30_000);
    expect(book.accepted()).toEqual([book.current(), first]);
    const other = begin();
    const gone = other.book.current();
    other.time.sleep(11 * MINUTE);
    expect(other.book.accepted()).toHaveLength(1);
    expect(other.book.accepted()).not.toContain(gone);
  });

  it('burns everything there is', () => {
    const { time, book } = begin();
    const first = book.current();
    time.pass(10 * MINUTE);
    const second = book.current();
    book.burn();
    expect(book.accepted()).toHaveLength(1);
    expect([first.code, second.code]).not.toContain(book.current().code);
    const third = book.current();
    time.pass(10 * MINUTE - 1);
    expect(book.current()).toBe(third);
  });

  it('leaves nothing waiting when it is closed', () => {
    const { time, book } = begin();
    time.pass(10 * MINUTE);
    book.close();
    expect(time.waiting()).toBe(0);
  });
});
