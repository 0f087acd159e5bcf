import { expect, test } from 'vitest';
import { byTrash } from './record-state';

const states = { field: 'estado', active: 'activo', archived: 'archivado', trashed: 'papelera' };

test('what is in the trash stands apart; what says nothing of where it is, is not', () => {
  const rows = [{ estado: 'papelera' }, { estado: 'activo' }, {}, { estado: 'otro' }];
  expect(byTrash({ states }, rows)).toEqual({ trashed: rows.slice(0, 1), others: rows.slice(1) });
  expect(byTrash({}, rows)).toEqual({ trashed: [], others: rows });
});
