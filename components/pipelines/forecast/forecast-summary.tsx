'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useState } from 'react';
import { boardPath, forecastPath } from '@/components/pipelines/pipeline-paths';
import { OverviewCard } from '@/components/shell/overview-card';
import { OverviewCounts } from '@/components/shell/overview-counts';
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
  const [chosen, choose] = useState<string>();
  const shown = currencies.find(({ currency }) => currency === chosen) ?? currencies[0];
  const hasId = pipeline?.id !== undefined;
  const path = hasId ? idOf(pipeline) : '';
  const moneyFigures = useMoneyFigures(forecast, path, today);
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
      figures={moneyFigures(currencies[0], 'label')}
      height="h-72"
    >
      {isUnread || !shown || !forecast ? (
        <Unreadable />
      ) : (
        <>
          <div className="flex flex-wrap-reverse items-end justify-between gap-x-4">
            <OverviewCounts counts={moneyFigures(shown, 'figure')} />
            {currencies.length > 1 && (
              <CurrencyChoice currencies={currencies} value={shown.currency ?? ''} onChange={choose} />
            )}
          </div>
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

/** What is open and what was won in a currency, each with the deals that it is of. */
function useMoneyFigures(forecast: ForecastRecord | undefined, pipelineId: string, today: string) {
  const t = useTranslations('overview.forecast');
  const locale = useLocale();
  return (sums: CurrencyForecast | undefined, words: 'label' | 'figure'): readonly Figure[] => {
    const { currency, open, won } = sums ?? {};
    if (!forecast || currency === undefined || pipelineId === '') return [];
    const hrefs = {
      open: expectedHref(pipelineId, currency, { to: forecast.hasta }),
      won: wonHref(pipelineId, currency, wonDays(forecast, today)),
    };
    return (['won', 'open'] as const).flatMap((id) => {
      const { amount, count } = { open, won }[id] ?? {};
      if (amount === undefined) return [];
      return {
        id: `money ${id}`,
        label: t(`${words}.${id}`, { days: DEFAULT_DAYS }),
        value: formatMoney(amount, currency, locale).trim(),
        note: count === undefined ? undefined : t('deals', { count }),
        href: hrefs[id],
      };
    });
  };
}
