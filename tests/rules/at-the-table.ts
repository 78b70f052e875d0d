/**
 * Besides the records of `position.ts`: a game as it is played in the app, where nothing is told before Jack hands over,
 * and refusals reduced to what they say.
 */
import { board } from '../../src/board/index';
import { audit, recordedEvents } from '../../src/log/index';
import { type Breach, type Command, decide, type Game, type GameEvent, NEW_GAME, replay } from '../../src/rules/index';
import { tryEvent } from './position';

export const handOver: Command = { type: 'handedOver' };
export const back = (entry: number): Command => ({ type: 'takenBack', entry });
export const rewind = (to: number): Command => ({ type: 'rewound', to });
export const stated = (policemen: Readonly<Record<string, string | null>>): Command => ({
  type: 'policemenStated',
  policemen,
});
export const level = (name: 'sheet' | 'hunt'): Command => ({ type: 'refereeSet', level: name });
export const falseClue = (circle: number): Command => ({ type: 'falseCluePlaced', circle });
export const goulston = (policeman: 'red' | 'green' | 'blue' | 'brown' | 'yellow', to?: string): Command => ({
  type: 'letterPlayed',
  letter: 'goulstonStreet',
  policeman,
  to,
});
export const answer = (policeman: 'red' | 'green' | 'blue' | 'brown' | 'yellow'): Command => ({
  type: 'letterAnswered',
  policeman,
});
export const ruled = <C extends Command>(command: C): C => ({ ...command, ruledByTable: true });

/** What a refusal says; null when the command is accepted. */
export type Refusal = Pick<Breach, 'rule' | 'because'> | null;

/** The refusal of an event as a record holds it. */
export function refusal(game: Game, command: Command): Refusal {
  return saying(tryEvent(game, command).breach);
}

/** The refusal of a command given in the app. */
export function refusalInApp(game: Game, command: Command): Refusal {
  const decision = decide(board, game, command);
  return decision.ok ? null : saying(decision.error);
}

/** The events a command in the app becomes; it must be accepted. */
export function eventsInApp(game: Game, command: Command): readonly GameEvent[] {
  const decision = decide(board, game, command);
  if (!decision.ok) throw new Error(`${command.type} refused: ${JSON.stringify(decision.error)}`);
  return decision.value;
}

/** Commands given in the app one after the other; each must be accepted. */
export function playInApp(start: Game, ...commands: readonly Command[]): Game {
  return commands.reduce((game, command) => replay(game, eventsInApp(game, command)), start);
}

/** A whole game in the app, and what its record is audited to. */
export function recordOf(...commands: readonly Command[]) {
  const log: GameEvent[] = [];
  let game = NEW_GAME;
  for (const command of commands) {
    const events = eventsInApp(game, command);
    log.push(...events);
    game = replay(game, events);
  }
  const recorded = recordedEvents(log);
  const audited = audit(board, recorded);
  const refused = audited.lines.filter(({ breach }) => breach !== null);
  return { game, log, recorded, audited, refused: refused.map(({ type, breach }) => `${type} ${breach?.rule}`) };
}

function saying(breach: Breach | null): Refusal {
  return breach && { rule: breach.rule, because: breach.because };
}
