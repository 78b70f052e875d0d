/** One side on one page. */
import type { Ref } from 'preact';
import type { Book, Side } from '../../rulebook/book';
import type { GivenOptions } from '../../rules/options';
import { t } from '../words';
import { Lines } from './Lines';
import { partsOf } from './sides';

interface OneSideProps {
  readonly side: Side;
  readonly book: Book;
  readonly options: GivenOptions | null;
  readonly onOpen: (id: string) => void;
  readonly heading: Ref<HTMLHeadingElement>;
}

export function OneSide({ side, book, options, onOpen, heading }: OneSideProps) {
  return (
    <>
      <h1 ref={heading} tabIndex={-1} class="title">
        {t(`sides.${side}`)}
      </h1>
      {partsOf(side).map(({ title, lines }) => (
        <section key={title} class="rules-part">
          <h2 class="rules-head">{title}</h2>
          <Lines lines={lines} book={book} options={options} onOpen={onOpen} />
        </section>
      ))}
    </>
  );
}
