import { expect, test } from 'vitest';
import { contacts } from '@/lib/resources/contacts/contacts';
import { deals } from '@/lib/resources/pipelines/deals';
import { givenIn } from './use-given';

test('an address fills in fields that may be written, and leaves the list its own parameters', () => {
  expect(givenIn(contacts as never, 'email=ana%40example.cl&empresa_id=12&tag=7&id=3&tags=9')).toEqual({
    values: { email: 'ana@example.cl', empresa_id: 12 },
    search: 'tag=7&id=3&tags=9',
  });
});

test('an id that is no integer stays as it is written', () => {
  expect(givenIn(deals as never, 'contacto_id=con_7&estado=abierto')).toEqual({
    values: { contacto_id: 'con_7' },
    search: 'estado=abierto',
  });
});
