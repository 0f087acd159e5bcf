import type { DealRecord, StageRecord } from '@/lib/api/records';

/** What is to be said of a column while it is not read. */
export type ColumnState = {
  readonly isPending: boolean;
  /** Pages are on their way, the first or a later one. */
  readonly isReading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
};

/** One column of the board: a stage and the deals known to be in it, in order. */
export type BoardColumn = {
  /** The stage's id as text, for comparing and for keys. */
  readonly id: string;
  readonly stage: StageRecord;
  readonly deals: readonly DealRecord[];
  /** Whether every deal of the stage has been read; until then counts and sums are partial. */
  readonly isComplete: boolean;
  /** Deals of the stage that are not shown, since they have no id that can be read. */
  readonly withoutId: number;
  /** When its reading began, in milliseconds; 0 while nothing is read. What happened later may not be in it. */
  readonly readFrom: number;
};

/** The currencies of the deals, the most used first. */
export function currenciesIn(columns: readonly BoardColumn[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const { deals } of columns) {
    for (const { currency } of deals) if (currency) uses.set(currency, (uses.get(currency) ?? 0) + 1);
  }
  return [...uses].toSorted(([, one], [, other]) => other - one).map(([code]) => code);
}
