/**
 * A file somebody picked, up to knowing what it is: its size, whether it is text, of which kind and version. What is in it
 * is read by whoever reads that kind.
 */
import { parseJson } from '../log/edge';
import { RECORD_BYTES, RECORD_FORMAT, RECORD_VERSION } from '../log/record';
import { accept, type Result } from '../rules/index';

export const RECOVERY_FORMAT = 'hideout-recovery';
export const RECOVERY_VERSION = 1;

export type FileKind = 'record' | 'recovery';

/**
 * *tooLarge*: over 10 MB. *cutOff*: no whole JSON. *otherKind*: not a file of ours. *isRecord*, *isRecovery*: ours, but the
 * other kind. *newer*: written by a newer version.
 */
export type BadFile = {
  readonly why: 'tooLarge' | 'notOpened' | 'cutOff' | 'otherKind' | 'isRecord' | 'isRecovery' | 'newer';
};

const bad = (why: BadFile['why']): { ok: false; error: BadFile } => ({ ok: false, error: { why } });

/** The text of a file; a value where it is too large or no text. */
export async function textOf(file: Blob): Promise<Result<string, BadFile>> {
  if (file.size > RECORD_BYTES) return bad('tooLarge');
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return bad('notOpened');
  }
  try {
    return accept(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return bad('otherKind');
  }
}

/** The JSON of a file of the wanted kind and of a version that can be read. */
export function openFile(text: string, wanted: FileKind): Result<unknown, BadFile> {
  if (text.length > RECORD_BYTES) return bad('tooLarge');
  const json = parseJson(text);
  if (!json.ok) return bad(text.trimStart().startsWith('{') ? 'cutOff' : 'otherKind');
  const { format, version } = (json.value ?? {}) as { readonly format?: unknown; readonly version?: unknown };
  if (format !== RECORD_FORMAT && format !== RECOVERY_FORMAT) return bad('otherKind');
  const kind: FileKind = format === RECORD_FORMAT ? 'record' : 'recovery';
  if (kind !== wanted) return bad(kind === 'record' ? 'isRecord' : 'isRecovery');
  const known = kind === 'record' ? RECORD_VERSION : RECOVERY_VERSION;
  return typeof version === 'number' && version > known ? bad('newer') : accept(json.value);
}
