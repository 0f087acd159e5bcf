'use client';

import { useTranslations } from 'next-intl';
import { useAreaWords } from '@/components/navigation/use-area-words';
import { Button } from '@/components/ui/button';
import { useErrorWords } from '@/components/ui/use-error-words';
import { useKeptFocus } from './use-kept-focus';
import { useLeftOut } from './use-left-out';
import type { KindSearch } from './use-search';
import { useSearchedWords } from './use-searched-words';

type SearchNotesProps = {
  kinds: readonly KindSearch[];
  /** A note that had the focus is gone. */
  onGone: () => void;
};

/** Of each kind that has something left: how far it was searched, or why it could not be, and the way on. */
export function SearchNotes({ kinds, onGone }: SearchNotesProps) {
  const leftOut = useLeftOut()(kinds);
  const keptFocus = useKeptFocus(onGone);
  const open = kinds.filter(
    ({ error, isRetrying, searchOn, searched, isSearchingOn, isSearchedOut }) =>
      error || isRetrying || searchOn || isSearchingOn || (isSearchedOut && searched !== undefined),
  );
  if (open.length === 0 && leftOut.length === 0) return null;
  return (
    <ul className="divide-y rounded-md border text-xs" {...keptFocus}>
      {open.map((kind) => (
        <li
          key={kind.search.of.name}
          tabIndex={-1}
          className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5"
        >
          <Note kind={kind} />
        </li>
      ))}
      {leftOut.map((text) => (
        <li key={text} className="px-3 py-2 text-ink-muted">
          {text}
        </li>
      ))}
    </ul>
  );
}

function Note({ kind }: { kind: KindSearch }) {
  const t = useTranslations('search');
  const shell = useTranslations('shell');
  const words = useAreaWords();
  const errorWords = useErrorWords();
  const searched = useSearchedWords();
  const name = words.kind(kind.search.of, 'many');
  if (kind.error || kind.isRetrying) {
    return (
      <>
        {kind.error ? (
          <p role="alert" className="min-w-0 flex-1 break-words text-danger-ink">
            {t('failed', { kind: name })} {errorWords(kind.error).message}
          </p>
        ) : (
          <p role="status" className="min-w-0 flex-1 text-ink-muted">
            {name}: {t('stillSearching')}
          </p>
        )}
        <Button size="sm" isPending={kind.isRetrying} onPress={kind.retry}>
          {shell('retry')}
        </Button>
      </>
    );
  }
  const more = t(searched(kind) === undefined ? 'showMore' : 'searchOn');
  return (
    <>
      <p role="status" className="min-w-0 flex-1 text-ink-muted">
        {searched(kind) ?? t('firstFound', { kind: name, count: kind.rows.length })}
      </p>
      {!kind.isSearchedOut && (
        <Button
          size="sm"
          aria-label={`${more}: ${name}`}
          isPending={kind.isSearchingOn}
          onPress={() => kind.searchOn?.()}
        >
          {more}
        </Button>
      )}
    </>
  );
}
