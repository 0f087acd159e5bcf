import { type Amounts, type Tier, tierAt, totalAmount, unitAmount } from '@/lib/rules/prices/amounts';
import { holdsOn, type PriceTerms, termsKey, type Validity } from '@/lib/rules/prices/terms';

type Asked = PriceTerms & Validity & Amounts;

/** What a price asks for a quantity: for each piece, by the tier that holds it if one does, and for all of them. */
export type Cost<Price> = {
  readonly price: Price;
  readonly tier: Tier | undefined;
  readonly unit: string;
  readonly total: string;
};

/** What things of one currency and terms cost on a day: nothing known where no price holds, twice where two do. */
export type CostsOfTerms<Price> = {
  readonly key: string;
  readonly terms: PriceTerms;
  readonly costs: readonly Cost<Price>[];
};

/** What so many pieces cost on a day, by currency and terms. */
export function costsOn<Price extends Asked>(
  prices: readonly Price[],
  day: string,
  quantity: number,
): readonly CostsOfTerms<Price>[] {
  return [...Map.groupBy(prices, termsKey)].map(([key, own]) => ({
    key,
    terms: own[0]!,
    costs: own
      .filter((price) => holdsOn(price, day))
      .map((price) => ({
        price,
        tier: tierAt(price.tramos, quantity),
        unit: unitAmount(price, quantity),
        total: totalAmount(price, quantity),
      })),
  }));
}
