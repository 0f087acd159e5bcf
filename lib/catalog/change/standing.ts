import type { PriceRecord } from '@/lib/api/records';
import { type KnownPrice, knownPrice } from '@/lib/catalog/price';
import { compareDecimals } from '@/lib/format/decimal';
import { overlaps, termsKey } from '@/lib/rules/prices/terms';
import type { PriceSteps, SavedPrice } from './plan';

/** A change of one price: what it was, and the saves that make it what it shall be. */
export type Intent = { readonly old: SavedPrice; readonly steps: PriceSteps };

/**
 * How far a change is, by what the server has now: not begun, closed and not opened again, done. `blocked`: closed,
 * and another price stands where the new one should; `changed`: somebody else changed it or what is beside it.
 */
export type Standing = 'before' | 'between' | 'after' | 'blocked' | 'changed';

export function standingOf(records: readonly PriceRecord[], { old, steps }: Intent): Standing {
  const own = records.find(({ id }) => String(id) === String(old.id));
  const now = own && knownPrice(own);
  if (!now) return 'changed';
  if (steps.kind === 'replace')
    return isSame(now, steps.to) ? 'after' : isSame(now, old) ? 'before' : 'changed';
  const { close, open } = steps;
  const others = records.filter((record) => record !== own).flatMap((record) => knownPrice(record) ?? []);
  const inTheWay = others.filter((price) => overlaps(price, open));
  if (isSame(now, old)) return inTheWay.length > 0 ? 'changed' : 'before';
  if (!isSame(now, close)) return 'changed';
  if (inTheWay.some((price) => isSame(price, open))) return 'after';
  return inTheWay.length > 0 ? 'blocked' : 'between';
}

/** Whether two prices say the same, whatever their ids; `10` and `10.00` do. */
export function isSame(one: KnownPrice, other: KnownPrice): boolean {
  return (
    termsKey(one) === termsKey(other) &&
    one.vigencia_desde === other.vigencia_desde &&
    one.vigencia_hasta === other.vigencia_hasta &&
    compareDecimals(one.monto, other.monto) === 0 &&
    one.tramos.length === other.tramos.length &&
    one.tramos.every((tier, at) => {
      const { desde, hasta, monto } = other.tramos[at]!;
      return tier.desde === desde && tier.hasta === hasta && compareDecimals(tier.monto, monto) === 0;
    })
  );
}
