/** What this browser can do with a file: save it always, share it where it is able to. */
import type { ExportedGame } from '../../app/share';

export type Sharing = { readonly is: 'file'; readonly file: File } | { readonly is: 'insecure' | 'missing' };

/** Browsers let only some kinds of files be shared; a record is text as well. */
export function sharingOf(
  { name, text }: ExportedGame,
  here: Navigator = navigator,
  secure = isSecureContext,
): Sharing {
  const files = [
    new File([text], name, { type: 'application/json' }),
    new File([text], name.replace(/json$/, 'txt'), { type: 'text/plain' }),
  ];
  const file = typeof here.share === 'function' && files.find((one) => here.canShare?.({ files: [one] }) === true);
  if (file) return { is: 'file', file };
  return { is: secure ? 'missing' : 'insecure' };
}

/** Offers the file as a download. The address in memory is given back once the browser has taken it. */
export function saveFile({ name, text }: ExportedGame): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS);
}

const REVOKE_MS = 10_000;
