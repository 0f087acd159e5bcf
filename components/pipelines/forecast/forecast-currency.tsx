'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useBlank } from '@/components/records/blank';
import { cannotRead } from '@/lib/api/read/notes';
import { currencyName, formatMoney, roundMoney } from '@/lib/format/money';
import { ApartDeals } from './apart-deals';
import { ForecastChart } from './forecast-chart';
import { ForecastFigures } from './forecast-figures';
import { ForecastStages } from './forecast-stages';
import { reachedIn } from './forecast-target';
import { type CurrencyForecast, type MoneyText, withoutOverdue } from './forecast-weeks';
import { ForecastWeeks } from './forecast-weeks-table';
import { TargetField } from './target-field';
import { everyWeek, spanOf } from './week-span';

type ForecastCurrencyProps = {
  forecast: CurrencyForecast;
  pipelineId: string;
  /** The day that the server counted from. */
  today: string;
  /** What is wanted of each week: decimal text. */
  target: string | undefined;
  onTarget: (target: string | undefined) => void;
};

/** One currency's figures, its weeks and its stages. */
export function ForecastCurrency(props: ForecastCurrencyProps) {
  const { forecast, pipelineId, today, target, onTarget } = props;
  const t = useTranslations('forecast');
  const locale = useLocale();
  const { currency = '', sin_fecha, by_stage = [] } = forecast;
  const withoutThem = withoutOverdue(forecast, today);
  const weeks = withoutThem ?? forecast.by_week ?? [];
  const blank = useBlank();
  // A sum is shown to its last digit; what was computed by a probability is rounded.
  const money: MoneyText = (amount, of, field) => {
    if (amount === undefined) return blank(of, field);
    const shown = field === 'weighted' ? roundMoney(amount, currency) : amount;
    return formatMoney(shown, currency, locale).trim();
  };
  const name = currency === '' ? blank(forecast, 'currency') : currencyName(currency);
  const unread = [
    cannotRead(forecast, 'by_week') && t('weeks'),
    cannotRead(forecast, 'by_stage') && t('stages'),
    (cannotRead(forecast, 'sin_fecha') || cannotRead(sin_fecha, 'count')) && t('undatedPart'),
  ].filter((part) => part !== false);
  const span = spanOf(
    weeks.map(({ semana }) => semana),
    today,
  );
  return (
    <section aria-label={name} className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-base">{name}</h2>
        {span && currency !== '' && <TargetField currency={currency} target={target} onTarget={onTarget} />}
      </div>
      <ForecastFigures forecast={forecast} money={money} />
      <ApartDeals
        forecast={forecast}
        pipelineId={pipelineId}
        today={today}
        money={money}
        isOverdueApart={withoutThem !== undefined}
      />
      {unread.length > 0 && <p className="text-ink-muted">{t('unread', { parts: unread.join(', ') })}</p>}
      {span && target !== undefined && (
        <p data-reached>{t('reached', reachedWords(reachedIn(weeks, span, target, today)))}</p>
      )}
      {span && (
        <ForecastChart
          weeks={weeks}
          span={span}
          today={today}
          currency={name}
          money={money}
          target={target}
        />
      )}
      {weeks.length > 0 && <ForecastWeeks weeks={everyWeek(weeks, span)} currency={name} money={money} />}
      {by_stage.length > 0 && <ForecastStages stages={by_stage} currency={name} money={money} />}
    </section>
  );
}

function reachedWords({ over, coming }: ReturnType<typeof reachedIn>) {
  return { over: over.reached, overCount: over.count, coming: coming.reached, comingCount: coming.count };
}
