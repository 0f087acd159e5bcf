import { isClosedStage } from './deal-totals';
import { type DealRecord, idOf, type StageRecord } from './records';

/** How many deals something holds; counted page by page, so it may be on the way. */
export type DealTally = {
  readonly open: number;
  readonly closed: number;
  readonly trashed: number;
  readonly isComplete: boolean;
};

export const noDeals: DealTally = { open: 0, closed: 0, trashed: 0, isComplete: false };

/** The tally with these deals. A deal without a known state is as open as its stage is. */
export function addDeals(
  tally: DealTally,
  deals: readonly DealRecord[],
  stages: readonly StageRecord[],
): DealTally {
  const closedStages = new Set(stages.filter(isClosedStage).map(idOf));
  const isClosed = ({ estado, stage_id }: DealRecord) =>
    estado === 'ganado' ||
    estado === 'perdido' ||
    (estado !== 'abierto' && closedStages.has(String(stage_id)));
  const trashed = deals.filter(({ estado }) => estado === 'papelera').length;
  const closed = deals.filter((deal) => deal.estado !== 'papelera' && isClosed(deal)).length;
  return {
    ...tally,
    open: tally.open + deals.length - trashed - closed,
    closed: tally.closed + closed,
    trashed: tally.trashed + trashed,
  };
}

export function totalOf({ open, closed, trashed }: DealTally): number {
  return open + closed + trashed;
}
