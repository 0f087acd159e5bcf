'use client';

import { Ellipsis } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Unreadable } from '@/components/ui/unreadable';
import { cannotRead } from '@/lib/api/read/notes';
import type { DataColumn } from './data-column';
import { EditableCell } from './editable-cell';
import { rowGrid, stillCell } from './tracks';
import type { CellEditing } from './use-cell-edits';

/** What all rows of a table have in common; one object for as long as none of it changes. */
export type RowKind<Row> = {
  readonly columns: readonly DataColumn<Row>[];
  /** How many columns stand still. */
  readonly still: number;
  /** Undefined for a record that cannot be opened; absent where rows lead nowhere. */
  readonly hrefOf: ((row: Row) => string | undefined) | undefined;
  /** Second line where only the first column has room. */
  readonly summaryOf: (row: Row) => ReactNode;
  readonly nameOf: (row: Row) => string;
  readonly selectLabelOf: ((row: Row) => string) | undefined;
  readonly hasBoxes: boolean;
  readonly hasMenu: boolean;
  /** With `{name}` in the place of the row's: words are put together once, not for each row that comes into sight. */
  readonly menuLabel: string;
  readonly edits: CellEditing;
};

type DataTableRowProps<Row> = {
  kind: RowKind<Row>;
  row: Row;
  /** Empty for a record without an id that can be read. */
  rowKey: string;
  index: number;
  start: number;
  height: number;
  isWide: boolean;
  isOpen: boolean;
  /** Whether this row is the one that Tab reaches. */
  isTabStop: boolean;
  /** Undefined for a row that cannot be selected. */
  isSelected: boolean | undefined;
  /** The column whose cell is being edited. */
  editing: string | undefined;
  /** What was typed into cells and is on its way, by column. */
  sent: Readonly<Record<string, string>> | undefined;
};

function DataTableRowOf<Row>(props: DataTableRowProps<Row>) {
  const { kind, row, rowKey, index, start, height, isWide, isOpen, isTabStop, isSelected } = props;
  const { columns, still, summaryOf, nameOf, selectLabelOf } = kind;
  const t = useTranslations('ui');
  const href = rowKey === '' ? undefined : kind.hrefOf?.(row);
  const label = selectLabelOf?.(row);
  const boxes = kind.hasBoxes ? 2 : 1;
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
        isOpen || isSelected ? 'bg-selected' : 'bg-surface hover:bg-row-hover',
      )}
    >
      {kind.hasBoxes && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          role="cell"
          aria-colindex={1}
          style={leftOf('0px')}
          className={classNames('relative z-1 flex h-full items-center justify-center', stillCell)}
        >
          {isSelected !== undefined && (
            <input
              type="checkbox"
              checked={isSelected}
              readOnly
              aria-label={label ?? t('selectRow')}
              tabIndex={isTabStop ? 0 : -1}
              data-select
              className="size-4 pointer-coarse:size-5"
            />
          )}
        </div>
      )}
      {columns.map((column, place) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          role="cell"
          key={column.id}
          aria-colindex={place + boxes}
          data-cell={column.edit && column.id}
          style={place < still ? leftOf(`var(--left-${place})`) : undefined}
          className={classNames(
            'min-w-0 truncate px-2',
            place > 0 && 'hidden sm:block',
            place < still && stillCell,
            column.align === 'end' && 'text-right tabular-nums',
          )}
        >
          {place === 0 ? (
            <>
              <RowLink href={href} canOpen={kind.hrefOf !== undefined} isOpen={isOpen} isTabStop={isTabStop}>
                {column.render(row)}
              </RowLink>
              {!isWide && <div className="truncate text-ink-muted text-xs">{summaryOf(row)}</div>}
            </>
          ) : (
            <Cell {...props} column={column} />
          )}
        </div>
      ))}
      {kind.hasMenu && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div role="cell" aria-colindex={columns.length + boxes} className="relative z-1 flex justify-center">
          <button
            type="button"
            data-row-menu
            aria-haspopup="menu"
            aria-label={kind.menuLabel.replace('{name}', () => nameOf(row))}
            tabIndex={isTabStop ? 0 : -1}
            className="flex size-7 items-center justify-center rounded text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:size-10"
          >
            <Ellipsis aria-hidden className="size-4" />
          </button>
        </div>
      )}
    </div>
  );
}

const leftOf = (left: string) => ({ '--left': left }) as object;

type RowLinkProps = {
  href: string | undefined;
  /** Whether rows of this table lead somewhere. */
  canOpen: boolean;
  isTabStop: boolean;
  isOpen: boolean;
  children: ReactNode;
};

function RowLink({ href, canOpen, isTabStop, isOpen, children }: RowLinkProps) {
  const t = useTranslations('ui');
  if (href === undefined) {
    return (
      <span title={canOpen ? t('noId') : undefined} className="font-medium">
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

type CellProps<Row> = DataTableRowProps<Row> & { column: DataColumn<Row> };

function Cell<Row>({ column, row, rowKey, index, kind, editing, sent, isTabStop }: CellProps<Row>) {
  const edit = rowKey === '' ? undefined : column.edit?.(row);
  const shown = cannotRead(row, column.field ?? column.id) ? <Unreadable /> : column.render(row);
  if (!edit) return shown;
  return (
    <EditableCell
      edit={edit}
      place={{ key: rowKey, index, column: column.id }}
      edits={kind.edits}
      label={column.label}
      isAtEnd={column.align === 'end'}
      isEditing={editing === column.id}
      sent={sent?.[column.id]}
      isTabStop={isTabStop}
    >
      {shown}
    </EditableCell>
  );
}

/** A row in sight; drawn anew only when something of it changed. */
export const DataTableRow = memo(DataTableRowOf) as typeof DataTableRowOf;
