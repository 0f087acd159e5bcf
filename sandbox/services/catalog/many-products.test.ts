import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queries } from '../../../lib/database/database.ts';
import { planOf } from '../../testing/plan-of.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listProducts } from './list-products.ts';
import { selectProducts } from './store.ts';

const PRODUCTS = 100_000;

let made: TestDatabase;
let db: Queries;

beforeAll(async () => {
  made = await createTestDatabase();
  db = made.database.db;
  // The index of words takes a minute where it is there before them.
  const { rows } = await db.execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where indexname = 'products_buscable'`,
  );
  await db.execute(sql`drop index products_buscable`);
  // One in 50 is in the trash, one in 1,000 a draft.
  await db.execute(sql`
    insert into products (subaccount_id, nombre, descripcion, sku, tipo, estado, campos_custom, buscable, created_at, updated_at)
    select 1, 'Plan ' || n, null, 'SKU-' || n,
      case n % 4 when 0 then 'producto' when 1 then 'servicio' when 2 then 'suscripcion' else 'paquete' end,
      case when n % 1000 = 0 then 'borrador' when n % 50 = 1 then 'papelera' else 'activo' end,
      '{}', 'plan ' || n || ' sku-' || n || ' ' || substr(md5(n::text), 1, 8), now(), now()
    from generate_series(1, ${PRODUCTS}) n`);
  await db.execute(sql`
    insert into prices (product_id, moneda, monto, tipo_precio, tramos, created_at, updated_at)
    select id, moneda, 1000, 'unico', '[]', now(), now()
    from products, (values ('CLP'), ('USD')) as currencies (moneda)
    where products.id > ${PRODUCTS - 1000}`);
  await db.execute(sql.raw(rows[0]!.indexdef));
  await db.execute(sql`analyze products`);
  await db.execute(sql`analyze prices`);
}, 300_000);
afterAll(() => made.close());

const context = (queries: Queries) => ({ db: queries, subaccountId: 1, now: new Date(), publicUrl: '' });

const plan = (filter: Omit<Parameters<typeof selectProducts>[1], 'limit'>) =>
  planOf(db, selectProducts(context(db), { ...filter, limit: 100 }));

test.each([
  ['all of them', {}],
  ['of a state', { estado: 'activo' }],
  ['of a rare state', { estado: 'borrador' }],
  ['in the trash', { estado: 'papelera' }],
  ['of a type', { tipo: 'servicio' }],
  ['of a type that nobody has', { tipo: 'alquiler' }],
  ['of a state and a type', { estado: 'activo', tipo: 'paquete' }],
  ['deep', { tipo: 'servicio', cursor: PRODUCTS / 2 }],
])('the newest of 100,000, %s, come out of an index in their order', async (_, filter) => {
  const nodes = await plan(filter);
  const types = nodes.map((node) => node['Node Type']);
  expect(types).not.toContain('Seq Scan');
  expect(types.filter((type) => type.includes('Sort'))).toEqual([]);
  expect(nodes.some((node) => node['Index Name']?.startsWith('products_'))).toBe(true);
});

test('a word is found by the index of words', async () => {
  const nodes = await plan({ q: 'sku-54321' });
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  expect(nodes.map((node) => node['Index Name'])).toContain('products_buscable');
});

test('a page of 100 with their prices takes two queries', async () => {
  let queries = 0;
  const counted = new Proxy(db, {
    get(target, name) {
      if (name === 'select') queries += 1;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const { data } = await listProducts(context(counted), { path: {}, query: { limit: 100 }, body: undefined });
  expect(data).toHaveLength(100);
  expect(data.every(({ precios }) => precios.length === 2)).toBe(true);
  expect(queries).toBe(2);
});
