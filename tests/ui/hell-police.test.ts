/** What the police are offered in Hell: read from the open table, and never more than the referee accepts. */
import { expect, test } from 'vitest';
import { board, inTwoSteps } from '../../src/board/index';
import type { CircleId, CrossingId } from '../../src/board/types';
import { detectivesView, publicLog } from '../../src/log/index';
import {
  type Command,
  decide,
  type Face,
  type GameEvent,
  NEW_GAME,
  replay,
  type Table,
  wretchedDestinations,
  wretchedToMove,
} from '../../src/rules/index';
import {
  chosenIn,
  facesOn,
  facesStill,
  formerly,
  NO_PATROLS,
  nextOpen,
  patrolPlaces,
  readPatrols,
  withFace,
  withTapped,
} from '../../src/ui/hell/patrol-draft';
import { destinationsOf, movesOf, nextToMove, noteOf, stayingOf } from '../../src/ui/hell/wretched-choices';
import { knownAtWhistles, lastStep, placedTonight, tokensOf } from '../../src/ui/hunt/choices';

const YELLOW = [...board.yellow].sort();
const RED = [...board.red].sort((a, b) => a - b);
const MARKED = [3, 27, 65, 84, 158];

function play(...commands: readonly Command[]) {
  const events: GameEvent[] = [];
  for (const command of commands) {
    const decided = decide(board, replay(NEW_GAME, events), command);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decided.error)}`);
    events.push(...decided.value);
  }
  const told = detectivesView(publicLog(events, () => '').map(({ event }) => event));
  return { game: replay(NEW_GAME, events), told, table: told.table };
}

const women = (options = {}): readonly Command[] => [
  { type: 'gameStarted', options: { referee: 'evening', ...options } },
  { type: 'hideoutChosen', circle: 51 },
  { type: 'handedOver' },
  { type: 'nightBegan', night: 1 },
  { type: 'womenPlaced', circles: RED, marked: MARKED },
];
const blood = (options = {}): readonly Command[] => [
  ...women(options),
  { type: 'patrolsPlaced', crossings: YELLOW },
  { type: 'victimsRevealed', circles: MARKED },
];
const START = { blue: YELLOW[0], yellow: YELLOW[1], brown: YELLOW[2], red: YELLOW[3], green: YELLOW[4] };
/** Night 2, where two policemen have left their yellow crossings. */
const nightTwo = (options = {}): readonly Command[] => [
  ...blood(options),
  { type: 'killed', time: 'I', circles: [84] },
  { type: 'handedOver' },
  { type: 'alarmRaised', policemen: START } as Command,
  { type: 'jackMoved', by: 'walk', to: [66] },
  { type: 'handedOver' },
  { type: 'policemanMoved', policeman: 'blue', to: whiteNear(YELLOW[0] as CrossingId) },
  { type: 'policemanMoved', policeman: 'red', to: whiteNear(YELLOW[3] as CrossingId) },
  { type: 'policeDone' },
  { type: 'jackMoved', by: 'walk', to: [51] },
  { type: 'escapeDeclared' },
  { type: 'handedOver' },
  { type: 'nightBegan', night: 2 },
  { type: 'womenPlaced', circles: RED.filter((circle) => circle !== 84) },
];

function whiteNear(crossing: CrossingId): CrossingId {
  const found = inTwoSteps(board, crossing).find((one) => !board.yellow.has(one));
  if (found === undefined) throw new Error(crossing);
  return found;
}

test('HELL-3.3: on night 1 the seven yellow crossings are given, and there is nothing to choose', () => {
  const { game, table } = play(...women());
  const places = patrolPlaces(board, table);
  expect(places).toEqual({ fixed: YELLOW, free: new Set(), wanted: 0 });
  expect(chosenIn(places, NO_PATROLS, 1)).toEqual([]);
  expect(decide(board, game, { type: 'patrolsPlaced', crossings: places.fixed })).toMatchObject({ ok: true });
});

test('HELL-3.4, HELL-3.5: later five lie where the policemen ended, two are chosen among other yellow crossings', () => {
  const { game, table } = play(...nightTwo());
  const places = patrolPlaces(board, table);
  expect([...places.fixed].sort()).toEqual(Object.values(table.policemen).sort());
  expect(places.wanted).toBe(2);
  expect([...places.free]).toEqual(YELLOW.filter((one) => !places.fixed.includes(one)));
  expect(places.free.size).toBe(4);
  for (const first of places.free)
    for (const second of places.free) {
      const laid: Command = { type: 'patrolsPlaced', crossings: [...places.fixed, first, second] };
      expect(decide(board, game, laid).ok).toBe(first !== second);
    }
  expect(formerly(table, table.policemen.blue as CrossingId)).toBe('blue');
  expect(formerly(table, [...places.free][0] as CrossingId)).toBeNull();
});

test('HELL-3.5: by agreement any free crossing, and none where a policeman ended', () => {
  const { table } = play(...nightTwo({ patrolExtraAnyCrossing: true }));
  const { free, fixed } = patrolPlaces(board, table);
  expect(free.size).toBe(board.crossings.length - 5);
  expect(fixed.some((crossing) => free.has(crossing))).toBe(false);
});

test('HELL-3.8: where only two yellow crossings are free, they are chosen already', () => {
  const { table } = play(...nightTwo());
  const policemen = START as unknown as Table['policemen'];
  const places = patrolPlaces(board, { ...table, policemen });
  expect(places.free.size).toBe(2);
  expect(chosenIn(places, NO_PATROLS, 2)).toEqual([...places.free]);
});

test('HELL-3.2: where nobody entered the policemen all seven crossings are chosen freely', () => {
  const { table } = play(...nightTwo());
  const places = patrolPlaces(board, { ...table, policemen: { ...table.policemen, green: null } });
  expect(places).toMatchObject({ fixed: [], wanted: 7 });
  expect(places.free.size).toBe(234);
});

test('one tap more than there is room for takes the place of the first', () => {
  const [a, b, c] = YELLOW as [CrossingId, CrossingId, CrossingId];
  expect(withTapped([], a, 2)).toEqual([a]);
  expect(withTapped([a, b], c, 2)).toEqual([b, c]);
  expect(withTapped([a, b], a, 2)).toEqual([b]);
  const draft = { night: 2, chosen: [a], faces: {} };
  const places = { fixed: [], free: new Set(YELLOW), wanted: 2 };
  expect(chosenIn(places, draft, 2)).toEqual([a]);
  expect(chosenIn(places, draft, 3)).toEqual([]);
});

test('HELL-3.2: six taps enter the seven faces, and the last has what is left', () => {
  const crossings = YELLOW as readonly CrossingId[];
  const order: readonly Face[] = ['red', false, 'blue', 'green', false, 'yellow'];
  let faces: Readonly<Record<string, Face>> = {};
  let at: CrossingId | null = nextOpen(faces, crossings, null);
  for (const face of order) {
    faces = withFace(faces, crossings, at as CrossingId, face);
    at = nextOpen(faces, crossings, at);
  }
  expect(at).toBeNull();
  expect(crossings.map((crossing) => faces[crossing])).toEqual([...order, 'brown']);
  expect(facesStill(faces, false)).toBe(0);
  // A colour that is spent changes places with what lay there.
  const [first, second] = crossings as [CrossingId, CrossingId];
  expect(withFace(faces, crossings, second, 'red')).toMatchObject({ [first]: false, [second]: 'red' });
  expect(Object.keys(withFace(faces, crossings, second, 'red'))).toHaveLength(7);
  // Another night, or another crossing, and it is gone.
  expect(facesOn({ night: 1, chosen: [], faces }, crossings, 2)).toEqual({});
  expect(Object.keys(facesOn({ night: 1, chosen: [], faces }, crossings.slice(1), 1))).toHaveLength(6);
});

test('a draft of the patrols is read as strictly as anything stored', () => {
  const draft = { night: 2, chosen: [YELLOW[0]], faces: { k044: 'red', k049: false } };
  expect(readPatrols(draft)).toEqual(draft);
  for (const bad of [{ ...draft, chosen: ['k999'] }, { ...draft, faces: { k044: 'pink' } }, { ...draft, more: 1 }, 7])
    expect(readPatrols(bad)).toBeNull();
});

test('HELL-6.2, HELL-6.10: each who can is to move, moves once, and the next one is selected', () => {
  const before = play(...blood(), { type: 'waited' });
  const toMove = wretchedToMove(board, before.table);
  expect(nextToMove(before.table, null)).toBe(toMove[0]);
  const [from] = toMove as [CircleId];
  for (const to of destinationsOf(before.table, from))
    expect(decide(board, before.game, { type: 'wretchedMoved', from, to }).ok).toBe(true);
  const [to] = destinationsOf(before.table, from) as [CircleId];
  const after = play(...blood(), { type: 'waited' }, { type: 'wretchedMoved', from, to });
  const left = wretchedToMove(board, after.table);
  expect(left).not.toContain(to);
  expect(noteOf(after.table, to, left)).toBe('moved');
  expect(destinationsOf(after.table, to)).toEqual([]);
  expect(nextToMove(after.table, from)).toBe(left.find((circle) => circle > from) ?? left[0]);
  expect(movesOf(after.told)).toMatchObject([{ from, to }]);
  expect(lastStep(after.told, 'wretchedMoved')).toBe(after.told.count - 1);
  expect(lastStep(after.told)).toBeNull();
});

test('HELL-6.9: the order may leave one without a circle to go to; it is said that she stays', () => {
  const { table } = play(...blood(), { type: 'waited' });
  const [from] = table.hell.wretched as [CircleId];
  // Tokens all around her: the referee's own reading of where she may go.
  const around = board.crossings.map((crossing) => ({ crossing, face: null }));
  const shut: Table = { ...table, hell: { ...table.hell, patrols: around } };
  expect(wretchedDestinations(board, shut, from)).toEqual([]);
  expect(stayingOf(shut)).toEqual(table.hell.wretched);
  expect(noteOf(shut, from, [])).toBe('stays');
  expect(nextToMove(shut, null)).toBeNull();
});

test('HELL-6.3: in the next suspense what was moved in the last one is to move again', () => {
  const options = { wretchedMayStay: true };
  const first = play(...blood(options), { type: 'waited' });
  const [from] = wretchedToMove(board, first.table) as [CircleId];
  const [to] = destinationsOf(first.table, from) as [CircleId];
  const again = play(
    ...blood(options),
    { type: 'waited' },
    { type: 'wretchedMoved', from, to },
    { type: 'patrolRevealed', crossing: YELLOW[0] as string, face: false },
    { type: 'waited' },
  );
  expect(movesOf(again.told)).toEqual([]);
  expect(lastStep(again.told, 'wretchedMoved')).toBeNull();
  expect(again.table.hell.moved).toEqual([]);
});

const AT_THE_WHISTLES: readonly Command[] = [
  ...blood({ wretchedMayStay: true }),
  { type: 'waited' },
  { type: 'patrolRevealed', crossing: YELLOW[2] as string, face: 'green' },
  { type: 'waited' },
  { type: 'patrolRevealed', crossing: YELLOW[5] as string, face: false },
  { type: 'killed', time: 'III', circles: [84] },
  { type: 'handedOver' },
];

test('HELL-9.1: at the whistles a face-up token places its policeman, the others stand where tokens lie face down', () => {
  const { game, table } = play(...AT_THE_WHISTLES);
  expect(knownAtWhistles(table, [])).toEqual({ green: YELLOW[2] });
  expect([...(tokensOf(table, 'green') ?? [])]).toEqual([YELLOW[2]]);
  const down = YELLOW.filter((_, place) => place !== 2 && place !== 5);
  for (const policeman of ['blue', 'yellow', 'brown', 'red'] as const)
    expect([...(tokensOf(table, policeman) ?? [])].sort()).toEqual(down);
  const [blue, yellow, brown, red] = down;
  const policemen = { blue, yellow, brown, red, green: YELLOW[2] };
  expect(decide(board, game, { type: 'alarmRaised', policemen } as Command).ok).toBe(true);
  const moved = { ...policemen, green: down[4] };
  expect(decide(board, game, { type: 'alarmRaised', policemen: moved } as Command)).toMatchObject({
    error: { rule: 'HELL-9.1' },
  });
  // What was entered for another night, or before a token was turned up, does not stay.
  expect(placedTonight({ blue: 'k001' as CrossingId, green: down[0] as CrossingId }, table)).toEqual({
    green: YELLOW[2],
  });
});

test('HELL-9.1: a device that knows the faces has all five placed; what was turned up counts before what was entered', () => {
  const { table } = play(...AT_THE_WHISTLES);
  const entered: readonly Face[] = ['red', 'blue', 'green', 'yellow', 'brown', false, false];
  const held = table.hell.patrols.map(({ crossing, face: shown }, place) => {
    return { crossing, face: entered[place] ?? false, shown };
  });
  const all = { red: YELLOW[0], blue: YELLOW[1], green: YELLOW[2], yellow: YELLOW[3], brown: YELLOW[4] };
  expect(knownAtWhistles(table, held)).toEqual(all);
  // Entered otherwise than the wood showed.
  const other = held.map((one, place) => (place === 2 ? { ...one, face: 'red' as const } : one));
  expect(knownAtWhistles(table, other)).toMatchObject({ green: YELLOW[2], red: YELLOW[0] });
});

test('below the level evening the whistles are as they were', () => {
  const { table } = play(
    { type: 'gameStarted', options: { referee: 'hunt' } },
    { type: 'hideoutChosen', circle: 51 },
    { type: 'handedOver' },
    { type: 'nightBegan', night: 1 },
    { type: 'killed', time: 'I', circles: [84] },
    { type: 'handedOver' },
  );
  expect(tokensOf(table, 'blue')).toBeNull();
  expect(knownAtWhistles(table, [])).toEqual({});
  expect(placedTonight({ blue: 'k001' as CrossingId }, table)).toEqual({ blue: 'k001' });
});
