'use client';

import { CircleAlert, CircleDashed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { usePriceWords } from '@/components/catalog/use-price-words';
import type { TimeRow } from '@/lib/catalog/timeline/time-rows';

/** The gaps and overlaps of a row in words. */
export function RowNotes({ row: { gaps, overlaps } }: { row: TimeRow<unknown> }) {
  const t = useTranslations('catalog.timeline');
  const { days } = usePriceWords();
  if (gaps.length + overlaps.length === 0) return null;
  return (
    <ul className="mt-1 space-y-0.5 text-xs [&_svg]:mt-px [&_svg]:size-3.5 [&_svg]:shrink-0">
      {overlaps.map(({ from, to, keys }) => (
        <li key={from} className="flex items-start gap-1 text-danger-ink">
          <CircleAlert aria-hidden />
          {t('overlap', { count: keys.length, days: days(from, to) })}
        </li>
      ))}
      {gaps.map(({ from, to }) => (
        <li key={from} className="flex items-start gap-1 text-ink-muted">
          <CircleDashed aria-hidden />
          {t('noPrice', { days: days(from, to) })}
        </li>
      ))}
    </ul>
  );
}
