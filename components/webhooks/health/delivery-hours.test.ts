import { expect, test } from 'vitest';
import { hourlyResults } from '@/components/webhooks/endpoints/hourly-results';
import type { DeliveryRow } from '@/lib/api/records';
import { emptyFilter, fits, spanOf } from '@/lib/deliveries/delivery-filter';
import { countStates, endOfHour, hourSpan, startOfHours } from './delivery-hours';

const now = Date.parse('2026-11-25T20:34:56.789Z');
const row = (created_at: string, status = 'delivered') =>
  ({ id: created_at, created_at, status }) as unknown as DeliveryRow;

test('the day of hours ends with the hour that it is', () => {
  expect(startOfHours(now)).toBe('2026-11-24T21:00:00.000Z');
  expect(new Date(endOfHour(now)).toISOString()).toBe('2026-11-25T21:00:00.000Z');
});

test('each hour counts what the list of its link shows', () => {
  const rows = [
    row('2026-11-24T21:00:00.000Z'),
    row('2026-11-25T19:59:59.999Z'),
    row('2026-11-25T20:00:00.000Z', 'failed'),
    row('2026-11-25T20:34:00.000Z'),
  ];
  const hours = hourlyResults(rows, true, endOfHour(now))!;
  for (const { from, delivered, undelivered } of hours) {
    const filter = { ...emptyFilter, ...hourSpan(from) };
    const listed = rows.filter((each) => fits(each, filter, spanOf(filter, now)));
    expect(delivered + undelivered).toBe(listed.length);
  }
  expect(hours.map(({ delivered }) => delivered)).toEqual([1, ...Array(21).fill(0), 1, 1]);
  expect(hours.at(-1)).toMatchObject({ delivered: 1, undelivered: 1 });
});

test('states are counted as they are, delivered and failed first, those of the server last', () => {
  const rows = ['retrying', 'parked', 'failed', 'delivered', 'failed', undefined].map(
    (status) => ({ id: 1, status }) as unknown as DeliveryRow,
  );
  expect([...countStates(rows)]).toEqual([
    ['delivered', 1],
    ['failed', 2],
    ['retrying', 1],
    ['parked', 1],
  ]);
});
