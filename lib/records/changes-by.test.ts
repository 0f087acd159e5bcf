import { expect, test } from 'vitest';
import { contacts } from '@/lib/resources/contacts/contacts';
import { deals } from '@/lib/resources/pipelines/deals';
import { changesBy } from './changes-by';

test('only what would become different is named', () => {
  const maria = { nombre: 'María', email: 'maria@example.cl', telefono: '+56911111111', empresa_id: 7 };
  const body = {
    nombre: 'María José',
    email: 'MARIA@example.cl',
    telefono: null,
    rut: '12345678-5',
    empresa_id: '7',
  };
  expect(changesBy(contacts, maria, body)).toEqual(['nombre', 'telefono', 'rut']);
});

test('amounts are compared by what they are worth', () => {
  const deal = { amount: '1500000.00' };
  expect(changesBy(deals, deal, { amount: '1500000' })).toEqual([]);
  expect(changesBy(deals, deal, { amount: '1500000.01' })).toEqual(['amount']);
});

test('own fields are compared by what they say, in whatever order', () => {
  const deal = { campos_custom: { fuente: 'Feria', metros: 120 } };
  expect(changesBy(deals, deal, { campos_custom: { metros: 120, fuente: 'Feria' } })).toEqual([]);
  expect(changesBy(deals, deal, { campos_custom: { fuente: 'Feria' } })).toEqual(['campos_custom']);
});
