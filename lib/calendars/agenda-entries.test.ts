import { expect, test } from 'vitest';
import type { AppointmentRecord, CalendarRecord } from '@/lib/api/records';
import { entriesWithin, isStateShown, readEntries } from './agenda-entries';

const calendar = { id: 7, duracion_min: 45 } as CalendarRecord;
const record = (fields: object) => fields as AppointmentRecord;

test('times are read, an end that cannot be is as far away as the calendar’s appointments are long', () => {
  const { read, unread } = readEntries(
    [
      record({ id: 2, inicio: '2026-11-23T15:00:00Z', fin: '2026-11-23T15:30:00Z' }),
      record({ id: 1, inicio: '2026-11-23T12:00:00-03:00', fin: 'later' }),
      record({ id: 3, inicio: 'soon' }),
      record({ id: 4 }),
      record({ id: 2, inicio: '2026-11-23T15:00:00Z', fin: '2026-11-23T15:30:00Z' }),
    ],
    calendar,
  );
  expect(read.map(({ id, from, to }) => [id, (to - from) / 60_000])).toEqual([
    ['2', 30],
    ['1', 45],
  ]);
  expect(unread.map(({ id }) => id)).toEqual([3, 4]);
});

test('what a server answers beyond the days asked for is left out, what only reaches into them is not', () => {
  const { read } = readEntries(
    [
      record({ id: 1, inicio: '2026-11-22T23:30:00Z', fin: '2026-11-23T00:30:00Z' }),
      record({ id: 2, inicio: '2026-11-22T23:00:00Z', fin: '2026-11-23T00:00:00Z' }),
      record({ id: 3, inicio: '2026-12-01T00:00:00Z' }),
    ],
    calendar,
  );
  const day = { from: Date.parse('2026-11-23T00:00:00Z'), to: Date.parse('2026-11-24T00:00:00Z') };
  expect(entriesWithin(read, day).map(({ id }) => id)).toEqual(['1']);
});

test('cancelled ones are shown where they are asked for, unknown states always', () => {
  expect(isStateShown('cancelada', [])).toBe(false);
  expect(isStateShown('on_hold', [])).toBe(true);
  expect(isStateShown('', [])).toBe(true);
  expect(isStateShown('cancelada', ['cancelada'])).toBe(true);
  expect(isStateShown('confirmada', ['cancelada'])).toBe(false);
});
