'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import { useAreaWords } from '@/components/navigation/use-area-words';
import { useSession } from '@/components/session/session-context';
import { SearchField } from '@/components/ui/fields/search-field';
import { NoMatchState } from '@/components/ui/states';
import { useExplorer } from '../explorer-state';
import { useFavourites } from '../kept/use-kept-requests';
import { type OperationEntry, operationsByArea, standingsOf } from '../operations/operation-entry';
import { scrollPane } from '../scroll-pane';
import { OperationLink } from './operation-link';

/** All operations by area, favourites first, found by typing; the arrow keys lead from one to the next. */
export function OperationList({ shown }: { shown: string | null }) {
  const t = useTranslations('explorer.list');
  const words = useAreaWords();
  const { operations } = useExplorer();
  const { favourites } = useFavourites();
  const { closed, user } = useSession();
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const standings = useMemo(
    () => standingsOf(operations, closed, user.role),
    [operations, closed, user.role],
  );
  const areas = operationsByArea(operations, text);
  const marked = text === '' ? operations.filter(({ id }) => favourites.includes(id)) : [];
  // Who comes by an address sees where in the list they are.
  useEffect(() => {
    const link = shown === null ? null : list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && !isInSight(link)) scrollPane(link, 'middle');
  }, [shown]);
  useShortcut('/', t('search'), () => list.current?.querySelector('input')?.focus());

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, [data-operation]') ?? [])];
    const next = stops[stops.indexOf(event.target as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function openFirst() {
    list.current?.querySelector<HTMLElement>('[data-operation]')?.click();
  }

  const groupOf = (key: string, title: string, some: readonly OperationEntry[]) => (
    <section key={key}>
      <h2 className="px-2 pt-3 pb-1 font-medium text-ink-muted text-xs">{title}</h2>
      <ul>
        {some.map((operation) => (
          <li key={operation.id}>
            <OperationLink
              operation={operation}
              standing={standings.get(operation.id) ?? 'open'}
              isShown={operation.id === shown}
            />
          </li>
        ))}
      </ul>
    </section>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a way beside Tab
    <div ref={list} onKeyDown={onKeyDown}>
      <SearchField label={t('search')} value={text} onChange={setText} onSubmit={openFirst} />
      <nav aria-label={t('label')}>
        {marked.length > 0 && groupOf('favourites', t('favourites'), marked)}
        {areas.map(({ area, operations: some }) => groupOf(area, words.name(area), some))}
      </nav>
      {areas.length === 0 && <NoMatchState onClear={() => setText('')} />}
    </div>
  );
}

/** Whether all of it is in the window; what is not drawn, as the list on a phone, needs no scrolling. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height === 0 || (top >= 0 && bottom <= window.innerHeight);
}
