import { expect, test } from 'vitest';
import { itemOfPath, navigationItems } from './navigation';

test('a page belongs to the item that its path starts with', () => {
  expect(itemOfPath('/pipelines')?.area).toBe('pipelines');
  expect(itemOfPath('/pipelines/7/deals/12')?.area).toBe('pipelines');
  expect(itemOfPath('/pipelines-report')).toBeUndefined();
});

test('no two items share a key or an address', () => {
  expect(new Set(navigationItems.map(({ key }) => key)).size).toBe(navigationItems.length);
  expect(new Set(navigationItems.map(({ href }) => href)).size).toBe(navigationItems.length);
});
