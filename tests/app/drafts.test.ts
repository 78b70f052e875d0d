/** What is half entered outlives the page, and what cannot be read is said. */
import { beforeEach, expect, test } from 'vitest';
import { dropDraft, findDraft, saveDraft } from '../../src/app/drafts';
import type { Session } from '../../src/app/session';
import { memoryStore, type Store } from '../../src/store/index';
import { EMPTY, type PaperDraft, readPaper, withNight } from '../../src/ui/home/newgame/draft';
import { readPlaced } from '../../src/ui/hunt/placed';
import { begin, foretold, hideout, night, play, reopen } from './table';

const around = foretold();
let store: Store;
let session: Session;
beforeEach(async () => {
  store = memoryStore();
  session = await begin(store, around);
});

const half: PaperDraft = { ...EMPTY, step: 'row', time: 'II', turn: 'jack', row: [27, 29], before: [{ blue: null }] };

test('found again in a game opened anew, as it was', async () => {
  expect(await findDraft(session, 'paper', readPaper)).toEqual({ is: 'nothing' });
  await saveDraft(session, 'paper', half);
  const again = await reopen(store, around, session);
  expect(await findDraft(again, 'paper', readPaper)).toEqual({ is: 'draft', draft: half });
  expect(await findDraft(again, 'alarm', readPlaced)).toEqual({ is: 'nothing' });
  await dropDraft(again, 'paper');
  expect(await findDraft(session, 'paper', readPaper)).toEqual({ is: 'nothing' });
});

test('stays in its own night only', async () => {
  await saveDraft(session, 'paper', half);
  await play(session, hideout(28));
  expect(await findDraft(session, 'paper', readPaper)).toMatchObject({ is: 'draft' });
  await play(session, night(1));
  expect(await findDraft(session, 'paper', readPaper)).toEqual({ is: 'nothing' });
});

test.each([
  ['no JSON', '{"form":1,"draft":{"step"'],
  ['nothing', 'null'],
  ['an older form', JSON.stringify({ draft: half })],
  ['a newer form', JSON.stringify({ form: 2, draft: half })],
  ['a night there is not', JSON.stringify({ form: 1, draft: { ...half, night: 5 } })],
  ['a circle that is no number', JSON.stringify({ form: 1, draft: { ...half, row: ['<b>'] } })],
  ['a crossing there is not', JSON.stringify({ form: 1, draft: { ...half, policemen: { blue: 'k999' } } })],
  ['a sixth policeman', JSON.stringify({ form: 1, draft: { ...half, policemen: { white: 'k049' } } })],
  ['a field too many', JSON.stringify({ form: 1, draft: { ...half, more: 1 } })],
])('%s is unreadable, and can be entered anew', async (_, text) => {
  await store.saveDraft(session.header.id, 'paper', text);
  expect(await findDraft(session, 'paper', readPaper)).toEqual({ is: 'unreadable' });
  await saveDraft(session, 'paper', half);
  expect(await findDraft(session, 'paper', readPaper)).toEqual({ is: 'draft', draft: half });
});

test('a store that fails to read is no crash either', async () => {
  const failing: Store = { ...store, draft: async () => ({ ok: false, error: { why: 'gone' } }) };
  const { header } = session;
  expect(await findDraft({ header, store: failing }, 'paper', readPaper)).toEqual({ is: 'unreadable' });
});

test('policemen half placed', () => {
  const placed = { draft: { blue: 'k049', yellow: null }, before: [{}, { blue: 'k049' }] };
  expect(readPlaced(placed)).toEqual(placed);
  expect(readPlaced({ ...placed, draft: { blue: 49 } })).toBe(null);
  expect(readPlaced([])).toBe(null);
});

test('every draft of the screen is read back', () => {
  for (const draft of [EMPTY, half, withNight(half, 4)]) {
    expect(readPaper(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  }
});
