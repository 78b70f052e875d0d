/** The screens of this part of the app, by name. */
import './hunt.css';
import type { ComponentChildren } from 'preact';
import { Alarm } from './Alarm';
import { FalseClue } from './FalseClue';
import { Found } from './Found';
import { Goulston } from './Goulston';
import { Letters } from './Letters';
import { Level } from './Level';
import { Paper } from './Paper';
import { Rewind } from './Rewind';
import { StatePlaces } from './StatePlaces';
import type { PartProps } from './screens';
import { Turn } from './Turn';

export function Part({ name, session, onDone, onAside, onBack }: PartProps): ComponentChildren {
  const props = { session, onDone, onAside };
  switch (name) {
    case 'alarm':
      return <Alarm {...props} />;
    case 'turn':
      return session.told.value.table.goulston === null ? <Turn {...props} onBack={onBack} /> : <Goulston {...props} />;
    case 'found':
      return <Found {...props} />;
    case 'places':
      return <StatePlaces {...props} />;
    case 'falseClue':
      return <FalseClue {...props} />;
    case 'goulston':
      return <Goulston {...props} />;
    case 'letters':
      return <Letters {...props} />;
    case 'rewind':
      return <Rewind {...props} />;
    case 'level':
      return <Level {...props} />;
    case 'paper':
      return <Paper {...props} />;
  }
}
