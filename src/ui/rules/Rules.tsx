/** The rules: what is searched and browsed, and the entry that is open. One way back at a time, one way out. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Book, load } from '../../rulebook/book';
import { Missing } from '../parts/Missing';
import { t, words } from '../words';
import { Chapter } from './Chapter';
import { Contents } from './Contents';
import { Entry } from './Entry';
import { closeRule, tonight } from './open';
import { back, beginAt, go, last, type Path, type View } from './path';

export function Rules({ first }: { readonly first: string }) {
  const [book, setBook] = useState<Book | null>(null);
  const [missing, setMissing] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setMissing(false);
    load(words.code).then(setBook, () => setMissing(true));
  }, [tries]);
  if (book !== null) return <Open book={book} first={first} />;
  return (
    <div class="rules-wait" aria-busy={!missing}>
      {missing && <Missing onRetry={() => setTries(tries + 1)} />}
      <button type="button" class="button" onClick={closeRule}>
        {t('rules.close')}
      </button>
    </div>
  );
}

function Open({ book, first }: { readonly book: Book; readonly first: string }) {
  const [path, setPath] = useState<Path>(() => beginAt(first, (id) => book.entry(id) !== undefined));
  const [query, setQuery] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { view, scroll } = last(path);
  // What is new on the screen begins at its heading; what one comes back to, where one was.
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: scroll, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [view]);

  const open = (next: View): void => setPath(go(path, next, scroller.current?.scrollTop ?? 0));
  const openEntry = (id: string): void => open({ at: 'entry', id });
  const game = tonight.value;
  const body = () => {
    if (view.at === 'entry') {
      const entry = book.entry(view.id);
      if (entry === undefined) return null;
      return <Entry book={book} entry={entry} options={game?.options ?? null} onOpen={openEntry} heading={heading} />;
    }
    if (view.at === 'chapter') {
      return <Chapter book={book} chapter={view.chapter} onOpen={openEntry} heading={heading} />;
    }
    return (
      <Contents
        book={book}
        phase={game?.phase ?? null}
        query={query}
        onQuery={setQuery}
        onOpen={openEntry}
        onChapter={(chapter) => open({ at: 'chapter', chapter })}
        heading={heading}
      />
    );
  };
  return (
    <div class="rules">
      <div class="rules-body" ref={scroller} key={path.length}>
        {body()}
      </div>
      <div class="rules-foot">
        {view.at !== 'contents' && (
          <button type="button" class="button" onClick={() => setPath(back(path))}>
            {path.length > 1 ? t('app.back') : t('rules.all')}
          </button>
        )}
        <button type="button" class="button button-main" onClick={closeRule}>
          {game === null ? t('rules.close') : t('rules.toGame')}
        </button>
      </div>
    </div>
  );
}
