'use client';

import { useFormatter, useTranslations } from 'next-intl';

/** What a stretch of time between two instants is called; either end may be empty for open. */
export function useSpanWords() {
  const t = useTranslations('webhooks.filters');
  const format = useFormatter();
  const name = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (from: string, to: string): string => {
    if (from && to) return t('fromTo', { from: name(from), to: name(to) });
    if (from) return t('since', { from: name(from) });
    return to ? t('until', { to: name(to) }) : '';
  };
}
