'use client';

import { useTranslations } from 'next-intl';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import type { RowFate } from '@/lib/catalog/csv/plan';
import type { CsvIssue } from '@/lib/catalog/csv/read-row';

/** What rows of a file are about, and what is wrong with them, in words. */
export function useCsvWords() {
  const shared = useIssueWords();
  const t = useTranslations('catalog.csv');
  const issue = useTranslations('catalog.csv.issue') as unknown as {
    (code: string, values: { line: number }): string;
    has(code: string): boolean;
  };
  const prices = usePriceWords();

  function ofIssue({ column, issue: code, value, line = 0 }: CsvIssue): string {
    const name = code === 'overlap' && line === 0 ? 'overlap_saved' : code;
    const words = issue.has(name) ? issue(name, { line }) : shared(code);
    if (column === 'row') return words;
    return `${t(`column.${column}`)}: ${words}${value === '' ? '' : ` (${value.slice(0, 80)})`}`;
  }

  function quantity(tier: RowFate['row']['tier'], to: number | null | undefined = tier?.hasta): string {
    if (tier === null) return '';
    const { desde: from } = tier;
    return to == null ? t('tierFrom', { from }) : t('tierBetween', { from, to });
  }

  return {
    ofFate: ({ issues }: RowFate) => issues.map(ofIssue).join('; '),
    /** `CLP · Monthly · At all times · 10 to 49 (before: 10 or more)`; empty where it is about the product alone. */
    ofPrice({ row: { terms, tier }, ends, ended }: RowFate): string {
      if (!terms) return '';
      const day = ends ? ends.day : terms.vigencia_hasta;
      const now = [
        prices.terms(terms),
        prices.days(terms.vigencia_desde, day),
        quantity(tier, ends?.quantity),
      ];
      const text = now.filter(Boolean).join(' · ');
      if (!ends || !ended) return text;
      const before = [
        ended.day !== ends.day && prices.days(terms.vigencia_desde, ended.day),
        ended.quantity !== ends.quantity && quantity(tier, ended.quantity),
      ];
      return t('before', { text, before: before.filter(Boolean).join(' · ') });
    },
  };
}
