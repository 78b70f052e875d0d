/** The game on one page: what a pencil needs. */
import { expect, test } from 'vitest';
import { paperOf } from '../../src/app/paper';
import { memoryStore } from '../../src/store/index';
import { begin, crime, foretold, handOver, hideout, night, play, walk } from './table';

test('tonight’s row in its columns, with what is held as such', async () => {
  const session = await begin(memoryStore(), foretold());
  const paper = () => paperOf(session.game.value, session.told.value);
  expect(paper()).toMatchObject({ hideout: null, night: 0, time: null, cells: [], turn: 'hideout', held: false });
  await play(session, hideout(28), night(1));
  expect(paper()).toMatchObject({ hideout: 28, night: 1, cells: [], turn: 'crime', coaches: 3, alleys: 2 });
  await play(session, crime(27), walk(29));
  expect(paper()).toMatchObject({ turn: 'jack', held: true, left: 14, scenes: [27] });
  expect(paper().cells).toEqual([
    { column: 'I', circle: 27, by: 'crime' },
    { column: '1', circle: 29, by: 'walk' },
  ]);
  await play(session, handOver, [{ type: 'clueSearched', circle: 29 }]);
  expect(paper()).toMatchObject({ turn: 'police', held: false, clues: [29] });
  await play(session, [{ type: 'conceded', by: 'police' }]);
  expect(paper().turn).toBe('over');
});

test('policemen in words, as far as somebody entered them', async () => {
  const session = await begin(memoryStore(), foretold(), { referee: 'hunt' });
  await play(session, hideout(28), night(1), crime(27));
  const policemen = { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k180' };
  await play(session, [{ type: 'alarmRaised', policemen }]);
  const { policemen: places } = paperOf(session.game.value, session.told.value);
  expect(places.map(({ policeman }) => policeman)).toEqual(['blue', 'yellow', 'brown', 'red', 'green']);
  expect(places.every(({ place }) => place !== null && place.touches.length > 0)).toBe(true);
});
