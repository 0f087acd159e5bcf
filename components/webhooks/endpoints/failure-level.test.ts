import { expect, test } from 'vitest';
import { failureLevel } from './failure-level';

test.each([
  [0, 'none'],
  [1, 'some'],
  [7, 'some'],
  [8, 'half'],
  [10, 'half'],
  [11, 'high'],
  [13, 'high'],
  [14, 'critical'],
  [15, 'reached'],
  [40, 'reached'],
])('%d consecutive failures of 15: %s', (failures, level) => {
  expect(failureLevel(failures)).toBe(level);
});
