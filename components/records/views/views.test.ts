import { expect, test } from 'vitest';
import { isAsView, readView, viewQuery } from './view-query';

test('a view is recognised whatever the order of its filters', () => {
  expect(isAsView('status=failed&code=5xx', 'code=5xx&status=failed', null)).toBe(true);
  expect(isAsView('status=failed', 'status=held', null)).toBe(false);
});

test('a view that was saved without columns leaves them to the person', () => {
  expect(readView('status=failed')).toEqual({ filters: 'status=failed', columns: null });
  expect(isAsView('status=failed', 'status=failed', ['type', 'time'])).toBe(true);
});

test('a view keeps the columns that were chosen, with their widths and what stays in sight', () => {
  const columns = ['time*240*pin', 'type'];
  const kept = viewQuery('status=failed', columns);
  expect(readView(kept)).toEqual({ filters: 'status=failed', columns });
  expect(isAsView(kept, 'status=failed', columns)).toBe(true);
  expect(isAsView(kept, 'status=failed', ['type'])).toBe(false);
  expect(isAsView(kept, 'status=failed', null)).toBe(false);
});
