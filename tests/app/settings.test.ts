import { expect, test } from 'vitest';
import { createSettings, type Mirror, readChoices } from '../../src/app/settings';
import { memoryStore } from '../../src/store/index';

function mirror(): Mirror & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return { kept, getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}

const throwing = (): Mirror => {
  throw new Error('SecurityError');
};

const USUAL = {
  theme: 'system',
  textSize: '100',
  motion: 'system',
  hand: 'right',
  haptics: 'off',
  keepAwake: 'on',
  tapToSend: 'off',
  hellNumbers: 'off',
  earphones: 'unsaid',
};

test('a choice is there at once, in the mirror before the store is open, and in the store after', async () => {
  const quick = mirror();
  const store = memoryStore();
  const first = createSettings(() => quick);
  expect(first.chosen.value).toEqual(USUAL);
  await first.open(store);
  const saving = first.choose('theme', 'light');
  expect(first.chosen.value.theme).toBe('light');
  await saving;
  const second = createSettings(() => quick);
  expect(second.chosen.value.theme).toBe('light');
  const third = createSettings(mirror);
  await third.open(store);
  expect(third.chosen.value).toEqual({ ...USUAL, theme: 'light' });
});

test('a browser that forbids its quick storage changes nothing but the first paint', async () => {
  const store = memoryStore();
  const settings = createSettings(throwing);
  await settings.open(store);
  await settings.choose('hand', 'left');
  const again = createSettings(throwing);
  expect(again.chosen.value.hand).toBe('right');
  await again.open(store);
  expect(again.chosen.value.hand).toBe('left');
});

test('a store that fails leaves the choice for this page', async () => {
  const settings = createSettings(throwing);
  await settings.open({ ...memoryStore(), saveSetting: async () => ({ ok: false, error: { why: 'full' } }) });
  await settings.choose('textSize', '200');
  expect(settings.chosen.value.textSize).toBe('200');
});

test.each([
  ['nothing', null, USUAL],
  ['no JSON', 'dark', USUAL],
  ['another shape', '[1]', USUAL],
  ['null', 'null', USUAL],
  ['values nobody offers', '{"theme":"pink","hand":"left","more":1}', { ...USUAL, hand: 'left' }],
])('reads %s', (_, text, choices) => {
  expect(readChoices(text)).toEqual(choices);
});
