import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../../../lib/contract/catalog.ts';
import type { Sent } from '../../../lib/contract/operation.ts';
import { eventsOf } from '../../testing/events.ts';
import { type Harness, startSandbox } from '../../testing/harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const create = (over: Partial<Sent<typeof contract.createProduct>['body']> = {}) =>
  sandbox.call(contract.createProduct, { body: { nombre: 'Plan', ...over } });
const price = (producto_id: number, over: Partial<Sent<typeof contract.savePrice>['body']> = {}) => ({
  path: { producto_id },
  body: { moneda: 'CLP', monto: '49900', tipo_precio: 'unico' as const, ...over },
});
const code = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error: { code: string } }).error.code,
];

describe('products', () => {
  it('never share a SKU, the trash included, also of twenty created at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        sandbox.answer(contract.createProduct, { body: { nombre: 'Doble', sku: 'DOBLE-1' } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const made = answers.find(({ status }) => status === 201)!.body as { id: number };
    await sandbox.call(contract.deleteProduct, { path: { producto_id: made.id } });
    const again = await sandbox.answer(contract.createProduct, { body: { nombre: 'Otra', sku: 'DOBLE-1' } });
    expect(code(again)).toEqual([409, 'sku_taken']);
  });

  it('refuse a type or a state outside the catalogue', async () => {
    const { status, body } = await sandbox.answer(contract.createProduct, {
      body: { nombre: 'Raro', tipo: 'cosa', estado: 'papelera' } as never,
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: { details: [{ field: 'tipo' }, { field: 'estado' }] } });
  });

  it('merge their own fields: keys left out stay, null removes one', async () => {
    const { id } = await create({ campos_custom: { color: 'azul', talla: 'M', nada: null } });
    const path = { producto_id: id };
    const events = await eventsOf(sandbox, () =>
      sandbox.call(contract.updateProduct, { path, body: { campos_custom: { talla: null, peso: '2.50' } } }),
    );
    const product = await sandbox.call(contract.getProduct, { path });
    expect(product.campos_custom).toEqual({ color: 'azul', peso: '2.50' });
    expect(events).toMatchObject([
      { type: 'product.updated', data: product, previous: { campos_custom: { color: 'azul', talla: 'M' } } },
    ]);
  });

  it('go to the trash and come back active; in the trash they do not change', async () => {
    const { id } = await create({ estado: 'borrador' });
    const path = { producto_id: id };
    expect(await sandbox.call(contract.deleteProduct, { path })).toMatchObject({ estado: 'papelera' });
    const listed = async (query: Sent<typeof contract.listProducts>['query'] = {}) =>
      (await sandbox.call(contract.listProducts, { query })).data.some((each) => each.id === id);
    expect([await listed(), await listed({ estado: 'papelera' })]).toEqual([false, true]);
    expect(code(await sandbox.answer(contract.updateProduct, { path, body: { nombre: 'X' } }))).toEqual([
      409,
      'product_in_trash',
    ]);
    expect(await sandbox.call(contract.restoreProduct, { path })).toMatchObject({ estado: 'activo' });
    expect(code(await sandbox.answer(contract.restoreProduct, { path }))).toEqual([
      409,
      'product_not_in_trash',
    ]);
  });

  it('are archived with their own event', async () => {
    const { id } = await create();
    const path = { producto_id: id };
    const events = await eventsOf(sandbox, () => sandbox.call(contract.archiveProduct, { path }));
    const product = await sandbox.call(contract.getProduct, { path });
    expect(product.estado).toBe('archivado');
    expect(events).toMatchObject([{ type: 'product.archived', data: product }]);
  });

  it('are found by words of name, SKU and description', async () => {
    const { id } = await create({ nombre: 'Asesoría técnica', sku: 'ASE-77', descripcion: 'Por hora' });
    const found = (await sandbox.call(contract.listProducts, { query: { q: 'HORA asesoria ase-77' } })).data;
    expect(found.map((each) => each.id)).toEqual([id]);
  });

  it('are cloned with prices and tiers, under ids of their own', async () => {
    const original = await create({ sku: 'CLON-1' });
    const tramos = [
      { desde: 1, hasta: 9, monto: '100' },
      { desde: 10, hasta: null, monto: '90.5' },
    ];
    const kept = await sandbox.call(contract.savePrice, price(original.id, { tramos }));
    const clone = await sandbox.call(contract.cloneProduct, { path: { producto_id: original.id }, body: {} });
    expect(clone).toMatchObject({ nombre: 'Plan (copia)', sku: null, precios: [{ monto: '49900', tramos }] });
    expect(clone.precios[0]!.id).not.toBe(kept.id);
  });

  it('belong to a category that exists', async () => {
    const category = await sandbox.call(contract.createProductCategory, { body: { nombre: 'Servicios' } });
    expect((await create({ categoria_id: category.id })).categoria_id).toBe(category.id);
    const { body } = await sandbox.answer(contract.createProduct, {
      body: { nombre: 'X', categoria_id: 987654 },
    });
    expect(body).toMatchObject({ error: { details: [{ field: 'categoria_id', issue: 'not_found' }] } });
    expect((await sandbox.call(contract.listProductCategories, {})).data).toEqual([category]);
  });
});

