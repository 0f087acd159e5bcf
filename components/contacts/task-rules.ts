import { taskStatuses } from '@/lib/contract/tasks';
import { fold, type TaskRecord } from './records';

export type TaskStatus = (typeof taskStatuses)[number];
export const isKnownStatus = (status: string): status is TaskStatus =>
  (taskStatuses as readonly string[]).includes(status);

/** Nobody has to do anything about it any more. */
export const isFinished = (task: TaskRecord) => task.status === 'hecha' || task.status === 'cancelada';

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

export const taskFilterNames = ['q', 'status', 'assignee', 'contact', 'due', 'view'] as const;
export type TaskFilter = Readonly<Record<(typeof taskFilterNames)[number], string>>;
export const dueChoices = ['overdue', 'today', 'week', 'none'] as const;

export function isTaskFiltered({ q, status, assignee, contact, due }: TaskFilter): boolean {
  return [q, status, assignee, contact, due].some((value) => value !== '');
}

/** The tasks that a filter leaves. What the server was asked too is asked again: a change may have made it untrue. */
export function siftTasks(
  tasks: readonly TaskRecord[],
  filter: TaskFilter,
  today: string,
): readonly TaskRecord[] {
  const words = fold(filter.q).split(' ');
  const week = addDays(today, 7);
  return tasks.filter(
    (task) =>
      (filter.status === '' || task.status === filter.status) &&
      (filter.assignee === '' || String(task.assignee_id) === filter.assignee) &&
      (filter.contact === '' || String(task.client_id) === filter.contact) &&
      words.every((word) => fold(`${task.titulo ?? ''} ${task.descripcion ?? ''}`).includes(word)) &&
      isDue(task, filter.due, today, week),
  );
}

function isDue(task: TaskRecord, due: string, today: string, week: string): boolean {
  const day = dueDay(task);
  if (due === 'none') return day === undefined;
  if (due === 'week') return day !== undefined && day <= week && !isFinished(task);
  return due === 'overdue' || due === 'today' ? dueState(task, today) === due : true;
}

/** The calendar day so many days later. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

export type TaskColumn = { readonly status: string; readonly tasks: readonly TaskRecord[] };

/** Tasks by status: the statuses that the API names, then whatever others there are; what is due first stands first. */
export function columnsOf(tasks: readonly TaskRecord[]): readonly TaskColumn[] {
  const others = tasks.map(({ status }) => status ?? '').filter((status) => !isKnownStatus(status));
  return [...taskStatuses, ...new Set(others)].map((status) => ({
    status,
    tasks: tasks.filter((task) => (task.status ?? '') === status).toSorted(byDue),
  }));
}

function byDue(one: TaskRecord, other: TaskRecord): number {
  const [a, b] = [dueDay(one) ?? '9999', dueDay(other) ?? '9999'];
  return a < b ? -1 : a > b ? 1 : 0;
}
