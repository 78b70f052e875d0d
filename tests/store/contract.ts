/** What every store must do, whatever carries it. `make` gives an empty store, `again` one that finds what the last kept. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { GameHeader, Progress, Result, Store, StoredEntry, StoreFailure } from './pieces';

interface Carrier {
  readonly name: string;
  readonly make: () => Promise<Store>;
  /** The same data opened anew; absent where nothing outlives the page. */
  readonly again?: () => Promise<Store>;
}

export const progress = (over: Partial<Progress> = {}): Progress => {
  return { night: 0, over: false, at: 1000, count: 1, ...over };
};
export const header = (id: string, over: Partial<Progress> = {}): GameHeader => {
  return { id, form: 2, createdAt: 1000, secret: '00'.repeat(16), progress: progress(over) };
};
export const entry = (number: number, text = `entry ${number}`): StoredEntry => ({ number, text });

export function value<T>(result: Result<T, StoreFailure>): T {
  if (!result.ok) throw new Error(`not stored: ${result.error.why}`);
  return result.value;
}

export function storeContract({ name, make, again }: Carrier): void {
  describe(`the store in ${name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await make();
    });

    test('keeps single settings by name, apart from the game that was on the screen', async () => {
      value(await store.saveSetting('opened', 'dark'));
      expect(value(await store.setting('opened'))).toBe('dark');
      expect(value(await store.opened())).toBe(null);
      value(await store.saveSetting('opened', null));
      expect(value(await store.setting('opened'))).toBe(null);
      expect(value(await store.setting('never said'))).toBe(null);
    });

    test('gives back what was added, in order', async () => {
      value(await store.create(header('a'), [entry(0)]));
      value(await store.append('a', [entry(1), entry(2)], progress({ night: 1, at: 2000, count: 3 })));
      const read = value(await store.read('a'));
      expect(read.entries).toEqual([entry(0), entry(1), entry(2)]);
      expect(read.header).toEqual(header('a', { night: 1, at: 2000, count: 3 }));
    });

    test('keeps games apart, also when one id begins like the other', async () => {
      value(await store.create(header('a'), [entry(0, 'of a')]));
      value(await store.create(header('ab'), [entry(0, 'of ab')]));
      expect(value(await store.read('a')).entries).toEqual([entry(0, 'of a')]);
      expect(value(await store.read('ab')).entries).toEqual([entry(0, 'of ab')]);
    });

    test('orders numbers as numbers', async () => {
      const all = Array.from({ length: 12 }, (_, number) => entry(number));
      value(await store.create(header('a'), all));
      expect(value(await store.read('a')).entries.map(({ number }) => number)).toEqual([...all.keys()]);
    });

    test('refuses a second writer of a number, and nothing of what he brought is kept', async () => {
      value(await store.create(header('a'), [entry(0)]));
      value(await store.append('a', [entry(1, 'first')], progress({ count: 2 })));
      const late = await store.append('a', [entry(2, 'late'), entry(1, 'late')], progress({ night: 4, count: 3 }));
      expect(late).toEqual({ ok: false, error: { why: 'anotherWriter' } });
      const read = value(await store.read('a'));
      expect(read.entries).toEqual([entry(0), entry(1, 'first')]);
      expect(read.header.progress).toEqual(progress({ count: 2 }));
    });

    test('of two writers at once one is refused', async () => {
      value(await store.create(header('a'), [entry(0)]));
      const both = await Promise.all([
        store.append('a', [entry(1, 'one')], progress({ count: 2 })),
        store.append('a', [entry(1, 'other')], progress({ count: 2 })),
      ]);
      expect(both.map(({ ok }) => ok)).toEqual([true, false]);
      expect(value(await store.read('a')).entries).toEqual([entry(0), entry(1, 'one')]);
    });

    test('does not begin the same game twice', async () => {
      value(await store.create(header('a'), [entry(0)]));
      expect(await store.create(header('a'), [entry(0)])).toEqual({ ok: false, error: { why: 'anotherWriter' } });
    });

    test('knows no game that was never begun', async () => {
      expect(await store.read('a')).toEqual({ ok: false, error: { why: 'noGame' } });
      expect(await store.append('a', [entry(0)], progress())).toEqual({ ok: false, error: { why: 'noGame' } });
      expect(value(await store.games())).toEqual([]);
      value(await store.create(header('a'), []));
      expect(value(await store.read('a')).entries).toEqual([]);
    });

    test('lists the game last played first', async () => {
      value(await store.create(header('a', { at: 1 }), []));
      value(await store.create(header('b', { at: 2 }), []));
      value(await store.append('a', [entry(0)], progress({ at: 3 })));
      expect(value(await store.games()).map(({ id }) => id)).toEqual(['a', 'b']);
    });

    test('remembers which game was on the screen', async () => {
      expect(value(await store.opened())).toBe(null);
      value(await store.setOpened('a'));
      expect(value(await store.opened())).toBe('a');
      value(await store.setOpened(null));
      expect(value(await store.opened())).toBe(null);
    });

    test('keeps the seals of entries, and adds those of an older form', async () => {
      value(await store.create({ ...header('a'), form: 1 }, [entry(0), entry(1)]));
      value(await store.seal('a', ['s0', 's1']));
      value(await store.append('a', [{ ...entry(2), seal: 's2' }], progress({ count: 3 })));
      const read = value(await store.read('a'));
      expect(read.entries.map(({ seal }) => seal)).toEqual(['s0', 's1', 's2']);
      expect(read.header.form).toBe(2);
    });

    test('a game that moved takes nothing more until it is taken back', async () => {
      value(await store.create(header('a'), [entry(0)]));
      value(await store.mark('a', { moved: { at: 5, mark: 'm' } }));
      expect(await store.append('a', [entry(1)], progress())).toEqual({ ok: false, error: { why: 'moved' } });
      expect(value(await store.games())[0]?.moved).toEqual({ at: 5, mark: 'm' });
      value(await store.mark('a', { moved: undefined, arrived: 'm' }));
      value(await store.append('a', [entry(1)], progress({ count: 2 })));
      expect(value(await store.read('a')).header).toMatchObject({ arrived: 'm' });
      expect(await store.mark('b', {})).toEqual({ ok: false, error: { why: 'noGame' } });
    });

    test('takes a game back with what happened elsewhere in one step, or not at all', async () => {
      value(await store.create(header('a'), [entry(0)]));
      const gone = { moved: { at: 5, mark: 'm' }, handedOut: 'm' };
      value(await store.mark('a', gone));
      const back = { moved: undefined, handedOut: undefined, arrived: 'n' };
      const late = await store.append('a', [entry(1), entry(0, 'late')], progress({ count: 3 }), back);
      expect(late).toEqual({ ok: false, error: { why: 'anotherWriter' } });
      expect(value(await store.read('a'))).toEqual({ header: { ...header('a'), ...gone }, entries: [entry(0)] });
      value(await store.append('a', [entry(1)], progress({ count: 2 }), back));
      const { header: now, entries } = value(await store.read('a'));
      expect([now.moved, now.handedOut, now.arrived]).toEqual([undefined, undefined, 'n']);
      expect(entries).toEqual([entry(0), entry(1)]);
    });

    test('keeps what is half entered by game and name, until it is deleted', async () => {
      value(await store.create(header('a'), [entry(0)]));
      value(await store.create(header('ab'), [entry(0)]));
      value(await store.saveDraft('a', 'paper', 'one'));
      value(await store.saveDraft('a', 'paper', 'two'));
      value(await store.saveDraft('a', 'alarm', 'three'));
      expect(value(await store.draft('a', 'paper'))).toBe('two');
      expect(value(await store.draft('ab', 'paper'))).toBe(null);
      value(await store.saveDraft('a', 'paper', null));
      expect(value(await store.draft('a', 'paper'))).toBe(null);
      expect(value(await store.draft('a', 'alarm'))).toBe('three');
      expect(value(await store.read('a')).entries).toEqual([entry(0)]);
    });

    test('drops what is half entered with its night and with its game, and takes none without a game', async () => {
      value(await store.create(header('a'), [entry(0)]));
      value(await store.saveDraft('a', 'paper', 'half'));
      value(await store.append('a', [entry(1)], progress({ count: 2 })));
      expect(value(await store.draft('a', 'paper'))).toBe('half');
      value(await store.append('a', [entry(2)], progress({ night: 1, count: 3 })));
      expect(value(await store.draft('a', 'paper'))).toBe(null);
      value(await store.saveDraft('a', 'alarm', 'half'));
      value(await store.remove(['a']));
      expect(await store.saveDraft('a', 'alarm', 'late')).toEqual({ ok: false, error: { why: 'noGame' } });
      value(await store.create(header('a'), []));
      expect(value(await store.draft('a', 'alarm'))).toBe(null);
    });

    test('sets aside, twice, and loses nothing of it', async () => {
      value(await store.create(header('a'), [entry(0), entry(1), { ...entry(2), seal: 's' }]));
      value(await store.setAside('a', 2, progress({ at: 7, count: 2 })));
      value(await store.append('a', [entry(2, 'again')], progress({ count: 3 })));
      value(await store.setAside('a', 1, progress({ at: 8, count: 1 })));
      expect(value(await store.read('a')).entries).toEqual([entry(0)]);
      expect(value(await store.read('a')).header.progress).toEqual(progress({ at: 8, count: 1 }));
      expect(value(await store.aside('a'))).toEqual([
        { at: 7, entries: [entry(2)] },
        { at: 8, entries: [entry(1), entry(2, 'again')] },
      ]);
      value(await store.setAside('a', 1, progress({ count: 1 })));
      expect(value(await store.aside('a'))).toHaveLength(2);
    });

    test('deletes a game with all of it and nothing else', async () => {
      value(await store.create(header('a'), [{ ...entry(0), seal: 's' }, entry(1)]));
      value(await store.create(header('ab'), [entry(0)]));
      value(await store.setAside('a', 1, progress()));
      value(await store.setOpened('a'));
      value(await store.remove(['a']));
      expect(value(await store.games()).map(({ id }) => id)).toEqual(['ab']);
      expect(value(await store.aside('a'))).toEqual([]);
      expect(value(await store.opened())).toBe(null);
      value(await store.create(header('a'), []));
      expect(value(await store.read('a')).entries).toEqual([]);
      value(await store.remove(['a', 'ab']));
      expect(value(await store.games())).toEqual([]);
    });

    if (again === undefined) return;
    test('has everything when it is opened again', async () => {
      value(await store.create(header('a'), [entry(0)]));
      value(await store.append('a', [entry(1)], progress({ night: 2, count: 2 })));
      value(await store.setOpened('a'));
      store.close();
      const reopened = await again();
      expect(value(await reopened.read('a')).entries).toEqual([entry(0), entry(1)]);
      expect(value(await reopened.games())).toEqual([header('a', { night: 2, count: 2 })]);
      expect(value(await reopened.opened())).toBe('a');
    });
  });
}
