'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Workflow } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import { keyOfRecord } from '@/components/records/record-link';
import { MoreRows } from '@/components/records/table/more-rows';
import { useCan, useTarget } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { lazyOverlay } from '@/components/ui/lazy';
import { EmptyState, ErrorState, LoadingState, NoMatchState } from '@/components/ui/states';
import { createWorkflow, listWorkflows } from '@/lib/api/contract/workflows';
import { itemsOf, pagesOf } from '@/lib/api/queries';
import { fits, foldersOf, isFiltered } from './list-filter';
import { ListFilters } from './list-filters';
import { useListFilter } from './use-list-filter';
import { WorkflowRow } from './workflow-row';

const CreateWorkflow = lazyOverlay(() => import('./create-workflow').then((module) => module.CreateWorkflow));

/** The workflows of the subaccount, with what is wrong with them. */
export function WorkflowListPage() {
  const t = useTranslations('workflows.list');
  const { filter, setFilter, clear } = useListFilter();
  const query = filter.status === '' ? { limit: 100 } : { limit: 100, status: filter.status };
  const list = useInfiniteQuery(pagesOf(listWorkflows, { query }, useTarget()));
  const mayCreate = useCan(createWorkflow);
  const [isCreating, setIsCreating] = useState(false);
  useShortcut('c', t('create'), () => mayCreate && setIsCreating(true));

  const all = itemsOf(list.data);
  const shown = all.filter((workflow) => fits(workflow, filter));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  // The API does not search: what is searched has to be read. A page that failed is read again when somebody asks.
  const readsOn =
    hasNextPage &&
    !isFetchingNextPage &&
    !isFetchNextPageError &&
    (filter.search !== '' || filter.folder !== '' || shown.length === 0);
  useEffect(() => {
    if (readsOn) void fetchNextPage();
  }, [readsOn, fetchNextPage]);

  const create = mayCreate && (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setIsCreating(true)}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} actions={create} />
      <div className="space-y-3 px-4 pb-8 sm:px-6">
        <ListFilters filter={filter} onChange={setFilter} folders={foldersOf(all)} workflows={all} />
        {list.isPending ? (
          <LoadingState rows={5} />
        ) : list.error && all.length === 0 ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : shown.length > 0 ? (
          <ul aria-label={t('title')} className="divide-y rounded-lg border bg-surface">
            {shown.map((workflow, place) => (
              <WorkflowRow key={keyOfRecord(workflow, place)} workflow={workflow} />
            ))}
          </ul>
        ) : isFiltered(filter) ? (
          !hasNextPage && <NoMatchState onClear={clear} />
        ) : (
          <div className="rounded-lg border border-dashed">
            <EmptyState icon={<Workflow aria-hidden />} title={t('emptyTitle')} actions={create}>
              {t('emptyText')}
            </EmptyState>
          </div>
        )}
        {all.length > 0 && list.error ? (
          <MoreRows
            isLoading={list.isFetching}
            error={list.error}
            onRetry={() => void (isFetchNextPageError ? fetchNextPage() : list.refetch())}
          />
        ) : (
          hasNextPage && (
            <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
              {t('more')}
            </Button>
          )
        )}
      </div>
      {mayCreate && <CreateWorkflow isOpen={isCreating} onOpenChange={setIsCreating} />}
    </>
  );
}
