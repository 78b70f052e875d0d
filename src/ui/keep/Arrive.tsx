/** A game from another phone goes on here: from its file, or made again when the phone is lost. */
import { useState } from 'preact/hooks';
import type { Shelf } from '../../app/index';
import { badRecoveryText, remake } from '../../app/lost-phone';
import { takeUp } from '../../app/moved';
import { Characters } from '../parts/Characters';
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
      <section class="rescue-way">
        <h2 class="card-title">{t('arrive.file')}</h2>
        <p>{t('arrive.what')}</p>
        <p class="note">{t('arrive.after')}</p>
        <FilePick label={t('arrive.pick')} take={(text) => takeUp(store, shelf.around, text)} onTaken={onOpen} />
      </section>
      <Lost store={store} shelf={shelf} onOpen={onOpen} />
    </>
  );
}

function Lost({ store, shelf, onOpen }: ArriveProps & { readonly store: NonNullable<Shelf['store']['value']> }) {
  const [typed, setTyped] = useState('');
  return (
    <section class="rescue-way">
      <h2 class="card-title">{t('arrive.lost')}</h2>
      <p>{t('arrive.lostWhat')}</p>
      <Characters label={t('arrive.text')} what={t('arrive.textWhat')} typed={typed} onType={setTyped} />
      <FilePick
        label={t('arrive.lostPick')}
        before={() => badRecoveryText(typed)}
        take={(text) => remake(store, shelf.around, typed, text)}
        onTaken={(taken) => {
          setTyped('');
          onOpen(taken);
        }}
      />
      <p class="note">{t('arrive.lostAfter')}</p>
    </section>
  );
}
