'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { PipelinePage } from '@/components/pipelines/pipeline-page';
import { boardPath } from '@/components/pipelines/pipeline-paths';
import { useAddress } from '@/components/records/list/use-address';
import { RawRecord } from '@/components/records/panel/raw-record';
import { useTarget } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { EmptyState, ErrorState, LoadingState } from '@/components/ui/states';
import { getForecast } from '@/lib/api/contract/pipelines';
import { queryOf } from '@/lib/api/queries';
import { formatDay } from '@/lib/format/dates';
import { ForecastCurrency } from './forecast-currency';
import { daysCodec } from './forecast-days';
import { ForecastDaysField } from './forecast-days-field';
import type { ForecastRecord } from './forecast-weeks';

const codecs = { days: daysCodec };

/** What a pipeline has won and lost and what it expects, currency by currency. */
export function ForecastPage({ pipelineId }: { pipelineId: string }) {
  const t = useTranslations('forecast');
  const { values, set } = useAddress(codecs);
  const days = Number(values.days);
  const setDays = (chosen: number) => set({ days: String(chosen) });

  return (
    <PipelinePage pipelineId={pipelineId}>
      {(pipeline) => (
        <>
          <PageHeader
            title={t('title')}
            back={{ href: boardPath(pipelineId), label: pipeline.nombre ?? t('unnamed', { id: pipelineId }) }}
            actions={<ForecastDaysField days={days} onDays={setDays} />}
          />
          <div className="px-4 pb-10 sm:px-6">
            <ForecastOf pipelineId={pipelineId} days={days} />
          </div>
        </>
      )}
    </PipelinePage>
  );
}

function ForecastOf({ pipelineId, days }: { pipelineId: string; days: number }) {
  const sent = { path: { pipeline_id: pipelineId }, query: { days } };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...queryOf(getForecast, sent, useTarget()),
    placeholderData: keepPreviousData,
  });
  if (data) {
    return (
      <div
        aria-busy={isPlaceholderData}
        className={isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}
      >
        <ForecastSums forecast={data} pipelineId={pipelineId} />
      </div>
    );
  }
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={5} />;
}

function ForecastSums({ forecast, pipelineId }: { forecast: ForecastRecord; pipelineId: string }) {
  const t = useTranslations('forecast');
  const locale = useLocale();
  const { currencies, desde, hasta } = forecast;
  if (currencies === undefined) {
    return (
      <div className="space-y-3">
        <p className="text-ink-muted">{t('otherShape')}</p>
        <RawRecord label={t('raw')} record={forecast} />
      </div>
    );
  }
  return (
    <div className="space-y-8">
      {desde !== undefined && hasta !== undefined && (
        <p className="text-ink-muted">
          {t('span', { from: formatDay(desde, locale), to: formatDay(hasta, locale) })} {t('never')}
        </p>
      )}
      {currencies.length === 0 && (
        <EmptyState icon={<ChartColumn aria-hidden />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      )}
      {currencies.map((currency, index) => (
        <ForecastCurrency key={currency.currency ?? index} forecast={currency} pipelineId={pipelineId} />
      ))}
    </div>
  );
}
