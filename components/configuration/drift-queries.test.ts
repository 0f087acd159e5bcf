import { expect, test } from 'vitest';
import type { PlanState } from '@/lib/configuration/plan';
import { wasApplied } from './drift-queries';
import { plan } from './plans/testing';

const row = (state: PlanState) => ({ ...plan({ state }), records: 3 });

test('only what a plan wrote to the connection itself can have moved away', () => {
  expect(wasApplied([row('proposed'), row('applied')], 'c2')).toBe(true);
  expect(wasApplied([row('partly')], 'c2')).toBe(true);
  expect(wasApplied([row('applied')], 'c1')).toBe(false);
  expect(wasApplied([row('proposed'), row('withdrawn'), row('applying')], 'c2')).toBe(false);
  expect(wasApplied([], 'c2')).toBe(false);
});
