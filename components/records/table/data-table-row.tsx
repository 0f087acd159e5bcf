'use client';

import { memo, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Unreadable } from '@/components/ui/unreadable';
import { cannotRead } from '@/lib/api/read/notes';
import type { CellEdit, DataColumn } from './data-column';
import { EditableCell } from './editable-cell';
import { editCell, editCellAtEnd, rowGrid, stillCell, textCell } from './tracks';
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
  readonly words: RowWords;
  readonly edits: CellEditing;
};

/** Words are put together once, not for each row that comes into sight. */
export type RowWords = {
  /** With `{name}` in the place of the row's. */
  readonly menu: string;
  readonly select: string;
  /** Of a record that cannot be opened. */
  readonly noId: string;
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
  const { columns, still, summaryOf, nameOf, selectLabelOf, words } = kind;
  const href = rowKey === '' ? undefined : kind.hrefOf?.(row);
  const label = selectLabelOf?.(row);
  const boxes = kind.hasBoxes ? 2 : 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: only the rows in sight exist, each in its place
    // biome-ignore lint/a11y/useFocusableInteractive: the link in the row takes the focus
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      style={{ top: start, height }}
      className={classNames(
        rowGrid,
        'absolute inset-x-0 z-0 border-b',
        isOpen || isSelected ? 'bg-selected' : 'bg-surface group-not-data-scrolling/table:hover:bg-row-hover',
      )}
    >
      {kind.hasBoxes && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          role="cell"
          aria-colindex={1}
          style={{ left: 0 }}
          className={classNames('relative z-1 flex h-full items-center justify-center', stillCell)}
        >
          {isSelected !== undefined && (
            <input
              type="checkbox"
              checked={isSelected}
              readOnly
              aria-label={label ?? words.select}
              tabIndex={isTabStop ? 0 : -1}
              data-select
              className="size-4 pointer-coarse:size-5"
            />
          )}
        </div>
      )}
      {columns.map((column, place) => {
        const edit = place === 0 || rowKey === '' ? undefined : column.edit?.(row);
        return (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            role="cell"
            key={column.id}
            aria-colindex={place + boxes}
            aria-busy={props.sent?.[column.id] !== undefined || undefined}
            data-cell={column.edit && column.id}
            style={place < still ? { left: `var(--left-${place})` } : undefined}
            className={classNames(
              'px-2 aria-busy:text-ink-muted',
              edit ? editCell : textCell,
              !edit && place > 0 && 'max-sm:hidden',
              place < still && stillCell,
              column.align === 'end' && (edit ? `${editCellAtEnd} tabular-nums` : 'text-right tabular-nums'),
            )}
          >
            {place === 0 ? (
              <>
                <RowLink {...props} href={href}>
                  {column.render(row)}
                </RowLink>
                {!isWide && <div className="truncate text-ink-muted text-xs">{summaryOf(row)}</div>}
              </>
            ) : (
              <Cell {...props} column={column} edit={edit} />
            )}
          </div>
        );
      })}
      {kind.hasMenu && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div role="cell" aria-colindex={columns.length + boxes} className="relative z-1 flex justify-center">
          <button
            type="button"
            data-row-menu
            aria-haspopup="menu"
            aria-label={words.menu.replace('{name}', () => nameOf(row))}
            tabIndex={isTabStop ? 0 : -1}
            className="size-7 rounded text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:size-10"
          >
            ⋯
          </button>
        </div>
      )}
    </div>
  );
}

type RowLinkProps<Row> = DataTableRowProps<Row> & { href: string | undefined; children: ReactNode };

/** A plain link: its table leads to it, so that a row that scrolls into sight need not know how. */
function RowLink<Row>({ href, kind, isOpen, isTabStop, children }: RowLinkProps<Row>) {
  if (href === undefined) {
    return (
      <span title={kind.hrefOf && kind.words.noId} className="font-medium">
        {children}
      </span>
    );
  }
  return (
    <a
      href={href}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isOpen || undefined}
      data-row-link
      className="font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
    >
      {children}
    </a>
  );
}

type CellProps<Row> = DataTableRowProps<Row> & { column: DataColumn<Row>; edit: CellEdit | undefined };

function Cell<Row>({ column, edit, row, rowKey, index, kind, editing, sent, isTabStop }: CellProps<Row>) {
  const shown = cannotRead(row, column.field ?? column.id) ? <Unreadable /> : column.render(row);
  if (!edit) return shown;
  return (
    <EditableCell
      edit={edit}
      place={{ key: rowKey, index, column: column.id }}
      edits={kind.edits}
      label={column.label}
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
