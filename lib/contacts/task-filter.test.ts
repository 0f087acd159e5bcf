import { expect, test } from 'vitest';
import type { Loose } from '@/lib/api/loose';
import type { Task } from '@/lib/contract/tasks';
import { addDays, dueState, siftTasks, type TaskFilter } from './task-filter';

type TaskRecord = Loose<Task>;

const task = (fields: Partial<TaskRecord>) => fields as TaskRecord;
const none: TaskFilter = { q: '', status: '', assignee: '', contact: '', due: '' };
const today = '2026-11-20';

test.each([
  [{ vence_el: '2026-11-19', status: 'pendiente' }, 'overdue'],
  [{ vence_el: '2026-11-19', status: 'hecha' }, 'later'],
  [{ vence_el: '2026-11-20', status: 'pendiente' }, 'today'],
  [{ vence_el: '2026-11-21T03:00:00Z', status: 'nueva' }, 'later'],
  [{ vence_el: 'soon' }, 'none'],
  [{}, 'none'],
] as const)('%o is %s', (fields, state) => expect(dueState(task(fields), today)).toBe(state));

test('filters leave what fits, whatever the kind of the ids', () => {
  const tasks = [
    task({ id: 1, titulo: 'Llamar a María', status: 'pendiente', client_id: 7, vence_el: '2026-11-19' }),
    task({ id: 2, titulo: 'Enviar propuesta', status: 'hecha', client_id: '8', assignee_id: 'u-1' }),
    task({ id: 3, status: 'bloqueada', vence_el: '2026-11-25' }),
  ];
  const ids = (filter: Partial<TaskFilter>) =>
    siftTasks(tasks, { ...none, ...filter }, today).map(({ id }) => id);
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ q: 'maria LLAMAR' })).toEqual([1]);
  expect(ids({ contact: '8' })).toEqual([2]);
  expect(ids({ assignee: 'u-1', status: 'hecha' })).toEqual([2]);
  expect(ids({ due: 'overdue' })).toEqual([1]);
  expect(ids({ due: 'week' })).toEqual([1, 3]);
  expect(ids({ due: 'none' })).toEqual([2]);
  expect(ids({ status: 'bloqueada' })).toEqual([3]);
});

test('days are counted over months', () => {
  expect(addDays('2026-11-27', 7)).toBe('2026-12-04');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});
