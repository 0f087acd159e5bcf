'use client';

import { useTimeZone, useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { useAddress } from '@/components/records/list/use-address';
import { WalkProvider, walkOf } from '@/components/records/panel/walk-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FormError } from '@/components/ui/fields/form-error';
import { preload } from '@/components/ui/lazy';
import { ErrorState, LoadingState, NoMatchState } from '@/components/ui/states';
import { useCatalog } from '@/components/webhooks/directory/use-catalog';
import { eventPath } from '@/components/webhooks/paths';
import { addressOf } from '@/lib/fields/address';
import { timeThere } from '@/lib/format/record-time';
import { EventRows } from './event-rows';
import { emptyScope, momentOf, scopeCodecs, typesOf } from './event-scope';
import { EventToolbar } from './event-toolbar';
import { ListedEvents } from './listed-events';
import { useEventLog } from './use-event-log';

preload(() => import('./event-panel'));

/** `GET /events`, oldest first, by type and from a moment or a cursor on; `children` is the open event. */
export function EventList({ children }: { children: ReactNode }) {
  const t = useTranslations('webhooks.events');
  const { catalog } = useCatalog();
  const { values: scope, set: setScope } = useAddress(scopeCodecs);
  const timeZone = useTimeZone() ?? 'UTC';
  const types = useMemo(() => typesOf(scope, catalog), [scope, catalog]);
  const moment = useMemo(() => momentOf(scope.start, timeThere(), timeZone), [scope.start, timeZone]);
  const { log, isPending, error, retry, ...reading } = useEventLog({ scope, types, moment });
  const query = addressOf(scopeCodecs, scope);
  const keyOf = ({ id }: { id?: unknown }) => String(id);
  const walk = log && walkOf(log.rows, keyOf, (row) => eventPath(keyOf(row), query));
  const isOpen = scope.type === '' && scope.until === '' && scope.search === '';
  const isWhole = isOpen && scope.after === '' && ['newest', 'oldest'].includes(scope.start);

  return (
    <div className="flex min-h-[36rem] flex-[1_1_0px] flex-col gap-3 px-4 pb-4 sm:min-h-[30rem] sm:px-6">
      <EventToolbar scope={scope} onChange={setScope} cursor={log?.cursor} />
      {isPending ? (
        <div className="space-y-2">
          {(moment !== undefined || scope.until !== '') && (
            <p className="text-ink-muted text-xs">{t('seeking')}</p>
          )}
          <LoadingState rows={10} />
        </div>
      ) : error || !log ? (
        <ErrorState error={error} onRetry={retry} />
      ) : log.rows.length > 0 ? (
        <EventRows
          log={log}
          query={query}
          opensAtEnd={scope.start === 'newest' && scope.after === ''}
          {...reading}
        />
      ) : !log.isAtEnd ? (
        <EmptyState
          title={t('searchedTitle', { count: log.searched })}
          actions={
            <Button isPending={reading.isLoadingMore} onPress={reading.loadMore}>
              {t('searchOn')}
            </Button>
          }
        >
          {t('searchedText')}
        </EmptyState>
      ) : log.hasUnread ? (
        <EmptyState title={t('unreadTitle')}>{t('withoutId')}</EmptyState>
      ) : isWhole ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : isOpen ? (
        <EmptyState title={t('noneYetTitle')}>{t('noneYetText')}</EmptyState>
      ) : (
        <NoMatchState onClear={() => setScope(emptyScope)} />
      )}
      {log?.rows.length === 0 && <FormError error={reading.moreError} />}
      <ListedEvents value={log}>
        <WalkProvider value={walk}>{children}</WalkProvider>
      </ListedEvents>
    </div>
  );
}
