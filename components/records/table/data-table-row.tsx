'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Unreadable } from '@/components/ui/unreadable';
import { cannotRead } from '@/lib/api/read/notes';

/** One column of a table of records. */
export type DataColumn<Row> = {
  id: string;
  label: string;
  /** A track of a CSS grid: `minmax(10rem,2fr)`. */
  width: string;
  align?: 'end';
  /** Makes the head a button that sorts; `direction` is undefined while the rows are in another order. */
  sort?: { direction: 'ascending' | 'descending' | undefined; onPress: () => void };
  render: (row: Row) => ReactNode;
  /** The field that it shows, where that is not its id: what cannot be read is said to be so in its place. */
  field?: string;
};

/** Tracks of a row: the first column alone on a phone, all of them otherwise. */
export const rowGrid = 'grid items-center grid-cols-(--narrow) sm:grid-cols-(--columns)';

type DataTableRowProps<Row> = {
  row: Row;
  index: number;
  start: number;
  height: number;
  columns: readonly DataColumn<Row>[];
  /** Undefined for a record without an id that can be read. */
  href: string | undefined;
  /** Second line where only the first column has room. */
  summaryOf: (row: Row) => ReactNode;
  isWide: boolean;
  isOpen: boolean;
  /** Whether this row is the one that Tab reaches. */
  isTabStop: boolean;
  /** Undefined where rows cannot be chosen. */
  isSelected: boolean | undefined;
  selectLabel: string;
};

function DataTableRowOf<Row>(props: DataTableRowProps<Row>) {
  const { row, index, start, height, columns, href, isWide, isOpen, isTabStop, isSelected } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: only the rows in sight exist, placed by a transform
    // biome-ignore lint/a11y/useFocusableInteractive: the link in the row takes the focus
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      style={{ transform: `translateY(${start}px)`, height }}
      className={classNames(
        rowGrid,
        'absolute inset-x-0 top-0 border-b',
        isOpen || isSelected ? 'bg-selected' : 'bg-surface hover:bg-hover/60',
      )}
    >
      {isSelected !== undefined && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div role="cell" className="relative z-1 flex h-full items-center justify-center">
          <input
            type="checkbox"
            checked={isSelected}
            readOnly
            aria-label={props.selectLabel}
            tabIndex={isTabStop ? 0 : -1}
            data-select
            className="size-4 pointer-coarse:size-5"
          />
        </div>
      )}
      {columns.map((column, place) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          role="cell"
          key={column.id}
          className={classNames(
            'min-w-0 truncate px-2',
            place > 0 && 'hidden sm:block',
            column.align === 'end' && 'text-right tabular-nums',
          )}
        >
          {place === 0 ? (
            <>
              <RowLink {...props} href={href}>
                {column.render(row)}
              </RowLink>
              {!isWide && <div className="truncate text-ink-muted text-xs">{props.summaryOf(row)}</div>}
            </>
          ) : (
            <Cell column={column} row={row} />
          )}
        </div>
      ))}
    </div>
  );
}

type RowLinkProps = {
  href: string | undefined;
  isTabStop: boolean;
  isOpen: boolean;
  children: ReactNode;
};

function RowLink({ href, isTabStop, isOpen, children }: RowLinkProps) {
  const t = useTranslations('ui');
  if (href === undefined) {
    return (
      <span title={t('noId')} className="font-medium">
        {children}
      </span>
    );
  }
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isOpen || undefined}
      data-row-link
      className="font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
    >
      {children}
    </Link>
  );
}

function Cell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  return cannotRead(row, column.field ?? column.id) ? <Unreadable /> : column.render(row);
}

/** A row in sight; drawn anew only when something of it changed. */
export const DataTableRow = memo(DataTableRowOf) as typeof DataTableRowOf;
