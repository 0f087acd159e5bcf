import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BulkRun } from '@/lib/jobs/bulk-run';
import { isLaneBusy } from './lane';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a lane is busy until its last task has ended, paused or not; other tasks do not count', async () => {
  const task = new BulkRun([1, 2, 3], {
    prepare: (id) => id,
    send: (id) => new Promise<typeof id>((done) => setTimeout(done, 10, id)),
  });
  const tags = [{ id: 1, title: 'Tags', task, lane: 'tags', fileName: 'tags' }];
  const other = [{ id: 2, title: 'Other', task, fileName: 'other' }];
  expect(isLaneBusy(tags, 'tags')).toBe(true);
  expect(isLaneBusy(other, 'tags')).toBe(false);
  expect(isLaneBusy(other, undefined)).toBe(false);

  task.pause();
  await vi.runAllTimersAsync();
  expect(isLaneBusy(tags, 'tags')).toBe(true);
  task.resume();
  await vi.runAllTimersAsync();
  expect(isLaneBusy(tags, 'tags')).toBe(false);
});
