import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import type { ProductRecord } from '@/lib/api/records';
import { product } from '@/lib/contract/catalog';
import { missingOf } from './missing';

const today = '2026-11-22';
const read = (value: object) => readLoosely(product, value) as ProductRecord;
const price = (from: string | null, to: string | null) => ({
  moneda: 'CLP',
  monto: '100',
  tipo_precio: 'unico',
  vigencia_desde: from,
  vigencia_hasta: to,
});
const whole = { id: 1, nombre: 'A', sku: 'A-1', estado: 'activo', categoria_id: 3 };

test.each([
  [{ ...whole, precios: [price(null, null)] }, []],
  [{ ...whole, precios: [] }, ['prices']],
  [{ ...whole, precios: [price('2026-12-01', null)] }, ['priceToday']],
  [{ ...whole, precios: [price(null, '2026-11-22')] }, []],
  [
    { ...whole, sku: null, estado: 'borrador', categoria_id: null, precios: [] },
    ['draft', 'prices', 'category', 'sku'],
  ],
  // A server that has no categories does not lack one, and prices that are not read yet are not missing.
  [{ id: 1, nombre: 'A', sku: 'A-1', estado: 'activo' }, []],
])('of %j is missing %j', (sent, missing) => {
  const record = read(sent);
  expect(missingOf(record, record.precios, today)).toEqual(missing);
});
