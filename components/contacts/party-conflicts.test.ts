import { expect, test } from 'vitest';
import { conflictsOf } from './party-conflicts';
import { contactFieldNames, draftOf } from './party-draft';

test('only what both changed, and differently, is a conflict', () => {
  const base = draftOf({ nombre: 'Ana', email: 'a@example.cl', telefono: '+56911111111' });
  const mine = { ...base, email: 'mine@example.cl', telefono: '+56922222222', rut: '12345678-5' };
  const theirs = { ...base, nombre: 'Anita', email: 'theirs@example.cl', telefono: '+56922222222' };
  expect(conflictsOf(mine, base, theirs, contactFieldNames)).toEqual([
    { name: 'email', theirs: 'theirs@example.cl' },
  ]);
});
