/** What another device may ask for, where it depends on how the table stands. */
import { expect, test } from 'vitest';
import { readAsked, withOwnNumbers } from '../../src/app/asked';
import { detectivesView } from '../../src/log/index';
import { NEW_GAME, type PublicEvent } from '../../src/rules/index';
import { beginningsOf } from '../../src/ui/hunt/choices';

const inHell = (referee: 'hunt' | 'evening') =>
  detectivesView([
    { type: 'gameStarted', options: { referee } },
    { type: 'hideoutChosen' },
    { type: 'nightBegan', night: 1 },
  ]);

test.each([
  { type: 'patrolsPlaced', crossings: Array.from({ length: 2000 }, () => 'k044') },
  { type: 'wretchedMoved', from: 84, to: 66 },
])('$type comes from a device only where Hell is refereed', (command) => {
  const asked = readAsked(command);
  if (asked === null) throw new Error('not read');
  const at = (referee: 'hunt' | 'evening') =>
    withOwnNumbers({ game: { value: NEW_GAME }, told: { value: inHell(referee) } } as never, asked);
  expect(at('hunt')).toBeNull();
  expect(at('evening')).toEqual(asked);
});

test('no face comes with the patrols, whoever sends them', () => {
  const crossings = ['k044', 'k049', 'k058', 'k136', 'k143', 'k157', 'k180'];
  const faces = ['red', 'blue', false, 'green', 'yellow', false, 'brown'];
  expect(readAsked({ type: 'patrolsPlaced', crossings, faces })?.command).toEqual({ type: 'patrolsPlaced', crossings });
});

test('faces that a device opens by itself are no step to go back before', () => {
  const opened = { type: 'facesOpened', openings: [{ place: 0, face: 'red', salt: '0'.repeat(64) }] } as const;
  const turn = (...events: readonly PublicEvent[]) =>
    beginningsOf({ inTurn: events.map((event, number) => ({ number, type: event.type, event })) });
  const moved: PublicEvent = { type: 'jackMoved', by: 'walk' };
  expect(turn(moved, opened)).toEqual({ turn: 0, police: null });
  expect(turn(moved, opened, { type: 'policeDone' })).toEqual({ turn: 0, police: 2 });
});
