import { expect, test } from 'vitest';
import { listProducts } from '@/lib/api/contract/catalog';
import { differsByNature, unknownFields } from './unknown-fields';

test.each([
  'id',
  '_id',
  'uuid',
  'tenant_id',
  'createdAt',
  'created-by',
  'updated',
  'last_synced',
  'views_count',
  'total_ventas',
  '_links',
  'public_url',
  'webhook_secret',
  'apiKey',
  'api_key',
  'etag',
  'version',
  'owner_ids',
])('%s differs by nature', (name) => {
  expect(differsByNature(name, 'x')).toBe(true);
});

test.each([
  'comision',
  'color',
  'idioma',
  'internal_note',
  'latitud',
  'notas',
  'urgente',
  'valid',
  'contador_visible',
  'plantilla',
])('%s is configuration', (name) => {
  expect(differsByNature(name, 'x')).toBe(false);
});

test('moments say nothing, whatever they are called', () => {
  expect(differsByNature('revisado', '2026-11-26T10:00:00Z')).toBe(true);
  expect(differsByNature('revisado', '2026-11-26')).toBe(false);
});

const { item } = listProducts.reply;
const fields = (item as { fields: Parameters<typeof unknownFields>[0] }).fields;

test('of a record only what no field of the contract was read from is left, without what differs by nature', () => {
  const record = {
    id: 1,
    nombre: 'Plan',
    category: { id: 7, name: 'Otra' },
    comision: { tasa: '7', id: 4, updated_at: 'x', niveles: [{ id: 1, desde: 2 }] },
  };
  expect(unknownFields(fields, record)).toEqual({ comision: { tasa: '7', niveles: [{ desde: 2 }] } });
});
