// biome-ignore-all lint/a11y/useSemanticElements: only the rows in sight exist, placed by arithmetic
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and says which cell is active
'use client';

import { Layers, Lock, TriangleAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { classNames } from '@/components/ui/class-names';
import type { Saved } from '@/lib/catalog/sheet/draft';
import type { Range } from '@/lib/catalog/sheet/paste';
import { cellIn, placeKey, type Row } from '@/lib/catalog/sheet/sheet';
import { formatAmount } from '@/lib/format/money';
import type { Flag } from './cell-flags';
import { COLUMN, PINNED, ROW } from './grid-sizes';

type GridRowProps = {
  gridId: string;
  row: Row;
  at: number;
  top: number;
  currencies: readonly string[];
  flags: string;
  saved: Saved;
  hasRowIssue: boolean;
  /** Of the selection, where it is in this row; -1 to -1 is the terms. */
  left: number | undefined;
  right: number | undefined;
  /** The column of the active cell, where it is in this row. */
  active: number | undefined;
  /** Stands in the active cell while it is edited. */
  editor: ReactNode;
};

const looks: Record<Flag, string> = {
  k: 'bg-sunken text-ink-muted',
  x: 'bg-warning-soft',
  i: 'bg-danger-soft text-danger-ink',
  n: 'bg-accent-soft font-medium',
  c: 'bg-accent-soft font-medium',
  d: 'text-ink-faint line-through',
  '-': '',
};

/** The cells of one row; drawn anew only where something of it is other. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { gridId, row, at, top, currencies, flags, saved, hasRowIssue, left, right, active, editor } = props;
  const words = usePriceWords();
  const t = useTranslations('catalog.sheet');
  const locale = useLocale();
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      className="absolute flex"
      style={{ top, height: ROW, width: PINNED + COLUMN * currencies.length }}
    >
      <div
        role="rowheader"
        id={`${gridId}-${at}--1`}
        data-at={at}
        data-column={-1}
        aria-colindex={1}
        aria-selected={left === -1}
        className={classNames(
          'sticky left-0 z-10 flex shrink-0 flex-col justify-center border-r border-b bg-surface px-3 leading-tight',
          active === -1 && 'outline-2 -outline-offset-2 outline-accent',
        )}
        style={{ width: PINNED }}
      >
        <span className="flex items-center gap-1 truncate font-medium">
          {words.kind(row.terms)}
          {hasRowIssue && <TriangleAlert aria-label={t('flag.i')} className="size-3.5 text-danger-ink" />}
        </span>
        <span className="truncate text-ink-muted text-xs">{words.validity(row.terms)}</span>
      </div>
      {currencies.map((currency, column) => {
        const flag = flags[column] as Flag;
        const key = placeKey({ row: row.key, currency });
        const cell = cellIn(row, currency);
        const isSelected = left !== undefined && column >= left && column <= right!;
        const text = cell?.text ?? (flag === 'd' ? saved.prices.get(key)!.monto : lockedText(saved, key));
        const isActive = active === column;
        return (
          <div
            key={currency}
            role="gridcell"
            id={`${gridId}-${at}-${column}`}
            data-at={at}
            data-column={column}
            aria-colindex={column + 2}
            aria-selected={isSelected}
            aria-invalid={flag === 'i' || undefined}
            aria-readonly={flag === 'k' || undefined}
            className={classNames(
              'relative flex shrink-0 items-center justify-end gap-1 border-r border-b px-2 tabular-nums',
              looks[flag],
              isSelected && !isActive && 'bg-selected',
              isActive && 'outline-2 -outline-offset-2 outline-accent',
            )}
            style={{ width: COLUMN }}
          >
            {flag === 'i' && <TriangleAlert aria-hidden className="mr-auto size-3.5 shrink-0" />}
            {flag === 'k' && <Lock aria-hidden className="mr-auto size-3.5 shrink-0" />}
            {flag !== '-' && <span className="sr-only">{t(`flag.${flag}`)}</span>}
            {cell && cell.tramos.length > 0 && (
              <span data-tiers className="mr-auto inline-flex items-center gap-0.5 text-ink-muted text-xs">
                <Layers aria-hidden className="size-3" />
                {cell.tramos.length}
                <span className="sr-only">{t('tiersIn', { count: cell.tramos.length })}</span>
              </span>
            )}
            <span className="truncate">{formatAmount(text, currency, locale)}</span>
            {isActive && editor}
          </div>
        );
      })}
    </div>
  );
});

function lockedText(saved: Saved, key: string): string {
  const locked = saved.locked.get(key);
  return locked ? (locked.monto ?? '…') : '';
}

/** How much of a range is in a row. */
export function partOf(range: Range | undefined, at: number): { left?: number; right?: number } {
  if (!range || at < range.top || at > range.bottom) return {};
  return { left: range.left, right: range.right };
}
