import {
  byStart,
  type PriceTerms,
  shareADay,
  standingOn,
  termsKey,
  type Validity,
} from '@/lib/rules/prices/terms';
import { gapsIn, type Keyed, overlapsIn, type Segment, segmentsOf } from './segments';

/** `removed` prices are still drawn, and hold no day any more. */
export type DraftState = 'saved' | 'new' | 'changed' | 'removed';
type Drawn = PriceTerms & Validity & Keyed & { readonly state: DraftState };

export type Bar<Price> = {
  readonly price: Price;
  readonly standing: 'ended' | 'current' | 'scheduled';
  /** Prices that share a day are drawn below each other. */
  readonly lane: number;
};

export type TimeRow<Price> = {
  readonly key: string;
  readonly terms: PriceTerms;
  readonly bars: readonly Bar<Price>[];
  readonly lanes: number;
  readonly gaps: readonly Segment[];
  readonly overlaps: readonly Segment[];
};

/** The prices of each currency and terms in a row of time, in the order in which the terms first appear. */
export function timeRows<Price extends Drawn>(
  prices: readonly Price[],
  today: string,
): readonly TimeRow<Price>[] {
  return [...Map.groupBy(prices, termsKey)].map(([key, own]) => {
    const segments = segmentsOf(own.filter(({ state }) => state !== 'removed'));
    const bars = barsOf(own.toSorted(byStart), today);
    return {
      key,
      terms: own[0]!,
      bars,
      lanes: Math.max(...bars.map(({ lane }) => lane + 1)),
      gaps: gapsIn(segments),
      overlaps: overlapsIn(segments),
    };
  });
}

/** Each in the first lane where it has its days for itself. */
function barsOf<Price extends Drawn>(sorted: readonly Price[], today: string): Bar<Price>[] {
  const bars: Bar<Price>[] = [];
  for (const price of sorted) {
    let lane = 0;
    while (bars.some((bar) => bar.lane === lane && shareADay(bar.price, price))) lane += 1;
    bars.push({ price, standing: standingOn(price, today), lane });
  }
  return bars;
}
