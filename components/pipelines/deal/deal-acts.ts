import { type DealRecord, idOf, type StageRecord } from '@/lib/api/records';
import { isClosedStage, stageKind } from '@/lib/deals/deal-totals';

/** What can be done with deals beside moving them, in the panel as in a card's menu. */
export type DealActs = {
  /** The stage that closes them; undefined where none of them is open, or the pipeline has no such stage. */
  readonly won: StageRecord | undefined;
  readonly lost: StageRecord | undefined;
  readonly canReopen: boolean;
  readonly canTrash: boolean;
  readonly canRestore: boolean;
};

export function actsOn(deals: readonly DealRecord[], stages: readonly StageRecord[]): DealActs {
  const trashed = deals.filter(({ estado }) => estado === 'papelera');
  const isOpen = trashed.length === 0 && deals.some((deal) => !isClosed(deal, stages));
  const closing = (kind: 'won' | 'lost') =>
    isOpen ? stages.find((stage) => stageKind(stage) === kind) : undefined;
  return {
    won: closing('won'),
    lost: closing('lost'),
    canReopen: trashed.length === 0 && !isOpen && deals.length > 0,
    canTrash: trashed.length === 0 && deals.length > 0,
    canRestore: trashed.length > 0 && trashed.length === deals.length,
  };
}

/** By its own word, or by the stage it stands in. */
function isClosed({ estado, stage_id }: DealRecord, stages: readonly StageRecord[]): boolean {
  if (estado === 'ganado' || estado === 'perdido') return true;
  const stage = stages.find((each) => idOf(each) === String(stage_id));
  return stage !== undefined && isClosedStage(stage);
}
