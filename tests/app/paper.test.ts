/** The game on one page: what a pencil needs. */
import { expect, test } from 'vitest';
import { paperOf } from '../../src/app/paper';
import { board } from '../../src/board/index';
import { legalMoves } from '../../src/rules/index';
import { memoryStore } from '../../src/store/index';
import { begin, crime, declare, foretold, handOver, hideout, night, play, policeDone, walk } from './table';

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

test('how each circle was reached: a coach has two columns, what is held counts', async () => {
  const session = await begin(memoryStore(), foretold());
  await play(session, hideout(28), night(1), crime(27), walk(29), handOver, policeDone);
  const ride = legalMoves(board, session.game.value).find(({ by }) => by === 'coach');
  await play(session, ride === undefined ? [] : [{ type: 'jackMoved', ...ride }]);
  const paper = paperOf(session.game.value, session.told.value);
  expect(paper.cells.map(({ column, by }) => `${column} ${by}`)).toEqual(['I crime', '1 walk', '2 coach', '3 coach']);
  expect(paper).toMatchObject({ held: true, coaches: 2, turn: 'jack' });
});

test('between two nights the scenes stay and the row is empty', async () => {
  const session = await begin(memoryStore(), foretold());
  await play(session, hideout(28), night(1), crime(27), walk(29), handOver, policeDone, walk(28), declare);
  expect(paperOf(session.game.value, session.told.value)).toMatchObject({ night: 1, turn: 'between', scenes: [27] });
  await play(session, night(2));
  const paper = paperOf(session.game.value, session.told.value);
  expect(paper).toMatchObject({ night: 2, time: null, cells: [], scenes: [27], turn: 'crime' });
});

test('policemen nobody entered have no place', async () => {
  const session = await begin(memoryStore(), foretold());
  await play(session, hideout(28), night(1), crime(27));
  const { policemen } = paperOf(session.game.value, session.told.value);
  expect(policemen.map(({ place }) => place)).toEqual([null, null, null, null, null]);
});

test('a row taken over does not say how he got there; what follows does, in its own column', async () => {
  const session = await begin(memoryStore(), foretold());
  const taken = { type: 'takenOver', night: 3, time: 'I', scenes: [27, 84], row: [65, 158, 66] } as const;
  const rest = { tokens: { coaches: 2, alleys: 1 }, policemen: {}, turn: 'jack' } as const;
  await play(session, hideout(28), [{ ...taken, ...rest }, ...handOver], walk(51));
  const paper = paperOf(session.game.value, session.told.value);
  expect(paper.left).toBe(12);
  expect(paper.cells.map(({ column, circle, by }) => `${column} ${circle} ${by}`)).toEqual([
    'I 65 crime',
    '1 158 crime',
    '2 66 paper',
    '3 51 walk',
  ]);
});
