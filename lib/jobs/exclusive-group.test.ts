import { expect, test } from 'vitest';
import { BulkJob } from './bulk-job';
import { isGroupBusy } from './job';

test('a group is busy until its last job has ended, paused or not; other jobs do not count', async () => {
  const answered = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const items = [1, 2, 3].map((id) => ({ id }));
  const job = new BulkJob({ id: 'j', items, send: () => answered.promise, ended: () => over.resolve() });
  const tags = [{ id: 'a', title: 'Tags', job, exclusiveGroup: 'tags', fileName: 'tags' }];
  const other = [{ id: 'b', title: 'Other', job, fileName: 'other' }];
  await job.begin();
  expect(isGroupBusy(tags, 'tags')).toBe(true);
  expect(isGroupBusy(other, 'tags')).toBe(false);
  expect(isGroupBusy(other, undefined)).toBe(false);

  job.pause();
  expect(isGroupBusy(tags, 'tags')).toBe(true);
  job.resume();
  answered.resolve();
  await over.promise;
  expect(isGroupBusy(tags, 'tags')).toBe(false);
});
