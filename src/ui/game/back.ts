/**
 * The system's back, in a game. Screens are not in the history, so back would leave the app in mid-move. One entry with the
 * same address and nothing of the game in it stands in between: the first back covers Jack's side and stays. The entry is
 * laid at a touch (a browser skips one that nobody's touch laid) and again at the next touch after a back, so two backs in
 * a row leave as everywhere: what was recorded is stored. Leaving the game takes the entry away.
 */
import { useEffect, useRef } from 'preact/hooks';

const GUARD = 'hideout-guard';

const onGuard = (): boolean => history.state === GUARD;

export function useBack(onBack: () => void): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    const lay = (): void => {
      if (!onGuard()) history.pushState(GUARD, '');
    };
    const went = (): void => {
      if (!onGuard()) latest.current();
    };
    addEventListener('pointerup', lay);
    addEventListener('keyup', lay);
    addEventListener('popstate', went);
    return () => {
      removeEventListener('pointerup', lay);
      removeEventListener('keyup', lay);
      removeEventListener('popstate', went);
      if (onGuard()) history.back();
    };
  }, []);
}
