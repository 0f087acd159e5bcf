'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { RecordCell } from '@/components/records/fields/record-cell';
import { keyOfRecord } from '@/components/records/record-link';
import { MoreRows } from '@/components/records/table/more-rows';
import { useWords } from '@/components/records/words';
import { useCan, useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState, ErrorState, LoadingState } from '@/components/ui/states';
import type { Sending } from '@/lib/api/client';
import type { Id } from '@/lib/api/loose';
import { itemsOf, pagesOf } from '@/lib/api/queries';
import type { ListOperation } from '@/lib/api/reply';
import { type Field, pathOf, type Relation, type Resource } from '@/lib/resources/resource';
import { RelatedAdd } from './related-add';
import { RelatedDone } from './related-done';

type RelatedRecordsProps = {
  label: string;
  of: Resource;
  relation: Relation;
  id: Id | undefined;
};
type Row = { readonly id?: Id | undefined };

const SHOWN = 3;

/** What belongs to a record. A page that could not be read leaves those that were. */
export function RelatedRecords({ label, of, relation, id }: RelatedRecordsProps) {
  const t = useTranslations('records.panel');
  const sent = {
    path: relation.path && { [relation.path]: id },
    query: { limit: 50, ...(relation.query && { [relation.query]: id }) },
  } as unknown as Sending<ListOperation>;
  const list = useInfiniteQuery({
    ...pagesOf(relation.list as ListOperation, sent, useTarget()),
    enabled: id !== undefined,
  });
  const rows = itemsOf(list.data) as readonly Row[];

  if (id === undefined) return <EmptyState title={t('noRelated')} />;
  const add =
    of.quickAdd && relation.query ? (
      <RelatedAdd of={of} names={of.quickAdd} belongs={{ [relation.query]: id }} />
    ) : (
      relation.newHref && <RelatedNew of={of} href={relation.newHref(id)} />
    );
  if (list.isPending || rows.length === 0) {
    return (
      <>
        {add}
        {list.isPending ? (
          <LoadingState rows={3} />
        ) : list.error ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <EmptyState title={t('noRelated')} />
        )}
      </>
    );
  }
  return (
    <>
      {add}
      <ul aria-label={label} className="-mx-2 divide-y">
        {rows.map((row, place) => (
          <li key={keyOfRecord(row, place)}>
            <RelatedRow of={of} row={row} without={relation.query} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button
          size="sm"
          className="mt-2"
          isPending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      <MoreRows
        isLoading={list.isFetchingNextPage}
        error={list.isFetchNextPageError ? list.error : null}
        onRetry={() => void list.fetchNextPage()}
      />
    </>
  );
}

/** Leads to where one more is made for the record, by who may. */
function RelatedNew({ of, href }: { of: Resource; href: string }) {
  const words = useWords(of.words.list);
  if (!useCan(of.operations.create!)) return null;
  return (
    <LinkButton href={href} icon={<Plus aria-hidden />} className="mb-3">
      {words('new')}
    </LinkButton>
  );
}

function RelatedRow({ of, row, without }: { of: Resource; row: Row; without: string | undefined }) {
  const nameOr = useNameOr();
  const title = of.title(row);
  const href = of.hrefOf ? of.hrefOf(row) : row.id === undefined ? undefined : pathOf(of, row.id);
  const [first, ...cells] = Object.entries<Field | undefined>(of.fields)
    .filter(([name, field]) => field?.column?.isUsual && name !== without)
    .map(([name]) => name)
    .slice(0, SHOWN);
  // A kind that nothing names is called by its first column.
  const names = title === undefined ? cells : [first!, ...cells];
  const heading =
    title === undefined && first ? <RecordCell of={of} name={first} row={row} /> : nameOr(title, row.id);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-2 py-2">
      {of.done && <RelatedDone of={of} row={row} title={nameOr(title, row.id)} />}
      <span className="min-w-40 flex-1 truncate font-medium">
        {href === undefined ? (
          heading
        ) : (
          <Link href={href} className="hover:underline">
            {heading}
          </Link>
        )}
      </span>
      {names.map((name) => (
        <span key={name} className="min-w-0 truncate text-ink-muted">
          <RecordCell of={of} name={name} row={row} />
        </span>
      ))}
    </div>
  );
}
