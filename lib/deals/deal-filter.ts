import type { Loose } from '../api/loose.ts';
import type { Deal } from '../contract/deals.ts';
import { nothingOf, type ValuesOf } from '../fields/address.ts';
import { date, only, text } from '../fields/codecs.ts';
import { isDay } from '../format/days.ts';
import { compareDecimals, isDecimal } from '../format/decimal.ts';
import { fold } from '../format/fold.ts';
import { daysInStage } from './deal-days.ts';
import { ownerOf } from './deal-owner.ts';

type DealRecord = Loose<Deal>;

/** The board's filters as its address holds them; empty text is no filter. */
export const dealFilters = {
  q: text,
  min: only(isDecimal),
  max: only(isDecimal),
  currency: text,
  from: date,
  to: date,
  /** Asked of the server: its states are its own. */
  estado: text,
  /** Whole days in the stage at least. */
  age: only((typed) => /^\d{1,5}$/.test(typed)),
  owner: text,
};
export type DealFilter = ValuesOf<typeof dealFilters>;
export const noFilter: DealFilter = nothingOf(dealFilters);

export function countFilters(filter: DealFilter): number {
  return Object.values(filter).filter((value) => value !== '').length;
}

/** Whether a deal is shown. A bound on something that the deal does not say excludes it. */
export function matchesFilter(deal: DealRecord, filter: DealFilter, now: number): boolean {
  return (
    matchesText(deal, filter.q) &&
    (filter.currency === '' || deal.currency === filter.currency) &&
    matchesAmount(deal.amount, filter) &&
    matchesDay(deal.fecha_cierre_estimada, filter) &&
    (filter.age === '' || (daysInStage(deal, now) ?? -1) >= Number(filter.age)) &&
    (filter.owner === '' || ownerOf(deal) === filter.owner)
  );
}

function matchesAmount(amount: string | undefined, { min, max }: DealFilter): boolean {
  if (min === '' && max === '') return true;
  if (amount === undefined || !isDecimal(amount)) return false;
  return (
    (min === '' || compareDecimals(amount, min) >= 0) && (max === '' || compareDecimals(amount, max) <= 0)
  );
}

function matchesDay(day: string | undefined, { from, to }: DealFilter): boolean {
  if (from === '' && to === '') return true;
  return isDay(day) && (from === '' || day >= from) && (to === '' || day <= to);
}

/** Every word is somewhere in the deal, whatever its case and accents. */
function matchesText(deal: DealRecord, typed: string): boolean {
  if (typed === '') return true;
  const haystack = searchTextOf(deal);
  return fold(typed)
    .split(' ')
    .every((word) => haystack.includes(word));
}

const searchTexts = new WeakMap<DealRecord, string>();

function searchTextOf(deal: DealRecord): string {
  const known = searchTexts.get(deal);
  if (known !== undefined) return known;
  const parts = [deal.title, deal.external_id, deal.id, deal.motivo_perdida];
  const all = fold(parts.filter((part) => part !== undefined).join(' '));
  searchTexts.set(deal, all);
  return all;
}
