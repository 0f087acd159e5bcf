import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toggled } from './toggled';

const keyAt = (index: number) => (index >= 0 && index < 50 ? `k${index}` : undefined);
const place = fc.nat(49);
const selections = fc.array(place).map((places) => new Set(places.map((at) => `k${at}`)));

test('one click selects a row, another one takes it back', () => {
  const one = toggled(new Set(), keyAt, { index: 3 });
  expect([...one]).toEqual(['k3']);
  expect([...toggled(one, keyAt, { index: 3 })]).toEqual([]);
});

test('a range becomes as the row that was clicked becomes, and no other row changes', () => {
  fc.assert(
    fc.property(selections, place, place, (selected, from, index) => {
      const isSelected = !selected.has(`k${index}`);
      const after = toggled(selected, keyAt, { index, from });
      for (let at = 0; at < 50; at++) {
        const isWithin = at >= Math.min(from, index) && at <= Math.max(from, index);
        expect(after.has(`k${at}`)).toBe(isWithin ? isSelected : selected.has(`k${at}`));
      }
    }),
  );
});

test('a row that has no key is never selected, within a range or by itself', () => {
  const gap = (index: number) => (index === 2 ? undefined : keyAt(index));
  expect([...toggled(new Set(), gap, { index: 3, from: 1 })]).toEqual(['k1', 'k3']);
  expect(toggled(new Set(), gap, { index: 2, from: 1 }).size).toBe(0);
});
