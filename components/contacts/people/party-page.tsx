'use client';

import { Building2, Plus, Upload, UserRound } from 'lucide-react';
import { useParams, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useCommands } from '@/components/commands/command-registry';
import { useShortcut } from '@/components/commands/shortcuts';
import { importPath, newPartyPath, partyPath } from '@/components/contacts/paths';
import { BulkTags } from '@/components/contacts/tags/bulk-tags';
import { ExportMenu } from '@/components/records/list/export-menu';
import { useUrlFilter } from '@/components/records/list/use-url-filter';
import { DataTable } from '@/components/records/table/data-table';
import { useRowSelection } from '@/components/records/table/row-selection';
import { ColumnChoice } from '@/components/records/views/column-choice';
import { SavedViews } from '@/components/records/views/saved-views';
import { useViews } from '@/components/records/views/use-views';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { soon } from '@/components/ui/late';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState, ErrorState, LoadingState, NoMatchState } from '@/components/ui/states';
import { addContactTags } from '@/lib/api/contract/contacts';
import { idOf, type PartyRecord } from '@/lib/api/records';
import { isFiltered, isSifting, partyFilterNames, sift } from '@/lib/contacts/party-filter';
import { partyName } from '@/lib/contacts/party-name';
import { PartyFilters } from './party-filters';
import { type PartyKindName, partyKinds } from './party-kind';
import { usePartyColumns } from './use-party-columns';
import { usePartyList } from './use-party-list';

soon(() => import('./party-panel'));
soon(() => import('./new-party-panel'));

/** How many rows are read by themselves, and each time that it is asked for, while rows are sifted here. */
const SIFT_LIMIT = 2_000;

type PartyPageProps = { kindName: PartyKindName; children: ReactNode };

/** The list of contacts or companies; `children` is the panel of the open one. */
export function PartyPage({ kindName, children }: PartyPageProps) {
  const kind = partyKinds[kindName];
  const t = useTranslations('contacts');
  const router = useRouter();
  const { filter, setFilter, replaceQuery, query } = useUrlFilter(partyFilterNames);
  const { id: openId } = useParams<{ id?: string }>();
  const mayCreate = useCan(kind.operations.create);
  const mayTag = useCan(addContactTags) && kindName === 'contacts';
  const list = usePartyList(kind, filter.q, filter.estado);
  const { tag, without } = filter;
  const rows = useMemo(() => sift(list.rows, { tag, without }), [list.rows, tag, without]);
  const keys = useMemo(() => rows.map(idOf), [rows]);
  const selection = useRowSelection(keys);
  const { columns: chosenIds, chooseColumns } = useViews(kindName);
  const columns = usePartyColumns(kind, chosenIds);
  const isSifted = isSifting(filter);
  const { hasMore, isLoadingMore, moreError, loadMore } = list;

  const [siftLimit, setSiftLimit] = useState(SIFT_LIMIT);
  const readsOn = hasMore && (!isSifted || list.rows.length < siftLimit);
  const chosen = useMemo(() => rows.filter((row) => selection.keys.has(idOf(row))), [rows, selection.keys]);

  const newHref = newPartyPath(kind, query);
  const openNew = useCallback(() => router.push(newHref, { scroll: false }), [router, newHref]);
  useShortcut('/', t('keys.search'), () =>
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus(),
  );
  useShortcut('c', t(`kind.${kindName}.new`), () => mayCreate && openNew());
  const commands = useMemo(
    () =>
      mayCreate
        ? [
            { id: `new ${kindName}`, label: t(`kind.${kindName}.new`), icon: Plus, run: openNew },
            {
              id: `import ${kindName}`,
              label: t('import.title'),
              icon: Upload,
              run: () => router.push(importPath),
            },
          ]
        : [],
    [mayCreate, kindName, t, openNew, router],
  );
  useCommands(commands);

  const clear = () => setFilter({ q: '', tag: '', without: '', estado: '' });
  const hrefOf = useCallback((row: PartyRecord) => partyPath(kind, idOf(row), query), [kind, query]);
  const summaryOf = useCallback(
    (row: PartyRecord) => [row.email, row.telefono].filter(Boolean).join(' · ') || '—',
    [],
  );
  const newButton = mayCreate && (
    <LinkButton href={newHref} scroll={false} variant="primary" icon={<Plus aria-hidden />}>
      {t(`kind.${kindName}.new`)}
    </LinkButton>
  );

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 sm:px-6">
      <PartyFilters kind={kind} filter={filter} onChange={setFilter} onClear={clear}>
        <SavedViews page={kindName} query={query.slice(1)} onApply={replaceQuery} />
        <ColumnChoice
          columns={columns.choices}
          shown={columns.shownIds}
          onChange={(ids) => chooseColumns.mutate(ids && [...ids])}
        />
        <ExportMenu list={kind.exportName} name={t(`kind.${kindName}.title`)} query={query.slice(1)} />
        <div className="grid max-sm:grow max-sm:[&_svg]:hidden">{newButton}</div>
      </PartyFilters>
      {mayTag && chosen.length > 0 && (
        <BulkTags
          contacts={chosen}
          onClear={selection.clear}
          readAll={hasMore ? list.readMore : undefined}
          onAllRead={() => selection.setAll(true)}
        />
      )}
      {isSifted && !list.isPending && (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink text-xs">
          {t(hasMore ? 'sifted' : 'siftedAll', { shown: rows.length, read: list.rows.length })}{' '}
          {hasMore && !readsOn && (
            <Button size="sm" onPress={() => setSiftLimit(list.rows.length + SIFT_LIMIT)}>
              {t('siftOn')}
            </Button>
          )}
        </p>
      )}
      {list.isPending ? (
        <LoadingState rows={12} />
      ) : list.error ? (
        <ErrorState error={list.error} onRetry={list.retry} />
      ) : rows.length > 0 || readsOn ? (
        <DataTable
          label={t(`kind.${kindName}.title`)}
          columns={columns.shown}
          rows={rows}
          keyOf={idOf}
          hrefOf={hrefOf}
          summaryOf={summaryOf}
          openKey={openId === undefined ? undefined : decodeURIComponent(openId)}
          selection={mayTag ? selection : undefined}
          selectLabelOf={(row) => t('select', { name: partyName(row) })}
          isStale={list.isStale}
          hasMore={readsOn}
          isLoadingMore={isLoadingMore}
          moreError={moreError}
          onLoadMore={loadMore}
        />
      ) : isFiltered(filter) ? (
        <NoMatchState onClear={clear} />
      ) : (
        <EmptyState
          icon={kindName === 'contacts' ? <UserRound aria-hidden /> : <Building2 aria-hidden />}
          title={t(`kind.${kindName}.emptyTitle`)}
          actions={
            mayCreate && (
              <>
                {newButton}
                <LinkButton href={importPath} icon={<Upload aria-hidden />}>
                  {t('import.title')}
                </LinkButton>
              </>
            )
          }
        >
          {t(`kind.${kindName}.emptyText`)}
        </EmptyState>
      )}
      {children}
    </div>
  );
}
