/** Where somebody is in the guided nights, as it stands in the setting of the device. */
import type { GuideSide } from '../../app/guide';

/** The step of each side, and which side is on the screen. */
export interface GuidePlace {
  readonly jack: number;
  readonly police: number;
  readonly on: GuideSide | null;
}

/** What a setting says; the beginning for what it does not. */
export function readPlace(text: string | null): GuidePlace {
  const [jack, police, on] = (text ?? '').split(' ');
  return { jack: Number(jack) || 0, police: Number(police) || 0, on: on === 'jack' || on === 'police' ? on : null };
}

export function placeText({ jack, police, on }: GuidePlace): string {
  return `${jack} ${police} ${on ?? ''}`;
}
