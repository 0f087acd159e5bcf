'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { formatTime } from '@/lib/format/dates';
import type { ErrorWords } from '@/lib/format/describe-error';
import { problemWords } from './fields/problem-words';

/** What is told of an error, in the page's language and zone (`problemWords`). */
export function useErrorWords(): (error: unknown, isWrite?: boolean) => ErrorWords {
  const t = useTranslations('ui.problem');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const clock = (at: number) =>
    formatTime(new Date(at).toISOString(), { locale, timeZone, withSeconds: true });
  return (error, isWrite) => problemWords(error, t, clock, isWrite);
}
