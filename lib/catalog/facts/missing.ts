import { unreadableOf } from '@/lib/api/read/notes';
import type { PriceRecord, ProductRecord } from '@/lib/api/records';
import { rawOf } from '@/lib/api/tolerant';
import { holdsOn } from '@/lib/rules/prices/terms';

/** What a product still lacks before it can be sold, in the order in which it is best given. */
export type Missing = 'draft' | 'prices' | 'priceToday' | 'category' | 'sku';

/**
 * What is missing of a product, as far as its server says: what it does not know of, or what cannot be read, is not.
 *
 * @param prices undefined until they are read
 */
export function missingOf(
  product: ProductRecord,
  prices: readonly PriceRecord[] | undefined,
  today: string,
): readonly Missing[] {
  const raw = rawOf(product) as Readonly<Record<string, unknown>>;
  const isEmpty = (name: string) => name in raw && (raw[name] === null || raw[name] === '');
  return [
    ...(product.estado === 'borrador' ? (['draft'] as const) : []),
    ...(prices?.length === 0 ? (['prices'] as const) : []),
    ...(prices?.length && !prices.some((price) => mayHold(price, today)) ? (['priceToday'] as const) : []),
    ...(isEmpty('categoria_id') ? (['category'] as const) : []),
    ...(isEmpty('sku') ? (['sku'] as const) : []),
  ];
}

/** One whose days cannot be read may hold. */
function mayHold(price: PriceRecord, today: string): boolean {
  const { vigencia_desde = null, vigencia_hasta = null } = price;
  const unread = unreadableOf(price);
  if (unread.includes('vigencia_desde') || unread.includes('vigencia_hasta')) return true;
  return holdsOn({ vigencia_desde, vigencia_hasta }, today);
}
