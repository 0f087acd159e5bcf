import { taskStatuses } from '@/lib/api/contract/tasks';
import type { TaskRecord } from '@/lib/api/records';
import { dueDay, dueInstant } from '@/lib/contacts/task-due';

export type TaskStatus = (typeof taskStatuses)[number];
export const isKnownStatus = (status: string): status is TaskStatus =>
  (taskStatuses as readonly string[]).includes(status);

export type TaskColumn = { readonly status: string; readonly tasks: readonly TaskRecord[] };

/** Tasks by status: the statuses that the API names, then whatever others there are; what is due first stands first. */
export function columnsOf(tasks: readonly TaskRecord[], zone: string): readonly TaskColumn[] {
  const others = tasks.map(({ status }) => status ?? '').filter((status) => !isKnownStatus(status));
  return [...taskStatuses, ...new Set(others)].map((status) => ({
    status,
    tasks: tasks.filter((task) => (task.status ?? '') === status).toSorted(byDue(zone)),
  }));
}

/** By day, and within one by the hour, where it is named. */
function byDue(zone: string) {
  const key = (task: TaskRecord) => `${dueDay(task, zone) ?? '9999'} ${dueInstant(task) ?? ''}`;
  return (one: TaskRecord, other: TaskRecord) => {
    const [a, b] = [key(one), key(other)];
    return a < b ? -1 : a > b ? 1 : 0;
  };
}
