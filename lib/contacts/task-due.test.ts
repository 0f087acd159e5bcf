import { expect, test } from 'vitest';
import type { TaskRecord } from '@/lib/api/records';
import { addDays, dueState, isDue } from './task-due';

const clock = { today: '2026-11-20', zone: 'America/Santiago' };

test.each([
  [{ vence_el: '2026-11-19', status: 'pendiente' }, 'overdue'],
  [{ vence_el: '2026-11-19', status: 'hecha' }, 'later'],
  [{ vence_el: '2026-11-20', status: 'pendiente' }, 'today'],
  [{ vence_el: '2026-11-21T03:00:00Z', status: 'nueva' }, 'later'],
  [{ vence_el: '2026-11-21T02:59:59.999Z', status: 'pendiente' }, 'today'],
  [{ vence_el: '2026-11-20T02:59:00Z', status: 'pendiente' }, 'overdue'],
  [{ vence_el: '2026-11-20T02:59:00Z', status: 'hecha' }, 'later'],
  [{ vence_el: 'T', status: 'pendiente' }, 'none'],
  [{ vence_el: 'soon' }, 'none'],
  [{}, 'none'],
] as const)('%o is %s', (fields, state) => expect(dueState(fields as TaskRecord, clock)).toBe(state));

test('an instant is narrowed down to by the day that it falls on in the zone', () => {
  const task = { vence_el: '2026-11-28T02:30:00Z', status: 'pendiente' } as TaskRecord;
  expect(isDue(task, 'week', clock)).toBe(true);
  expect(isDue(task, 'week', { ...clock, zone: 'UTC' })).toBe(false);
  expect(isDue(task, 'none', clock)).toBe(false);
});

test('days are counted over months', () => {
  expect(addDays('2026-11-27', 7)).toBe('2026-12-04');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});
