import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveClock } from '@/lib/contract/clock';
import { durationOf, MOST, units } from './duration-of';

test('is what the contract takes, for every count and unit that can be chosen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MOST }), fc.constantFrom(...units), (count, unit) => {
      expect(moveClock.body!.safeParse({ advance: durationOf(count, unit) }).success).toBe(true);
    }),
  );
});

test('says each unit as ISO 8601 does', () => {
  expect(units.map((unit) => durationOf(3, unit))).toEqual(['PT3M', 'PT3H', 'P3D', 'P3W']);
});
