/**
 * Hell by chance, at the level *evening*: whatever step the table stands at, one of the things that may happen there, so
 * that going back needs no script of its own.
 */
import { board, placeOf } from '../../src/board/index';
import type { CircleId, CrossingId } from '../../src/board/types';
import { saltOfFace, sealFaces } from '../../src/log/faces';
import {
  type Command,
  CRIME_TIMES,
  type CrimeTime,
  type Face,
  formerPlaces,
  isNight,
  judgesHell,
  LETTERS,
  NIGHT_TABLE,
  POLICEMEN,
  type Policeman,
  wretchedDestinations,
  wretchedToMove,
} from '../../src/rules/index';
import type { Play } from './players';

/** The game's id and the secret of the police's device, where faces are sealed. */
export const GAME = Uint8Array.from({ length: 16 }, (_, i) => 7 * i);
export const DEVICE = Uint8Array.from({ length: 16 }, (_, i) => 200 - i);

const ALL_FACES: readonly Face[] = [...POLICEMEN, false, false];

/** What the table knows and the phone may not: which women are marked, and what is under each patrol by its place. */
interface Wood {
  marked: readonly CircleId[];
  faces: readonly Face[];
  /** Number of the public entry that placed the patrols. */
  placedAt: number;
}

/** A night from its beginning to the hunt. */
export function playHell(play: Play): void {
  const wood: Wood = { marked: [], faces: [], placedAt: 0 };
  let left = 400;
  while (play.game.table.phase === 'hell' || play.game.table.phase === 'alarm') {
    left -= 1;
    if (left === 0) throw new Error(`Hell does not end: ${JSON.stringify(play.game.table.hell)}`);
    if (play.chanceOf(play.style.goesBack ?? 0.02) && goBack(play)) continue;
    if (!judgesHell(play.game.table)) noted(play);
    else if (play.game.table.phase === 'alarm') whistle(play, wood);
    else step(play, wood);
  }
}

function step(play: Play, wood: Wood): void {
  switch (play.game.table.hell.step) {
    case 'women':
      placeWomen(play, wood);
      break;
    case 'patrols':
      placePatrols(play, wood);
      break;
    case 'victims':
      if (play.chanceOf(0.6)) playLetter(play);
      play.do({ type: 'victimsRevealed', circles: shuffled(play, wood.marked) });
      break;
    case 'blood':
      killOrWait(play);
      break;
    case 'suspense':
      suspense(play, wood);
  }
}

function killOrWait(play: Play): void {
  if (play.chanceOf(play.style.lowers ?? 0)) play.do({ type: 'refereeSet', level: 'hunt' });
  else if (play.game.table.waits < 4 && play.chanceOf(0.55)) play.do({ type: 'waited' });
  else kill(play);
}

function placeWomen(play: Play, wood: Wood): void {
  const { night, earlierScenes } = play.game.table;
  const { marked, unmarked } = NIGHT_TABLE[isNight(night) ? night : 1].women;
  const free = shuffled(
    play,
    [...board.red].filter((circle) => !earlierScenes.includes(circle)),
  );
  const circles = free.slice(0, marked + unmarked);
  wood.marked = shuffled(play, circles).slice(0, marked);
  play.do({ type: 'womenPlaced', circles, ...(play.style.typed !== 'nothing' && { marked: wood.marked }) });
}

function placePatrols(play: Play, wood: Wood): void {
  const { game, style } = play;
  const { table, told } = game;
  const former = formerPlaces(table) ?? [];
  const anywhere = table.options.patrolExtraAnyCrossing && table.night > 1;
  const extra = (anywhere ? board.crossings : [...board.yellow]).filter((crossing) => !former.includes(crossing));
  const crossings = [...former, ...shuffled(play, extra).slice(0, 7 - former.length)].sort() as CrossingId[];
  wood.faces = shuffled(play, ALL_FACES);
  wood.placedAt = told;
  if (style.typed === 'everything') {
    const order = shuffled(play, [0, 1, 2, 3, 4, 5, 6]);
    const faces = order.map((place) => wood.faces[place] ?? false);
    play.do({ type: 'patrolsPlaced', crossings: order.map((place) => crossings[place] ?? ''), faces });
    return;
  }
  const sealed = style.typed === 'sealed' ? sealFaces(GAME, DEVICE, told, table.night, wood.faces) : undefined;
  play.do({ type: 'patrolsPlaced', crossings, sealed });
}

/** A letter of the three that are left, if there is a lawful use of it. */
function playLetter(play: Play): void {
  const { options, hell, lettersUsed } = play.game.table;
  const letter = LETTERS.find((one) => one !== 'goulstonStreet' && !lettersUsed.includes(one));
  if (!options.letters || letter === undefined) return;
  const [from, to] = [play.pick(hell.patrols).crossing, play.pick([...board.yellow])];
  const within = placeOf(board, from).district === placeOf(board, to).district;
  const lawful = play.may({ type: 'letterPlayed', letter, from, to });
  if (options.letterWithinDistrict && lawful && !within) throw new Error('a letter left its district');
  if (lawful) play.do({ type: 'letterPlayed', letter, from, to });
}

