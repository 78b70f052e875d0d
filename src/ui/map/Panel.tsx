/** A sheet of paper laid over the map: the list, the number keys or the key to the signs. Escape takes it away. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { MapWords } from './types';

interface PanelProps {
  readonly title: string;
  readonly words: MapWords;
  readonly onClose: () => void;
  readonly onKey?: (event: KeyboardEvent) => boolean;
  /** Text only: without a button in it, the keyboard scrolls it by a tab stop of its own. */
  readonly text?: boolean;
  readonly children: ComponentChildren;
}

export function Panel({ title, words, onClose, onKey, text, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    else if (event.ctrlKey || event.metaKey || event.altKey || !onKey?.(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="map-panel" role="dialog" aria-labelledby={id} onKeyDown={press}>
      <div class="map-panel-head">
        <h2 ref={heading} id={id} tabIndex={-1} class="map-panel-title">
          {title}
        </h2>
        <button type="button" class="map-tool" onClick={onClose}>
          {words.t('map.close')}
        </button>
      </div>
      <div class="map-panel-body" {...(text ? { tabIndex: 0 } : {})}>
        {children}
      </div>
    </div>
  );
}
