import { expect, test } from 'vitest';
import type { TaskRecord } from '@/lib/api/records';
import { taskChangesOf, taskDraftOf } from './task-draft';

const base = taskDraftOf({ id: 4, titulo: 'Llamar', status: 'pendiente', assignee_id: 12 } as TaskRecord);

test('only what was changed is sent', () => {
  expect(taskChangesOf(base, base)).toEqual({});
  expect(taskChangesOf({ ...base, titulo: ' Llamar ya ', vence_el: '2026-11-27' }, base)).toEqual({
    titulo: 'Llamar ya',
    vence_el: '2026-11-27',
  });
});

test('ids are sent as the server would give them, emptied ones as null', () => {
  expect(taskChangesOf({ ...base, assignee_id: '', project_id: '31', client_id: 'c-7' }, base)).toEqual({
    assignee_id: null,
    project_id: 31,
    client_id: 'c-7',
  });
  expect(taskChangesOf({ ...base, assignee_id: 'u-9' }, base)).toEqual({ assignee_id: 'u-9' });
  const long = '9007199254740993';
  expect(taskChangesOf({ ...base, assignee_id: long }, base)).toEqual({ assignee_id: long });
});
