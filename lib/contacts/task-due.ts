import type { TaskRecord } from '@/lib/api/records';
import { dayOf } from '@/lib/format/dates';

/** The calendar day that it is, `2026-11-22`, and the zone in which it is that. */
export type Clock = { readonly today: string; readonly zone: string };

/** What a list of tasks can be narrowed to by when they are due. */
export const dueChoices = ['overdue', 'today', 'week', 'none'] as const;
export type DueChoice = (typeof dueChoices)[number];

/** Whether a task is due as asked. */
export function isDue(task: TaskRecord, due: DueChoice, clock: Clock): boolean {
  const day = dueDay(task, clock.zone);
  if (due === 'none') return day === undefined;
  if (due === 'week') return day !== undefined && day <= addDays(clock.today, 7) && !isFinished(task);
  return dueState(task, clock) === due;
}

export type DueState = 'overdue' | 'today' | 'later' | 'none';

/** Where a task stands: due the whole day, also where it names an hour. */
export function dueState(task: TaskRecord, { today, zone }: Clock): DueState {
  const day = dueDay(task, zone);
  if (day === undefined) return 'none';
  if (isFinished(task) || day > today) return 'later';
  return day < today ? 'overdue' : 'today';
}

/** The calendar day of `vence_el`, which is one itself, or an instant that falls on one. */
export function dueDay(task: TaskRecord, zone: string): string | undefined {
  const at = dueInstant(task);
  if (at !== undefined) return dayOf(new Date(at), zone);
  return /^\d{4}-\d{2}-\d{2}$/.exec(task.vence_el ?? '')?.[0];
}

/** `vence_el` where it names the hour too. */
export function dueInstant({ vence_el = '' }: TaskRecord): string | undefined {
  return vence_el.includes('T') && !Number.isNaN(Date.parse(vence_el)) ? vence_el : undefined;
}

/** Nobody has to do anything about it any more. */
function isFinished(task: TaskRecord): boolean {
  return task.status === 'hecha' || task.status === 'cancelada';
}

/** The calendar day so many days later. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
