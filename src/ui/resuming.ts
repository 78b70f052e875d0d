/**
 * Whether a game was on the screen when the page was last there: then what a game needs is fetched while the store still
 * opens. A hint and nothing more: the store says which game it is, and whether.
 */
const HINT = 'hideout.resumes';

export function hintResuming(resumes: boolean): void {
  try {
    if (resumes) localStorage.setItem(HINT, '1');
    else localStorage.removeItem(HINT);
  } catch {
    // A browser that keeps nothing opens a game a little later.
  }
}

export function mayResume(): boolean {
  try {
    return localStorage.getItem(HINT) !== null;
  } catch {
    return false;
  }
}

/** Milliseconds in which a game opens on a slow phone. */
const OPENING = 700;

/** Does what is not needed for the first picture, once it has had its time and the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 1000 });
    else work();
  }, OPENING);
}
