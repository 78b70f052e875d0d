/** A screen's heading. It takes the focus when the screen appears, so that keyboard and screen reader begin there. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export function Heading({ children, large }: { readonly children: ComponentChildren; readonly large?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} class={large ? 'title title-large' : 'title'}>
      {children}
    </h1>
  );
}
