'use client';

import { CalendarPlus, Layers, Pencil, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { lazy } from '@/components/ui/lazy';
import { type Cell, cellIn, type Place, placeKey, type Row, sameAmount } from '@/lib/catalog/sheet/sheet';
import { currencyName } from '@/lib/format/money';
import { decimalMark, readAmount, typedText, unmistakable } from '@/lib/format/typed-amount';
import { CellConflict } from './cell-conflict';
import { useCellWords } from './use-cell-words';
import type { Matrix } from './use-matrix';

const GiveWay = lazy(() => import('./give-way').then((module) => module.GiveWay));

/** Rows that are drawn at once: each has a field a currency. */
const STEP = 20;

type PriceCardsProps = {
  matrix: Matrix;
  rows: readonly Row[];
  currencies: readonly string[];
  onTiers: (place: Place) => void;
  onTerms: (row: Row) => void;
  onFollow: (row: Row) => void;
};

/** The matrix where it has no room: a list of prices, each of which can be edited. */
export function PriceCards({ matrix, rows, currencies, onTiers, onTerms, onFollow }: PriceCardsProps) {
  const t = useTranslations('catalog.sheet');
  const words = usePriceWords();
  const [count, setCount] = useState(STEP);
  return (
    <>
      <ul className="space-y-3">
        {rows.slice(0, count).map((row) => (
          <li key={row.key} className="rounded-md border bg-surface p-3">
            <div className="mb-2 flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <h2 className="font-medium">{words.kind(row.terms)}</h2>
                <p className="text-ink-muted text-xs">{words.validity(row.terms)}</p>
              </div>
              {!matrix.isReadOnly && Object.keys(row.cells).length > 0 && (
                <IconButton
                  label={t('succeed.do')}
                  icon={<CalendarPlus aria-hidden />}
                  onPress={() => onFollow(row)}
                />
              )}
              {!matrix.isReadOnly && (
                <IconButton
                  label={t('changeTerms')}
                  icon={<Pencil aria-hidden />}
                  onPress={() => onTerms(row)}
                />
              )}
            </div>
            <div className="space-y-3">
              {currencies.map((currency) => (
                <AmountField key={currency} matrix={matrix} row={row} currency={currency} onTiers={onTiers} />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {rows.length > count && (
        <Button onPress={() => setCount(count + STEP)}>
          {t('moreRows', { count: rows.length - count })}
        </Button>
      )}
    </>
  );
}

type AmountFieldProps = Pick<PriceCardsProps, 'matrix' | 'onTiers'> & { row: Row; currency: string };

function AmountField({ matrix, row, currency, onTiers }: AmountFieldProps) {
  const t = useTranslations('catalog.sheet');
  const mark = decimalMark(useLocale());
  const { issuesAt, rowIssues, origin } = useCellWords(matrix);
  const place = { row: row.key, currency };
  const key = placeKey(place);
  const cell: Cell | undefined = cellIn(row, currency);
  const shown = typedText(cell?.text ?? '', mark);
  /** What is typed is kept until it is left; then, and where nothing is, the sheet says what stands there. */
  const [typing, setTyping] = useState<string>();
  const [reading, setReading] = useState<{ text: string; amount: string; other: string }>();
  const typed = typing ?? shown;
  const isLocked = matrix.draft.saved.locked.has(key);
  const issues = [...(cell ? rowIssues(row.key) : []), ...issuesAt(key)];

  function commit() {
    setTyping(undefined);
    if (typed === shown) return;
    const found = readAmount(typed, mark, currency);
    setReading(found?.other === undefined ? undefined : { text: typed.trim(), ...found, other: found.other });
    put(found?.amount ?? typed.trim());
  }

  function put(amount: string) {
    const saved = matrix.draft.saved.prices.get(key)?.monto;
    const text = saved !== undefined && sameAmount(saved, amount) ? saved : amount;
    matrix.edit({ kind: 'set', cells: [{ ...place, to: text === '' ? null : { text, via: 'typed' } }] });
  }

  return (
    <div className="space-y-1">
      <div className="flex items-end gap-2">
        <TextField
          label={currencyName(currency)}
          value={typed}
          onChange={setTyping}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
          inputMode="decimal"
          autoComplete="off"
          isReadOnly={matrix.isReadOnly || isLocked}
          className="flex-1"
        />
        <Button icon={<Layers aria-hidden />} isDisabled={!cell} onPress={() => onTiers(place)}>
          {t('tiersIn', { count: cell?.tramos.length ?? 0 })}
        </Button>
        {cell && !matrix.isReadOnly && (
          <IconButton
            label={t('deletePrice')}
            icon={<Trash2 aria-hidden />}
            onPress={() => matrix.edit({ kind: 'set', cells: [{ ...place, to: null }] })}
          />
        )}
      </div>
      {issues.length > 0 ? (
        <p className="text-danger-ink text-xs">{issues.join(' ')}</p>
      ) : reading && cell?.text === reading.amount ? (
        <p className="text-warning-ink text-xs">
          {t('readAs', { text: reading.text, amount: unmistakable(reading.amount, mark) })}{' '}
          <button
            type="button"
            className="min-h-6 underline"
            onClick={() => {
              setReading({ ...reading, amount: reading.other, other: reading.amount });
              put(reading.other);
            }}
          >
            {t('readInstead', { amount: unmistakable(reading.other, mark) })}
          </button>
        </p>
      ) : (
        <p className="text-ink-muted text-xs">{origin(key, cell)}</p>
      )}
      {matrix.issues.cells.get(key)?.includes('overlap') && <GiveWay matrix={matrix} row={row} />}
      {matrix.draft.conflicts.has(key) && <CellConflict matrix={matrix} place={key} />}
    </div>
  );
}
