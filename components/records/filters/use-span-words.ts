'use client';

import { useTranslations } from 'next-intl';
import { useInstants } from '@/components/session/use-instants';

/** What a stretch of time between two instants is called; either end may be empty for open. */
export function useSpanWords() {
  const t = useTranslations('webhooks.filters');
  const { toTheMinute } = useInstants();
  return (from: string, to: string): string => {
    if (from && to) return t('fromTo', { from: toTheMinute(from), to: toTheMinute(to) });
    if (from) return t('since', { from: toTheMinute(from) });
    return to ? t('until', { to: toTheMinute(to) }) : '';
  };
}
