import { cannotRead } from '@/lib/api/read/notes';
import type { DealRecord, StageRecord } from '@/lib/api/records';
import { isDecimal, percentOf, sumDecimals } from '@/lib/format/decimal';

export type CurrencyTotal = {
  /** Empty where deals name no currency. */
  readonly currency: string;
  /** Decimal text. */
  readonly amount: string;
  /** By the stage's probability; undefined where the stage has none or is closed. */
  readonly weighted: string | undefined;
};

/** Exact sums per currency, never converted, in the order of the currency codes. */
export function totalsOf(deals: readonly DealRecord[], stage: StageRecord): readonly CurrencyTotal[] {
  const amounts = new Map<string, string[]>();
  for (const { amount, currency = '' } of deals) {
    if (amount === undefined || !isDecimal(amount)) continue;
    const known = amounts.get(currency);
    if (known) known.push(amount);
    else amounts.set(currency, [amount]);
  }
  return [...amounts]
    .map(([currency, texts]) => {
      const amount = sumDecimals(texts);
      return { currency, amount, weighted: weightedBy(stage, amount) };
    })
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
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
