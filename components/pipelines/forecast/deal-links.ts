import { boardPath } from '@/components/pipelines/pipeline-paths';
import { dealFilters } from '@/lib/deals/deal-filter';
import { addressOf } from '@/lib/fields/address';
import { choice } from '@/lib/fields/codecs';
import { addDays } from '@/lib/rules/zones';

const address = { ...dealFilters, view: choice(['list']) };
const open = { estado: 'abierto', view: 'list' } as const;

/** The list of exactly the open deals of a currency that have no close date. */
export function undatedHref(pipelineId: string, currency: string): string {
  return boardPath(pipelineId, addressOf(address, { ...open, currency, close: 'none' }));
}

/** The list of exactly the open deals of a currency whose close date is before `today`. */
export function overdueHref(pipelineId: string, currency: string, today: string): string {
  return boardPath(pipelineId, addressOf(address, { ...open, currency, to: addDays(today, -1) }));
}
