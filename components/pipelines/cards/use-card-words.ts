'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { dealMoney } from '@/components/pipelines/deal/deal-money';
import { cannotRead } from '@/lib/api/read/notes';
import type { DealRecord } from '@/lib/api/records';
import { dayOf, formatDayNear } from '@/lib/format/dates';

/** The words on cards. Made once a column: to make them once a card would cost more than to draw it. */
export type CardWords = {
  readonly untitled: (id: string) => string;
  readonly select: (title: string) => string;
  readonly menu: (title: string) => string;
  readonly money: (deal: DealRecord) => string;
  /** What is said of a field without a value: nothing, or that it cannot be read. */
  readonly missing: (deal: DealRecord, field: string) => string;
  /** Of a day, `2026-11-20`. */
  readonly day: (day: string) => string;
  readonly overdue: (day: string) => string;
  /** Of whole days in a stage. */
  readonly days: (days: number) => string;
  readonly stale: (days: number) => string;
  /** Of the instant of its creation. */
  readonly created: (iso: string) => string;
};

/** @param today such as `2026-11-20`: days of its year are said without it */
export function useCardWords(today: string): CardWords {
  const t = useTranslations('pipelines');
  const locale = useLocale();
  const unreadable = useTranslations('ui')('unreadable');
  const timeZone = useTimeZone() ?? 'UTC';
  return useMemo(() => {
    const missing = (deal: DealRecord, field: string) => (cannotRead(deal, field) ? unreadable : '');
    const day = remembering((text: string) => formatDayNear(text, today, locale));
    return {
      untitled: (id) => t('deal.untitled', { id }),
      select: (title) => t('select.card', { title }),
      menu: (title) => t('card.menu', { title }),
      money: (deal) =>
        deal.amount === undefined
          ? missing(deal, 'amount') || '—'
          : dealMoney(deal.amount, deal.currency, locale),
      missing,
      day,
      overdue: remembering((text) => t('card.overdue', { day: day(text) })),
      days: remembering((days) => t('card.days', { days })),
      stale: remembering((days) => t('card.stale', { days })),
      created: (iso) => {
        const at = new Date(iso);
        return t('card.created', { day: Number.isNaN(at.getTime()) ? iso : day(dayOf(at, timeZone)) });
      },
    };
  }, [t, locale, timeZone, unreadable, today]);
}

/** A function that is asked the same few things again and again. */
function remembering<Asked extends string | number>(answer: (asked: Asked) => string) {
  const known = new Map<Asked, string>();
  return (asked: Asked): string => {
    const text = known.get(asked) ?? answer(asked);
    known.set(asked, text);
    return text;
  };
}
