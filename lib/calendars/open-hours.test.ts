import { expect, test } from 'vitest';
import type { CalendarRecord } from '@/lib/api/records';
import { openingHours, openWithin, spansBetween } from './open-hours';

const calendar = (fields: object) => ({ timezone: 'America/Santiago', ...fields }) as CalendarRecord;
const monday = { from: Date.parse('2026-11-23T03:00:00Z'), to: Date.parse('2026-11-24T03:00:00Z') };
const open = (...calendars: readonly CalendarRecord[]) =>
  openWithin(calendars.map(openingHours), monday)?.map(({ from, to }) =>
    [from, to].map((at) => new Date(at).toISOString().slice(11, 16)),
  );

test('hours of several calendars, each in its own zone, are those in which any is open', () => {
  const morning = calendar({ horario: { lunes: [{ desde: '09:00', hasta: '12:00' }] } });
  const madrid = calendar({
    timezone: 'Europe/Madrid',
    horario: { lunes: [{ desde: '15:00', hasta: '18:00' }] },
  });
  expect(open(morning)).toEqual([['12:00', '15:00']]);
  expect(open(morning, madrid)).toEqual([['12:00', '17:00']]);
  const off = calendar({
    horario: { lunes: [{ desde: '09:00', hasta: '12:00' }] },
    excepciones: [{ fecha: '2026-11-23', bloques: [] }],
  });
  expect(open(off)).toEqual([]);
});

test.each([
  {},
  { horario: { lunes: [{ desde: '9', hasta: '12' }] } },
  { horario: {}, timezone: 'Mars/Base' },
])('hours that cannot be read are none: %j', (fields) => {
  expect(open(calendar({ horario: {} }), calendar(fields))).toBeUndefined();
});

test('what is closed is what lies between', () => {
  expect(
    spansBetween(
      [
        { from: 2, to: 4 },
        { from: 6, to: 9 },
      ],
      { from: 0, to: 8 },
    ),
  ).toEqual([
    { from: 0, to: 2 },
    { from: 4, to: 6 },
  ]);
});
