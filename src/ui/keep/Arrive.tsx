/** A game from another phone goes on here. */

import type { Shelf } from '../../app/index';
import { takeUp } from '../../app/moved';
import { Heading } from '../parts/Heading';
import { t } from '../words';
import { FilePick } from './FilePick';

interface ArriveProps {
  readonly shelf: Shelf;
  readonly onOpen: (id: string) => void;
}

export function Arrive({ shelf, onOpen }: ArriveProps) {
  const store = shelf.store.value;
  if (store === null) return null;
  return (
    <>
      <Heading>{t('arrive.title')}</Heading>
      <div class="prose">
        <p>{t('arrive.what')}</p>
        <p class="note">{t('arrive.after')}</p>
      </div>
      <FilePick label={t('arrive.pick')} take={(text) => takeUp(store, shelf.around, text)} onTaken={onOpen} />
    </>
  );
}
