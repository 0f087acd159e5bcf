import { idOf, type TaskRecord } from '@/lib/api/records';
import { addDays, type Clock, dueDay, dueInstant } from './task-due';

export const agendaGroups = ['overdue', 'today', 'week', 'later', 'none', 'finished'] as const;
export type AgendaGroup = (typeof agendaGroups)[number];

/** Days after today that "within a week" reaches to. */
const WEEK = 7;

/** Whether somebody still has to do it: also where its status is a word that only the server knows. */
export function isOpen({ status }: Pick<TaskRecord, 'status'>): boolean {
  return status !== 'hecha' && status !== 'cancelada';
}

/** Whether it can be marked as done: it is open, and there is an id to write it by. */
export function mayBeFinished(task: Pick<TaskRecord, 'status' | 'id'>): boolean {
  return isOpen(task) && task.id !== undefined;
}

/** Whether it is the task of the assignee that somebody said they are. */
export function isMine({ assignee_id }: Pick<TaskRecord, 'assignee_id'>, me: string | null): boolean {
  return me !== null && assignee_id !== undefined && String(assignee_id) === me;
}

/** In which part of the agenda a task stands: by the day that it is due on; what is over is due no more. */
export function groupOf(task: TaskRecord, { today, zone }: Clock): AgendaGroup {
  const day = dueDay(task, zone);
  if (!isOpen(task)) return 'finished';
  if (day === undefined) return 'none';
  if (day < today) return 'overdue';
  if (day === today) return 'today';
  return day <= addDays(today, WEEK) ? 'week' : 'later';
}

export type AgendaPart = { readonly group: AgendaGroup; readonly tasks: readonly TaskRecord[] };

/** Tasks by when they are due, parts without any left out; in each one's own first, then the day, then the hour. */
export function agendaOf(
  tasks: readonly TaskRecord[],
  clock: Clock,
  me: string | null,
): readonly AgendaPart[] {
  const keyed = tasks.map((task) => ({ task, group: groupOf(task, clock), key: keyOf(task, clock, me) }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return agendaGroups.flatMap((group) => {
    const own = keyed.filter((each) => each.group === group).map(({ task }) => task);
    return own.length === 0 ? [] : [{ group, tasks: own }];
  });
}

function keyOf(task: TaskRecord, { zone }: Clock, me: string | null): string {
  const own = isMine(task, me) ? '0' : '1';
  return `${own} ${dueDay(task, zone) ?? '9999'} ${dueInstant(task) ?? '~'} ${idOf(task).padStart(20, '0')}`;
}
