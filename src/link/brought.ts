/**
 * What a device holds and Jack's phone does not: entries beyond his log, which are taken in from their first on and in one
 * piece, and another entry at a number of his. Then everything stops until both sides have chosen the same of the two logs
 * (DESIGN: "Forks").
 */
import type { Chain } from './log-parts';
import { areEntries } from './log-parts';
import type { FromJack, ToJack } from './wire';

/** The most entries beyond ours that are taken in. */
const MOST = 5000;

/** Whose log is gone on with from the number on where the two differ. */
export type Whose = Extract<ToJack, { t: 'choose' }>['whose'];

export interface BroughtOptions {
  readonly log: () => readonly string[];
  readonly chain: Chain;
  /** Asks the device for what it holds from here on. */
  readonly want: (since: number) => void;
  /** Shows the device our entries from here on. */
  readonly show: (since: number) => void;
  readonly say: (message: FromJack) => void;
  readonly onMore: (from: number, texts: readonly string[]) => void;
  readonly onFork: (number: number, theirs: string) => void;
  /** What they chose on the device. */
  readonly onChoice: (whose: Whose) => void;
  /** Both have chosen the same: durably done when it resolves to true. */
  readonly onAgreed: (number: number, whose: Whose) => Promise<boolean>;
}

export interface Brought {
  readonly take: (message: Extract<ToJack, { t: 'bring' }>) => void;
  readonly takeChoice: (message: Extract<ToJack, { t: 'choose' }>) => void;
  /** Says again what is still beyond our log. */
  readonly offer: () => void;
  /** What was brought and is still beyond our log. */
  readonly beyond: () => readonly string[];
  /** The number at which the logs differ, as long as nobody has chosen. */
  readonly forked: () => number | null;
  /** The device's log is gone on with: nothing of ours is told any more, until the game is opened anew. */
  readonly gaveWay: () => boolean;
  /** Jack's choice. */
  readonly choose: (whose: Whose) => void;
}

export function createBrought(options: BroughtOptions): Brought {
  const { log, chain, want, say } = options;
  let brought: { readonly from: number; readonly texts: readonly string[] } = { from: 0, texts: [] };
  let fork: number | null = null;
  let ours: Whose | null = null;
  let theirs: Whose | null = null;
  let chosen: { readonly number: number; readonly whose: Whose } | null = null;
  let agreeing = false;
  /** From here on what the device brought last is what we hold. */
  let same: number | null = null;

  /** Whether what was brought is all the device holds: a part of it is no place to go on from. */
  let whole = false;

  const beyond = (): readonly string[] => (brought.from === log().length ? brought.texts : []);

  function offer(): void {
    const more = beyond();
    if (whole && more.length > 0) options.onMore(log().length, more);
  }

  /** The device finds it as well, from our entry at the number. */
  function tellFork(number: number, text: string): void {
    if (chosen?.number === number && chosen.whose === 'jack') {
      sayChosen(chosen);
      return;
    }
    const first = fork === null || number < fork;
    if (first) {
      fork = number;
      ours = null;
      theirs = null;
    }
    options.show(number);
    if (ours !== null) say({ t: 'choose', number, whose: ours });
    if (first) options.onFork(number, text);
  }

  function sayChosen({ number, whose }: { readonly number: number; readonly whose: Whose }): void {
    say({ t: 'chosen', number, whose });
  }

  async function agree(): Promise<void> {
    if (fork === null || ours === null || ours !== theirs || agreeing) return;
    agreeing = true;
    const agreed = { number: fork, whose: ours };
    const done = await options.onAgreed(agreed.number, agreed.whose);
    agreeing = false;
    if (!done) return;
    chosen = agreed;
    fork = null;
    brought = { from: 0, texts: [] };
    sayChosen(agreed);
  }

  return {
    beyond,
    forked: () => fork,
    gaveWay: () => chosen?.whose === 'device',
    take: ({ from, texts, head, count }) => {
      if (chosen?.whose === 'device') return sayChosen(chosen);
      const own = log();
      const more = beyond();
      const held = own.length + more.length;
      const differs = texts.findIndex((text, i) => from + i < own.length && own[from + i] !== text);
      const other = texts[differs];
      if (other !== undefined) return tellFork(from + differs, other);
      if (from + texts.length <= own.length) same = from;
      if (from > held) return want(held);
      const upTo = from + texts.length;
      const all = [...more.slice(0, Math.max(0, from - own.length)), ...texts.slice(Math.max(0, own.length - from))];
      if ((upTo <= own.length ? chain.at(upTo) : chain.with(own.length, all)) !== head) {
        // Somewhere before these is another entry: what was brought so far may be of that other log.
        brought = { from: 0, texts: [] };
        return from > 0 ? want(0) : undefined;
      }
      if (upTo <= held || all.length > MOST || !areEntries(own.length, all)) return;
      brought = { from: own.length, texts: all };
      whole = upTo >= count;
      offer();
    },
    offer,
    takeChoice: ({ number, whose }) => {
      if (chosen?.number === number && chosen.whose === whose) return sayChosen(chosen);
      // This phone gave way before it was opened anew: nothing of ours is at that number any more, or the device's already.
      const gaveWay = fork === null && (log().length <= number || same === number);
      if (gaveWay && whose === 'device') return sayChosen({ number, whose });
      if (fork !== number) return;
      if (theirs !== whose) {
        theirs = whose;
        options.onChoice(whose);
      }
      void agree();
    },
    choose: (whose) => {
      if (fork === null || agreeing) return;
      ours = whose;
      say({ t: 'choose', number: fork, whose });
      void agree();
    },
  };
}
