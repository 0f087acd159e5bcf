import type { Loose } from '../api/loose.ts';
import { cannotRead } from '../api/read/notes.ts';
import type { Deal } from '../contract/deals.ts';
import { nothingOf, type ValuesOf } from '../fields/address.ts';
import { choice, date, only, text } from '../fields/codecs.ts';
import { dayOf } from '../format/dates.ts';
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
  /** Deals without a close date: no bound finds them. */
  close: choice(['none']),
  /** Days on which it was won or lost, in the zone of the subaccount. */
  closed_from: date,
  closed_to: date,
  contact: text,
  company: text,
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

/** The moment that a filter is looked at, in milliseconds, and the zone that days are those of. */
export type FilterClock = { readonly now: number; readonly zone: string };

/** Whether a deal fits one filter. A bound on something that the deal does not say excludes it. */
type Test = (deal: DealRecord, value: string, at: FilterClock) => boolean;

export const dealTests = {
  q: matchesText,
  min: ({ amount }, min) => amount !== undefined && isDecimal(amount) && compareDecimals(amount, min) >= 0,
  max: ({ amount }, max) => amount !== undefined && isDecimal(amount) && compareDecimals(amount, max) <= 0,
  currency: ({ currency }, code) => currency === code,
  from: ({ fecha_cierre_estimada: day }, from) => isDay(day) && day >= from,
  to: ({ fecha_cierre_estimada: day }, to) => isDay(day) && day <= to,
  close: (deal) => deal.fecha_cierre_estimada === undefined && !cannotRead(deal, 'fecha_cierre_estimada'),
  closed_from: (deal, from, { zone }) => closedDay(deal, zone) >= from,
  closed_to: (deal, to, { zone }) => closedDay(deal, zone) !== '' && closedDay(deal, zone) <= to,
  contact: ({ contacto_id: id }, contact) => id !== undefined && String(id) === contact,
  company: ({ empresa_id: id }, company) => id !== undefined && String(id) === company,
  age: (deal, days, { now }) => (daysInStage(deal, now) ?? -1) >= Number(days),
  owner: (deal, owner) => ownerOf(deal) === owner,
} as const satisfies Readonly<Record<string, Test>>;

/** Whether a deal is shown; its state is asked of the server. */
export function matchesFilter(deal: DealRecord, filter: DealFilter, at: FilterClock): boolean {
  return Object.entries<Test>(dealTests).every(([name, fits]) => {
    const value = filter[name as keyof typeof dealTests];
    return value === '' || fits(deal, value, at);
  });
}

/** The day on which it was won or lost; empty where it was not, or where that cannot be read. */
function closedDay({ closed_at: at }: DealRecord, zone: string): string {
  return at === undefined || Number.isNaN(Date.parse(at)) ? '' : dayOf(new Date(at), zone);
}

/** Every word is somewhere in the deal, whatever its case and accents. */
function matchesText(deal: DealRecord, typed: string): boolean {
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
