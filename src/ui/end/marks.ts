/** The story as the map draws it: routes and marks. */
import type { StoryStep } from '../../app/story';
import type { CrossingId } from '../../board/types';
import { POLICEMEN, type Policeman } from '../../rules/vocabulary';
import type { Marks, RouteStep } from '../map/types';

/** The moves as the map draws them; a crime and a row from paper are no line. */
export function routeOf(steps: readonly StoryStep[]): readonly RouteStep[] {
  return steps.flatMap(({ night, column, how, from, to }) =>
    how === 'crime' || how === 'takenOver' || from === null ? [] : [{ night, label: column, from, to, by: how }],
  );
}

/** The board at the end of a step. The second crime of the double event is already Jack's first way. */
export function marksAt(steps: readonly StoryStep[], at: number): Marks {
  const step = steps[at];
  if (step === undefined) return {};
  const { scenes, clues, falseClues, policemen } = step.board;
  return {
    scenes,
    clues,
    falseClues,
    policemen: known(policemen),
    here: step.to.at(-1) ?? null,
    route: routeOf(steps),
    upTo: routeOf(steps.slice(0, at + 1)).length,
  };
}

export function marksOfAll(story: readonly StoryStep[]): Marks {
  return { route: routeOf(story), scenes: story.at(-1)?.board.scenes ?? [] };
}

function known(policemen: StoryStep['board']['policemen']): Partial<Record<Policeman, CrossingId>> {
  const places: Partial<Record<Policeman, CrossingId>> = {};
  for (const policeman of POLICEMEN) {
    const place = policemen[policeman];
    if (place !== null) places[policeman] = place;
  }
  return places;
}
