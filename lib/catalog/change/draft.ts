import { isDay } from '@/lib/format/days';
import { compareDecimals } from '@/lib/format/decimal';
import { readAmount } from '@/lib/format/typed-amount';
import type { Direction, Rounding } from '@/lib/rules/prices/rounding';
import { addDays } from '@/lib/rules/zones';
import type { Amending, PriceChange } from './change';

/** What the page's form holds: what was typed and chosen, whole or not. */
export type ChangeDraft = {
  readonly moneda: string | null;
  readonly tipo_precio: string | null;
  readonly periodicidad: string | null;
  readonly how: 'raise' | 'lower' | 'set';
  readonly unit: 'percent' | 'amount';
  readonly typed: string;
  readonly rounding: Rounding;
  readonly direction: Direction;
  readonly areTiersChanged: boolean;
  readonly when: 'day' | 'now';
  readonly day: string | null;
};

/** A change of a currency from the first day of the month after `today`, of which only the amount is missing. */
export const firstDraft = (moneda: string | null, today: string): ChangeDraft => ({
  moneda,
  tipo_precio: null,
  periodicidad: null,
  how: 'raise',
  unit: 'percent',
  typed: '',
  rounding: 'none',
  direction: 'nearest',
  areTiersChanged: true,
  when: 'day',
  day: `${addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)}-01`,
});

/** What is missing or wrong, by its field; nothing is said of what was not filled in yet. */
export type DraftIssues = { readonly typed?: 'amount' | 'percent'; readonly day?: 'past' };

/**
 * @returns the change, undefined while something of it is missing or wrong; `readAs` where the mark in what was typed may
 * stand for thousands as well as for decimals
 */
export function changeOf(
  { how, unit, typed, when, day, moneda, ...rest }: ChangeDraft,
  mark: '.' | ',',
  today: string,
): { readonly change?: PriceChange; readonly issues: DraftIssues; readonly readAs?: string } {
  const currency = how === 'set' || unit === 'amount' ? (moneda ?? undefined) : undefined;
  const by = amendingOf(how, unit, typed, mark, currency);
  const read = readAmount(typed, mark, currency);
  const readAs = by && read?.other !== undefined ? { readAs: read.amount } : {};
  const isPast = when === 'day' && day !== null && day < today;
  const issues: DraftIssues = {
    ...(typed.trim() !== '' && !by && { typed: how === 'set' || unit === 'amount' ? 'amount' : 'percent' }),
    ...(isPast && { day: 'past' }),
  };
  const hasDay = when === 'now' || (day !== null && isDay(day) && !isPast);
  if (!by || !hasDay || moneda === null) return { issues, ...readAs };
  return { change: { ...rest, moneda, by, from: when === 'day' ? day : null }, issues, ...readAs };
}

function amendingOf(
  how: ChangeDraft['how'],
  unit: ChangeDraft['unit'],
  typed: string,
  mark: '.' | ',',
  currency: string | undefined,
): Amending | undefined {
  const amount = readAmount(typed, mark, currency)?.amount;
  if (amount === undefined || amount.startsWith('-')) return undefined;
  if (how === 'set') return { kind: 'set', value: amount };
  // Raising or lowering by nothing is no change.
  if (compareDecimals(amount, '0') === 0) return undefined;
  if (unit === 'percent' && compareDecimals(amount, how === 'lower' ? '100' : '1000') > 0) return undefined;
  return { kind: unit, value: how === 'lower' ? `-${amount}` : amount };
}
