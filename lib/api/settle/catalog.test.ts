import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { json, startLoopback } from '@/lib/testing/loopback';
import * as contract from '../contract/catalog.ts';
import { queryOf } from '../queries.ts';
import { write } from '../write.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const plan = {
  id: 5,
  nombre: 'Plan Pro',
  sku: 'PLAN-PRO',
  tipo: 'suscripcion',
  estado: 'activo',
  campos_custom: { color: 'azul', peso: '2.50' },
  created_at: ago(600),
};
const old = { ...plan, id: 4, nombre: 'Lector', sku: 'LEC-1', created_at: ago(900) };
const fresh = { ...plan, id: 9, created_at: ago(-1) };

type Shows = { readonly product?: object | null; readonly list?: readonly object[]; readonly next?: number };

/** Sends a write to a server that answers none and then shows these records, one or a list. */
async function settled(
  operation: object,
  sent: object,
  shows: Shows,
  client?: (baseUrl: string) => QueryClient,
) {
  const { product, list = [], next = null } = shows;
  await using server = await startLoopback(({ method, url }) => {
    if (method !== 'GET') return 'hang up';
    if (/\/products\/\d+(\?|$)/.test(url)) {
      return product === null ? json({ error: { code: 'not_found' } }, 404) : json(product ?? plan);
    }
    return json({ data: list, next_cursor: next });
  });
  const options = client ? { client: client(server.baseUrl) } : {};
  return await write(operation as typeof contract.updateProduct, sent as never, server, options).catch(
    (error: unknown) => error,
  );
}

const path = { producto_id: 5 };
const undone = { found: 'undone' };
const unseen = { found: 'unseen' };

test('a change is seen by what the product holds; keys of its own fields each for themselves', async () => {
  const change = (body: object, product: object | null) =>
    settled(contract.updateProduct, { path, body }, { product });
  expect(await change({ nombre: 'Plan Pro' }, plan)).toMatchObject({ id: 5 });
  expect(await change({ nombre: 'Otro' }, plan)).toMatchObject(undone);
  expect(await change({ campos_custom: { color: 'azul', talla: null } }, plan)).toMatchObject({ id: 5 });
  expect(await change({ campos_custom: { color: null } }, plan)).toMatchObject(undone);
  expect(await change({ campos_custom: { color: 'rojo', peso: '2.50' } }, plan)).toMatchObject(unseen);
  expect(await change({ nombre: 'Otro' }, null)).toMatchObject(undone);
});

test('a key that was added in another form is no sign that the product is as before', async () => {
  const body = { campos_custom: { alto: '2.50' } };
  const known = (baseUrl: string) => {
    const client = new QueryClient();
    client.setQueryData(queryOf(contract.getProduct, { path }, { baseUrl }).queryKey, plan as never);
    return client;
  };
  const kept = (alto: unknown) => ({ ...plan, campos_custom: { ...plan.campos_custom, alto } });
  const change = (product: object) => settled(contract.updateProduct, { path, body }, { product }, known);
  expect(await change(kept('2.5'))).toMatchObject({ id: 5 });
  expect(await change(plan)).toMatchObject(undone);
});

test.each([
  ['delete', contract.deleteProduct, 'papelera', 'activo'],
  ['restore', contract.restoreProduct, 'activo', 'papelera'],
  ['archive', contract.archiveProduct, 'archivado', 'activo'],
])('what %s did is seen by the state', async (_, operation, after, before) => {
  const look = (estado: string | undefined) => settled(operation, { path }, { product: { ...plan, estado } });
  expect(await look(after)).toMatchObject({ estado: after });
  expect(await look(before)).toMatchObject(undone);
  expect(await look(undefined)).toMatchObject(unseen);
});

test('a product that is gone was deleted by a server without a trash', async () => {
  expect(await settled(contract.deleteProduct, { path }, { product: null })).toEqual({});
});

const create = (body: object, shows: Shows) => settled(contract.createProduct, { body }, shows);
const mine = { nombre: 'Plan Pro', tipo: 'suscripcion' };

