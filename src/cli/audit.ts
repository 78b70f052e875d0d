/**
 * `npm run --silent audit -- FILE…`: referees recorded games without a screen. One JSON object a line on standard output
 * and nothing else there; the format is docs/record.md. `-` reads standard input.
 *
 * Exit status: 0 everything accepted, 1 something refused, 2 a file could not be read as a record.
 */
import '../i18n/with-refusal';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { TextDecoder } from 'node:util';
import { board, nameCrossing } from '../board/index';
import { badInputInWords, becauseInWords } from '../i18n/refusal';
import { english } from '../i18n/t';
import { type AuditLine, audit, RECORD_BYTES, readRecord, summarise } from '../log/index';

const USAGE = 'Usage: npm run --silent audit -- FILE…   (- reads standard input)';

class Unreadable extends Error {}

function main(files: readonly string[]): number {
  if (files.length === 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  let worst = 0;
  for (const file of files) {
    if (files.length > 1) print({ file });
    worst = Math.max(worst, auditFile(file));
  }
  return worst;
}

function auditFile(file: string): number {
  try {
    const read = readRecord(readText(file));
    if (!read.ok) throw new Unreadable(badInputInWords(english, read.error));
    const { lines, game } = audit(board, read.value.events);
    for (const line of lines) print(printed(line));
    print(summarise(game));
    return lines.some((line) => line.breach !== null) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    process.stderr.write(`${file === '-' ? 'standard input' : file}: ${error.message}\n`);
    return 2;
  }
}

/** A line of the audit with its fields in the order of docs/record.md. */
function printed({ i, type, breach, found, caught, agreed }: AuditLine): object {
  const answer = { ...(found !== undefined && { found }), ...(caught !== undefined && { caught }) };
  if (breach === null) return { i, type, ok: true, ...answer, ...(agreed && { agreed }) };
  const because = becauseInWords(english, (crossing) => nameCrossing(board, crossing), breach.because);
  return { i, type, ok: false, rule: breach.rule, because, ...answer };
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** The file as text; a sentence where it is missing, too large or no text. */
function readText(file: string): string {
  let bytes: Buffer;
  try {
    bytes = file === '-' ? readFileSync(0) : readBounded(resolve(process.env.INIT_CWD ?? '.', file));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(`The file cannot be opened (${(error as NodeJS.ErrnoException).code ?? 'unknown error'}).`);
  }
  if (bytes.length > RECORD_BYTES) throw new Unreadable(tooLong());
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable(badInputInWords(english, { why: 'notJson', path: '' }));
  }
}

function readBounded(path: string): Buffer {
  if (statSync(path).size > RECORD_BYTES) throw new Unreadable(tooLong());
  return readFileSync(path);
}

function tooLong(): string {
  return badInputInWords(english, { why: 'tooLong', path: '' });
}

// Whoever reads only the first lines closes the pipe: that is no fault of the record, and the exit status still holds.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = main(process.argv.slice(2));
