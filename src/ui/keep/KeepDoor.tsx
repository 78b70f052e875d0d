/** Past games and games from another phone: not needed for a night, so loaded when somebody goes there. */
import type { Shelf } from '../../app/index';
import { t } from '../words';
import { Later } from './Later';

const load = () => import('./loaded');

export interface KeepDoorProps {
  readonly shelf: Shelf;
  readonly which: 'past' | 'arrive';
  readonly onOpen: (id: string) => void;
  readonly onBack: () => void;
}

export function KeepDoor({ shelf, which, onOpen, onBack }: KeepDoorProps) {
  return (
    <main class="screen">
      <Later load={load}>
        {({ PastGames, Arrive }) => {
          const Screen = which === 'past' ? PastGames : Arrive;
          return <Screen shelf={shelf} onOpen={onOpen} />;
        }}
      </Later>
      <div class="stack foot">
        <button type="button" class="button button-tall" onClick={onBack}>
          {t('app.back')}
        </button>
      </div>
    </main>
  );
}
