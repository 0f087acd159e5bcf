import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOf, type TaskRecord } from '@/lib/api/records';
import { agendaGroups, agendaOf, groupOf, isMine, isOpen } from './task-agenda';

const clock = { today: '2026-11-23', zone: 'America/Santiago' };
const task = (id: number, fields: object = {}) => ({ id, titulo: `T${id}`, ...fields }) as TaskRecord;

test('a task stands by the day that it is due on, in the one zone', () => {
  const group = (vence_el?: string) => groupOf(task(1, vence_el === undefined ? {} : { vence_el }), clock);
  expect(group()).toBe('none');
  expect(group('2026-11-22')).toBe('overdue');
  expect(group('2026-11-23')).toBe('today');
  // 23:30 on the 23rd in Santiago.
  expect(group('2026-11-24T02:30:00Z')).toBe('today');
  expect(group('2026-11-30')).toBe('week');
  expect(group('2026-12-01')).toBe('later');
});

test('what is done or cancelled is not overdue, whenever it was due', () => {
  expect(groupOf(task(1, { vence_el: '2020-01-15', status: 'hecha' }), clock)).toBe('finished');
  expect(groupOf(task(1, { status: 'cancelada' }), clock)).toBe('finished');
});

test('one’s own stand first, then by day and hour', () => {
  const tasks = [
    task(1, { vence_el: '2026-11-20' }),
    task(2, { vence_el: '2026-11-21', assignee_id: 7 }),
    task(3, { vence_el: '2026-11-19', assignee_id: '8' }),
    task(4, { vence_el: '2026-11-18', assignee_id: 7 }),
  ];
  const ids = (me: string | null) => agendaOf(tasks, clock, me)[0]!.tasks.map(({ id }) => id);
  expect(ids('7')).toEqual([4, 2, 3, 1]);
  expect(ids(null)).toEqual([4, 3, 1, 2]);
});

test('what is done or cancelled is not open; a word of the server’s own is', () => {
  expect(
    ['pendiente', 'en_curso', 'bloqueada', undefined, 'hecha', 'cancelada'].map((status) =>
      isOpen({ status } as TaskRecord),
    ),
  ).toEqual([true, true, true, true, false, false]);
  expect(isMine(task(1), null)).toBe(false);
});

test('every task is in exactly one part, and parts stand in their order', () => {
  const day = fc.date({ min: new Date('2026-11-01'), max: new Date('2026-12-31'), noInvalidDate: true });
  const tasks = fc.uniqueArray(
    fc.record({
      id: fc.nat(),
      vence_el: fc.option(
        day.map((at) => at.toISOString().slice(0, 10)),
        { nil: undefined },
      ),
      assignee_id: fc.option(fc.nat(3), { nil: undefined }),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(tasks, (all) => {
      const parts = agendaOf(all as never, clock, '1');
      expect(parts.flatMap((part) => part.tasks.map(idOf)).sort()).toEqual(
        all.map(({ id }) => String(id)).sort(),
      );
      const places = parts.map(({ group }) => agendaGroups.indexOf(group));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const { tasks: own } of parts) {
        const firstOther = own.findIndex((each) => !isMine(each, '1'));
        if (firstOther >= 0) expect(own.slice(firstOther).some((each) => isMine(each, '1'))).toBe(false);
      }
    }),
  );
});
