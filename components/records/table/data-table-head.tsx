'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type DataColumn, rowGrid } from './data-table-row';
import { SortButton } from './sort-button';

export const HEAD_HEIGHT = 32;

type DataTableHeadProps<Row> = {
  columns: readonly DataColumn<Row>[];
  /** The box that chooses all; undefined where rows cannot be chosen. */
  choice: { isAll: boolean; isSome: boolean; onChange: (isAll: boolean) => void } | undefined;
};

/** The row of column heads of a table of records, which stays in sight. */
export function DataTableHead<Row>({ columns, choice }: DataTableHeadProps<Row>) {
  const t = useTranslations('ui');
  return (
    // biome-ignore lint/a11y/useSemanticElements: only the rows in sight exist, placed by a transform
    // biome-ignore lint/a11y/useFocusableInteractive: what is acted on in the head takes the focus
    <div
      role="row"
      aria-rowindex={1}
      style={{ height: HEAD_HEIGHT }}
      className={classNames(rowGrid, 'sticky top-0 z-2 border-b bg-canvas text-ink-muted text-xs')}
    >
      {choice && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div role="columnheader" className="flex items-center justify-center">
          <input
            type="checkbox"
            aria-label={t('selectLoaded')}
            checked={choice.isAll}
            ref={(box) => {
              if (box) box.indeterminate = choice.isSome && !choice.isAll;
            }}
            onChange={(event) => choice.onChange(event.target.checked)}
            className="size-4 pointer-coarse:size-5"
          />
        </div>
      )}
      {columns.map((column, place) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          role="columnheader"
          key={column.id}
          aria-sort={column.sort && (column.sort.direction ?? 'none')}
          className={classNames(
            'truncate px-2 font-medium',
            place > 0 && 'hidden sm:block',
            column.align === 'end' && 'text-right',
          )}
        >
          {column.sort ? <SortButton label={column.label} {...column.sort} /> : column.label}
        </div>
      ))}
    </div>
  );
}

/** The tracks of `rowGrid` for these columns. */
export function tracksOf(columns: readonly DataColumn<never>[], hasBoxes: boolean): CSSProperties {
  const box = hasBoxes ? '2.5rem ' : '';
  const tracks = columns.map(({ width }) => width).join(' ');
  return { '--columns': box + tracks, '--narrow': `${box}minmax(0,1fr)` } as CSSProperties;
}
