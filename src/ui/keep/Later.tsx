/** A part that is loaded when it is needed; when it cannot be, a sentence and another try. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Missing } from '../parts/Missing';
import { t } from '../words';

interface LaterProps<M> {
  readonly load: () => Promise<M>;
  readonly children: (part: M) => ComponentChildren;
}

export function Later<M>({ load, children }: LaterProps<M>) {
  const [part, setPart] = useState<{ readonly of: M } | null>(null);
  const [missing, setMissing] = useState(false);
  const get = (): void => {
    setMissing(false);
    load().then(
      (of) => setPart({ of }),
      () => setMissing(true),
    );
  };
  useEffect(get, []);
  if (part !== null) return <>{children(part.of)}</>;
  if (!missing) return <p class="aside">{t('app.opening')}</p>;
  return <Missing onRetry={get} />;
}
