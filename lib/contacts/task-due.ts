import type { TaskRecord } from '@/lib/api/records';

/** What a list of tasks can be narrowed to by when they are due. */
export const dueChoices = ['overdue', 'today', 'week', 'none'] as const;
export type DueChoice = (typeof dueChoices)[number];

/** Whether a task is due as asked, on the day that it is in the subaccount's zone, `2026-11-22`. */
export function isDue(task: TaskRecord, due: DueChoice, today: string): boolean {
  const day = dueDay(task);
  if (due === 'none') return day === undefined;
  if (due === 'week') return day !== undefined && day <= addDays(today, 7) && !isFinished(task);
  return dueState(task, today) === due;
}

export type DueState = 'overdue' | 'today' | 'later' | 'none';

/** Where a task stands on the day that it is in the subaccount's zone. */
export function dueState(task: TaskRecord, today: string): DueState {
  const day = dueDay(task);
  if (day === undefined) return 'none';
  if (isFinished(task) || day > today) return 'later';
  return day < today ? 'overdue' : 'today';
}

/** The calendar day of `vence_el`; other servers may give an instant. */
export function dueDay({ vence_el }: TaskRecord): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(vence_el ?? '')?.[0];
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
