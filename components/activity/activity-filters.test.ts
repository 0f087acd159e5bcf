import { expect, test } from 'vitest';
import { activityQueryText, isFiltered, readFilters, withFilter } from './activity-filters';

test('the address holds the filters, and an unknown outcome is none', () => {
  expect(readFilters(new URLSearchParams('user=u1&outcome=refused'))).toMatchObject({
    user: 'u1',
    outcome: 'refused',
  });
  expect(readFilters(new URLSearchParams('outcome=maybe')).outcome).toBeUndefined();
  expect(isFiltered(readFilters(new URLSearchParams('entry=7')))).toBe(false);
});

test('changing one filter keeps the others', () => {
  const search = new URLSearchParams('user=u1&outcome=done');
  expect(withFilter(search, 'outcome', 'refused')).toBe('?user=u1&outcome=refused');
  expect(withFilter(search, 'user', undefined)).toBe('?outcome=done');
  expect(withFilter(new URLSearchParams('user=u1'), 'user', undefined)).toBe('?');
});

test('the server is asked by its own names', () => {
  expect(activityQueryText({ user: 'u1', operation: 'moveDeal' }, 'UTC', 7)).toBe(
    'limit=50&user_id=u1&operation_id=moveDeal&cursor=7',
  );
});

test('a day begins and ends where the reader is, also when the clocks change', () => {
  // Santiago went from -4 to -3 at midnight on 6 September 2026: that day began at 01:00.
  const query = (from: string, to: string) =>
    new URLSearchParams(activityQueryText({ from, to }, 'America/Santiago', undefined));
  expect(query('2026-11-20', '2026-11-20').get('from')).toBe('2026-11-20T03:00:00.000Z');
  expect(query('2026-11-20', '2026-11-20').get('to')).toBe('2026-11-21T03:00:00.000Z');
  expect(query('2026-09-05', '2026-09-05').get('from')).toBe('2026-09-05T04:00:00.000Z');
  expect(query('2026-09-05', '2026-09-05').get('to')).toBe('2026-09-06T04:00:00.000Z');
});

test.each(['2026-02-30', 'yesterday', '2026-1-1', ''])('%j is no day', (from) => {
  expect(readFilters(new URLSearchParams({ from })).from).toBeUndefined();
});
