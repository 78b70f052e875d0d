/**
 * Whether a game was on the screen when the page was last there: then what a game needs is fetched while the store still
 * opens. A hint and nothing more: the store says which game it is, and whether. The police's turn is told from the rest, nothing else.
 */
const HINT = 'hideout.resumes';

export function hintResuming(resumes: boolean): void {
  try {
    if (!resumes) localStorage.removeItem(HINT);
    else if (localStorage.getItem(HINT) === null) localStorage.setItem(HINT, '1');
  } catch {
    // A browser that keeps nothing opens a game a little later.
  }
}

/** Which of the screens that all may see is on. */
export function hintStage(stage: string): void {
  try {
    localStorage.setItem(HINT, stage === 'police' ? stage : '1');
  } catch {
    // As above.
  }
}

/** The stage that was on the screen as far as it is noted; null when no game was. */
export function mayResume(): string | null {
  try {
    return localStorage.getItem(HINT);
  } catch {
    return null;
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
