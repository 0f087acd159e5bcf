'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { forecastPath } from '@/components/pipelines/pipeline-paths';
import { useBlank } from '@/components/records/blank';
import { useTarget } from '@/components/session/session-context';
import { OverviewCard } from '@/components/shell/overview-card';
import { OverviewState } from '@/components/shell/overview-state';
import { Unreadable } from '@/components/ui/unreadable';
import { getForecast, listPipelines } from '@/lib/api/contract/pipelines';
import { hasId } from '@/lib/api/has-id';
import { queryOf } from '@/lib/api/queries';
import { idOf, type PipelineRecord } from '@/lib/api/records';
import { currencyName, formatAmount, roundMoney } from '@/lib/format/money';
import { DEFAULT_DAYS } from './forecast-days';

const figures = ['open', 'weighted', 'won'] as const;

/** What the default pipeline expects, currency by currency, for the overview. */
export function ForecastSummary() {
  const t = useTranslations('overview.forecast');
  const { data, error, refetch } = useQuery(queryOf(listPipelines, {}, useTarget()));
  const pipeline = data?.items.find(({ es_default }) => es_default) ?? data?.items[0];
  return (
    <OverviewCard
      title={pipeline?.nombre ? t('titleOf', { name: pipeline.nombre }) : t('title')}
      href={pipeline && hasId(pipeline) ? forecastPath(idOf(pipeline)) : '/pipelines'}
      more={t('more')}
    >
      {pipeline ? (
        hasId(pipeline) ? (
          <Sums pipeline={pipeline} />
        ) : (
          <Unreadable />
        )
      ) : data ? (
        <p className="text-ink-muted">{t('noPipeline')}</p>
      ) : (
        <OverviewState error={error} onRetry={() => void refetch()} />
      )}
    </OverviewCard>
  );
}

function Sums({ pipeline }: { pipeline: PipelineRecord }) {
  const t = useTranslations('overview.forecast');
  const blank = useBlank();
  const locale = useLocale();
  const sent = { path: { pipeline_id: pipeline.id! }, query: { days: DEFAULT_DAYS } };
  const { data, error, refetch } = useQuery(queryOf(getForecast, sent, useTarget()));
  if (!data) return <OverviewState error={error} onRetry={() => void refetch()} />;
  const { currencies } = data;
  if (currencies === undefined) return <Unreadable />;
  if (currencies.length === 0) return <p className="text-ink-muted">{t('nothing')}</p>;
  return (
    <table className="w-full text-left max-sm:text-xs">
      <caption className="pb-2 text-left text-ink-muted text-xs">{t('span', { days: DEFAULT_DAYS })}</caption>
      <thead className="text-ink-muted text-xs">
        <tr>
          <th scope="col" className="font-medium">
            {t('currency')}
          </th>
          {figures.map((id) => (
            <th key={id} scope="col" className="pl-2 text-right font-medium">
              {t(`figure.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {currencies.map((sums, index) => {
          const { currency = '', open, won } = sums;
          const amounts = { open: open?.amount, weighted: open?.weighted, won: won?.amount };
          const blankOf = (id: (typeof figures)[number]) => {
            const part = id === 'won' ? won : open;
            if (part === undefined) return blank(sums, id === 'won' ? 'won' : 'open');
            return blank(part, id === 'weighted' ? 'weighted' : 'amount');
          };
          return (
            <tr key={currency || index}>
              <th scope="row" className="py-0.5 font-normal">
                {currency === '' ? blank(sums, 'currency') : currencyName(currency)}
              </th>
              {figures.map((id) => (
                <td key={id} className="py-0.5 pl-2 text-right tabular-nums">
                  {amounts[id] === undefined
                    ? blankOf(id)
                    : formatAmount(
                        id === 'weighted' ? roundMoney(amounts[id], currency) : amounts[id],
                        currency,
                        locale,
                      )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
