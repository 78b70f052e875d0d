/** Hell at the level *evening* for tests: positions at one of its steps, and a whole first night up to the hunt. */
import { type Command, type Face, type Game, type GivenOptions, type HellStep, NEW_GAME } from '../../src/rules/index';
import {
  type Given,
  hide,
  kill,
  night,
  patrols,
  play,
  position,
  raise,
  start,
  turnUp,
  victims,
  wait,
  women,
} from './position';

export const RED = [3, 21, 27, 65, 84, 147, 149, 158];
export const MARKED = [3, 27, 65, 84, 158];
export const YELLOW = ['k044', 'k049', 'k058', 'k136', 'k143', 'k157', 'k180'];
/** Under the patrols on the yellow crossings, place by place. */
export const FACES: readonly Face[] = ['red', 'blue', false, 'green', 'yellow', false, 'brown'];
/** Where the policemen ended the night before, and a lawful placing after it. */
export const FORMER = ['k060', 'k080', 'k099', 'k143', 'k200'];
export const AFTER_FORMER = [...FORMER, 'k044', 'k157'];

export const inHell = (step: HellStep, given: Given = {}): Game =>
  position({ referee: 'evening', phase: 'hell', step, waits: step === 'suspense' ? 1 : 0, ...given });

/** The wooden patrols lie face down on these crossings. */
export const suspense = (wretched: readonly number[], patrolled: readonly string[], given: Given = {}): Game =>
  inHell('suspense', { wretched, patrols: patrolled, ...given });

/** The first night begun. */
export const evening = (options: GivenOptions = {}, ...then: readonly Command[]): Game =>
  play(NEW_GAME, start({ ...options, referee: 'evening' }), hide(51), night(1), ...then);

/** Women, patrols and victims of the first night, with or without what is hidden. */
export const PLACED: readonly Command[] = [women(RED), patrols(YELLOW), victims(...MARKED)];
export const TYPED: readonly Command[] = [women(RED, MARKED), patrols(YELLOW, FACES), victims(...MARKED)];

/** The whistles that go with the faces: blue, yellow, brown, red, green. */
export const WHISTLES = raise('k049', 'k143', 'k180', 'k044', 'k136');

/** Jack waits once; nobody moves (the table lets the Wretched stay), and the false patrol on k058 is turned up. */
export const WAITED_ONCE: readonly Command[] = [wait, turnUp('k058', false)];
export const KILLED: readonly Command[] = [kill('I', 84), WHISTLES];