describe('prices', () => {
  it('keep decimal text to the last digit', async () => {
    const { id } = await create();
    for (const [index, monto] of ['0.1', '12345678901234567890.12', '7.00'].entries()) {
      const validity = { vigencia_desde: `2027-0${index + 1}-01`, vigencia_hasta: `2027-0${index + 1}-28` };
      expect((await sandbox.call(contract.savePrice, price(id, { monto, ...validity }))).monto).toBe(monto);
    }
  });

  it.each(['1e3', 'NaN', ' 1', '', '1,5', '+1', '-1', 5])('refuse %j for an amount', async (monto) => {
    const { id } = await create();
    const { status, body } = await sandbox.answer(contract.savePrice, price(id, { monto: monto as string }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: { details: [{ field: 'monto' }] } });
  });

  it('are one for a currency, type, periodicity and time', async () => {
    const { id } = await create();
    await sandbox.call(contract.savePrice, price(id, { vigencia_hasta: '2026-12-31' }));
    const clash = await sandbox.answer(contract.savePrice, price(id, { vigencia_desde: '2026-12-31' }));
    expect(code(clash)).toEqual([409, 'price_overlap']);
    await sandbox.call(contract.savePrice, price(id, { vigencia_desde: '2027-01-01' }));
    await sandbox.call(contract.savePrice, price(id, { moneda: 'USD' }));
    await sandbox.call(contract.savePrice, price(id, { tipo_precio: 'recurrente', periodicidad: 'anual' }));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sandbox.answer(contract.savePrice, price(id, { moneda: 'CLF' }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('are changed by their id, whole, and not against themselves', async () => {
    const { id } = await create();
    const { id: priceId } = await sandbox.call(contract.savePrice, price(id));
    const events = await eventsOf(sandbox, () =>
      sandbox.call(contract.savePrice, price(id, { id: priceId, monto: '50900' })),
    );
    const product = await sandbox.call(contract.getProduct, { path: { producto_id: id } });
    expect(product.precios).toMatchObject([{ id: priceId, monto: '50900', currency: 'CLP' }]);
    expect(events).toMatchObject([
      { type: 'product.updated', data: product, previous: { precios: [{ monto: '49900' }] } },
    ]);
    expect((await sandbox.answer(contract.savePrice, price(id, { id: 987654 }))).status).toBe(404);
  });

  it('ignore the periodicity where they are paid once', async () => {
    const { id } = await create();
    const once = await sandbox.call(
      contract.savePrice,
      price(id, { periodicidad: 'anual', periodo_dias: 3 }),
    );
    expect(once).toMatchObject({ periodicidad: null, periodo_dias: null });
    const { body } = await sandbox.answer(contract.savePrice, price(id, { tipo_precio: 'recurrente' }));
    expect(body).toMatchObject({ error: { details: [{ field: 'periodicidad', issue: 'required' }] } });
  });

  it('refuse tiers with a gap or an overlap, naming the tier', async () => {
    const { id } = await create();
    const tier = (desde: number, hasta: number | null) => ({ desde, hasta, monto: '1' });
    for (const [tramos, issue] of [
      [[tier(1, 9), tier(11, null)], 'gap'],
      [[tier(1, 9), tier(9, null)], 'overlap'],
    ] as const) {
      const { body } = await sandbox.answer(contract.savePrice, price(id, { tramos: [...tramos] }));
      expect(body).toMatchObject({ error: { details: [{ field: 'tramos.1.desde', issue }] } });
    }
  });

  it('are deleted, once', async () => {
    const { id } = await create();
    const { id: precio_id } = await sandbox.call(contract.savePrice, price(id));
    const path = { producto_id: id, precio_id };
    expect(await sandbox.call(contract.deletePrice, { path })).toEqual({ id: precio_id, deleted: true });
    expect((await sandbox.answer(contract.deletePrice, { path })).status).toBe(404);
    expect((await sandbox.call(contract.listPrices, { path: { producto_id: id } })).data).toEqual([]);
  });

  it('saved again by the same key is one price, at once or after a while; another body by that key is refused', async () => {
    const { id } = await create();
    const options = { headers: { 'Idempotency-Key': `price-${id}` } };
    const send = (over: object = {}) => sandbox.answer(contract.savePrice, price(id, over), options);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const ids = answers.map(({ body }) => (body as { id: number }).id);
    const { data } = await sandbox.call(contract.listPrices, { path: { producto_id: id } });
    expect(data.map((each) => each.id)).toEqual([...new Set(ids)]);
    expect(code(await send({ monto: '50000' }))).toEqual([409, 'idempotency_key_reused']);
  });
});
