/** A game goes to another phone and on there; what is wrong with a file, or with the store, changes nothing. */
import { beforeEach, describe, expect, test } from 'vitest';
import { openGame } from '../../src/app/games';
import type { Around } from '../../src/app/index';
import { asideOf, goOnFromHere, handOut, sayMoved, sayStays, takeBack, takeUp } from '../../src/app/moved';
import { makeRecovery } from '../../src/app/recovery';
import type { Session } from '../../src/app/session';
import { stageOf } from '../../src/app/stage';
import type { Store } from '../../src/store/index';
import { deviceStore, memoryStore } from './stores';
import { begin, crime, declare, foretold, handOver, hideout, night, play, policeDone, reopen, walk } from './table';

describe.each([
  ['memory', memoryStore],
  ['the device', deviceStore],
])('kept in %s', (_, make) => {
  let around: Around;
  let old: Store;
  let fresh: Store;
  let session: Session;
  beforeEach(async () => {
    around = foretold();
    old = await make();
    fresh = await make();
    session = await begin(old, around);
  });

  async function fileOf(from: Session): Promise<{ text: string; mark: string }> {
    const made = await makeRecovery(from.store, around, from.header.id);
    if (!made.ok) throw new Error(made.error.why);
    return made.value;
  }

  async function arrive(store: Store, text: string): Promise<Session> {
    const taken = await takeUp(store, around, text);
    if (!taken.ok) throw new Error(taken.error.why);
    const opened = await openGame(store, around, taken.value);
    if (!opened.ok) throw new Error(opened.error.why);
    return opened.value;
  }

  test('goes on exactly where it stood, at every step of a night', async () => {
    for (const step of [
      hideout(28),
      night(1),
      crime(27),
      walk(29),
      handOver,
      policeDone,
      walk(28),
      declare,
      night(2),
    ]) {
      await play(session, step);
      const other = await arrive(await make(), (await fileOf(session)).text);
      const { count, told, ...stands } = other.game.value;
      const { count: before, told: toldBefore, ...stood } = session.game.value;
      expect({ table: stands.table, sheet: stands.sheet }).toEqual({ table: stood.table, sheet: stood.sheet });
      expect(stageOf(other.game.value)).toBe(stageOf(session.game.value));
      expect([count - before, told - toldBefore]).toEqual([1, 1]);
      expect(other.events.value.at(-1)).toEqual({ type: 'resumed', from: toldBefore });
      expect(other.header).toMatchObject({ id: session.header.id, secret: session.header.secret });
    }
  });

  test('what was recorded and not handed over can still be changed there', async () => {
    await play(session, hideout(28), night(1), crime(27), walk(29));
    const other = await arrive(fresh, (await fileOf(session)).text);
    expect(stageOf(other.game.value)).toBe('held');
    const entry = other.game.value.held?.events[0]?.number ?? -1;
    await play(other, [{ type: 'takenBack', entry }], walk(28), declare);
    expect(other.game.value.table.phase).toBe('between');
  });

  test('the old phone takes nothing more, until it is taken back', async () => {
    const { mark } = await fileOf(session);
    await sayMoved(session, mark, around);
    expect(await session.dispatch(...hideout(28))).toEqual({ ok: false, why: 'notStored', failure: { why: 'moved' } });
    const again = await reopen(old, around, session);
    expect(again.header.moved?.mark).toBe(mark);
    expect(await again.dispatch(...hideout(28))).toEqual({ ok: false, why: 'readOnly' });
    await takeBack(again);
    await play(await reopen(old, around, session), hideout(28));
  });

  test('it can come back to the phone it left', async () => {
    const first = await fileOf(session);
    await sayMoved(session, first.mark, around);
    const other = await arrive(fresh, first.text);
    await play(other, hideout(28));
    const back = await arrive(old, (await fileOf(other)).text);
    expect(back.header.moved).toBe(undefined);
    expect(back.game.value.sheet.hideout).toBe(28);
    await play(back, night(1));
  });

  describe('nothing is changed by', () => {
    const change: Record<string, (text: string) => string> = {
      cutOff: (text) => text.slice(0, -40),
      otherKind: () => 'Dear Boss,',
      isRecord: () => '{"format":"hideout-record","version":1,"events":[]}',
      newer: (text) => text.replace('"version":1', '"version":2'),
      tooLarge: (text) => text + ' '.repeat(10 * 1024 * 1024),
      damaged: (text) => text.replace('\\"circle\\":28', '\\"circle\\":29'),
    };
    test.each(Object.keys(change))('a file that is %s', async (why) => {
      await play(session, hideout(28));
      const { text } = await fileOf(session);
      const changed = change[why]?.(text) ?? '';
      expect(changed).not.toBe(text);
      expect(await takeUp(fresh, around, changed)).toEqual({ ok: false, error: { why } });
      expect(await fresh.games()).toEqual({ ok: true, value: [] });
    });

    test('the same file twice, an older one, one of the same, one that went apart', async () => {
      const old1 = await fileOf(session);
      await play(session, hideout(28));
      const { text } = await fileOf(session);
      const why = async (store: Store, given: string) => {
        const before = await store.read(session.header.id);
        const taken = await takeUp(store, around, given);
        expect(await store.read(session.header.id)).toEqual(before);
        return taken.ok ? null : taken.error.why;
      };
      await arrive(fresh, text);
      expect(await why(fresh, text)).toBe('openedHere');
      expect(await why(fresh, old1.text)).toBe('older');
      expect(await why(old, (await fileOf(session)).text)).toBe('same');
      await play(session, night(1));
      expect(await why(fresh, (await fileOf(session)).text)).toBe('apart');
    });

    test('a store that fails at any of its writes', async () => {
      const first = await fileOf(session);
      await sayMoved(session, first.mark, around);
      const other = await arrive(fresh, first.text);
      await play(other, hideout(28));
      const { text } = await fileOf(other);
      const before = await old.read(session.header.id);
      for (const failure of [{ why: 'full' }, { why: 'gone' }, { why: 'failed', name: 'UnknownError' }] as const) {
        const fails = async () => ({ ok: false, error: failure }) as const;
        const elsewhere = { ...(await make()), create: fails };
        expect(await takeUp(elsewhere, around, text)).toEqual({ ok: false, error: { why: 'notStored', failure } });
        expect(await elsewhere.games()).toEqual({ ok: true, value: [] });
        // Back where it was before: neither taken back nor added to.
        expect(await takeUp({ ...old, append: fails }, around, text)).toEqual({
          ok: false,
          error: { why: 'notStored', failure },
        });
        expect(await old.read(session.header.id)).toEqual(before);
      }
    });

    test('a store that cannot even be read', async () => {
      const { text } = await fileOf(session);
      const gone = { ...fresh, read: async () => ({ ok: false, error: { why: 'gone' } }) as const };
      expect(await takeUp(gone, around, text)).toEqual({
        ok: false,
        error: { why: 'notStored', failure: { why: 'gone' } },
      });
      expect(await fresh.games()).toEqual({ ok: true, value: [] });
    });
  });

  describe('the question where it goes on', () => {
    const handedOut = async () => (await reopen(old, around, session)).header.handedOut;

    test('is kept before the file leaves, and asked until it is answered', async () => {
      const { mark } = await fileOf(session);
      await handOut(session, mark);
      expect(await handedOut()).toBe(mark);
      expect(await handedOut()).toBe(mark);
      await sayStays(session);
      expect(await handedOut()).toBe(undefined);
      await handOut(session, mark);
      await sayMoved(session, mark, around);
      const { header } = await reopen(old, around, session);
      expect([header.moved?.mark, header.handedOut]).toEqual([mark, undefined]);
    });

    test('is taken back with a file that did not leave; one that left before stays asked about', async () => {
      const first = await fileOf(session);
      await (await handOut(session, first.mark))();
      expect(await handedOut()).toBe(undefined);
      await handOut(session, first.mark);
      const second = await fileOf(session);
      await (await handOut(session, second.mark))();
      expect(await handedOut()).toBe(first.mark);
    });

    test('stops nobody from playing on meanwhile', async () => {
      await handOut(session, (await fileOf(session)).mark);
      await play(session, hideout(28));
      await play(await reopen(old, around, session), night(1));
    });

    test('is answered when the game comes back, and is not asked on the other phone', async () => {
      const first = await fileOf(session);
      await handOut(session, first.mark);
      const other = await arrive(fresh, first.text);
      expect(other.header.handedOut).toBe(undefined);
      await play(other, hideout(28));
      const back = await arrive(old, (await fileOf(other)).text);
      expect(back.header.handedOut).toBe(undefined);
    });
  });

  describe('a damaged game', () => {
    async function damaged(): Promise<Session> {
      await play(session, hideout(28), night(1), crime(27), walk(29));
      const stored = await old.read(session.header.id);
      if (!stored.ok) throw new Error(stored.error.why);
      const { header, entries } = stored.value;
      // Half written: the crime and what follows.
      await fresh.create(
        header,
        entries.map((one) => (one.number === 4 ? { ...one, text: one.text.slice(0, 9) } : one)),
      );
      return reopen(fresh, around, session);
    }

    test('goes on from the last good entry, and the rest is kept and handed out', async () => {
      const broken = await damaged();
      expect(broken.damage?.from).toBe(4);
      expect(await goOnFromHere(broken, around)).toEqual({ ok: true, value: undefined });
      const again = await reopen(fresh, around, session);
      expect(again.damage).toBe(null);
      expect(again.events.value.at(-1)).toEqual({ type: 'resumed', from: 3 });
      const aside = await asideOf(again);
      expect(
        aside
          ?.trimEnd()
          .split('\n')
          .map((line) => line.split('\t')[0]),
      ).toEqual(['4', '5', '6']);
      await play(again, crime(27), walk(28));
      expect(await asideOf(again)).toBe(aside);
      expect((await reopen(fresh, around, session)).damage).toBe(null);
    });

    test('a whole game has nothing set aside', async () => {
      expect(await asideOf(session)).toBe(null);
    });
  });
});
