import { expect, test } from 'vitest';
import type { TaskRecord } from '@/lib/api/records';
import { addDays, dueState } from './task-due';

test.each([
  [{ vence_el: '2026-11-19', status: 'pendiente' }, 'overdue'],
  [{ vence_el: '2026-11-19', status: 'hecha' }, 'later'],
  [{ vence_el: '2026-11-20', status: 'pendiente' }, 'today'],
  [{ vence_el: '2026-11-21T03:00:00Z', status: 'nueva' }, 'later'],
  [{ vence_el: 'soon' }, 'none'],
  [{}, 'none'],
] as const)('%o is %s', (fields, state) => expect(dueState(fields as TaskRecord, '2026-11-20')).toBe(state));

test('days are counted over months', () => {
  expect(addDays('2026-11-27', 7)).toBe('2026-12-04');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});
