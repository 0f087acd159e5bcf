'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { BoardColumn, ColumnState } from '@/components/pipelines/board-columns';
import { dealMoney } from '@/components/pipelines/deal/deal-money';
import { isClosedStage } from '@/lib/deals/deal-totals';
import { openTotalsOf } from '@/lib/deals/open-totals';
import { formatDecimal, roundMoney } from '@/lib/format/money';
import { Mark } from './column-header';

type OpenTotalsProps = {
  /** The columns of the board with only the deals that match the filters. */
  shown: readonly BoardColumn[];
  states: readonly ColumnState[];
  isFiltered: boolean;
};

/** How many deals of the pipeline are open and what they are worth, of those that match; over board and list alike. */
export function OpenTotals({ shown, states, isFiltered }: OpenTotalsProps) {
  const t = useTranslations('pipelines');
  const locale = useLocale();
  const { deals, totals, unread } = useMemo(() => openTotalsOf(shown), [shown]);
  const open = shown.filter(({ stage }) => !isClosedStage(stage));
  const isPending = shown.some(({ stage }, place) => !isClosedStage(stage) && states[place]?.isPending);
  const isComplete = open.every((column) => column.isComplete);
  const withoutId = open.reduce((sum, column) => sum + column.withoutId, 0);
  const unreadable = [
    unread > 0 && t('column.unreadAmounts', { count: unread }),
    withoutId > 0 && t('column.withoutId', { count: withoutId }),
  ].filter((text) => text !== false);
  return (
    <section
      aria-label={t('open.label')}
      aria-busy={isPending}
      className="flex min-h-5 flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 pb-2 text-xs tabular-nums sm:px-6"
    >
      {!isPending && (
        <>
          <p className="text-ink-muted">{t(isFiltered ? 'open.matching' : 'open.deals', { count: deals })}</p>
          {totals.length > 0 && (
            <ul className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-0.5">
              {totals.map(({ currency, amount, count, weighted }) => (
                <li key={currency} className="flex flex-wrap items-baseline gap-x-1.5">
                  <span className="font-medium text-ink">{dealMoney(amount, currency, locale)}</span>
                  <span className="text-ink-muted">
                    {t('open.of', { count })}
                    {weighted !== undefined && (
                      <span className="max-sm:hidden">
                        {' · '}
                        {t('open.weighted', {
                          amount: formatDecimal(roundMoney(weighted, currency), locale),
                        })}
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {!isComplete && <Mark label={t('column.partial')} text={t('open.partial')} />}
          {unreadable.length > 0 && <Mark label={t('column.unread')} text={unreadable.join(' ')} />}
        </>
      )}
    </section>
  );
}
