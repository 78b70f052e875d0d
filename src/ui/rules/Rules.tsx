/** The rules: what is searched and browsed, and the entry that is open. One way back at a time, one way out. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Book, load } from '../../rulebook/book';
import { Missing } from '../parts/Missing';
import { mayResume } from '../resuming';
import { t, words } from '../words';
import { putInAddress } from './address';
import { Contents } from './Contents';
import { Entry } from './Entry';
import { Glossary } from './Glossary';

import { NOTHING_KEPT } from './kept';
import { ChapterPage, GroupPage } from './Listing';
import { Nights } from './Nights';
import { nightToSetUp, phaseOf } from './now';
import { OneSide } from './OneSide';
import { closeRule, tonight } from './open';
import { back, beginAt, go, last, type Path, type View } from './path';
import { SetUp } from './SetUp';
import { ShareRule } from './ShareRule';

/** No id is longer; an address may hold anything. */
const LONGEST = 20;

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
  const [kept, setKept] = useState(NOTHING_KEPT);
  const scroller = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { view, scroll } = last(path);
  // What is new on the screen begins at its heading; what one comes back to, where one was.
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: scroll, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [view]);

  const game = tonight.value;
  // A link may open a rule before the game that comes back is there.
  const inGame = game !== null || mayResume() !== null;
  const entry = view.at === 'entry' ? book.entry(view.id) : undefined;
  useLayoutEffect(() => putInAddress(inGame ? null : (entry?.id ?? null)), [inGame, entry]);
  useLayoutEffect(() => () => putInAddress(null), []);

  const open = (next: View): void => setPath(go(path, next, scroller.current?.scrollTop ?? 0));
  const onOpen = (id: string): void => open({ at: 'entry', id });
  const keeping = { kept, keep: (what: Partial<typeof kept>) => setKept((now) => ({ ...now, ...what })) };
  const options = game?.options ?? null;
  const night = game === null ? null : nightToSetUp(game);
  const common = { book, options, onOpen, heading };
  const body = () => {
    switch (view.at) {
      case 'entry':
        return entry === undefined ? null : <Entry {...common} entry={entry} />;
      case 'chapter':
        return <ChapterPage {...common} chapter={view.chapter} of={view.of} />;
      case 'group':
        return (
          <GroupPage {...common} of={view.of} onChapter={(chapter) => open({ at: 'chapter', chapter, of: view.of })} />
        );
      case 'page':
        switch (view.page) {
          case 'jack':
          case 'police':
            return <OneSide {...common} side={view.page} />;
          case 'nights':
            return <Nights {...common} night={night} />;
          case 'setUp':
            return <SetUp {...common} {...keeping} night={night} />;
          case 'glossary':
            return <Glossary {...common} {...keeping} />;
        }
        break;
      case 'contents':
        return (
          <Contents
            {...common}
            {...keeping}
            phase={game === null ? null : phaseOf(game)}
            night={night}
            unknown={first === '' || book.entry(first) !== undefined ? null : first.slice(0, LONGEST)}
            onChapter={(chapter) => open({ at: 'chapter', chapter })}
            onGroup={(of) => open({ at: 'group', of })}
            onPage={(page) => open({ at: 'page', page })}
          />
        );
    }
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
        {entry !== undefined && !inGame && <ShareRule key={entry.id} id={entry.id} title={entry.title} />}
        <button type="button" class="button button-main" onClick={closeRule}>
          {inGame ? t('rules.toGame') : t('rules.close')}
        </button>
      </div>
    </div>
  );
}
