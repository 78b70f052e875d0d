/** One rule: what it says, what the table's agreements change in it, what is not settled, and what to read next. */
import type { Ref } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Book } from '../../rulebook/book';
import type { RuleEntry, Switched } from '../../rulebook/types';
import { DEFAULT_OPTIONS, type GivenOptions } from '../../rules/options';
import { t } from '../words';
import './drawing.css';
import { EntryList } from './EntryList';

interface EntryProps {
  readonly book: Book;
  readonly entry: RuleEntry;
  /** What the game on the screen was agreed to be; null where there is none. */
  readonly options: GivenOptions | null;
  readonly onOpen: (id: string) => void;
  readonly heading: Ref<HTMLHeadingElement>;
}

export function Entry({ book, entry, options, onOpen, heading }: EntryProps) {
  const chapter = book.entriesByChapter.find((one) => one.chapter === entry.chapter);
  const next = entry.seeAlso.flatMap((id) => book.entry(id) ?? []);
  return (
    <article class="rules-entry">
      <header>
        <p class="rules-where">
          <span class="rules-id">{entry.id}</span> <span>{chapter?.title}</span>
        </p>
        <h1 ref={heading} tabIndex={-1} class="title">
          {entry.title}
        </h1>
      </header>
      <div class="prose">
        {entry.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {entry.example !== undefined && <Figure key={entry.id} {...entry.example} />}
      {entry.switches !== undefined && (
        <section class="rules-part">
          <h2 class="label">{t('rules.agreements')}</h2>
          {entry.switches.map((one) => (
            <Agreement key={one.name} agreed={one} options={options} />
          ))}
        </section>
      )}
      {entry.uncertain !== undefined && (
        <section class="rules-part">
          <h2 class="label">{t('rules.uncertain')}</h2>
          <p class="note">{entry.uncertain}</p>
        </section>
      )}
      {next.length > 0 && (
        <section class="rules-part">
          <h2 class="label">{t('rules.seeAlso')}</h2>
          <EntryList entries={next} onOpen={onOpen} short />
        </section>
      )}
    </article>
  );
}

/** The picture comes with the board, which is not loaded before somebody looks at one; until then, its place and its words. */
function Figure({ drawing, caption }: NonNullable<RuleEntry['example']>) {
  const [loaded, setLoaded] = useState<typeof import('./Drawing') | null>(null);
  useEffect(() => {
    import('./Drawing').then(setLoaded, () => {});
  }, []);
  return (
    <figure class="rules-figure">
      <div class="rules-figure-frame" data-kind={drawing.kind}>
        {loaded !== null && <loaded.Drawing drawing={drawing} caption={caption} />}
      </div>
      {/* The picture has the same words for its name. */}
      <figcaption aria-hidden={loaded !== null}>{caption}</figcaption>
    </figure>
  );
}

/** What holds tonight, said plainly; where no game is on, what would hold. */
function Agreement({ agreed, options }: { readonly agreed: Switched; readonly options: GivenOptions | null }) {
  const state = options === null ? 'open' : isSwitched(options, agreed.name) ? 'on' : 'off';
  return (
    <div class="rules-agreed" data-state={state}>
      <p class="rules-state">{t(`rules.agreed.${state}`)}</p>
      {state === 'off' && <p>{agreed.without}</p>}
      <p>
        {state === 'off' && `${t('rules.agreed.open')}: `}
        {agreed.how}
      </p>
    </div>
  );
}

/** Other than where nobody says anything: the sentence of a switch tells what then holds. */
export function isSwitched(options: GivenOptions, name: string): boolean {
  const given = (options as Readonly<Record<string, unknown>>)[name];
  const usual = (DEFAULT_OPTIONS as unknown as Readonly<Record<string, unknown>>)[name];
  return given !== undefined && given !== usual;
}
