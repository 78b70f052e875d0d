/**
 * Theme and motion may be chosen in the settings against what the device asks for. Each has one place that reads both; a
 * screen that asked the device by itself would not follow the choice.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isStill } from '../../src/ui/still';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|tsx?)$/.test(name))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join('src', name), 'utf8') }));
const naming = (what: RegExp): readonly string[] =>
  files.flatMap(({ name, text }) => (what.test(text) ? [name] : [])).sort();

describe('what the device asks for is read in one place', () => {
  test('the theme by the tokens', () => {
    expect(naming(/prefers-color-scheme/)).toEqual(['ui/tokens.css']);
    expect(naming(/(^|[\s;{])color-scheme\s*:/)).toEqual(['ui/tokens.css']);
  });
  test('motion by the tokens and `isStill`', () => {
    expect(naming(/prefers-reduced-motion/)).toEqual(['ui/still.ts', 'ui/tokens.css']);
  });
});

test('the theme of every colour in the tokens is the chosen one', () => {
  const tokens = files.find(({ name }) => name === 'ui/tokens.css')?.text ?? '';
  const media = tokens.match(/@media \(prefers-color-scheme: light\) \{\s*(\S[^{]*)\{([^}]*)\}/);
  const chosen = tokens.match(/:root\[data-theme="light"\] \{([^}]*)\}/)?.[1];
  const colours = (block: string | undefined) => block?.match(/--[\w-]+: [^;]+/g);
  expect(media?.[1]?.trim()).toBe(':root:not([data-theme="dark"])');
  expect(colours(media?.[2])?.length).toBeGreaterThan(10);
  expect(colours(chosen)).toEqual(colours(media?.[2]));
});

describe('isStill', () => {
  afterEach(() => vi.unstubAllGlobals());
  test.each([
    ['nothing asks for it', undefined, false, false],
    ['the device asks for it', undefined, true, true],
    ['it is chosen', 'reduced', false, true],
  ])('%s', (_, motion, matches, expected) => {
    vi.stubGlobal('document', { documentElement: { dataset: { motion } } });
    vi.stubGlobal('matchMedia', () => ({ matches }));
    expect(isStill()).toBe(expected);
  });
});