test('a creation is found among the newest, and not taken for one of the same name from before', async () => {
  expect(await create(mine, { list: [fresh, plan, old] })).toMatchObject({ id: 9 });
  expect(await create(mine, { list: [plan, old] })).toMatchObject(undone);
  expect(await create({ ...mine, sku: 'PLAN-PRO' }, { list: [fresh, old] })).toMatchObject({ id: 9 });
  expect(await create({ ...mine, sku: 'OTRO' }, { list: [fresh, old] })).toMatchObject(undone);
});

test('a server that dates by whole seconds made it in the second in which it was sent', async () => {
  // Dated by the server when the write arrives, and cut to the second.
  let made: object | undefined;
  await using server = await startLoopback(({ method }) => {
    if (method === 'GET') return json({ data: made ? [made, old] : [old] });
    const created_at = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString();
    made ??= { ...plan, id: 9, created_at: created_at.replace('.000Z', 'Z') };
    return 'hang up';
  });
  expect(await write(contract.createProduct, { body: mine } as never, server)).toMatchObject({ id: 9 });
  expect(await create(mine, { list: [{ ...fresh, created_at: ago(0.1) }, old] })).toMatchObject(unseen);
});

test('one of a moment before is it by its SKU; by its name alone that is not known', async () => {
  const recent = { ...plan, id: 8, created_at: ago(3) };
  expect(await create({ ...mine, sku: 'PLAN-PRO' }, { list: [recent, old] })).toMatchObject({ id: 8 });
  expect(await create(mine, { list: [recent, old] })).toMatchObject(unseen);
});

test('of a list that goes on, that is known only where it is newest first', async () => {
  expect(await create(mine, { list: [{ ...old, id: 7, created_at: ago(800) }, old], next: 4 })).toMatchObject(
    undone,
  );
  expect(await create(mine, { list: [old, { ...old, id: 7, created_at: ago(1) }], next: 7 })).toMatchObject(
    unseen,
  );
  expect(await create(mine, { list: [{ ...old, created_at: undefined }] })).toMatchObject(unseen);
});

test('a draft that no list shows may be there all the same', async () => {
  const draft = { ...mine, estado: 'borrador' };
  expect(await create(draft, { list: [old] })).toMatchObject(unseen);
  expect(await create(draft, { list: [{ ...old, estado: 'borrador' }] })).toMatchObject(undone);
});

test('a clone is a new product with the name of its original, or the one that was sent', async () => {
  const clone = (body: object | undefined, ...list: readonly object[]) =>
    settled(contract.cloneProduct, { path, body }, { product: plan, list });
  const copy = { ...plan, id: 9, nombre: 'Plan Pro (copia)', sku: null, created_at: ago(-1) };
  expect(await clone(undefined, copy, plan)).toMatchObject({ id: 9 });
  expect(await clone(undefined, plan)).toMatchObject(undone);
  expect(await clone({ nombre: 'Plan 2027' }, copy, plan)).toMatchObject(undone);
  expect(await clone({ nombre: 'Plan 2027' }, { ...copy, nombre: 'Plan 2027' }, plan)).toMatchObject({
    id: 9,
  });
});

test('a category is new where the page did not know it', async () => {
  const category = (known: readonly object[] | undefined, ...list: readonly object[]) =>
    settled(
      contract.createProductCategory,
      { body: { nombre: 'Equipos' } },
      { list },
      known &&
        ((baseUrl) => {
          const client = new QueryClient();
          const { queryKey } = queryOf(contract.listProductCategories, {}, { baseUrl });
          client.setQueryData(queryKey, { items: known, nextCursor: null } as never);
          return client;
        }),
    );
  const other = { id: 1, nombre: 'Servicios' };
  const made = { id: 2, nombre: 'Equipos' };
  expect(await category([other], other, made)).toMatchObject({ id: 2 });
  expect(await category([other], other)).toMatchObject(undone);
  expect(await category([other, made], other, made)).toMatchObject(unseen);
  expect(await category(undefined, other, made)).toMatchObject(unseen);
});
