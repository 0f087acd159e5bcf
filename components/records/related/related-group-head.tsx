'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RecordCell } from '@/components/records/fields/record-cell';
import { formatMoney } from '@/lib/format/money';
import type { MoneySum } from '@/lib/format/money-sums';
import type { Resource } from '@/lib/resources/resource';

type RelatedGroupHeadProps = {
  of: Resource;
  by: string;
  word: string;
  count: number;
  totals: readonly MoneySum[];
};

/** What a group of related records has in common, how many they are, and what they sum up to. */
export function RelatedGroupHead({ of, by, word, count, totals }: RelatedGroupHeadProps) {
  const t = useTranslations('records.related');
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 pb-1">
      <RecordCell of={of} name={by} row={{ [by]: word }} />
      <span className="text-ink-muted text-xs">{t('count', { count })}</span>
      <span className="ml-auto flex flex-wrap justify-end gap-x-3 font-medium tabular-nums">
        {totals.map(({ currency, amount }) => (
          <span key={currency}>{formatMoney(amount, currency, locale)}</span>
        ))}
      </span>
    </div>
  );
}
