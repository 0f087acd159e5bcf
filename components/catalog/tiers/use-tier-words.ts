'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatDecimal } from '@/lib/format/money';
import type { Tier } from '@/lib/rules/prices/amounts';

/** What the quantities of a tier are called: `1 to 9`, `10 or more`. */
export function useTierWords(): (tier: Tier) => string {
  const t = useTranslations('catalog.tiers');
  const locale = useLocale();
  const text = (quantity: number) => formatDecimal(String(quantity), locale);
  return ({ desde, hasta }) => {
    if (hasta === null) return t('orMore', { from: text(desde) });
    return desde === hasta ? text(desde) : t('range', { from: text(desde), to: text(hasta) });
  };
}
