'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { overdueHref, undatedHref } from './deal-links';
import type { CurrencyForecast, MoneyText } from './forecast-weeks';

type ApartDealsProps = {
  forecast: CurrencyForecast;
  pipelineId: string;
  today: string;
  money: MoneyText;
  /** Those past their close date are in none of the weeks that are shown. */
  isOverdueApart: boolean;
};

/** Open deals that stand in no week or in none of their own: without a close date, and past it. Each leads to exactly them. */
export function ApartDeals({ forecast, pipelineId, today, money, isOverdueApart }: ApartDealsProps) {
  const t = useTranslations('forecast');
  const { currency = '', sin_fecha, vencidos } = forecast;
  const overdue = vencidos?.count;
  const undated = sin_fecha?.count ?? 0;
  const notes = [
    overdue !== 0 && {
      id: 'overdue',
      text:
        overdue === undefined
          ? undefined
          : t('overdue', {
              count: overdue,
              amount: money(vencidos?.amount, vencidos, 'amount'),
              apart: isOverdueApart ? 'yes' : 'no',
            }),
      link: t('showOverdue'),
      href: overdueHref(pipelineId, currency, today),
    },
    undated > 0 && {
      id: 'undated',
      text: t('undated', { count: undated, amount: money(sin_fecha?.amount, sin_fecha, 'amount') }),
      link: t('showUndated'),
      href: undatedHref(pipelineId, currency),
    },
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <ul className="space-y-2">
      {notes.map(({ id, text, link, href }) =>
        text === undefined ? (
          currency !== '' && (
            <li key={id}>
              <PageLink href={href} className="underline">
                {link}
              </PageLink>
            </li>
          )
        ) : (
          <li
            key={id}
            className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning-ink"
          >
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              {text}{' '}
              {currency !== '' && (
                <PageLink href={href} className="underline">
                  {link}
                </PageLink>
              )}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
