import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { appointment } from '@/lib/contract/calendars';
import {
  type AppointmentRecord,
  byStart,
  type CalendarRecord,
  onlyTodays,
  todayIn,
  unreadTimes,
} from './todays-appointments';

const calendar = (timezone: string | undefined) => ({ id: 1, timezone }) as CalendarRecord;
const at = (inicio: string | undefined, estado = 'confirmada') => ({ inicio, estado }) as AppointmentRecord;
// In Santiago it is still the 20th.
const now = new Date('2026-11-21T01:30:00Z');

test('today is the calendar’s own day', () => {
  expect(todayIn(calendar('America/Santiago'), now, 'UTC')).toBe('2026-11-20');
  expect(todayIn(calendar('Mars/Base'), now, 'UTC')).toBe('2026-11-21');
  expect(todayIn(calendar(undefined), now, 'America/Santiago')).toBe('2026-11-20');
});

test('a server that ignores the days asked for changes nothing, and what does not take place is left out', () => {
  const all = [
    at('2026-11-21T02:59:59Z'),
    at('2026-11-20T12:00:00Z', 'pendiente'),
    at('2026-11-21T03:00:00Z'),
    at('2026-11-20T15:00:00Z', 'cancelada'),
    at('2026-11-19T15:00:00Z'),
    at('soon'),
    at(undefined),
  ];
  const left = onlyTodays(all, calendar('America/Santiago'), now, 'UTC').toSorted(byStart);
  expect(left.map(({ inicio }) => inicio)).toEqual(['2026-11-20T12:00:00Z', '2026-11-21T02:59:59Z']);
});

test('times that cannot be read are counted, missing ones and those of cancelled appointments are not', () => {
  const read = (fields: object) => readLoosely(appointment, { id: 1, estado: 'confirmada', ...fields })!;
  expect(unreadTimes([read({ inicio: { hour: 9 } }), read({ start: 'soon' })])).toBe(2);
  expect(unreadTimes([read({ inicio: '2026-11-20T12:00:00Z' }), read({ inicio: null })])).toBe(0);
  expect(unreadTimes([read({ inicio: { hour: 9 }, estado: 'cancelada' })])).toBe(0);
});
