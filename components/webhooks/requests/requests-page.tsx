'use client';

import { Radio, ScrollText } from 'lucide-react';
import { useParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useState } from 'react';
import { ExportMenu } from '@/components/records/list/export-menu';
import { OwnList } from '@/components/records/list/own-list';
import { useAddress } from '@/components/records/list/use-address';
import { useCan } from '@/components/session/session-context';
import { ForbiddenState } from '@/components/shell/forbidden-state';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { preload } from '@/components/ui/lazy';
import { NoMatchState } from '@/components/ui/states';
import { requestPath } from '@/components/webhooks/paths';
import { listRequests } from '@/lib/api/contract/requests';
import { type RequestRow, targetOf } from './logged-request';
import { requestColumns, requestSummary } from './request-columns';
import { RequestFilterBar } from './request-filter-bar';
import { isFiltered, noFilters, requestFilters } from './request-filters';
import { useRequests } from './use-requests';

preload(() => import('./request-panel'));

const keyOf = ({ id }: RequestRow) => String(id ?? '');
const titleOf = (row: RequestRow) => `${row.method ?? ''} ${targetOf(row)}`;

/** The requests to the API, newest first; `children` is the panel of the open one. */
export function RequestsPage({ children }: { children: ReactNode }) {
  const mayRead = useCan(listRequests);
  return mayRead ? <Requests>{children}</Requests> : <ForbiddenState isUnderHeader />;
}

function Requests({ children }: { children: ReactNode }) {
  const t = useTranslations('requests');
  const { values: filters, set, query } = useAddress(requestFilters);
  const { id } = useParams<{ id?: string }>();
  const [isFollowing, setIsFollowing] = useState(true);
  const { reading, rows, more, asked, waiting, admit } = useRequests(filters, isFollowing);
  const hrefOf = useCallback((row: RequestRow) => requestPath(row.id ?? '', query), [query]);
  const clear = () => set(noFilters);

  return (
    <div className="flex flex-[1_1_0px] flex-col gap-3">
      <div className="space-y-3 px-4 sm:px-6">
        <p className="text-ink-muted text-xs">{t('text')}</p>
        <RequestFilterBar filters={filters} onChange={set}>
          <ExportMenu
            list="listRequests"
            name={t('exportName')}
            query={new URLSearchParams(asked as Record<string, string>).toString()}
          />
          {isFiltered(filters) && (
            <Button variant="ghost" onPress={clear}>
              {t('filter.clear')}
            </Button>
          )}
          <Button
            variant="ghost"
            icon={<Radio aria-hidden className={isFollowing ? 'text-success' : 'text-ink-faint'} />}
            aria-pressed={isFollowing}
            onPress={() => setIsFollowing((before) => !before)}
            className="max-sm:ml-auto"
          >
            {t(isFollowing ? 'live' : 'follow')}
          </Button>
        </RequestFilterBar>
      </div>
      <OwnList
        name="requests"
        label={t('list')}
        columns={requestColumns}
        columnWords={useTranslations('requests.column')}
        reading={reading}
        rows={rows}
        more={more}
        keyOf={keyOf}
        titleOf={titleOf}
        hrefOf={hrefOf}
        summaryOf={requestSummary}
        openKey={id}
        live={{
          ...{ waiting, label: t('new', { count: waiting }), admit },
          ...{ isFollowing, onFollow: setIsFollowing },
        }}
        empty={
          isFiltered(filters) ? (
            <NoMatchState onClear={clear} />
          ) : (
            <EmptyState icon={<ScrollText aria-hidden />} title={t('emptyTitle')}>
              {t('emptyText')}
            </EmptyState>
          )
        }
      >
        {children}
      </OwnList>
    </div>
  );
}
