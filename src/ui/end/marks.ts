/** The story as the map draws it: routes and marks. */
import type { StoryStep } from '../../app/story';
import type { CrossingId } from '../../board/types';
import { POLICEMEN, type Policeman } from '../../rules/vocabulary';
import type { Marks, RouteStep } from '../map/types';

/** The moves as the map draws them; a crime is no line. */
export function routeOf(steps: readonly StoryStep[]): readonly RouteStep[] {
  return steps.flatMap(({ night, column, how, from, to }) =>
    how === 'crime' || from === null ? [] : [{ night, label: column, from, to, by: how }],
  );
}

/** The board at the end of a step. A move that was gone back on is drawn only while it is looked at. */
export function marksAt(steps: readonly StoryStep[], at: number): Marks {
  const step = steps[at];
  if (step === undefined) return {};
  const { scenes, clues, falseClues, policemen } = step.board;
  const drawn = (one: StoryStep): boolean => !one.undone || one === step;
  return {
    scenes,
    clues,
    falseClues,
    policemen: known(policemen),
    here: step.to.at(-1) ?? null,
    route: routeOf(steps.filter(drawn)),
    upTo: routeOf(steps.slice(0, at + 1).filter(drawn)).length,
  };
}

export function marksOfAll(story: readonly StoryStep[]): Marks {
  return { route: routeOf(story.filter(({ undone }) => !undone)), scenes: story.at(-1)?.board.scenes ?? [] };
}

function known(policemen: StoryStep['board']['policemen']): Partial<Record<Policeman, CrossingId>> {
  const places: Partial<Record<Policeman, CrossingId>> = {};
  for (const policeman of POLICEMEN) {
    const place = policemen[policeman];
    if (place !== null) places[policeman] = place;
  }
  return places;
}
