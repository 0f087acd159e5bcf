import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TaskRecord } from '@/lib/api/records';
import { columnsOf } from './task-columns';

const task = (fields: Partial<TaskRecord>) => fields as TaskRecord;

test('every task stands in exactly one column, and the known columns are always there', () => {
  const status = fc.constantFrom('pendiente', 'en_curso', 'hecha', 'cancelada', 'bloqueada', undefined);
  fc.assert(
    fc.property(fc.array(status), (statuses) => {
      const tasks = statuses.map((each, id) => task({ id, status: each }));
      const columns = columnsOf(tasks, 'UTC');
      expect(columns.slice(0, 4).map((column) => column.status)).toEqual([
        'pendiente',
        'en_curso',
        'hecha',
        'cancelada',
      ]);
      const placed = columns.flatMap((column) => column.tasks.map(({ id }) => Number(id)));
      expect(placed.toSorted((a, b) => a - b)).toEqual(tasks.map(({ id }) => id));
    }),
  );
});
