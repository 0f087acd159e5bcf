'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Focusable } from 'react-aria-components';
import { dealMoney } from '@/components/pipelines/deal/deal-money';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import type { StageRecord } from '@/lib/api/records';
import { type CurrencyTotal, stageKind } from '@/lib/deals/deal-totals';
import { roundMoney } from '@/lib/format/money';

type ColumnHeaderProps = {
  id: string;
  stage: StageRecord;
  count: number;
  /** Cards that match the filters, where there are filters. */
  shown: number | null;
  totals: readonly CurrencyTotal[];
  /** Deals whose amounts are not in the sums. */
  unreadAmounts: number;
  /** Deals that are not even counted. */
  withoutId: number;
  isComplete: boolean;
  isPending: boolean;
};

/** A stage's name in its colour (`--stage`) with how many deals it holds and what they are worth, of all that match. */
export function ColumnHeader(props: ColumnHeaderProps) {
  const { id, stage, count, shown, totals, unreadAmounts, withoutId, isComplete, isPending } = props;
  const t = useTranslations('pipelines');
  const unread = [
    unreadAmounts > 0 && t('column.unreadAmounts', { count: unreadAmounts }),
    withoutId > 0 && t('column.withoutId', { count: withoutId }),
  ].filter((text) => text !== false);
  return (
    <header className="flex min-h-24 flex-col gap-1 px-3 pt-2.5 pb-2">
      <div className="flex items-center gap-2">
        <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-(--stage)" />
        <h2 id={id} className="min-w-0 truncate font-medium" title={stage.nombre}>
          {stage.nombre ?? t('stage.unnamed', { id: String(stage.id ?? '') })}
        </h2>
        <span className="text-ink-muted">
          {isPending ? '' : shown === null ? count : t('column.shown', { shown, count })}
          {!isComplete && !isPending && '+'}
        </span>
      </div>
      {!isComplete && !isPending && <Mark label={t('column.partial')} text={t('column.partialText')} />}
      {unread.length > 0 && <Mark label={t('column.unread')} text={unread.join(' ')} />}
      <CurrencySums totals={totals} stage={stage} />
    </header>
  );
}

/** That something is not among what was counted, and why. */
export function Mark({ label, text }: { label: string; text: string }) {
  return (
    <Tooltip text={text}>
      <Focusable>
        <span role="note" className="w-fit rounded bg-warning-soft px-1.5 text-warning-ink text-xs">
          {label}
        </span>
      </Focusable>
    </Tooltip>
  );
}

/** Each currency on a line; by what chance the weighted sums are so high is said once, above them. */
function CurrencySums({ totals, stage }: { totals: readonly CurrencyTotal[]; stage: StageRecord }) {
  const t = useTranslations('pipelines');
  const locale = useLocale();
  const chance = stageKind(stage) === 'open' ? stage.probabilidad : undefined;
  return (
    <div className="text-xs tabular-nums">
      {chance !== undefined && totals.length > 0 && (
        <p className="text-right text-ink-faint">{t('column.weighted', { chance })}</p>
      )}
      <ul aria-label={t('column.sums')}>
        {totals.map(({ currency, amount, weighted }) => (
          <li key={currency} className="flex flex-wrap justify-between gap-x-2">
            <span className="wrap-anywhere">{dealMoney(amount, currency, locale)}</span>
            {weighted !== undefined && (
              <span className="wrap-anywhere ml-auto text-ink-faint">
                <span className="sr-only">{t('column.weightedSum')} </span>
                {dealMoney(roundMoney(weighted, currency), undefined, locale)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
