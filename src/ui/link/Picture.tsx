/** A link as a QR code, drawn into the page itself: black on white in every theme, with the quiet zone scanners need. */

import { useMemo } from 'preact/hooks';
import { encodeQR } from 'qr';
import { t } from '../words';

export function Picture({ link }: { readonly link: string }) {
  const { size, path } = useMemo(() => drawn(link), [link]);
  return (
    <svg class="picture" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('door.picture')}>
      <rect class="picture-paper" width={size} height={size} />
      <path class="picture-ink" d={path} />
    </svg>
  );
}

/** One stroke for each run of dark squares in a row. */
function drawn(link: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(link, 'raw', { ecc: 'medium', border: 4 });
  const runs = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`;
    }),
  );
  return { size: rows.length, path: runs.join('') };
}
