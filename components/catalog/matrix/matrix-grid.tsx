// biome-ignore-all lint/a11y/useSemanticElements: only the rows in sight exist, placed by arithmetic
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and says which cell is active
'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { classNames } from '@/components/ui/class-names';
import { useFixedRows } from '@/components/ui/use-fixed-rows';
import type { Range } from '@/lib/catalog/sheet/paste';
import type { Row } from '@/lib/catalog/sheet/sheet';
import { currencyName } from '@/lib/format/money';
import { CellBar } from './cell-bar';
import { CellEditor } from './cell-editor';
import { flagsOf } from './cell-flags';
import { GridRow, partOf } from './grid-row';
import { COLUMN, PINNED, ROW } from './grid-sizes';
import type { Point } from './selection';
import { useGrid } from './use-grid';
import { useGridPointer } from './use-grid-pointer';
import type { Matrix } from './use-matrix';

export type GridHandle = { readonly go: (point: Point) => void };

type MatrixGridProps = {
  matrix: Matrix;
  rows: readonly Row[];
  currencies: readonly string[];
  onTiers: (place: { row: string; currency: string }) => void;
  onTerms: (row: Row) => void;
  onFollow: (row: Row) => void;
  onKeys: () => void;
  handle: Ref<GridHandle>;
};

/** The matrix as a grid for mouse and keyboard: rows in sight alone, one input where something is typed. */
export function MatrixGrid(props: MatrixGridProps) {
  const { matrix, rows, currencies, onTiers, onTerms, onFollow, onKeys, handle } = props;
  const t = useTranslations('catalog.sheet');
  const words = usePriceWords();
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const sight = useFixedRows({ scroller, count: rows.length, height: ROW, offset: ROW, overscan: 3 });
  const { draft, issues } = matrix;

  function show({ at, column }: Point) {
    sight.show(at);
    const element = scroller.current;
    if (!element || column < 0) return;
    const start = column * COLUMN;
    const room = element.clientWidth - PINNED;
    if (start < element.scrollLeft) element.scrollLeft = start;
    else if (start + COLUMN > element.scrollLeft + room) element.scrollLeft = start + COLUMN - room;
  }
  const tiersAt = ({ at, column }: Point) => onTiers({ row: rows[at]!.key, currency: currencies[column]! });
  const grid = useGrid({
    matrix,
    rows,
    currencies,
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? ROW) / ROW) - 2),
    show,
    focus: () => scroller.current?.focus({ preventScroll: true }),
    onTerms,
    onKeys,
    // The last button of the bar opens the menu.
    onMenu: () => [...(menu.current?.querySelectorAll('button') ?? [])].at(-1)?.click(),
  });
  const { filling, handlers } = useGridPointer(grid, tiersAt);
  useImperativeHandle(handle, () => ({
    go(point) {
      grid.go(point);
      scroller.current?.focus();
    },
  }));

  const { active } = grid.selection;
  const activeRow = rows[active.at];
  const activeCurrency = currencies[active.column];
  const indexes = sight.indexes.includes(active.at) ? sight.indexes : [...sight.indexes, active.at];
  const width = PINNED + COLUMN * currencies.length;
  const label = activeRow && [words.kind(activeRow.terms), words.validity(activeRow.terms)].join(', ');
  const { editing } = grid;
  const isEdited = editing && editing.row === activeRow?.key && editing.currency === activeCurrency;
  const editor = isEdited && (
    <CellEditor
      key={`${editing.row} ${editing.currency}`}
      label={[label, currencyName(editing.currency)].join(', ')}
      text={editing.text}
      onCommit={grid.commit}
      onCancel={grid.cancel}
    />
  );

  return (
    <div className="min-w-0">
      <CellBar
        ref={menu}
        matrix={matrix}
        grid={grid}
        row={activeRow}
        currency={activeCurrency}
        onTiers={() => tiersAt(active)}
        onTerms={() => activeRow && onTerms(activeRow)}
        onFollow={() => activeRow && onFollow(activeRow)}
      />
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        aria-label={t('label')}
        aria-describedby={`${gridId}-keys`}
        aria-rowcount={rows.length + 1}
        aria-colcount={currencies.length + 1}
        aria-multiselectable
        aria-readonly={matrix.isReadOnly || undefined}
        aria-activedescendant={activeRow && `${gridId}-${active.at}-${active.column}`}
        onKeyDown={grid.onKeyDown}
        onCopy={grid.onClipboard}
        onCut={grid.onClipboard}
        onPaste={grid.onClipboard}
        {...handlers}
        className="relative max-h-[60vh] w-fit max-w-full select-none overflow-auto rounded-md border bg-surface text-sm focus-visible:outline-2 focus-visible:outline-accent"
      >
        <div
          role="row"
          aria-rowindex={1}
          className="sticky top-0 z-20 flex bg-canvas"
          style={{ width, height: ROW }}
        >
          <div
            role="columnheader"
            aria-colindex={1}
            className="sticky left-0 z-10 flex shrink-0 items-center border-r border-b bg-canvas px-3 font-medium text-ink-muted text-xs"
            style={{ width: PINNED }}
          >
            {t('terms')}
          </div>
          {currencies.map((currency, column) => (
            <div
              key={currency}
              role="columnheader"
              aria-colindex={column + 2}
              className="flex shrink-0 items-center justify-end border-r border-b px-2 font-medium text-ink-muted text-xs"
              style={{ width: COLUMN }}
            >
              {currencyName(currency)}
            </div>
          ))}
        </div>
        <div role="rowgroup" className="relative" style={{ height: sight.total, width }}>
          {indexes.map((at) => {
            const row = rows[at];
            if (!row) return null;
            const isActive = at === active.at;
            const { left, right } =
              isActive && active.column < 0 ? { left: -1, right: -1 } : partOf(grid.range, at);
            return (
              <GridRow
                key={row.key}
                gridId={gridId}
                row={row}
                at={at}
                top={sight.startOf(at)}
                currencies={currencies}
                flags={flagsOf(draft, issues, row, currencies)}
                saved={draft.saved}
                hasRowIssue={issues.rows.has(row.key)}
                left={left}
                right={right}
                active={isActive ? active.column : undefined}
                editor={isActive ? editor : undefined}
              />
            );
          })}
          {grid.range && !matrix.isReadOnly && !filling && !grid.pending && (
            <Outline range={grid.range}>
              <span
                data-fill
                className="pointer-events-auto absolute -right-1 -bottom-1 size-2.5 cursor-crosshair border border-surface bg-accent"
              />
            </Outline>
          )}
          {(filling ?? grid.pending?.plan.range) && (
            <Outline range={(filling ?? grid.pending?.plan.range)!} isDashed />
          )}
        </div>
      </div>
      <p id={`${gridId}-keys`} className="sr-only">
        {t('keysHint')}
      </p>
    </div>
  );
}

type OutlineProps = { range: Range; isDashed?: boolean; children?: React.ReactNode };

/** A line around a range. */
function Outline({ range, isDashed, children }: OutlineProps) {
  const { top, bottom, left, right } = range;
  return (
    <div
      aria-hidden
      className={classNames(
        'pointer-events-none absolute z-[5] border-accent',
        isDashed ? 'border-2 border-dashed' : 'border',
      )}
      style={{
        top: top * ROW,
        height: (bottom - top + 1) * ROW,
        left: PINNED + left * COLUMN,
        width: (right - left + 1) * COLUMN,
      }}
    >
      {children}
    </div>
  );
}
