import { unreadableOf } from '@/lib/api/read/notes';
import type { PriceRecord } from '@/lib/api/records';
import { isDay } from '@/lib/format/days';
import { holdsOn } from '@/lib/rules/prices/terms';

/** What a product costs in one currency on a day. */
export type PricesInForce = {
  /** Those that hold, the one that is shown first; their amounts may not be readable. */
  readonly prices: readonly PriceRecord[];
  /** A price that may be one of them cannot be read: of which currency it is, or when it holds. */
  readonly isUnsure: boolean;
};

/** What recurs is shown before what does not, and what recurs more often before that. */
const order = ['mensual', 'trimestral', 'semestral', 'anual'];

/**
 * The prices in one currency that hold on a day, `2026-11-22`: the monthly one, the yearly one, the one-off. What cannot
 * be read of a price is never taken for there being none.
 */
export function pricesInForce(prices: readonly PriceRecord[], currency: string, day: string): PricesInForce {
  const { inForce, unsure } = onDay(prices, day);
  return {
    prices: inForce.filter(({ moneda }) => moneda === currency),
    isUnsure: unsure.has(undefined) || unsure.has(currency),
  };
}

type OnDay = {
  readonly day: string;
  readonly inForce: readonly PriceRecord[];
  /** Currencies of prices that cannot be read; undefined for one of no currency. */
  readonly unsure: ReadonlySet<string | undefined>;
};

const kept = new WeakMap<readonly PriceRecord[], OnDay>();

/** Found out once for the prices of a product, not for each of its cells. */
function onDay(prices: readonly PriceRecord[], day: string): OnDay {
  const known = kept.get(prices);
  if (known?.day === day) return known;
  const dated = prices.filter((price) => price.moneda !== undefined && isDated(price));
  const unsure = new Set(prices.filter((price) => !dated.includes(price)).map(({ moneda }) => moneda));
  const inForce = dated.filter((price) => holds(price, day));
  const found = { day, inForce: inForce.toSorted((one, other) => rankOf(one) - rankOf(other)), unsure };
  kept.set(prices, found);
  return found;
}

/** The currencies that products have prices in, told the prices of each: those that most have come first. */
export function currenciesOf(products: Iterable<readonly PriceRecord[]>): readonly string[] {
  const counts = new Map<string, number>();
  for (const prices of products) {
    for (const moneda of new Set(prices.map((price) => price.moneda))) {
      if (moneda) counts.set(moneda, (counts.get(moneda) ?? 0) + 1);
    }
  }
  const inOrder = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return inOrder.toSorted(([, one], [, other]) => other - one).map(([currency]) => currency);
}

function isDated(price: PriceRecord): boolean {
  const unread = unreadableOf(price);
  const isRead = (name: 'vigencia_desde' | 'vigencia_hasta') =>
    !unread.includes(name) && (price[name] === undefined || isDay(price[name]));
  return isRead('vigencia_desde') && isRead('vigencia_hasta');
}

function holds({ vigencia_desde, vigencia_hasta }: PriceRecord, day: string): boolean {
  return holdsOn({ vigencia_desde: vigencia_desde ?? null, vigencia_hasta: vigencia_hasta ?? null }, day);
}

function rankOf({ tipo_precio, periodicidad }: PriceRecord): number {
  if (tipo_precio === 'unico') return order.length + 1;
  const rank = order.indexOf(periodicidad ?? '');
  return rank === -1 ? order.length : rank;
}
