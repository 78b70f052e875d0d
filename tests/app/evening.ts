/**
 * A whole game that was played by chance, played again over two phones and a relay on a real socket: what the police did is
 * asked for by their device, the rest comes from Jack's own phone.
 */
import { fromHex } from '../../src/app/around';
import type { Around } from '../../src/app/index';
import { publicTexts } from '../../src/app/public-texts';
import type { LinkAround } from '../../src/link/around';
import type { Command, GameEvent } from '../../src/rules/index';
import { realAround } from '../link/around';
import { embedded } from '../link/lines';
import { type Seated, seated } from '../long/seated';
import type { Play } from '../properties/players';

/** So many times as fast: the pauses before answers are pauses all the same, only shorter. */
const FASTER = 60;
const hurried: LinkAround = {
  ...realAround,
  now: () => performance.now() * FASTER,
  after: (milliseconds, call) => realAround.after(milliseconds / FASTER, call),
};
const around: Around = { now: () => Date.now(), random: realAround.random };

const FROM_THE_POLICE: ReadonlySet<GameEvent['type']> = new Set([
  'patrolsPlaced',
  'wretchedMoved',
  'alarmRaised',
  'letterAnswered',
  'policemanMoved',
  'clueSearched',
  'arrestAttempted',
  'policeDone',
]);

export interface Evening {
  /** The events as Jack's phone recorded them, and the public log on both. */
  readonly events: readonly GameEvent[];
  readonly jack: readonly string[];
  readonly guest: readonly string[];
  readonly told: Seated['guest']['told']['value'];
  /** Its id and R, 16 bytes each. */
  readonly game: Uint8Array;
  readonly secret: Uint8Array;
  /** Commands that the other device asked for. */
  readonly asked: number;
}

export async function overTheRelay({ events: [start, ...events] }: Pick<Play, 'events'>): Promise<Evening> {
  if (start?.type !== 'gameStarted') throw new Error('no beginning');
  const line = await embedded();
  const table = await seated({
    carriers: { jack: line.open(), guest: line.open() },
    around,
    linkAround: hurried,
    agreed: start.options,
  });
  const { session, guest } = table;
  const log = publicTexts(session);
  const hears = () => until(() => guest.texts().length === log.texts().length);
  /** Until what a device opens by itself has been told, too. */
  const quiet = async (): Promise<void> => {
    for (let before = -1; before !== guest.texts().length; ) {
      before = guest.texts().length;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  let asked = 0;
  try {
    for (const event of events) {
      const command = commandOf(event, session);
      if (command === null) continue;
      const theirs = FROM_THE_POLICE.has(event.type);
      if (theirs) {
        await hears();
        asked += 1;
      }
      const outcome = await (theirs ? guest : session).dispatch(command);
      if (!outcome.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(outcome)}`);
    }
    await quiet();
    await hears();
    return {
      events: session.events.value,
      jack: log.texts(),
      guest: guest.texts(),
      told: guest.told.value,
      game: fromHex(session.header.id),
      secret: fromHex(session.header.secret),
      asked,
    };
  } finally {
    table.end();
    await line.end();
  }
}

/**
 * What was done so that this happened; null for what is found or opened without anybody's doing. Answers are Jack's phone's
 * to give; what is taken back is the last thing anybody did.
 */
function commandOf(event: GameEvent, { events }: Seated['session']): Command | null {
  if (event.type === 'endFound' || event.type === 'facesOpened') return null;
  if (event.type === 'takenBack') {
    return { ...event, entry: events.value.findLastIndex(({ type }) => type !== 'facesOpened') };
  }
  const { found: _, caught: __, ...command } = event as GameEvent & { found?: unknown; caught?: unknown };
  return command as Command;
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('it did not come');
}
