/** A circle named aloud and typed, as where no policeman's place is kept. */

import { Keypad, Typing } from '../parts/Keypad';
import { useNumbers } from '../parts/numbers';
import { Places } from '../parts/Places';
import { t } from '../words';
import type { Asked } from './choices';
import type { Giving } from './giving';

interface TypedCircleProps {
  readonly asked: Asked;
  readonly dispatching: Giving;
  readonly onAsk: (circle: number) => void;
}

export function TypedCircle({ asked, dispatching, onAsk }: TypedCircleProps) {
  const numbers = useNumbers(1, dispatching.forget);
  const ask = (): void => {
    const [circle] = numbers.values;
    if (!numbers.complete || circle === undefined) return;
    numbers.renew();
    onAsk(circle);
  };
  return (
    <Typing numbers={numbers} onEnter={ask}>
      <Places labels={[t('turn.circle')]} numbers={numbers} />
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
