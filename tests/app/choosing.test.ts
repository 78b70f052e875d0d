/** What was chosen where two records differed, as it is noted: a note that cannot be read is never taken for none. */
import { expect, test } from 'vitest';
import { chosenIn, noteChosen } from '../../src/app/choosing';
import { memoryStore } from '../../src/store/index';
import { begin, foretold } from './table';

test('the last choice at a number counts, and a damaged note is neither read nor written over', async () => {
  const session = await begin(memoryStore(), foretold());
  const note = { number: 5, whose: 'jack', device: 'Tablet', id: 1 } as const;
  await noteChosen(session, note);
  await noteChosen(session, { ...note, whose: 'device' });
  await noteChosen(session, { ...note, id: 2 });
  expect(await chosenIn(session)).toEqual([
    { ...note, whose: 'device' },
    { ...note, id: 2 },
  ]);
  for (const text of ['[{', '{}', '[{"number":"5"}]']) {
    await session.store.saveSetting(`chosen:${session.header.id}`, text);
    expect(await chosenIn(session)).toBeNull();
    expect(await noteChosen(session, note)).toMatchObject({ ok: false });
    expect(await session.store.setting(`chosen:${session.header.id}`)).toEqual({ ok: true, value: text });
  }
});
