/** Crossings in words, one after another: to be read, or to be tapped. The same can be tapped on the map. */
import type { CrossingId } from '../../board/types';
import type { Policeman } from '../../rules/index';
import { crossingNamed } from '../hunt/mapWords';
import { Face } from '../hunt/Pawns';
import { t } from '../words';
import './patrols.css';

interface CrossingsProps {
  readonly label: string;
  readonly crossings: readonly CrossingId[];
  /** Without it they are only shown. */
  readonly onTap?: ((crossing: CrossingId) => void) | undefined;
  readonly chosen?: readonly CrossingId[];
  /** Whose it was. */
  readonly whose?: (crossing: CrossingId) => Policeman | null;
}

export function Crossings({ label, crossings, onTap, chosen, whose = () => null }: CrossingsProps) {
  return (
    <ul class={onTap === undefined ? 'crossings' : 'crossings crossings-tap'} aria-label={label}>
      {crossings.map((crossing) => {
        const policeman = whose(crossing);
        const words = (
          <>
            {policeman !== null && <Face policeman={policeman} />}
            <span class="crossing-words">
              {policeman !== null && <span class="aside">{t(`policeman.${policeman}`)}: </span>}
              {crossingNamed(crossing)}
            </span>
          </>
        );
        return (
          <li key={crossing}>
            {onTap === undefined ? (
              <span class="crossing">{words}</span>
            ) : (
              <button
                type="button"
                class="crossing"
                {...(chosen !== undefined && { 'aria-pressed': chosen.includes(crossing) })}
                onClick={() => onTap(crossing)}
              >
                {words}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
