/**
 * How the public state of a game follows from what everybody learns. Says yes to everything: whether an event may
 * happen was decided before, and events of earlier versions must still be readable.
 */
import type { CircleId } from '../board/types';
import type { Act } from './breach';
import type { LetterPlayed, Places, PublicEvent } from './events';
import { evolveHell } from './evolve-hell';
import { resolveOptions } from './options';
import { type Ended, isThirdStep, judgesPolice, NO_HELL, NO_POLICE_TURN, type PoliceTurn, type Table } from './table';
import { COLUMNS, columnOf, isNight, NIGHT_TABLE, type Policeman, type Side } from './vocabulary';

/** The state after a public event. What goes back in time (`takenBack`, `rewound`) is not folded but replayed. */
export function evolveTable(table: Table, event: PublicEvent): Table {
  switch (event.type) {
    case 'gameStarted': {
      const options = resolveOptions(event.options);
      return { ...table, options, referee: options.referee, phase: 'hideout' };
    }
    case 'hideoutChosen':
      return { ...table, phase: 'between' };
    case 'takenOver':
      return takeOver(table, event);
    case 'nightBegan':
      return beginNight(table, event.night);
    case 'waited':
      return evolveHell({ ...table, waits: table.waits + 1 }, event);
    case 'killed':
      return evolveHell(kill(table, event), event);
    case 'alarmRaised':
      return evolveHell(
        { ...table, policemen: { ...table.policemen, ...event.policemen }, phase: huntBegins(table) },
        event,
      );
    case 'jackMoved':
      return jackMoves(table, event.by);
    case 'falseCluePlaced':
      return {
        ...table,
        falseClues: withCircle(table.falseClues, event.circle),
        falseCluesUsed: table.falseCluesUsed + 1,
      };
    case 'letterPlayed':
      return evolveHell(
        {
          ...table,
          lettersUsed: [...table.lettersUsed, event.letter],
          lettersTonight: [...table.lettersTonight, event.letter],
          goulston: namedForGoulston(event) ?? table.goulston,
        },
        event,
      );
    case 'letterAnswered':
      return { ...begin(table), policemen: atGoulston(table, event.policeman), goulston: null };
    case 'policemanMoved': {
      const policemen = { ...table.policemen, [event.policeman]: event.to };
      if (isThirdStep(table, event.policeman))
        return { ...table, policemen, turn: act(table.turn, event.policeman, 'ran') };
      return {
        ...table,
        policemen,
        turn: { ...table.turn, begun: true, moved: [...table.turn.moved, event.policeman] },
      };
    }
    case 'policemenStated':
      return { ...table, policemen: stated(table, event.policemen) };
    case 'clueSearched':
      return search(table, event);
    case 'arrestAttempted': {
      const turn = act(table.turn, event.policeman, 'arrested');
      return { ...table, turn, end: event.caught ? { how: 'arrested', winner: 'police' } : table.end };
    }
    case 'policeDone':
      return { ...table, phase: 'jack', turn: NO_POLICE_TURN };
    case 'escapeDeclared':
      return escapeFromNight(table);
    case 'refereeSet':
      return { ...table, referee: event.level, phase: levelPhase(table, event.level === 'sheet') };
    case 'trapped':
      return { ...table, end: lost('trapped') };
    case 'outOfMoves':
      return { ...table, end: lost('outOfMoves') };
    case 'conceded':
      return { ...table, end: { how: 'conceded', winner: otherSide(event.by ?? 'jack') } };
    case 'womenPlaced':
    case 'patrolsPlaced':
    case 'victimsRevealed':
    case 'wretchedMoved':
    case 'patrolRevealed':
      return evolveHell(table, event);
    case 'facesOpened':
    case 'takenBack':
    case 'rewound':
    case 'resumed':
    case 'revealed':
      return table;
    default:
      return event satisfies never;
  }
}

function lost(how: 'trapped' | 'outOfMoves'): Ended {
  return { how, winner: 'police' };
}

function otherSide(side: Side): Side {
  return side === 'jack' ? 'police' : 'jack';
}

function namedForGoulston(event: LetterPlayed): Table['goulston'] {
  if (event.letter !== 'goulstonStreet' || event.policeman === undefined || event.to === undefined) return null;
  return { policeman: event.policeman, crossing: event.to };
}

function atGoulston(table: Table, policeman: Policeman): Table['policemen'] {
  return { ...table.policemen, ...(table.goulston && { [policeman]: table.goulston.crossing }) };
}

function withCircle(circles: readonly CircleId[], circle: CircleId): readonly CircleId[] {
  return circles.includes(circle) ? circles : [...circles, circle].sort((a, b) => a - b);
}

