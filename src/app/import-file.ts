/**
 * A file somebody picked, up to knowing what it is: its size, whether it is text, of which kind and version. What is in it
 * is read by whoever reads that kind.
 */
import { parseJson } from '../log/edge';
import { RECORD_BYTES, RECORD_FORMAT, RECORD_VERSION } from '../log/record';
import { accept, type Result } from '../rules/index';

export const RECOVERY_FORMAT = 'hideout-recovery';
export const RECOVERY_VERSION = 1;

export const PUBLIC_COPY_FORMAT = 'hideout-public';
export const PUBLIC_COPY_VERSION = 1;

export type FileKind = 'record' | 'recovery' | 'publicCopy';

/**
 * *tooLarge*: over 10 MB. *cutOff*: no whole JSON. *otherKind*: not a file of ours. *isRecord*, *isRecovery*, *isPublicCopy*: ours,
 * but of another kind. *newer*: written by a newer version.
 */
export type BadFile = {
  readonly why:
    | 'tooLarge'
    | 'notOpened'
    | 'cutOff'
    | 'otherKind'
    | 'isRecord'
    | 'isRecovery'
    | 'isPublicCopy'
    | 'newer';
};

const KINDS = [
  { kind: 'record', format: RECORD_FORMAT, version: RECORD_VERSION, is: 'isRecord' },
  { kind: 'recovery', format: RECOVERY_FORMAT, version: RECOVERY_VERSION, is: 'isRecovery' },
  { kind: 'publicCopy', format: PUBLIC_COPY_FORMAT, version: PUBLIC_COPY_VERSION, is: 'isPublicCopy' },
] as const;

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
  const kind = KINDS.find((one) => one.format === format);
  if (kind === undefined) return bad('otherKind');
  if (kind.kind !== wanted) return bad(kind.is);
  const known = kind.version;
  return typeof version === 'number' && version > known ? bad('newer') : accept(json.value);
}
