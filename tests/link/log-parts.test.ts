/** Parts of a log: everything once, every frame fits, and answers change no size. */
import { hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits } from '../../src/link/frames';
import { createChain, partsOf } from '../../src/link/log-parts';
import { type FromJack, writeFromJack } from '../../src/link/wire';
import { headOf } from '../../src/log/chain';
import { entry, GAME, someLog } from './conversing';

const answers = fc.array(fc.tuple(fc.boolean(), fc.boolean(), fc.nat(195)), { maxLength: 400, size: 'max' });
const logOf = (found: readonly (readonly [boolean, number])[]) =>
  found.map(([yes, circle], n) =>
    entry(n, { type: 'clueSearched', policeman: 'red', circle: circle as never, found: yes }),
  );

describe('parts', () => {
  it('hold every entry from the number on, once and in order, and fit their frames', () => {
    fc.assert(
      fc.property(answers, fc.nat(400), (all, start) => {
        const log = logOf(all.map(([yes, , circle]) => [yes, circle]));
        const from = Math.min(start, log.length);
        const parts = partsOf(log, from);
        expect(parts.flatMap(({ texts }) => texts)).toEqual(log.slice(from));
        let next = from;
        for (const part of parts) {
          expect(part.from).toBe(next);
          next += part.texts.length;
          const texts = [...part.texts];
          const said: FromJack = { t: 'log', from: part.from, texts, count: log.length, head: 'f'.repeat(64) };
          expect(fits(writeFromJack(said), part.size)).toBe(true);
        }
      }),
    );
  });

  it('are as many, as large and as long whatever the answers were', () => {
    fc.assert(
      fc.property(answers, (all) => {
        const shape = (log: readonly string[]) =>
          partsOf(log, 0).map(({ from, texts, size }) => [from, texts.length, size]);
        const one = shape(logOf(all.map(([yes, , circle]) => [yes, circle])));
        expect(shape(logOf(all.map(([, yes, circle]) => [yes, circle])))).toEqual(one);
      }),
    );
  });
});

describe('a chain', () => {
  it('has the heads of the log as it grows', () => {
    const log = someLog(3);
    const chain = createChain(GAME, () => log);
    expect(hexToBytes(chain.at(0))).toEqual(GAME);
    expect(hexToBytes(chain.at(2))).toEqual(headOf(GAME, log.slice(0, 2)));
    log.push(...someLog(2, 3));
    expect(hexToBytes(chain.at(5))).toEqual(headOf(GAME, log));
    expect(hexToBytes(chain.with(4, log.slice(4)))).toEqual(headOf(GAME, log));
    expect(() => chain.at(6)).toThrow(RangeError);
  });
});
