'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useState } from 'react';
import { boardPath, forecastPath } from '@/components/pipelines/pipeline-paths';
import { OverviewCard } from '@/components/shell/overview-card';
import type { Figure } from '@/components/shell/overview-report';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { Select } from '@/components/ui/fields/select';
import { Unreadable } from '@/components/ui/unreadable';
import { useDayIn } from '@/components/ui/use-clock';
import { idOf } from '@/lib/api/records';
import { currencyName, formatMoney } from '@/lib/format/money';
import { wonDays } from './counted-days';
import { expectedHref, wonHref } from './deal-links';
import { DEFAULT_DAYS } from './forecast-days';
import { type CurrencyForecast, dayOfForecast, type ForecastRecord } from './forecast-weeks';
import { byDeals } from './main-currency';
import { SummaryWeeks } from './summary-weeks';
import { useDefaultForecast } from './use-default-forecast';

const SEGMENTS = 4;

/** What the default pipeline has won and has open, week by week, a currency at a time, for the overview. */
export function ForecastSummary() {
  const t = useTranslations('overview.forecast');
  const { pipeline, forecast, isPending, error, retry } = useDefaultForecast();
  const today = dayOfForecast(forecast ?? {}, useDayIn(useTimeZone() ?? 'UTC'));
  const currencies = byDeals(forecast?.currencies ?? []);
  const figures = useMoneyFigures(forecast, pipeline?.id === undefined ? '' : idOf(pipeline), today);
  const [chosen, choose] = useState<string>();
  const shown = currencies.find(({ currency }) => currency === chosen) ?? currencies[0];
  const hasId = pipeline?.id !== undefined;
  const path = hasId ? idOf(pipeline) : '';
  const isUnread = (pipeline && !hasId) || (forecast && forecast.currencies === undefined);
  const quiet =
    pipeline === undefined
      ? { text: t('noPipeline'), action: { label: t('createPipeline'), href: '/pipelines' } }
      : { text: t('nothing'), action: { label: t('createDeal'), href: `${boardPath(path)}/deals/new` } };
  return (
    <OverviewCard
      title={pipeline?.nombre ? t('titleOf', { name: pipeline.nombre }) : t('title')}
      href={hasId ? forecastPath(path) : '/pipelines'}
      more={t('more')}
      isPending={isPending}
      error={error}
      onRetry={retry}
      quiet={!isUnread && !shown ? quiet : undefined}
      isShort={isUnread === true}
      figures={figures}
      height="h-72"
    >
      {isUnread || !shown || !forecast ? (
        <Unreadable />
      ) : (
        <>
          {currencies.length > 1 && (
            <CurrencyChoice currencies={currencies} value={shown.currency ?? ''} onChange={choose} />
          )}
          <SummaryWeeks
            key={shown.currency}
            forecast={forecast}
            sums={shown}
            pipelineId={path}
            today={today}
          />
        </>
      )}
    </OverviewCard>
  );
}

type CurrencyChoiceProps = {
  currencies: readonly CurrencyForecast[];
  value: string;
  onChange: (currency: string) => void;
};

/** Currencies are looked at one by one: they are never added up. */
function CurrencyChoice({ currencies, value, onChange }: CurrencyChoiceProps) {
  const t = useTranslations('overview.forecast');
  const options = currencies.map(({ currency = '' }) => ({
    id: currency,
    label: currency === '' ? '—' : currencyName(currency),
  }));
  return options.length <= SEGMENTS ? (
    <SegmentedControl label={t('currency')} options={options} value={value} onChange={onChange} />
  ) : (
    <Select label={t('currency')} isLabelHidden options={options} value={value} onChange={onChange} />
  );
}

/** What is open and what was won in the currency that most deals are in. */
function useMoneyFigures(
  forecast: ForecastRecord | undefined,
  pipelineId: string,
  today: string,
): readonly Figure[] {
  const t = useTranslations('overview.forecast');
  const locale = useLocale();
  const [main] = byDeals(forecast?.currencies ?? []);
  const { currency, open, won } = main ?? {};
  if (!forecast || currency === undefined || pipelineId === '') return [];
  const figure = (id: 'open' | 'won', sums: typeof open, href: string): readonly Figure[] =>
    sums?.amount === undefined
      ? []
      : [
          {
            id: `money ${id}`,
            label: t(`label.${id}`, { days: DEFAULT_DAYS }),
            value: formatMoney(sums.amount, currency, locale).trim(),
            note: sums.count === undefined ? undefined : t('deals', { count: sums.count }),
            href,
          },
        ];
  return [
    ...figure('open', open, expectedHref(pipelineId, currency, { to: forecast.hasta })),
    ...figure('won', won, wonHref(pipelineId, currency, wonDays(forecast, today))),
  ];
}
