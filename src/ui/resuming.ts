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

/** Does what is not needed for the first picture once there is time for it. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 1500 });
  else setTimeout(work, 300);
}
