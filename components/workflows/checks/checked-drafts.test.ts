import { expect, test } from 'vitest';
import type { WorkflowRecord } from '@/components/workflows/records';
import { checkable, draftsAmong } from './checked-drafts';

const record = (id: number | string | undefined, status?: string) => ({ id, status }) as WorkflowRecord;
const ids = (records: WorkflowRecord[]) => records.map(({ id }) => id);

test('a draft is what is neither published nor archived, in whichever word', () => {
  const drafts = [record(1, 'draft'), record(2), record(5, 'borrador')];
  const others = [record(3, 'published'), record(4, 'archived'), record(6, 'activo'), record(7, 'Archivado')];
  expect(ids(draftsAmong([...others, ...drafts]))).toEqual([1, 2, 5]);
});

test('only what has an id is checked, and so many of it', () => {
  expect(ids(checkable([record(undefined), record('w-1'), record(''), record(2), record(3)], 2))).toEqual([
    'w-1',
    2,
  ]);
});
