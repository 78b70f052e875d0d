/** What is said to a screen reader beside what is shown. Never carries a number that is Jack's alone. */
import { signal } from '@preact/signals';

const said = signal('');

export function announce(sentence: string): void {
  // The same sentence twice is two announcements: a space at the end makes it new.
  said.value = said.value === sentence ? `${sentence} ` : sentence;
}

/** Another place of the app: what was said in the last one is over. */
export function hush(): void {
  said.value = '';
}

export function Announcer() {
  return (
    <p class="aside" role="status">
      {said.value}
    </p>
  );
}
