import type { JsonObject } from '@/lib/contract/scalars';
import { overlaps, type PriceTerms, type Validity } from '@/lib/rules/prices/terms';
import { kindOf } from './kinds';
import type { PlannedRecord } from './plan';

/**
 * Two prices that a product would have for one day, by their keys: no server keeps both. Undefined where there are none,
 * or where the prices stay as they are.
 */
export function overlapIn({
  kind,
  action,
  after,
  differences,
}: Pick<PlannedRecord, 'kind' | 'action' | 'after' | 'differences'>): readonly [string, string] | undefined {
  if (kind !== 'products' || !Array.isArray(after?.precios)) return undefined;
  if (action !== 'create' && !differences.some(({ path }) => path[0] === 'precios')) return undefined;
  const prices = after.precios as unknown as readonly (JsonObject & PriceTerms & Validity)[];
  for (const [place, price] of prices.entries()) {
    const other = prices.slice(place + 1).find((one) => overlaps(price, one));
    if (other) return [keyOf(price), keyOf(other)];
  }
  return undefined;
}

const keyOf = (price: JsonObject) =>
  kindOf('products')
    .lists.find(({ at }) => at[0] === 'precios')!
    .keyOf(price) ?? '';
