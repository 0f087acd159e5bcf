'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShortcut } from '@/components/commands/shortcuts';
import { Button } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { useMedia } from '@/components/ui/use-media';
import type { Hit } from './hit';
import { HitLine } from './hit-line';
import { RecordPreview } from './record-preview';

/** Results that are drawn at first, and with each press. */
const STEP = 50;

type SearchResultsProps = {
  hits: readonly Hit[];
  typed: string;
  /** More may come; what it says meanwhile. */
  waiting: string | undefined;
  /** Up from the first one. */
  onLeave: () => void;
};

/** Results as links; J, K and the arrows walk them, and on wide screens the one stood on is previewed. */
export function SearchResults({ hits, typed, waiting, onLeave }: SearchResultsProps) {
  const t = useTranslations('search');
  const panel = useTranslations('records.panel');
  const list = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState({ typed, limit: STEP, at: '' });
  // Of another text it begins anew; the results that stay keep the focus.
  const { limit, at } = reached.typed === typed ? reached : { limit: STEP, at: '' };
  const isWide = useMedia('(min-width: 1024px)');
  const previewed = hits.find(({ href }) => href === at) ?? hits[0];

  useShortcut('j', panel('next'), () => focusHit(list.current, 1));
  useShortcut('k', panel('previous'), () => focusHit(list.current, -1));

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (!focusHit(list.current, by) && by < 0) onLeave();
  }

  // The button may go with the press, so the first new result takes the focus.
  function showMore() {
    flushSync(() => setReached({ typed, limit: limit + STEP, at }));
    list.current?.querySelectorAll<HTMLElement>('[data-hit]')[limit]?.focus();
  }

  return (
    <div className="flex min-h-0 gap-6">
      <div className="min-w-0 flex-1">
        <p role="status" className="mb-1 text-ink-muted text-xs">
          {t('count', { count: hits.length })}
          {waiting && ` · ${waiting}`}
        </p>
        <ul ref={list} aria-label={t('results')} onKeyDown={onKeyDown} className="-mx-2">
          {hits.slice(0, limit).map((hit) => (
            <li key={hit.href}>
              <PageLink
                href={hit.href}
                data-hit
                onFocus={() => setReached({ typed, limit, at: hit.href })}
                onMouseEnter={() => setReached({ typed, limit, at: hit.href })}
                className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2.5 rounded-md px-2 hover:bg-hover focus-visible:bg-hover focus-visible:-outline-offset-2"
              >
                <HitLine hit={hit} typed={typed} />
              </PageLink>
            </li>
          ))}
        </ul>
        {hits.length > limit && (
          <Button className="mt-2" onPress={showMore}>
            {t('showMore')}
          </Button>
        )}
      </div>
      {isWide && previewed && (
        <aside
          aria-label={t('preview')}
          className="sticky top-4 h-fit w-80 shrink-0 rounded-lg border bg-raised p-4 max-lg:hidden"
        >
          <RecordPreview hit={previewed} />
        </aside>
      )}
    </div>
  );
}

/** Moves the focus to the next or the previous result within an element; false where there is none. */
export function focusHit(within: HTMLElement | null, by: number): boolean {
  const links = [...(within?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
  const next = links[links.indexOf(document.activeElement as HTMLElement) + by];
  next?.focus();
  return next !== undefined;
}
