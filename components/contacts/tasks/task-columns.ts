import { taskStatuses } from '@/lib/api/contract/tasks';
import type { TaskRecord } from '@/lib/api/records';
import { dueDay } from '@/lib/contacts/task-due';

export type TaskStatus = (typeof taskStatuses)[number];
export const isKnownStatus = (status: string): status is TaskStatus =>
  (taskStatuses as readonly string[]).includes(status);

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
