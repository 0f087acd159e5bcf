'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePriceWords } from '@/components/catalog/use-price-words';
import type { Bar } from '@/lib/catalog/timeline/time-rows';
import { formatMoney } from '@/lib/format/money';
import type { TimedPrice } from './timeline';

/** What a bar says: its amount, whether it holds today, its days and whether they are saved. */
export function useBarWords() {
  const t = useTranslations('catalog.timeline');
  const locale = useLocale();
  const words = usePriceWords();
  const amount = ({ price }: Bar<TimedPrice>) => formatMoney(price.monto, price.moneda, locale);
  const standing = (bar: Bar<TimedPrice>) => t(`standing.${bar.standing}`);
  const draft = ({ price }: Bar<TimedPrice>) =>
    price.state === 'saved' ? undefined : t(`draft.${price.state}`);
  return {
    amount,
    standing,
    draft,
    days: ({ price }: Bar<TimedPrice>) => words.validity(price),
    all: (bar: Bar<TimedPrice>) =>
      [amount(bar), standing(bar), words.validity(bar.price), draft(bar)].filter(Boolean).join(', '),
  };
}
