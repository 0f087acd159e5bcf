'use client';

import { Ellipsis, Layers } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { lazy } from '@/components/ui/lazy';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { cellIn, placeKey, type Row } from '@/lib/catalog/sheet/sheet';
import { currencyName } from '@/lib/format/money';
import { decimalMark, unmistakable } from '@/lib/format/typed-amount';
import { CellConflict } from './cell-conflict';
import { PasteBar } from './paste-bar';
import { useCellWords } from './use-cell-words';
import type { Grid } from './use-grid';
import type { Matrix } from './use-matrix';

const GiveWay = lazy(() => import('./give-way').then((module) => module.GiveWay));

type CellBarProps = {
  matrix: Matrix;
  grid: Grid;
  row: Row | undefined;
  currency: string | undefined;
  onTiers: () => void;
  onTerms: () => void;
  onFollow: () => void;
  ref: Ref<HTMLDivElement>;
};

/** What is to be said of the active cell, and what can be done with it; always there, so that nothing jumps. */
export function CellBar(props: CellBarProps) {
  const { matrix, grid, row, currency, onTiers, onTerms, onFollow, ref } = props;
  const t = useTranslations('catalog.sheet');
  const words = usePriceWords();
  const mark = decimalMark(useLocale());
  const { issuesAt, rowIssues, origin } = useCellWords(matrix);
  const key = row && currency ? placeKey({ row: row.key, currency }) : undefined;
  const cell = row && currency ? cellIn(row, currency) : undefined;
  const isLocked = key !== undefined && matrix.draft.saved.locked.has(key);
  const issues = key === undefined ? [] : issuesAt(key);
  const { reading } = grid;
  if (grid.pending) return <PasteBar pending={grid.pending} grid={grid} />;
  return (
    <div ref={ref} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm">
      <p className="min-w-0 flex-1 basis-80">
        {row && (
          <span className="font-medium">
            {words.kind(row.terms)} · {words.validity(row.terms)}
            {currency && ` · ${currencyName(currency)}`}
          </span>
        )}
        {key !== undefined && <span className="ml-2 text-ink-muted">{origin(key, cell)}</span>}
        {[...(row ? rowIssues(row.key) : []), ...issues].map((issue) => (
          <span key={issue} className="ml-2 text-danger-ink">
            {issue}
          </span>
        ))}
        {reading && currency && (
          <span className="ml-2 text-warning-ink">
            {t('readAs', { text: reading.text, amount: unmistakable(reading.amount, mark) })}{' '}
            <button type="button" className="underline" onClick={grid.readOther}>
              {t('readInstead', { amount: unmistakable(reading.other, mark) })}
            </button>
          </span>
        )}
        <span role="status" className="ml-2 text-ink-muted">
          {grid.told}
        </span>
      </p>
      {key !== undefined && matrix.draft.conflicts.has(key) && <CellConflict matrix={matrix} place={key} />}
      {row && key !== undefined && matrix.issues.cells.get(key)?.includes('overlap') && (
        <GiveWay matrix={matrix} row={row} />
      )}
      {row && currency && (
        <Button size="sm" icon={<Layers aria-hidden />} isDisabled={isLocked || !cell} onPress={onTiers}>
          {t('tiersIn', { count: cell?.tramos.length ?? 0 })}
        </Button>
      )}
      <Menu
        label={t('cellMenu')}
        trigger={<IconButton label={t('cellMenu')} size="sm" icon={<Ellipsis aria-hidden />} />}
      >
        <MenuItem onAction={onTerms} isDisabled={!row || matrix.isReadOnly}>
          {t('changeTerms')}
        </MenuItem>
        <MenuItem
          onAction={onFollow}
          isDisabled={!row || Object.keys(row.cells).length === 0 || matrix.isReadOnly}
        >
          {t('succeed.do')}
        </MenuItem>
        <MenuItem onAction={grid.clear} isDisabled={!cell || matrix.isReadOnly} isDanger>
          {t(key !== undefined && matrix.draft.saved.prices.has(key) ? 'deletePrice' : 'clearCell')}
        </MenuItem>
        <MenuItem
          onAction={() => row && matrix.edit({ kind: 'removeRow', row: row.key })}
          isDisabled={!row || matrix.isReadOnly}
          isDanger
        >
          {t('removeRow')}
        </MenuItem>
      </Menu>
    </div>
  );
}
