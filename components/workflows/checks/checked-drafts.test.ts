import { expect, test } from 'vitest';
import type { WorkflowRecord } from '@/components/workflows/records';
import { checkable, draftsAmong } from './checked-drafts';

const record = (id: number | string | undefined, status?: string) => ({ id, status }) as WorkflowRecord;
const ids = (records: WorkflowRecord[]) => records.map(({ id }) => id);

test('without a readable state it is the draft that was asked for, with another it is none', () => {
  const answered = [record(1, 'draft'), record(2), record(3, 'published'), record(4, 'archived')];
  expect(ids(draftsAmong(answered))).toEqual([1, 2]);
});

test('only what has an id is checked, and so many of it', () => {
  expect(ids(checkable([record(undefined), record('w-1'), record(''), record(2), record(3)], 2))).toEqual([
    'w-1',
    2,
  ]);
});
