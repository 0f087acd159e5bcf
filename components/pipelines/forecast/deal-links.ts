import { boardPath } from '@/components/pipelines/pipeline-paths';
import { type DealFilter, dealFilters } from '@/lib/deals/deal-filter';
import { addressOf } from '@/lib/fields/address';
import { choice } from '@/lib/fields/codecs';
import { addDays } from '@/lib/rules/zones';

const address = { ...dealFilters, view: choice(['list']) };

/** Days, the first and the last included; without one it is open to that side. */
export type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

/** The list of exactly the open deals that fit. */
export function openHref(pipelineId: string, filter: Partial<DealFilter>): string {
  return boardPath(pipelineId, addressOf(address, { ...filter, estado: 'abierto', view: 'list' }));
}

/** The list of exactly the open deals of a currency that have no close date. */
export function undatedHref(pipelineId: string, currency: string): string {
  return openHref(pipelineId, { currency, close: 'none' });
}

/** The list of exactly the open deals of a currency whose close date is before `today`. */
export function overdueHref(pipelineId: string, currency: string, today: string): string {
  return openHref(pipelineId, { currency, to: addDays(today, -1) });
}

/** The list of exactly the open deals of a currency that are expected to close on these days. */
export function expectedHref(pipelineId: string, currency: string, { from = '', to = '' }: Days): string {
  return openHref(pipelineId, { currency, from, to });
}

/** The list of exactly the deals of a currency that were won on these days. */
export function wonHref(pipelineId: string, currency: string, { from = '', to = '' }: Days): string {
  const filter = { currency, closed_from: from, closed_to: to, estado: 'ganado', view: 'list' } as const;
  return boardPath(pipelineId, addressOf(address, filter));
}
