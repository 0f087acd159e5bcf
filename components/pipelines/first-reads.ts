import { listDeals } from '@/lib/api/contract/deals';
import { getForecast, listPipelines } from '@/lib/api/contract/pipelines';
import { type EarlyRead, earlyRead } from '@/lib/api/early-read';
import { idOf } from '@/lib/api/records';
import { dealFilters } from '@/lib/deals/deal-filter';
import { readAddress } from '@/lib/fields/address';
import { columnSent } from './board/column-query';
import { sortStages } from './deal/stage-order';
import { defaultPipeline } from './forecast/default-pipeline';
import { DEFAULT_DAYS, daysCodec } from './forecast/forecast-days';
import { openDealsSent } from './waiting/open-deals-sent';

/** The pipelines, and with them the first page of every column of a board. */
export function boardReads(pipelineId: string, search: URLSearchParams): readonly EarlyRead[] {
  const { estado } = readAddress(dealFilters, search);
  return [
    earlyRead(listPipelines, {}, ({ items }) => {
      const pipeline = items.find((each) => idOf(each) === pipelineId);
      const stages = sortStages(pipeline?.stages ?? []);
      return stages.map((stage) => earlyRead(listDeals, columnSent({ pipelineId, stage, estado })));
    }),
  ];
}

/** The pipelines, and what this one expects. */
export function forecastReads(pipelineId: string, search: URLSearchParams): readonly EarlyRead[] {
  const { days } = readAddress({ days: daysCodec }, search);
  return [
    earlyRead(listPipelines, {}),
    earlyRead(getForecast, { path: { pipeline_id: pipelineId }, query: { days: Number(days) } }),
  ];
}

/** The pipelines, and of the default one what it expects and the first of its open deals, as the overview shows them. */
export const overviewReads = (): readonly EarlyRead[] => [
  earlyRead(listPipelines, {}, ({ items }) => {
    const pipeline = defaultPipeline(items);
    if (pipeline?.id === undefined) return [];
    return [
      earlyRead(getForecast, { path: { pipeline_id: pipeline.id }, query: { days: DEFAULT_DAYS } }),
      earlyRead(listDeals, openDealsSent(pipeline.id)),
    ];
  }),
];
