'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useTarget } from '@/components/layout/session-context';
import { EmptyState, ErrorState, LoadingState, NoMatchState } from '@/components/layout/states';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { FormError } from '@/components/ui/form-error';
import { Select } from '@/components/ui/select';
import { itemsOf, pagesOf } from '@/lib/api/queries';
import { listEvents } from '@/lib/contract/webhooks';
import { CursorField } from './cursor-field';
import { Moment } from './moment';
import { eventPath } from './paths';
import { useCatalog } from './use-catalog';

const ALL = 'all';

/** `GET /events`, oldest first, by type and from a cursor on; `children` is the open event. */
export function EventList({ children }: { children: ReactNode }) {
  const t = useTranslations('webhooks.events');
  const target = useTarget();
  const { catalog } = useCatalog();
  const params = useSearchParams();
  const pathname = usePathname();
  const type = params.get('type') ?? '';
  const after = params.get('after') ?? '';
  const pages = useInfiniteQuery({
    ...pagesOf(
      listEvents,
      { query: { type: type || undefined, cursor: after || undefined, limit: 100 } },
      target,
    ),
    refetchOnWindowFocus: false,
  });
  const events = itemsOf(pages.data);
  const cursor = pages.data?.pages.at(-1)?.nextCursor ?? events.at(-1)?.id;

  function setParams(change: Record<string, string>) {
    const entries = Object.entries({ type, after, ...change }).filter(([, value]) => value !== '');
    const query = new URLSearchParams(entries).toString();
    window.history.replaceState(null, '', query === '' ? pathname : `${pathname}?${query}`);
  }

  return (
    <div className="space-y-3 px-4 pb-8 sm:px-6">
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label={t('type')}
          className="w-56"
          value={type || ALL}
          onChange={(id) => setParams({ type: id === ALL ? '' : id })}
          options={[
            { id: ALL, label: t('allTypes') },
            ...[...catalog.values()].flat().map((id) => ({ id, label: id })),
          ]}
        />
        <CursorField value={after} onCommit={(cursor) => setParams({ after: cursor })} />
        {cursor !== undefined && cursor !== null && (
          <p className="flex min-h-8 items-center gap-1 text-ink-muted text-xs">
            {t('cursor')} <code className="font-mono text-ink">{String(cursor)}</code>
            <CopyButton text={String(cursor)} label={t('copyCursor')} />
          </p>
        )}
      </div>
      {pages.isPending ? (
        <LoadingState rows={10} />
      ) : pages.error && !pages.data ? (
        <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      ) : events.length === 0 ? (
        type !== '' || after !== '' ? (
          <NoMatchState onClear={() => setParams({ type: '', after: '' })} />
        ) : (
          <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
        )
      ) : (
        <ul aria-label={t('title')} className="divide-y divide-line rounded-lg border bg-surface">
          {after === '' && <li className="px-4 py-2 text-ink-muted text-xs">{t('retention')}</li>}
          {events.map((event) => (
            <li key={event.id}>
              <Link
                href={eventPath(event.id === undefined ? '' : String(event.id), params.toString())}
                prefetch={false}
                scroll={false}
                className="flex min-h-10 flex-wrap items-center gap-x-4 px-4 py-1.5 hover:bg-hover/60 focus-visible:-outline-offset-2"
              >
                <span className="w-20 font-mono text-ink-muted text-xs">{event.id}</span>
                <span className="min-w-0 flex-1 truncate font-mono text-xs">{event.type ?? '—'}</span>
                <span className="text-ink-muted text-xs">
                  <Moment at={event.created_at} show="exact" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {events.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            isPending={pages.isFetchingNextPage || pages.isRefetching}
            onPress={() => void (pages.hasNextPage ? pages.fetchNextPage() : pages.refetch())}
          >
            {pages.hasNextPage ? t('more') : t('look')}
          </Button>
          {!pages.hasNextPage && <p className="text-ink-muted text-xs">{t('end')}</p>}
        </div>
      )}
      {pages.data && <FormError error={pages.error} />}
      {children}
    </div>
  );
}
