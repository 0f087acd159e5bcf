import type { PriceRecord, ProductRecord } from '@/lib/api/records';
import { sumDecimals } from '@/lib/format/decimal';
import type { PriceChange } from './change';
import { levelledTiers } from './levelled';
import { type PricePlan, planProduct, refusals } from './plan';

/** A product with its prices; undefined where they could not be read. */
export type PricedProduct = {
  readonly product: ProductRecord;
  readonly prices: readonly PriceRecord[] | undefined;
};

/** What a change means for one price of one product. */
export type PreviewRow = { readonly key: string; readonly product: ProductRecord; readonly plan: PricePlan };

/** All that a row may come to, those that are sent first. */
export const fates = ['changed', 'unchanged', 'none', 'unreadable', ...refusals] as const;
export type Fate = (typeof fates)[number];

export const fateOf = ({ plan }: PreviewRow): Fate => (plan.kind === 'refused' ? plan.why : plan.kind);

export function previewOf(
  products: readonly PricedProduct[],
  change: PriceChange,
  today: string,
): readonly PreviewRow[] {
  return products.flatMap(({ product, prices }, at) => {
    const plans: readonly (PricePlan | { kind: 'unread' })[] =
      prices && product.id !== undefined ? planProduct(prices, change, today) : [{ kind: 'unread' }];
    return plans.map((plan, nth) => ({
      key: `${product.id ?? `at-${at}`}-${nth}`,
      product,
      plan: plan.kind === 'unread' ? { kind: 'unreadable' } : plan,
    }));
  });
}

/** What more may be noted of a row that is changed. */
export const notes = ['levelled', 'stacked'] as const;
export type RowNote = (typeof notes)[number];

/**
 * `levelled`: a tier of it no longer differs from the price or another tier; `stacked`: the price begins on the very day
 * of the change, which may be what an earlier change made of it, and is replaced.
 */
export function notesOf({ plan }: PreviewRow, { from }: Pick<PriceChange, 'from'>): readonly RowNote[] {
  if (plan.kind !== 'changed') return [];
  const isStacked = from !== null && plan.steps.kind === 'replace';
  const isLevelled = levelledTiers(plan.old, plan.to).some(Boolean);
  return notes.filter((note) => (note === 'stacked' ? isStacked : isLevelled));
}

export type Totals = {
  readonly counts: Readonly<Partial<Record<Fate, number>>>;
  /** Of one piece of each that is changed, before and after. */
  readonly before: string;
  readonly after: string;
};

export function totalsOf(rows: readonly PreviewRow[]): Totals {
  const counts: Partial<Record<Fate, number>> = {};
  for (const row of rows) counts[fateOf(row)] = (counts[fateOf(row)] ?? 0) + 1;
  const changed = rows.flatMap(({ plan }) => (plan.kind === 'changed' ? [plan] : []));
  return {
    counts,
    before: sumDecimals(changed.map(({ old }) => old.monto)),
    after: sumDecimals(changed.map(({ to }) => to.monto)),
  };
}

/** Currencies, types and periodicities that the prices have, the most frequent first. */
export function termsIn(products: readonly PricedProduct[]) {
  const prices = products.flatMap((one) => one.prices ?? []);
  const wordsOf = (name: 'moneda' | 'tipo_precio' | 'periodicidad') => {
    const counts = new Map<string, number>();
    for (const { [name]: word } of prices) if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
  };
  return {
    moneda: wordsOf('moneda'),
    tipo_precio: wordsOf('tipo_precio'),
    periodicidad: wordsOf('periodicidad'),
  };
}
