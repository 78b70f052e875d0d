/** A circle named aloud and typed, as where no policeman's place is kept. */

import { Keypad, Typing } from '../parts/Keypad';
import type { Numbers } from '../parts/numbers';
import { t } from '../words';
import type { Asked } from './choices';
import type { Giving } from './giving';

interface TypedCircleProps {
  readonly asked: Asked;
  readonly numbers: Numbers;
  readonly dispatching: Giving;
  readonly onAsk: (circle: number) => void;
}

export function TypedCircle({ asked, numbers, dispatching, onAsk }: TypedCircleProps) {
  const ask = (): void => {
    const [circle] = numbers.values;
    if (numbers.complete && circle !== undefined) onAsk(circle);
  };
  return (
    <Typing numbers={numbers} onEnter={ask}>
      <Keypad
        numbers={numbers}
        action={t(asked === 'clue' ? 'pad.ask' : 'pad.arrest')}
        ready={numbers.complete}
        busy={dispatching.busy}
        grave={asked === 'arrest'}
        onAction={ask}
      />
    </Typing>
  );
}
