import type { Id } from '@/lib/api/loose';
import { unreadableOf } from '@/lib/api/read/notes';
import type { PriceRecord } from '@/lib/api/records';
import { type KnownPrice, knownPrice } from '@/lib/catalog/price';
import { tierIssues } from '@/lib/contract/tier-issues';
import { byStart, holdsOn, termsKey } from '@/lib/rules/prices/terms';
import { addDays } from '@/lib/rules/zones';
import { changedAmounts, type PriceChange } from './change';

export type SavedPrice = KnownPrice & { readonly id: Id };

/** The saves of one price, whole: its `id` in its place, or the end of it and then the next one without an `id`. */
export type PriceSteps =
  | { readonly kind: 'replace'; readonly to: SavedPrice }
  | { readonly kind: 'split'; readonly close: SavedPrice; readonly open: KnownPrice };

/** What a change means for one price of a product, or for a product that has none such. */
export type PricePlan =
  | {
      readonly kind: 'changed';
      readonly old: SavedPrice;
      readonly to: KnownPrice;
      readonly steps: PriceSteps;
    }
  | { readonly kind: 'unchanged'; readonly old: KnownPrice; readonly to: KnownPrice }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'refused'; readonly old: KnownPrice; readonly why: Refusal };

export const refusals = ['negative', 'nothing_left', 'overlap', 'tiers', 'no_id'] as const;
/** `overlap`: two hold on that day; `tiers`: they leave a gap, which servers refuse; `no_id`: none to replace it by. */
export type Refusal = (typeof refusals)[number];

/**
 * What a change means for one product: a plan for each of its prices that holds on the day of the change. From that day
 * on costs the new amount until the price would have ended or another begins; all other days cost what they did.
 *
 * @param today `2026-11-22`
 */
export function planProduct(
  records: readonly PriceRecord[],
  change: PriceChange,
  today: string,
): readonly PricePlan[] {
  const day = change.from ?? today;
  const wanted = records.filter((record) => mayBeMeant(record, change));
  const prices = wanted.map(knownPrice);
  const isRead = prices.every((price) => price !== undefined);
  // It may hold on that day, too: what it cannot be told of is left alone whole.
  if (!isRead) return [{ kind: 'unreadable' }];
  const rows = Map.groupBy(prices, termsKey).values();
  const plans = [...rows].flatMap((row) => {
    const [old, other] = row.filter((price) => holdsOn(price, day));
    if (!old) return [];
    return [other ? refused(old, 'overlap') : planPrice(old, row, change, day)];
  });
  return plans.length > 0 ? plans : [{ kind: 'none' }];
}

/** Whether a price is of the currency, type and periodicity; also where that cannot be read. */
function mayBeMeant(record: PriceRecord, { moneda, tipo_precio, periodicidad }: PriceChange): boolean {
  const unread = unreadableOf(record);
  const isOf = (name: 'moneda' | 'tipo_precio' | 'periodicidad', asked: string | null) =>
    asked === null || (record[name] ?? null) === asked || unread.includes(name);
  const hasCurrency = record.moneda === undefined || isOf('moneda', moneda);
  const hasType = record.tipo_precio === undefined || isOf('tipo_precio', tipo_precio);
  return hasCurrency && hasType && isOf('periodicidad', periodicidad);
}

function planPrice(old: KnownPrice, row: readonly KnownPrice[], change: PriceChange, day: string): PricePlan {
  const changed = changedAmounts(old, change);
  if (!('amounts' in changed)) return refused(old, changed.kind);
  const to = { ...old, ...changed.amounts };
  if (changed.kind === 'unchanged') return { kind: 'unchanged', old, to };
  if (tierIssues(to.tramos).length > 0) return refused(old, 'tiers');
  if (old.id === undefined) return refused(old, 'no_id');
  const saved = old as SavedPrice;
  const isInPlace = change.from === null || old.vigencia_desde === day;
  const steps: PriceSteps = isInPlace
    ? { kind: 'replace', to: { ...to, id: saved.id } }
    : {
        kind: 'split',
        close: { ...saved, vigencia_hasta: addDays(day, -1) },
        open: { ...to, id: undefined, vigencia_desde: day, vigencia_hasta: endOf(old, row, day) },
      };
  return { kind: 'changed', old: saved, to: steps.kind === 'split' ? steps.open : steps.to, steps };
}

const refused = (old: KnownPrice, why: Refusal): PricePlan => ({ kind: 'refused', old, why });

/** The last day of what begins on `day`: where the price ended, or the day before the next one begins. */
function endOf({ vigencia_hasta }: KnownPrice, row: readonly KnownPrice[], day: string): string | null {
  const next = row
    .toSorted(byStart)
    .find(({ vigencia_desde }) => vigencia_desde !== null && vigencia_desde > day)?.vigencia_desde;
  if (!next) return vigencia_hasta;
  const before = addDays(next, -1);
  return vigencia_hasta !== null && vigencia_hasta < before ? vigencia_hasta : before;
}
