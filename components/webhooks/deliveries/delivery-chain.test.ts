import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeliveryRow } from '@/lib/api/records';
import { chainsOf } from './delivery-chain';

const row = (id: number | string, redelivery_of?: number | string, endpoint_id: number | string = 1) =>
  ({ id, redelivery_of, endpoint_id }) as DeliveryRow;
const drawn = (rows: DeliveryRow[]) =>
  chainsOf(rows).map((chain) => chain.map(({ row: { id }, depth }) => `${'-'.repeat(depth)}${id}`));

test('a redelivery stands below its original, oldest first, by endpoint', () => {
  const rows = [row(9, 4), row(7, 4), row(8, 7), row(4), row(6, undefined, 2), row(5, 3)];
  expect(drawn(rows)).toEqual([['4', '-7', '--8', '-9', '5'], ['6']]);
});

test('ids may be text, and a row that is there twice is shown once', () => {
  expect(drawn([row('b', 'a'), row('a'), row('b', 'a')])).toEqual([['a', '-b']]);
});

test('whatever a server says, each delivery is shown exactly once', () => {
  const anyRow = fc.record({ id: fc.nat(9), redelivery_of: fc.option(fc.nat(9), { nil: undefined }) });
  fc.assert(
    fc.property(fc.uniqueArray(anyRow, { selector: ({ id }) => id }), (rows) => {
      const ids = chainsOf(rows.map((each) => row(each.id, each.redelivery_of)))
        .flat()
        .map((each) => Number(each.row.id));
      expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    }),
  );
});
