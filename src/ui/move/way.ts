/**
 * The three ways to say where: number keys, a list of circles, the map. The one used last is used again, as long as the
 * page stays open.
 */
import { type Signal, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

export type Way = 'keys' | 'list' | 'map';

export const moveWay: Signal<Way> = signal<Way>('keys');
export const hideoutWay: Signal<Way> = signal<Way>('keys');
export const crimeWay: Signal<Way> = signal<Way>('keys');
export const askWay: Signal<Way> = signal<Way>('map');
/** The police's questions while Jack holds the phone and types what he hears. */
export const aloudWay: Signal<Way> = signal<Way>('keys');

/** Where there is room for the map beside the keys. */
const WIDE = '(min-width: 60rem)';

export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const media = matchMedia(WIDE);
    const changed = (): void => setWide(media.matches);
    changed();
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, []);
  return wide;
}
