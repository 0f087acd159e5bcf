'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useChoiceWords } from '@/components/records/words';
import { formatDay } from '@/lib/format/dates';
import { currencyName } from '@/lib/format/money';
import type { PriceTerms, Validity } from '@/lib/rules/prices/terms';

type Period = Pick<PriceTerms, 'periodicidad' | 'periodo_dias'>;

/** What people call a price: what it is for and when it holds. Words that only the server knows stay as they are. */
export function usePriceWords() {
  const t = useTranslations('catalog.terms');
  const locale = useLocale();
  const typeWord = useChoiceWords('catalog.terms.type');
  const periodWord = useChoiceWords('catalog.terms.period');

  return useMemo(() => {
    const period = ({ periodicidad, periodo_dias }: Period) =>
      periodo_dias !== null && periodo_dias > 0
        ? t('days', { count: periodo_dias })
        : periodicidad === null
          ? ''
          : periodWord(periodicidad);

    /** `Monthly`, `One-off`: a recurring price is called by its period. */
    function kind(terms: Pick<PriceTerms, 'tipo_precio'> & Period): string {
      const every = terms.tipo_precio === 'unico' ? '' : period(terms);
      if (terms.tipo_precio === 'recurrente' && every !== '') return every;
      return [typeWord(terms.tipo_precio), every].filter(Boolean).join(' · ');
    }

    /** `3 Mar 2026 to 9 Mar 2026`; days are null where they are open. */
    function days(from: string | null, to: string | null): string {
      if (from === null && to === null) return t('always');
      const [first, last] = [formatDay(from ?? '', locale), formatDay(to ?? '', locale)];
      if (from === null) return t('until', { last });
      if (to === null) return t('from', { first });
      return from === to ? first : t('between', { first, last });
    }

    return {
      type: typeWord,
      period,
      kind,
      /** `CLP · Monthly`. */
      terms: (terms: PriceTerms) => `${currencyName(terms.moneda)} · ${kind(terms)}`,
      days,
      validity: ({ vigencia_desde, vigencia_hasta }: Validity) => days(vigencia_desde, vigencia_hasta),
    };
  }, [t, locale, typeWord, periodWord]);
}
