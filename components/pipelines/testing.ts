import type { BoardColumn } from '@/components/pipelines/board-columns';
import { readLoosely } from '@/lib/api/read/read-shape';
import { type DealRecord, idOf, type StageRecord } from '@/lib/api/records';
import { deal as dealSchema } from '@/lib/contract/deals';
import { stage as stageSchema } from '@/lib/contract/pipelines';

/** For tests: records as the client reads them. */
export function deal(id: number | string, fields: Record<string, unknown> = {}): DealRecord {
  return readLoosely(dealSchema, { id, title: `Deal ${id}`, ...fields })!;
}

export function stage(id: number | string, fields: Record<string, unknown> = {}): StageRecord {
  return readLoosely(stageSchema, { id, nombre: `Stage ${id}`, stage_type: 'open', ...fields })!;
}

export function column(
  id: number,
  deals: readonly DealRecord[],
  { isComplete = true, readFrom = 0 } = {},
): BoardColumn {
  return { id: String(id), stage: stage(id), deals, isComplete, withoutId: 0, readFrom };
}

export function idsOf(columns: readonly BoardColumn[]): string[][] {
  return columns.map(({ deals }) => deals.map(idOf));
}
