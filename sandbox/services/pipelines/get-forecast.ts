import type { getForecast as operation } from '../../../lib/contract/pipelines.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { getSubaccount } from '../subaccounts/store.ts';
import { currencyForecasts } from './forecast.ts';
import { selectForecast } from './forecast-store.ts';
import { getPipelineOrThrow, stagesOf } from './pipeline-store.ts';

/**
 * What was won and lost in the last `days` days and what is expected in the next, per currency. Days are those of
 * the subaccount's zone. An open deal whose date has passed is expected today.
 */
export const getForecast: Verb<ReadContext, typeof operation> = async (context, { path, query }) => {
  const { id } = await getPipelineOrThrow(context, path.pipeline_id);
  const { timezone } = await getSubaccount(context);
  const { days } = query;
  const { desde, hasta, sums } = await selectForecast(context, { pipelineId: id, days, timezone });
  const stages = await stagesOf(context, id);
  return { pipeline_id: id, days, desde, hasta, currencies: currencyForecasts(sums, stages) };
};
