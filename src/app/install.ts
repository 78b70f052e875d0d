/**
 * Whether this page is an app on its device, and what is missing for it: read from the browser once, passed on as plain
 * facts. The browser's own question is kept until somebody asks for it, so that it never comes up by itself.
 */
import { type ReadonlySignal, signal } from '@preact/signals';

/** What of the browser is asked. */
export interface Surroundings {
  readonly isSecureContext: boolean;
  readonly matchMedia: (query: string) => { readonly matches: boolean };
  /** Getting it may throw: then what is put away comes back at the next visit. */
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly addEventListener: (type: string, listener: (event: Event) => void) => void;
  readonly navigator: {
    readonly userAgent: string;
    readonly maxTouchPoints: number;
    readonly standalone?: boolean;
    readonly storage?: { readonly persisted?: () => Promise<boolean> };
  };
}

/** *installed*: opened from the home screen. *insecure*: plain http, where nothing can be installed. */
export type Situation = 'installed' | 'insecure' | 'ios' | 'browser';

export interface Install {
  readonly situation: ReadonlySignal<Situation>;
  /** The browser offers to install by itself. */
  readonly offered: ReadonlySignal<boolean>;
  /** What is said before the first game was put away for good. Known at once, so that nothing jumps into a page being read. */
  readonly away: ReadonlySignal<boolean>;
  readonly putAway: () => void;
  /** Shows the browser's question. It can be asked once; a browser that allows it again offers again. */
  readonly ask: () => Promise<void>;
  /** Whether the device has promised not to clear what is kept; null where it does not say. */
  readonly keptForGood: () => Promise<boolean | null>;
}

/** Chromium's event, in no standard yet. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

const AWAY = 'hideout.installPutAway';

export function watchInstall(around: Surroundings): Install {
  const situation = signal(situationOf(around));
  const prompt = signal<InstallPrompt | null>(null);
  const offered = signal(false);
  const away = signal(attempt(() => around.localStorage.getItem(AWAY)) === 'yes');
  const keep = (event: InstallPrompt | null): void => {
    prompt.value = event;
    offered.value = event !== null;
  };
  around.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  around.addEventListener('appinstalled', () => {
    keep(null);
    situation.value = 'installed';
  });
  return {
    situation,
    offered,
    away,
    putAway: () => {
      away.value = true;
      attempt(() => around.localStorage.setItem(AWAY, 'yes'));
    },
    ask: async () => {
      const asked = prompt.value;
      keep(null);
      await asked?.prompt().catch(() => undefined);
    },
    keptForGood: async () => {
      const { storage } = around.navigator;
      return (await storage?.persisted?.().catch(() => null)) ?? null;
    },
  };
}

function situationOf({ isSecureContext, matchMedia, navigator }: Surroundings): Situation {
  const { userAgent, maxTouchPoints, standalone } = navigator;
  if (standalone === true || matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches) {
    return 'installed';
  }
  if (!isSecureContext) return 'insecure';
  // An iPad calls itself a Macintosh; no Macintosh has a touch screen.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1) ? 'ios' : 'browser';
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
