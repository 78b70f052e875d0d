/**
 * The public log of a joined game as a file, for the case that Jack's phone is lost: with the 28 characters of the recovery
 * text another phone makes his sheet of it. Alone it tells what everybody heard, and nothing else.
 */
import type { GuestSession } from './guest-types';
import { PUBLIC_COPY_FORMAT, PUBLIC_COPY_VERSION } from './import-file';

export function makePublicCopy({ header, texts }: Pick<GuestSession, 'header' | 'texts'>) {
  const file = {
    format: PUBLIC_COPY_FORMAT,
    version: PUBLIC_COPY_VERSION,
    game: header.value.id,
    entries: texts(),
  };
  return { name: 'hideout-public-log.json', text: `${JSON.stringify(file)}\n` };
}
