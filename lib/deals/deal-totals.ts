import { cannotRead } from '@/lib/api/read/notes';
import type { DealRecord, StageRecord } from '@/lib/api/records';
import { isDecimal, percentOf } from '@/lib/format/decimal';
import { type MoneySum, sumsByCurrency } from '@/lib/format/money-sums';

export type CurrencyTotal = MoneySum & {
  /** By the stage's probability; undefined where the stage has none or is closed. */
  readonly weighted: string | undefined;
};

/** Exact sums per currency of the deals of a stage. */
export function totalsOf(deals: readonly DealRecord[], stage: StageRecord): readonly CurrencyTotal[] {
  return sumsByCurrency(amountsOf(deals)).map((sum) => ({ ...sum, weighted: weightedBy(stage, sum.amount) }));
}

/** What deals are worth, each in its currency. */
export function amountsOf(deals: readonly DealRecord[]) {
  return deals.map(({ amount, currency }) => ({ amount, currency }));
}

/** How many deals hold an amount that cannot be read, or that is none: the sums are without them. */
export function unreadAmounts(deals: readonly DealRecord[]): number {
  return deals.filter((deal) =>
    deal.amount === undefined ? cannotRead(deal, 'amount') : !isDecimal(deal.amount),
  ).length;
}

function weightedBy(stage: StageRecord, amount: string): string | undefined {
  const { probabilidad } = stage;
  if (isClosedStage(stage) || probabilidad === undefined || !Number.isInteger(probabilidad)) return undefined;
  return percentOf(amount, probabilidad);
}

/** `stage_type` decides; servers that leave it out may still send the legacy flags. A stage that says neither is open. */
export function stageKind(stage: StageRecord): 'open' | 'won' | 'lost' {
  return toldKind(stage) ?? 'open';
}

/** The kind of a stage as far as the server tells it. */
export function toldKind({
  stage_type,
  es_ganado,
  es_perdido,
}: StageRecord): 'open' | 'won' | 'lost' | undefined {
  if (stage_type === 'won' || stage_type === 'lost' || stage_type === 'open') return stage_type;
  if (es_ganado) return 'won';
  if (es_perdido) return 'lost';
  return es_ganado === false && es_perdido === false ? 'open' : undefined;
}

export function isClosedStage(stage: StageRecord): boolean {
  return stageKind(stage) !== 'open';
}