function beginNight(table: Table, night: number): Table {
  return {
    ...table,
    phase: 'hell',
    night,
    waits: 0,
    time: null,
    earlierScenes: [...table.earlierScenes, ...table.scenes].sort((a, b) => a - b),
    scenes: [],
    filled: 0,
    jackMoves: 0,
    lastMove: null,
    tokens: isNight(night) ? NIGHT_TABLE[night].tokens : table.tokens,
    turn: NO_POLICE_TURN,
    clues: [],
    falseClues: [],
    lettersTonight: [],
    goulston: null,
    hell: NO_HELL,
  };
}

function kill(table: Table, event: Extract<PublicEvent, { type: 'killed' }>): Table {
  const filled = event.circles.length;
  const killed: Table = {
    ...table,
    time: event.time,
    scenes: event.circles,
    filled,
    left: COLUMNS.length - columnOf(event.time) - filled,
  };
  return { ...killed, phase: judgesPolice(table) ? 'alarm' : huntBegins(killed) };
}

/** Who acts first in the hunt: the police on night 3 (DOUBLE-5), Jack otherwise. */
function huntBegins(table: Table): 'jack' | 'police' {
  return isNight(table.night) ? NIGHT_TABLE[table.night].first : 'jack';
}

function levelPhase(table: Table, toSheet: boolean): Table['phase'] {
  return table.phase === 'alarm' && toSheet ? huntBegins(table) : table.phase;
}

function takeOver(table: Table, event: Extract<PublicEvent, { type: 'takenOver' }>): Table {
  const night = beginNight(table, event.night);
  const ridden = isNight(event.night) ? NIGHT_TABLE[event.night].tokens.coaches - event.tokens.coaches : 0;
  return {
    ...night,
    phase: event.turn,
    time: event.time,
    earlierScenes: event.scenes,
    scenes: event.crimes,
    filled: event.filled,
    left: COLUMNS.length - columnOf(event.time) - event.filled,
    jackMoves: event.filled - event.crimes.length - ridden,
    tokens: event.tokens,
    policemen: { ...table.policemen, ...event.policemen },
    turn: { ...NO_POLICE_TURN, begun: true },
  };
}

function jackMoves(table: Table, by: Table['lastMove'] & string): Table {
  const spaces = by === 'coach' ? 2 : 1;
  return {
    ...table,
    phase: 'police',
    filled: table.filled + spaces,
    left: Math.max(0, table.left - spaces),
    jackMoves: table.jackMoves + 1,
    lastMove: by,
    tokens: {
      coaches: Math.max(0, table.tokens.coaches - (by === 'coach' ? 1 : 0)),
      alleys: Math.max(0, table.tokens.alleys - (by === 'alley' ? 1 : 0)),
    },
    turn: NO_POLICE_TURN,
  };
}

function search(table: Table, event: Extract<PublicEvent, { type: 'clueSearched' }>): Table {
  const turn = act(table.turn, event.policeman, event.found ? 'found' : 'searched');
  // A yes for tonight's crime scene or a marked circle places no marker and does not count (CLUE-7, OPT-FALSE-8).
  const marks = event.found && !table.scenes.includes(event.circle) && !table.clues.includes(event.circle);
  if (!marks) return { ...table, turn };
  const [n1, n2, n3, n4] = table.markersByNight.map((n, i) => n + (i === table.night - 1 ? 1 : 0));
  const markersByNight = [n1 ?? 0, n2 ?? 0, n3 ?? 0, n4 ?? 0] as const;
  return { ...table, turn, clues: withCircle(table.clues, event.circle), markersByNight };
}

function act(turn: PoliceTurn, policeman: Policeman | undefined, what: Act): PoliceTurn {
  const acted = { ...turn, begun: true, acted: true };
  if (policeman === undefined) return acted;
  // What the table rules otherwise does not give back an action that is used up.
  const before = turn.acts[policeman];
  const spent = before === undefined || before === 'searched' ? what : before;
  return { ...acted, acts: { ...turn.acts, [policeman]: spent }, lastActor: policeman };
}

/** The police have begun: the moment to declare is over (HUNT-1.12), even if what they did is taken back. */
export function begin(table: Table): Table {
  // Taking back a step in Hell begins nothing.
  if (table.phase !== 'police') return table;
  return { ...table, turn: { ...table.turn, begun: true } };
}

function stated(table: Table, places: Places<NonNullable<Table['policemen'][Policeman]>>): Table['policemen'] {
  const said = Object.entries(places).filter(([, place]) => place !== undefined);
  return { ...table.policemen, ...Object.fromEntries(said) };
}

function escapeFromNight(table: Table): Table {
  const end: Ended | null = table.night === 4 ? { how: 'escaped', winner: 'jack' } : table.end;
  // The clue markers come off (EOH-3); the policemen stay where they are.
  return { ...table, phase: 'between', clues: [], falseClues: [], goulston: null, turn: NO_POLICE_TURN, end };
}
