'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import type { DataColumn } from './data-table-row';

type SortButtonProps = { label: string } & NonNullable<DataColumn<unknown>['sort']>;

/** The head of a column that sorts its table. */
export function SortButton({ label, direction, onPress }: SortButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-6 max-w-full items-center gap-1 rounded font-medium hover:text-ink focus-visible:-outline-offset-1"
    >
      <span className="truncate">{label}</span>
      {direction === 'ascending' && <ArrowUp aria-hidden className="size-3.5 shrink-0" />}
      {direction === 'descending' && <ArrowDown aria-hidden className="size-3.5 shrink-0" />}
    </button>
  );
}
