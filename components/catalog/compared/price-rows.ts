import type { KnownPrice } from '@/lib/catalog/price';
import { type RowTerms, sameAmount, termsOf, termsText } from '@/lib/catalog/sheet/sheet';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, isSame, own } from '@/lib/json/same-json';

/** What a price is on one side: its amount, and its tiers. */
export type ComparedAmount = Pick<KnownPrice, 'monto' | 'tramos'>;

/** Where two price matrices meet: what stands there before and after, and whether that is the same. */
export type ComparedCell = {
  readonly before: ComparedAmount | undefined;
  readonly after: ComparedAmount | undefined;
  readonly isChanged: boolean;
};

export type ComparedPrices = {
  readonly currencies: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly terms: RowTerms;
    readonly cells: ReadonlyMap<string, ComparedCell>;
  }[];
};

/** The prices of two versions of a product as one matrix: a row for each of their terms, a column a currency. */
export function comparedPrices(
  before: JsonObject | undefined,
  after: JsonObject | undefined,
): ComparedPrices {
  const sides = { before: pricesOf(before), after: pricesOf(after) };
  const all = [...sides.after, ...sides.before];
  const terms = new Map(all.map((price) => [termsText(termsOf(price)), termsOf(price)]));
  const currencies = [...new Set(all.map(({ moneda }) => moneda))].sort();
  return {
    currencies,
    rows: [...terms].map(([key, one]) => ({
      key,
      terms: one,
      cells: new Map(
        currencies.flatMap((currency) => {
          const at = (side: 'before' | 'after') =>
            sides[side].find((price) => price.moneda === currency && termsText(termsOf(price)) === key);
          const cell = cellOf(at('before'), at('after'));
          return cell ? [[currency, cell] as const] : [];
        }),
      ),
    })),
  };
}

function cellOf(before: KnownPrice | undefined, after: KnownPrice | undefined): ComparedCell | undefined {
  if (!before && !after) return undefined;
  const isSameBoth =
    before !== undefined &&
    after !== undefined &&
    sameAmount(before.monto, after.monto) &&
    isSame(before.tramos as unknown as Json, after.tramos as unknown as Json);
  return { before, after, isChanged: !isSameBoth };
}

/** Prices in portable form hold all that is known of them; one of another shape is left to the list of fields. */
function pricesOf(product: JsonObject | undefined): readonly KnownPrice[] {
  const prices = own(product, 'precios');
  if (!Array.isArray(prices)) return [];
  return prices.filter((price) => isPrice(price)) as unknown as KnownPrice[];
}

const isPrice = (price: Json) =>
  isJsonObject(price) &&
  [price.moneda, price.monto, price.tipo_precio].every((part) => typeof part === 'string');
