import { expect, test } from 'vitest';
import type { Submission } from '@/lib/forms/answers';
import { withNewest } from './use-arrivals';

const page = (...ids: number[]) => ({
  items: ids.map((id) => ({ id }) as Submission),
  nextCursor: null,
  beside: {},
});
const idsOf = (data: ReturnType<typeof withNewest>) =>
  data.pages.map(({ items }) => items.map(({ id }) => id));

test('what arrived comes in at the head of the first page, once, and no other row moves', () => {
  const data = { pages: [page(5, 4), page(3, 2)], pageParams: [undefined, 'x'] };
  const arrived = withNewest(data, page(7, 6, 5, 4).items);
  expect(idsOf(arrived)).toEqual([
    [7, 6, 5, 4],
    [3, 2],
  ]);
  expect(withNewest(arrived, page(7, 6, 5).items)).toBe(arrived);
});
