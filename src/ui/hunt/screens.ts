/** The names of these screens and what each is given. */
import type { Desk } from '../../app/desk';
import type { Session } from '../../app/session';
import type { Aside } from '../../app/stage';

export type PartName = Aside | 'alarm' | 'turn' | 'found';

export interface PartProps {
  readonly name: PartName;
  readonly session: Session;
  /** Leaves what stands beside the evening's course. */
  readonly onDone: () => void;
  readonly onAside: (aside: Aside) => void;
  /** Gives the phone back to Jack; there while the detectives hold it. */
  readonly onBack?: (() => void) | undefined;
}

/** What a screen of this part is given. */
export type ScreenProps = Omit<PartProps, 'name'>;

/** What a screen is given that works on the detectives' own device as well. */
export interface DeskProps extends Pick<PartProps, 'onDone'> {
  readonly session: Desk;
}
