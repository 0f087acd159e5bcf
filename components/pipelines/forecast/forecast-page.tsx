'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { PipelinePage } from '@/components/pipelines/pipeline-page';
import { boardPath } from '@/components/pipelines/pipeline-paths';
import { useAddress } from '@/components/records/list/use-address';
import { RawRecord } from '@/components/records/panel/raw-record';
import { SavedViews } from '@/components/records/views/saved-views';
import { useTarget } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { useDayIn } from '@/components/ui/use-clock';
import { getForecast } from '@/lib/api/contract/pipelines';
import { queryOf } from '@/lib/api/queries';
import type { ValuesOf } from '@/lib/fields/address';
import { formatDay } from '@/lib/format/dates';
import { ForecastCurrency } from './forecast-currency';
import { daysCodec } from './forecast-days';
import { ForecastDaysField } from './forecast-days-field';
import { targetIn, targetsCodec, withTarget } from './forecast-target';
import { dayOfForecast, type ForecastRecord } from './forecast-weeks';

const codecs = { days: daysCodec, target: targetsCodec };
type Targets = ValuesOf<typeof codecs>['target'];
type OnTargets = (targets: Targets) => void;

/** What a pipeline has won and lost and what it expects, currency by currency. */
export function ForecastPage({ pipelineId }: { pipelineId: string }) {
  const t = useTranslations('forecast');
  const { values, set, replace, query } = useAddress(codecs);
  const days = Number(values.days);

  return (
    <PipelinePage pipelineId={pipelineId}>
      {(pipeline) => (
        <>
          <PageHeader
            title={t('title')}
            back={{ href: boardPath(pipelineId), label: pipeline.nombre ?? t('unnamed', { id: pipelineId }) }}
          >
            <ForecastDaysField days={days} onDays={(chosen) => set({ days: String(chosen) })} />
            <SavedViews page={`forecast:${pipelineId}`} query={query.slice(1)} onApply={replace} />
          </PageHeader>
          <div className="px-4 pb-10 sm:px-6">
            <ForecastOf
              pipelineId={pipelineId}
              days={days}
              targets={values.target}
              onTargets={(target) => set({ target })}
            />
          </div>
        </>
      )}
    </PipelinePage>
  );
}

type ForecastOfProps = { pipelineId: string; days: number; targets: Targets; onTargets: OnTargets };

function ForecastOf({ days, ...props }: ForecastOfProps) {
  const { pipelineId } = props;
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
        <ForecastSums forecast={data} {...props} />
      </div>
    );
  }
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={5} />;
}

type ForecastSumsProps = Omit<ForecastOfProps, 'days'> & { forecast: ForecastRecord };

function ForecastSums({ forecast, pipelineId, targets, onTargets }: ForecastSumsProps) {
  const t = useTranslations('forecast');
  const locale = useLocale();
  const today = dayOfForecast(forecast, useDayIn(useTimeZone() ?? 'UTC'));
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
      {currencies.map((sums, index) => {
        const { currency = '' } = sums;
        return (
          <ForecastCurrency
            key={currency || index}
            forecast={sums}
            pipelineId={pipelineId}
            today={today}
            target={targetIn(targets, currency)}
            onTarget={(target) => onTargets(withTarget(targets, currency, target))}
          />
        );
      })}
    </div>
  );
}
