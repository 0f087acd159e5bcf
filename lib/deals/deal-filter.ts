import type { Loose } from '../api/loose.ts';
import type { Deal } from '../contract/deals.ts';
import { isDay } from '../format/days.ts';
import { compareDecimals, isDecimal } from '../format/decimal.ts';
import { fold } from '../format/fold.ts';
import { daysInStage } from './deal-days.ts';
import { ownerOf } from './deal-owner.ts';

type DealRecord = Loose<Deal>;

/** The board's filters as its address holds them; empty text is no filter. */
export type DealFilter = {
  readonly q: string;
  readonly min: string;
  readonly max: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  /** Asked of the server: its states are its own. */
  readonly estado: string;
  /** Whole days in the stage at least. */
  readonly age: string;
  readonly owner: string;
};

export const noFilter: DealFilter = {
  q: '',
  min: '',
  max: '',
  currency: '',
  from: '',
  to: '',
  estado: '',
  age: '',
  owner: '',
};
const names = Object.keys(noFilter) as (keyof DealFilter)[];

/** Reads the filters out of an address; values that cannot filter are ignored. */
export function readFilter(search: Pick<URLSearchParams, 'get'>): DealFilter {
  const found = Object.fromEntries(names.map((name) => [name, search.get(name)?.trim() ?? '']));
  const { min, max, from, to, age, ...rest } = { ...noFilter, ...found };
  return {
    ...rest,
    min: isDecimal(min) ? min : '',
    max: isDecimal(max) ? max : '',
    from: isDay(from) ? from : '',
    to: isDay(to) ? to : '',
    age: /^\d{1,5}$/.test(age) ? age : '',
  };
}

/** The query of an address with these filters, other parameters kept; empty or `?…`. */
export function writeFilter(filter: DealFilter, current: string): string {
  const search = new URLSearchParams(current);
  for (const name of names) {
    if (filter[name] === '') search.delete(name);
    else search.set(name, filter[name]);
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

export function countFilters(filter: DealFilter): number {
  return names.filter((name) => filter[name] !== '').length;
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
function matchesText(deal: DealRecord, text: string): boolean {
  if (text === '') return true;
  const haystack = searchTextOf(deal);
  return fold(text)
    .split(' ')
    .every((word) => haystack.includes(word));
}

const searchTexts = new WeakMap<DealRecord, string>();

function searchTextOf(deal: DealRecord): string {
  const known = searchTexts.get(deal);
  if (known !== undefined) return known;
  const parts = [deal.title, deal.external_id, deal.id, deal.motivo_perdida];
  const text = fold(parts.filter((part) => part !== undefined).join(' '));
  searchTexts.set(deal, text);
  return text;
}
