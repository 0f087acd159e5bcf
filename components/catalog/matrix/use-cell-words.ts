'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Cell } from '@/lib/catalog/sheet/sheet';
import { placeOf } from '@/lib/catalog/sheet/sheet';
import { formatMoney } from '@/lib/format/money';
import type { Matrix } from './use-matrix';

/** What is wrong with a price, in words, and where its amount comes from. */
export function useCellWords({ draft, issues }: Pick<Matrix, 'draft' | 'issues'>) {
  const t = useTranslations('catalog.sheet');
  const locale = useLocale();
  return {
    issuesAt: (place: string) => (issues.cells.get(place) ?? []).map((issue) => t(`issue.${issue}`)),
    rowIssues: (row: string) => (issues.rows.get(row) ?? []).map((issue) => t(`issue.${issue}`)),
    /** `Saved price 12`, `Pasted, was CLP 10`. */
    origin(place: string, cell: Cell | undefined): string {
      const saved = draft.saved.prices.get(place);
      const { currency } = placeOf(place);
      if (draft.saved.locked.has(place)) return t('origin.locked');
      if (!cell)
        return saved
          ? t('origin.deleted', { was: formatMoney(saved.monto, currency, locale) })
          : t('origin.none');
      const was = saved && { was: formatMoney(saved.monto, currency, locale) };
      if (saved?.monto === cell.text) return t('origin.saved', { id: String(saved.id) });
      const via = cell.via ?? 'typed';
      return was ? t(`origin.over.${via}`, was) : t(`origin.${via}`);
    },
  };
}
