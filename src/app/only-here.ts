/**
 * One tab of this browser answers for a game: two would contradict each other. Where pages may lock (https, localhost) the
 * browser sees to it. On plain http the tabs ask each other; one that was killed does not answer, and the next takes over.
 */

/** Milliseconds in which a tab answers, and between two questions of one that waits. */
const PACE = { answer: 300, again: 2000 };

type Said = { readonly is: 'asks'; readonly by: string } | { readonly is: 'here' };

/** Waits until no other tab answers for the game. Gives what lets the next one in. */
export function onlyHere(game: string): Promise<() => void> {
  const name = `hideout-table-${game}`;
  if ('locks' in navigator) {
    return new Promise((resolve) => {
      void navigator.locks.request(name, () => new Promise<void>((unlock) => resolve(unlock)));
    });
  }
  if (typeof BroadcastChannel === 'undefined') return Promise.resolve(() => undefined);
  return askOthers(new BroadcastChannel(name));
}

/** The same without locks. Of two that ask at once the one with the smaller number is first. */
export function askOthers(
  channel: BroadcastChannel,
  random: () => number = Math.random,
  pace = PACE,
): Promise<() => void> {
  const by = random().toString(36).padEnd(12, '0');
  const say = (said: Said): void => channel.postMessage(said);
  return new Promise((resolve) => {
    let is: 'asking' | 'waiting' | 'here' = 'asking';
    const ask = (): void => {
      is = 'asking';
      say({ is: 'asks', by });
      setTimeout(() => {
        if (is === 'asking') {
          is = 'here';
          resolve(() => channel.close());
        } else setTimeout(ask, pace.again);
      }, pace.answer);
    };
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.is === 'here') {
        if (is === 'asking') is = 'waiting';
      } else if (is === 'here' || (is === 'asking' && by < data.by)) say({ is: 'here' });
      // Whoever asks later and has the smaller number goes first all the same: it would not hear this one.
      else if (is === 'asking') is = 'waiting';
    };
    ask();
  });
}
