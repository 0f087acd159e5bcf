import type { Forecast } from '../../../lib/contract/pipelines.ts';
import type { ForecastSum, Kind } from './forecast-store.ts';
import type { StageRow } from './pipeline-record.ts';

type CurrencyForecast = Forecast['currencies'][number];

const nothing = { count: 0, amount: '0', weighted: '0' };

/** Arranges sums by currency: the whole, by stage (open stages, expected deals) and by week. */
export function currencyForecasts(
  sums: readonly ForecastSum[],
  stages: readonly StageRow[],
): CurrencyForecast[] {
  return [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    open: whole(own, 'open'),
    won: whole(own, 'won'),
    lost: whole(own, 'lost'),
    sin_fecha: whole(own, 'undated'),
    vencidos: amounts(own.find(({ kind, overdue }) => kind === 'open' && overdue)),
    by_stage: stages
      .filter(({ stageType }) => stageType === 'open')
      .map(({ id, nombre }) => {
        const sum = own.find(({ kind, stage_id }) => kind === 'open' && stage_id === id);
        return { stage_id: id, nombre, ...amounts(sum) };
      }),
    by_week: weeks(own),
  }));
}

function whole(sums: readonly ForecastSum[], kind: Kind) {
  return amounts(sums.find((sum) => sum.kind === kind && isWhole(sum)));
}

const isWhole = ({ stage_id, semana, overdue }: ForecastSum) =>
  stage_id === null && semana === null && overdue === null;

function amounts(sum: ForecastSum | undefined) {
  return sum ? { count: sum.count, amount: sum.amount, weighted: sum.weighted } : nothing;
}

function weeks(sums: readonly ForecastSum[]): CurrencyForecast['by_week'] {
  const dated = sums.filter(({ semana }) => semana !== null);
  const byWeek = [...Map.groupBy(dated, ({ semana }) => semana!)].sort(([a], [b]) => (a < b ? -1 : 1));
  return byWeek.map(([semana, own]) => {
    const of = (kind: Kind) => amounts(own.find((sum) => sum.kind === kind));
    return {
      semana,
      open: of('open').amount,
      weighted: of('open').weighted,
      won: of('won').amount,
      lost: of('lost').amount,
      count: own.reduce((total, { count }) => total + count, 0),
    };
  });
}
