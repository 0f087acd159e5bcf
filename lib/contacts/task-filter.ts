import type { Loose } from '@/lib/api/loose';
import type { Task } from '@/lib/contract/tasks';
import { fold } from '@/lib/format/fold';

type TaskRecord = Loose<Task>;

export const taskFilterNames = ['q', 'status', 'assignee', 'contact', 'due'] as const;
/** What the list of tasks shows, as its address holds it; empty text is no filter. */
export type TaskFilter = Readonly<Record<(typeof taskFilterNames)[number], string>>;
export const dueChoices = ['overdue', 'today', 'week', 'none'] as const;

export function readTaskFilter(query: Pick<URLSearchParams, 'get'>): TaskFilter {
  return Object.fromEntries(taskFilterNames.map((name) => [name, query.get(name) ?? ''])) as TaskFilter;
}

export function isTaskFiltered(filter: TaskFilter): boolean {
  return taskFilterNames.some((name) => filter[name] !== '');
}

/** What the server is asked for: the filters that the API has. */
export function taskQuery({
  status,
  assignee,
  contact,
}: Pick<TaskFilter, 'status' | 'assignee' | 'contact'>) {
  return {
    status: status || undefined,
    assignee_id: assignee || undefined,
    client_id: contact || undefined,
  };
}

/** The tasks that a filter leaves. What the server was asked too is asked again: a change may have made it untrue. */
export function siftTasks<Row extends TaskRecord>(
  tasks: readonly Row[],
  filter: TaskFilter,
  today: string,
): readonly Row[] {
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