function suspense(play: Play, wood: Wood): void {
  const { table } = play.game;
  const toMove = wretchedToMove(board, table);
  if (toMove.length > 0 && !(table.options.wretchedMayStay && play.chanceOf(0.3))) {
    const from = play.pick(toMove);
    play.do({ type: 'wretchedMoved', from, to: play.pick(wretchedDestinations(board, table, from)) });
    if (play.chanceOf(0.05)) play.do({ type: 'takenBack', entry: play.game.count - 1 });
    return;
  }
  if (table.options.revealOptional && play.chanceOf(0.5)) {
    kill(play);
    return;
  }
  const lying = table.hell.patrols.flatMap(({ face }, place) => (face === null ? [place] : []));
  const place = play.pick(lying);
  const crossing = table.hell.patrols[place]?.crossing ?? '';
  const face = wood.faces[place] ?? false;
  const unsaid = play.style.typed === 'everything' && play.chanceOf(0.5);
  play.do({ type: 'patrolRevealed', crossing, ...(!unsaid && { face }) });
  if (play.chanceOf(0.8)) open(play, wood, [place]);
}

function kill(play: Play): void {
  const { night, waits, hell } = play.game.table;
  const time = CRIME_TIMES[waits] as CrimeTime;
  const circles = shuffled(play, hell.wretched).slice(0, NIGHT_TABLE[isNight(night) ? night : 1].victims);
  if (play.chanceOf(0.1)) {
    play.do({ type: 'killed', time, circles });
    play.do({ type: 'takenBack', entry: play.game.count - 1 });
  }
  play.do({ type: 'killed', time, circles });
  play.do({ type: 'handedOver' });
}

function whistle(play: Play, wood: Wood): void {
  const { patrols } = play.game.table.hell;
  const policemen: { [P in Policeman]?: string } = {};
  for (const [place, { crossing }] of patrols.entries()) {
    const face = wood.faces[place] ?? false;
    if (face !== false) policemen[face] = crossing;
  }
  play.do({ type: 'alarmRaised', policemen });
  if (play.chanceOf(0.9)) open(play, wood, [0, 1, 2, 3, 4, 5, 6]);
}

/** The police's device opens what lies open. */
function open(play: Play, { faces, placedAt }: Wood, places: readonly number[]): void {
  if (play.style.typed !== 'sealed') return;
  const openings = places.map((place) => ({
    place,
    face: faces[place] ?? false,
    salt: saltOfFace(DEVICE, placedAt, place),
  }));
  play.do({ type: 'facesOpened', openings });
}

/** By agreement, to before something of this Hell. */
function goBack(play: Play): boolean {
  const events = play.game.turn?.events.filter((one) => one.public !== null) ?? [];
  if (events.length === 0) return false;
  play.do({ type: 'rewound', to: play.pick(events).number });
  return true;
}

/** Hell noted and not judged: the crime and five crossings. */
export function noted(play: Play): void {
  if (play.game.table.phase === 'alarm') {
    const crossings = shuffled(play, [...board.yellow]).slice(0, 5);
    const policemen = Object.fromEntries(POLICEMEN.map((policeman, i) => [policeman, crossings[i]]));
    play.do({ type: 'alarmRaised', policemen } as Command);
    return;
  }
  const { night, earlierScenes } = play.game.table;
  const free = [...board.red].filter((circle) => !earlierScenes.includes(circle));
  const victims = isNight(night) ? NIGHT_TABLE[night].victims : 1;
  play.do({ type: 'killed', time: play.pick(CRIME_TIMES), circles: shuffled(play, free).slice(0, victims) });
  play.do({ type: 'handedOver' });
}

/** In the hunt: Goulston Street and the Head's answer, and a false clue, where they may be. */
export function playExtras(play: Play): void {
  const { options } = play.game.table;
  if (options.falseClues && play.chanceOf(0.5)) {
    const laid: Command = { type: 'falseCluePlaced', circle: play.pick(board.circles) };
    if (play.may(laid)) play.do(laid);
  }
  if (!options.letters || !play.chanceOf(0.3)) return;
  const policeman = play.pick(['red', 'green', 'blue'] as const);
  const named: Command = { type: 'letterPlayed', letter: 'goulstonStreet', policeman };
  if (!play.may(named)) return;
  play.do(named);
  const answers = [policeman, 'brown' as const].map((one): Command => ({ type: 'letterAnswered', policeman: one }));
  play.do(play.pick(answers.filter((answer) => play.may(answer))));
}

function shuffled<T>(play: Play, list: readonly T[]): readonly T[] {
  const left = [...list];
  return list.map(() => left.splice(Math.floor(play.random() * left.length), 1)[0] as T);
}
