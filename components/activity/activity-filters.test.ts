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
  expect(activityQueryText({ user: 'u1', operation: 'moveDeal' }, 7)).toBe(
    'limit=50&user_id=u1&operation_id=moveDeal&cursor=7',
  );
});
