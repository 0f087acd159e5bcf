import { type DealRecord, idOf, type StageRecord } from '@/lib/api/records';
import { toldKind } from '@/lib/deals/deal-totals';

/** How many deals something holds; counted page by page, so it may be on the way. */
export type DealTally = {
  readonly open: number;
  readonly closed: number;
  readonly trashed: number;
  /** Deals that may be open or not: their state cannot be read, or is a word that only the server knows. */
  readonly unread: number;
  readonly isComplete: boolean;
};

export const noDeals: DealTally = { open: 0, closed: 0, trashed: 0, unread: 0, isComplete: false };

type Standing = 'open' | 'closed' | 'trashed' | 'unread';

const standings: Readonly<Record<string, Standing>> = {
  abierto: 'open',
  ganado: 'closed',
  perdido: 'closed',
  papelera: 'trashed',
};

/** The tally with these deals. A deal without a state is as open as its stage says that it is. */
export function addDeals(
  tally: DealTally,
  deals: readonly DealRecord[],
  stages: readonly StageRecord[],
): DealTally {
  const kinds = new Map(stages.map((stage) => [idOf(stage), toldKind(stage)]));
  const counted = { ...tally };
  for (const { estado, stage_id } of deals) counted[standingOf(estado, kinds.get(String(stage_id)))] += 1;
  return counted;
}

function standingOf(estado: string | undefined, stage: ReturnType<typeof toldKind>): Standing {
  if (estado !== undefined) return Object.hasOwn(standings, estado) ? standings[estado]! : 'unread';
  if (stage === undefined) return 'unread';
  return stage === 'open' ? 'open' : 'closed';
}

export function totalOf({ open, closed, trashed, unread }: DealTally): number {
  return open + closed + trashed + unread;
}
