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
  /** Something else stands where the circle is shown: it stands on the button. */
  readonly unseen: boolean;
  readonly onAsk: (circle: number) => void;
}

export function TypedCircle({ asked, numbers, dispatching, unseen, onAsk }: TypedCircleProps) {
  const ask = (): void => {
    const [circle] = numbers.values;
    if (numbers.complete && !dispatching.busy && circle !== undefined) onAsk(circle);
  };
  return (
    <Typing numbers={numbers} onEnter={ask}>
      <Keypad
        numbers={numbers}
        action={`${t(asked === 'clue' ? 'pad.ask' : 'pad.arrest')}${unseen ? ` ${numbers.texts[0] ?? ''}` : ''}`}
        ready={numbers.complete && !dispatching.busy}
        busy={dispatching.busy}
        grave={asked === 'arrest'}
        onAction={ask}
      />
    </Typing>
  );
}
