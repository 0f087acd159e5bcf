import { expect, test } from 'vitest';
import { addressOf } from '@/lib/api/request';
import { agendaReads } from './agenda-reads';

const seen = { zone: 'UTC', isWide: true, mayBook: true, now: Date.parse('2026-11-25T12:00:00Z') };
const items = [
  { id: 1, timezone: 'America/Santiago', activo: true },
  { id: 2, timezone: 'America/Santiago', activo: false },
  { id: 3, activo: true },
];

function addressesOf(search: string, how: Partial<typeof seen> = {}) {
  const [calendars] = agendaReads(new URLSearchParams(search), { ...seen, ...how });
  const led = calendars!.follow!({ items, nextCursor: null, beside: {} });
  return [calendars!, ...led].map(({ operation, sent }) => addressOf(operation, sent, ''));
}

test('the week of the calendars that are active follows their list, with the free slots of the first', () => {
  expect(addressesOf('')).toEqual([
    '/calendars',
    '/calendars/1/appointments?date_from=2026-11-22&date_to=2026-11-30&limit=100',
    '/calendars/3/appointments?date_from=2026-11-22&date_to=2026-11-30&limit=100',
    '/calendars/1/availability?date_from=2026-11-23&date_to=2026-11-29&tz=America%2FSantiago',
  ]);
});

test('what the address names is read, and a phone begins with its list', () => {
  expect(addressesOf('calendars=2&view=day&date=2026-11-30')).toEqual([
    '/calendars',
    '/calendars/2/appointments?date_from=2026-11-29&date_to=2026-12-07&limit=100',
  ]);
  expect(addressesOf('calendars=3', { isWide: false })[1]).toBe(
    '/calendars/3/appointments?date_from=2026-11-22&date_to=2026-12-28&limit=100',
  );
});

test('no free slots are read for who may not book', () => {
  expect(addressesOf('', { mayBook: false }).filter((address) => address.includes('availability'))).toEqual(
    [],
  );
});
