/** A picked file, up to knowing what it is. */
import { describe, expect, test } from 'vitest';
import { openFile, textOf } from '../../src/app/import-file';

test('a file is text of at most 10 MB', async () => {
  expect(await textOf(new Blob(['Ratcliffe']))).toEqual({ ok: true, value: 'Ratcliffe' });
  expect(await textOf(new Blob([Uint8Array.of(0xff, 0xfe, 0xff)]))).toEqual({ ok: false, error: { why: 'otherKind' } });
  expect(await textOf(new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]))).toEqual({
    ok: false,
    error: { why: 'tooLarge' },
  });
  const torn = { size: 1, arrayBuffer: () => Promise.reject(new Error()) } as unknown as Blob;
  expect(await textOf(torn)).toEqual({ ok: false, error: { why: 'notOpened' } });
});

test('a file of just 10 MB is still looked at, an empty one too', async () => {
  expect(await textOf(new Blob([' '.repeat(10 * 1024 * 1024)]))).toMatchObject({ ok: true });
  expect(await textOf(new Blob([]))).toEqual({ ok: true, value: '' });
});

describe('what a text is', () => {
  const record = '{"format":"hideout-record","version":1,"events":[]}';
  const recovery = '{"format":"hideout-recovery","version":1}';
  test.each([
    [record, 'record', null],
    [recovery, 'recovery', null],
    [`\uFEFF${record}`, 'record', null],
    [record, 'recovery', 'isRecord'],
    [recovery, 'record', 'isRecovery'],
    ['{"format":"hideout-record","version":99}', 'record', 'newer'],
    ['{"format":"hideout-recovery","version":99}', 'recovery', 'newer'],
    // The kind is told before the version: a newer record is no better a recovery file.
    ['{"format":"hideout-record","version":99}', 'recovery', 'isRecord'],
    [record.slice(0, -5), 'record', 'cutOff'],
    [`  \n${record.slice(0, 20)}`, 'record', 'cutOff'],
    ['', 'record', 'otherKind'],
    ['null', 'record', 'otherKind'],
    ['"hideout-record"', 'record', 'otherKind'],
    ['{"version":1}', 'record', 'otherKind'],
    [' '.repeat(10 * 1024 * 1024 + 1), 'record', 'tooLarge'],
  ] as const)('%# %.60s wanted as %s: %s', (text, wanted, why) => {
    const opened = openFile(text, wanted);
    expect(opened.ok ? null : opened.error.why).toBe(why);
  });
});
