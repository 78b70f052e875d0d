/** The log: entries, what of them is public, records, the audit and the proof. */
export { type Audit, type AuditLine, audit, type Summary, summarise, tellBefore } from './audit';
export { headOf, nextHead, symbolsOf } from './chain';
export { commitWith, saltOf } from './commitment';
export { type DetectivesView, detectivesView, type Heard } from './detectives-view';
export { disclose, type PublicEntry, publicLog } from './disclose';
export type { BadInput } from './edge';
export { type BadEntry, decode, ENTRY_VERSION, type Entry, encode } from './entry';
export { type Commit, type Hidden, hiddenIn, KIND } from './hidden';
export { type BadFaces, isOfFaces, type Proof, prove, type Verdict, type VerdictKind } from './proof';
export { decodePublic, encodePublic } from './public-entry';
export { rebuild } from './rebuild';
export { type GameRecord, RECORD_BYTES, readRecord, recordedEvents, writeRecord } from './record';
export { readSecret, SECRET_BYTES, writeSecret } from './secret';
