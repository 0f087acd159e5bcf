import { expect, test } from 'vitest';
import { readAddress } from '@/lib/fields/address';
import { activityFilters, activityQueryText, isFiltered, noFilters, scoped } from './activity-filters';

test('the server is asked by its own names', () => {
  expect(activityQueryText({ ...noFilters, user: 'u1', operation: 'moveDeal' }, 'UTC', 7)).toBe(
    'limit=50&user_id=u1&operation_id=moveDeal&cursor=7',
  );
});

test('a day begins and ends where the reader is, also when the clocks change', () => {
  // Santiago went from -4 to -3 at midnight on 6 September 2026: that day began at 01:00.
  const query = (from: string, to: string) =>
    new URLSearchParams(activityQueryText({ ...noFilters, from, to }, 'America/Santiago', undefined));
  expect(query('2026-11-20', '2026-11-20').get('from')).toBe('2026-11-20T03:00:00.000Z');
  expect(query('2026-11-20', '2026-11-20').get('to')).toBe('2026-11-21T03:00:00.000Z');
  expect(query('2026-09-05', '2026-09-05').get('from')).toBe('2026-09-05T04:00:00.000Z');
  expect(query('2026-09-05', '2026-09-05').get('to')).toBe('2026-09-06T04:00:00.000Z');
});

test('the open entry is no filter, and an unknown outcome is none', () => {
  const query = new URLSearchParams('entry=7&outcome=maybe&from=2026-02-30');
  expect(isFiltered(readAddress(activityFilters, query))).toBe(false);
});

test('what is shown is of the connection that is looked at, unless the address says otherwise', () => {
  const asked = (connection: string) => scoped({ ...noFilters, connection }, 'here').connection;
  expect(asked('')).toBe('here');
  expect(asked('other')).toBe('other');
  expect(asked('all')).toBe('');
  expect(scoped(noFilters, undefined).connection).toBe('');
});

test('a plan is asked for by its id, of whichever connection it wrote to', () => {
  const filters = scoped({ ...noFilters, plan: 'p1' }, 'here');
  expect(activityQueryText(filters, 'UTC', undefined)).toBe('limit=50&plan=p1');
  expect(scoped({ ...noFilters, plan: 'p1', connection: 'other' }, 'here').connection).toBe('other');
});
