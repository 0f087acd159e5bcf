import type { Id } from '@/lib/api/loose';
import type { KnownPrice } from '@/lib/catalog/price';
import { byStart, shareADay, termsKey } from '@/lib/rules/prices/terms';
import { asMeant, movesDays, type PricePlan } from './plan-prices';

/** One write of a price: it is saved, or removed. */
export type PriceWrite =
  | { readonly price: KnownPrice; readonly plans: readonly PricePlan[] }
  | { readonly remove: Id; readonly plans: readonly PricePlan[] };

/**
 * The writes of one product's prices, in chains that can be sent side by side, each in its order: what changes the days
 * of one currency and type goes one after the other, so that no price meets the one that it follows.
 */
export function writeChains(plans: readonly PricePlan[]): readonly (readonly PriceWrite[])[] {
  const writing = plans.filter(({ after }) => after !== undefined);
  const still = writing.filter((plan) => !movesDays(plan));
  const moving = Map.groupBy(writing.filter(movesDays), ({ before, after }) =>
    termsKey(asMeant((after ?? before)!)),
  );
  return [...still.map((plan) => [saveOf(plan)]), ...[...moving.values()].map(inOrder)];
}

const saveOf = (plan: PricePlan): PriceWrite => ({ price: plan.after!, plans: [plan] });

/** What goes, then what ends earlier, then what ends later, takes the place of another or is new. */
function inOrder(plans: readonly PricePlan[]): readonly PriceWrite[] {
  const going = plans.filter(({ after }) => after === null);
  const coming = plans.filter(({ before }) => before === undefined);
  const replacing = new Map(going.flatMap((plan) => pairOf(plan, going, plans)));
  const replaced = new Set(replacing.values());
  const removals = going
    .filter((plan) => !replaced.has(plan))
    .map((plan): PriceWrite => ({ remove: plan.before!.id!, plans: [plan] }));
  const staying = plans.filter(({ before, after }) => before && after);
  const shorter = staying.filter(({ before, after }) => endOf(after!) < endOf(before!));
  const longer = staying.filter((plan) => !shorter.includes(plan));
  const made = coming
    .toSorted((one, other) => byStart(one.after!, other.after!))
    .map((plan): PriceWrite => {
      const place = replacing.get(plan);
      if (!place) return saveOf(plan);
      return { price: { ...plan.after!, id: place.before!.id }, plans: [place, plan] };
    });
  return [...removals, ...shorter.map(saveOf), ...longer.map(saveOf), ...made];
}

const endOf = ({ vigencia_hasta }: KnownPrice) => vigencia_hasta ?? '9999';

/**
 * The new price that takes the place of one that goes in a single write, so that there is no moment without: where it
 * meets no other that changes, and no other meets the one that goes.
 */
function pairOf(
  going: PricePlan,
  allGoing: readonly PricePlan[],
  plans: readonly PricePlan[],
): readonly [PricePlan, PricePlan][] {
  const meets = plans.filter(({ after }) => after && shareADay(after, going.before!));
  const [only] = meets;
  if (meets.length !== 1 || only!.before) return [];
  return allGoing.some((other) => other !== going && shareADay(other.before!, only!.after!))
    ? []
    : [[only!, going]];
}
