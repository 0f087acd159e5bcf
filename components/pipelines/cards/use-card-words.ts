'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { dealMoney } from '@/components/pipelines/deal/deal-money';
import { cannotRead } from '@/lib/api/read/notes';
import type { DealRecord } from '@/lib/api/records';
import { dayOf, formatDay } from '@/lib/format/dates';

/** The words on cards. Made once a column: to make them once a card would cost more than to draw it. */
export type CardWords = {
  readonly untitled: (id: string) => string;
  readonly select: (title: string) => string;
  readonly menu: (title: string) => string;
  readonly money: (deal: DealRecord) => string;
  /** What stands for a field without a value. */
  readonly blank: (deal: DealRecord, field: string) => string;
  /** Of a day, `2026-11-20`. */
  readonly day: (day: string) => string;
  readonly overdue: (day: string) => string;
  /** Of whole days in a stage. */
  readonly days: (days: number) => string;
  readonly stale: (days: number) => string;
  /** The day of an instant. */
  readonly instant: (iso: string) => string;
};

export function useCardWords(): CardWords {
  const t = useTranslations('pipelines');
  const locale = useLocale();
  const unreadable = useTranslations('ui')('unreadable');
  const timeZone = useTimeZone() ?? 'UTC';
  return useMemo(() => {
    const blank = (deal: DealRecord, field: string) => (cannotRead(deal, field) ? unreadable : '—');
    const day = remembering((text: string) => formatDay(text, locale));
    return {
      untitled: (id) => t('deal.untitled', { id }),
      select: (title) => t('select.card', { title }),
      menu: (title) => t('card.menu', { title }),
      money: (deal) =>
        deal.amount === undefined ? blank(deal, 'amount') : dealMoney(deal.amount, deal.currency, locale),
      blank,
      day,
      overdue: remembering((text) => t('card.overdue', { day: day(text) })),
      days: remembering((days) => t('card.days', { days })),
      stale: remembering((days) => t('card.stale', { days })),
      instant: (iso) => {
        const at = new Date(iso);
        return Number.isNaN(at.getTime()) ? iso : day(dayOf(at, timeZone));
      },
    };
  }, [t, locale, timeZone, unreadable]);
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
