import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { json, startLoopback } from '@/lib/testing/loopback';
import { skuOwnerQuery } from './sku-owner';

/** A server that finds by text as the API does, and has one more page where it has `more`. */
async function ownerOf(sku: string, exceptId?: number, more = false) {
  const { baseUrl } = await startLoopback(({ url }) => {
    const query = new URL(url, 'http://localhost').searchParams;
    const all = [
      { id: 1, nombre: 'Plan', sku: 'PLAN', estado: 'activo' },
      { id: 2, nombre: 'Plan Pro', sku: 'PLAN-PRO ', estado: 'borrador' },
      { id: 3, nombre: 'Plan viejo', sku: 'PLAN-OLD', estado: 'papelera' },
    ];
    const isTrash = query.get('estado') === 'papelera';
    const found = all.filter(
      (product) => product.sku.includes(query.get('q')!) && (product.estado === 'papelera') === isTrash,
    );
    return json({ data: found, next_cursor: more ? 9 : null });
  });
  const { owner, isSure } = await new QueryClient().fetchQuery(skuOwnerQuery(sku, exceptId, { baseUrl }));
  return [owner?.nombre, isSure];
}

test('a SKU is taken by who has exactly it, in the trash too, and not by the product itself', async () => {
  expect(await ownerOf('PLAN')).toEqual(['Plan', true]);
  expect(await ownerOf(' PLAN-PRO')).toEqual(['Plan Pro', true]);
  expect(await ownerOf('PLAN-OLD')).toEqual(['Plan viejo', true]);
  expect(await ownerOf('PLAN', 1)).toEqual([undefined, true]);
  expect(await ownerOf('plan')).toEqual([undefined, true]);
  expect(await ownerOf('PLA')).toEqual([undefined, true]);
});

test('where the server finds more than is looked through, nobody is sure that it is free', async () => {
  expect(await ownerOf('PLA', undefined, true)).toEqual([undefined, false]);
  expect(await ownerOf('PLAN', undefined, true)).toEqual(['Plan', true]);
});
