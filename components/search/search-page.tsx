'use client';

import { Search as SearchIcon, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import { SearchBox } from '@/components/records/list/search-box';
import { useAddress } from '@/components/records/list/use-address';
import { Button } from '@/components/ui/button';
import { State } from '@/components/ui/empty-state';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { KindFilter } from './kind-filter';
import { searchCodecs } from './search-address';
import { SearchNotes } from './search-notes';
import { focusHit, SearchResults } from './search-results';
import { useSearch } from './use-search';

/** Finds records of all kinds by text, the best first, with how far each kind was searched. */
export function SearchPage() {
  const t = useTranslations('search');
  const palette = useTranslations('shell.palette');
  const { values, set } = useAddress(searchCodecs);
  const found = useSearch(values.q);
  const page = useRef<HTMLDivElement>(null);
  const isShown = (kind: string) => values.kind.length === 0 || values.kind.includes(kind);
  const hits = found.hits.filter(({ kind }) => isShown(kind));
  const kinds = found.kinds.filter(({ search }) => isShown(search.of.name));
  const failed = kinds.filter(({ error }) => error);
  const isNothingRead = kinds.length > 0 && failed.length === kinds.length && hits.length === 0;

  const isSearching = kinds.some(({ isPending }) => isPending);
  const isPaused = kinds.some(({ isPaused }) => isPaused);
  const waiting = isPaused ? palette('waiting') : isSearching ? t('stillSearching') : undefined;

  const focusField = () => page.current?.querySelector('input')?.focus();
  const focusOn = () => focusHit(page.current, 1) || focusField();
  useShortcut('/', t('label'), focusField);
  useEffect(() => {
    if (new URLSearchParams(location.search).get('q') === null) page.current?.querySelector('input')?.focus();
  }, []);

  return (
    <div ref={page} className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 sm:px-6">
      {/* From the field the arrow leads down into what was found. */}
      <search
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && focusHit(page.current, 1)) event.preventDefault();
        }}
      >
        <SearchBox
          label={t('label')}
          value={values.q}
          onCommit={(q) => set({ q })}
          className="max-w-2xl [&_input]:h-10"
        />
      </search>
      {found.error ? (
        <ErrorState error={found.error} onRetry={found.retry} />
      ) : !found.isAsked ? (
        <State icon={<SearchIcon aria-hidden />} title={t('startTitle')}>
          {t('startText')}
        </State>
      ) : (
        <>
          <KindFilter kinds={found.kinds} chosen={values.kind} onChoose={(kind) => set({ kind })} />
          {isNothingRead ? (
            <ErrorState
              error={failed[0]!.error}
              onRetry={() => {
                for (const { retry } of failed) retry();
              }}
            />
          ) : (
            <SearchNotes kinds={kinds} onGone={focusOn} />
          )}
          {hits.length > 0 ? (
            <SearchResults hits={hits} typed={found.typed} waiting={waiting} onLeave={focusField} />
          ) : found.isPaused ? (
            <p role="status" className="text-ink-muted">
              {palette('waiting')}
            </p>
          ) : found.isPending ? (
            <LoadingState rows={8} />
          ) : (
            !isNothingRead && (
              <State
                icon={<SearchX aria-hidden />}
                title={t('noneTitle', { text: found.typed })}
                actions={
                  values.kind.length > 0 && <Button onPress={() => set({ kind: [] })}>{t('allKinds')}</Button>
                }
              >
                {t('noneText')}
              </State>
            )
          )}
        </>
      )}
    </div>
  );
}
