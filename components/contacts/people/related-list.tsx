'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState, ErrorState, LoadingState } from '@/components/ui/states';
import type { Id } from '@/lib/api/loose';
import type { Page } from '@/lib/api/reply';

type RelatedListProps<Row> = {
  label: string;
  list: UseQueryResult<Page<Row>>;
  emptyTitle: string;
  emptyText: string;
  render: (row: Row) => ReactNode;
};

/** What belongs to a record, in its panel: loading, error, nothing, or rows. */
export function RelatedList<Row extends { readonly id: Id | undefined }>(props: RelatedListProps<Row>) {
  const { label, list, emptyTitle, emptyText, render } = props;
  if (list.isPending) return <LoadingState rows={3} />;
  if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data.items.length === 0) return <EmptyState title={emptyTitle}>{emptyText}</EmptyState>;
  return (
    <ul aria-label={label} className="divide-y rounded-lg border">
      {list.data.items.map((row, index) => (
        <li key={String(row.id ?? index)} className="px-3 py-2">
          {render(row)}
        </li>
      ))}
    </ul>
  );
}
