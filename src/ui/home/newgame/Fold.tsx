/** A group of agreements, folded: most tables change none of it, and whoever does sees it at the fold. */
import type { ComponentChildren } from 'preact';

interface FoldProps {
  readonly name: string;
  /** In a word, what of it differs from the usual way; null for nothing. */
  readonly chosen: string | null;
  readonly children: ComponentChildren;
}

export function Fold({ name, chosen, children }: FoldProps) {
  return (
    <details class="fold">
      <summary class="fold-name">
        <span>{name}</span>
        {chosen !== null && <span class="fold-chosen">{chosen}</span>}
      </summary>
      <div class="points">{children}</div>
    </details>
  );
}
