'use client';

import { useTranslations } from 'next-intl';
import type { OtherExport } from '@/components/records/list/export-menu';

/** The prices of a list's products as rows that an import takes back. */
export function usePriceExport(): readonly OtherExport[] {
  const t = useTranslations('catalog.csv');
  return [{ list: 'prices', name: t('exportTitle'), label: t('exportPrices'), hint: t('exportPricesHint') }];
}
