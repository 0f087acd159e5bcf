import { STALE_DAYS } from '@/components/pipelines/deal/deal-age';
import { cannotRead } from '@/lib/api/read/notes';
import type { DealRecord } from '@/lib/api/records';
import { daysInStage } from '@/lib/deals/deal-days';
import { isDay } from '@/lib/format/days';
import { daysBetween } from '@/lib/rules/zones';

/** Why a deal waits: past its expected close date, without a change of stage for long, or without a close date. */
export const waits = ['overdue', 'stale', 'undated'] as const;
export type Wait = (typeof waits)[number];

/** The moment that deals are looked at, in milliseconds, and the day that it is in the subaccount. */
export type WaitClock = { readonly now: number; readonly today: string };

export type WaitingDeal = {
  readonly deal: DealRecord;
  readonly why: Exclude<Wait, 'undated'>;
  /** Past its date, or in its stage. */
  readonly days: number;
};

/** Whether an open deal waits so, as far as it tells. A task is of a contact: whether a deal has one nobody can say. */
export function isWaiting(deal: DealRecord, wait: Wait, { now, today }: WaitClock): boolean {
  const day = deal.fecha_cierre_estimada;
  if (wait === 'overdue') return isDay(day) && day < today;
  if (wait === 'stale') return (daysInStage(deal, now) ?? 0) >= STALE_DAYS;
  return day === undefined && !cannotRead(deal, 'fecha_cierre_estimada');
}

/** How many open deals wait in each way; one that waits in two counts in both. */
export function countWaits(deals: readonly DealRecord[], clock: WaitClock): Readonly<Record<Wait, number>> {
  const count = (wait: Wait) => deals.filter((deal) => isWaiting(deal, wait, clock)).length;
  return { overdue: count('overdue'), stale: count('stale'), undated: count('undated') };
}

/** Those that wait the longest: first the ones past their date, then the stale ones. */
export function longestWaiting(
  deals: readonly DealRecord[],
  clock: WaitClock,
  most: number,
): readonly WaitingDeal[] {
  const late = deals
    .filter((deal) => isWaiting(deal, 'overdue', clock))
    .map(
      (deal): WaitingDeal => ({
        deal,
        why: 'overdue',
        days: daysBetween(deal.fecha_cierre_estimada!, clock.today),
      }),
    );
  const stale = deals
    .filter((deal) => isWaiting(deal, 'stale', clock) && !isWaiting(deal, 'overdue', clock))
    .map((deal): WaitingDeal => ({ deal, why: 'stale', days: daysInStage(deal, clock.now) ?? 0 }));
  return [...late.toSorted(byDays), ...stale.toSorted(byDays)].slice(0, most);
}

const byDays = (one: WaitingDeal, other: WaitingDeal) => other.days - one.days;
