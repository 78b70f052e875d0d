/**
 * A screen's heading. It takes the focus when the screen appears, so that keyboard and screen reader begin there. While the
 * screen stands no key falls into nothing: when what has the focus goes away (the last button of a question, the map after
 * the fifth policeman), the group it stood in takes the focus, or else the heading. Never another button: a key that is
 * still held down would push it.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export function Heading({ children, large }: { readonly children: ComponentChildren; readonly large?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    return heading.current ? keepFocus(heading.current) : undefined;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} class={large ? 'title title-large' : 'title'}>
      {children}
    </h1>
  );
}

/** Gives back how to end that. */
function keepFocus(heading: HTMLElement): () => void {
  const screen = heading.closest('main');
  let last: Element | null = null;
  // Looked for in time: once something is gone it no longer tells where it stood.
  let group: HTMLElement | null = null;
  const note = ({ target }: FocusEvent): void => {
    last = target as Element;
    group = last.closest('fieldset');
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || last?.isConnected !== false) return;
    const place = group?.isConnected ? group : heading;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
  if (screen) observer.observe(screen, { childList: true, subtree: true });
  screen?.addEventListener('focusin', note);
  return () => {
    observer.disconnect();
    screen?.removeEventListener('focusin', note);
  };
}
