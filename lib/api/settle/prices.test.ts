import { expect, test } from 'vitest';
import { json, startLoopback } from '@/lib/testing/loopback';
import { deletePrice, savePrice } from '../contract/catalog.ts';
import { write } from '../write.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const body = {
  moneda: 'CLP',
  monto: '49900',
  tipo_precio: 'recurrente',
  periodicidad: 'mensual',
  vigencia_desde: '2027-01-01',
  vigencia_hasta: null,
  tramos: [
    { desde: 1, hasta: 9, monto: '49900' },
    { desde: 10, hasta: null, monto: '44900' },
  ],
};
const kept = { ...body, id: 31, producto_id: 5, currency: 'CLP', periodo_dias: null, created_at: ago(-1) };
const other = {
  ...kept,
  id: 30,
  moneda: 'USD',
  currency: 'USD',
  monto: '52.00',
  tramos: [],
  created_at: ago(900),
};

/** Sends a write of a price to a server that answers none and then shows these. */
async function settled(operation: object, sent: object, ...rows: readonly object[]) {
  await using server = await startLoopback(({ method }) =>
    method === 'GET' ? json({ data: rows }) : 'hang up',
  );
  return await write(operation as typeof savePrice, sent as never, server).catch((error: unknown) => error);
}

const path = { producto_id: 5 };
const save = (over: object, ...rows: readonly object[]) =>
  settled(savePrice, { path, body: { ...body, ...over } }, ...rows);

test('a new price is the one that holds all that was sent, in whatever form', async () => {
  expect(await save({}, other, kept)).toMatchObject({ id: 31 });
  const inAnotherForm = {
    ...kept,
    monto: '49900.00',
    tramos: kept.tramos.map((tier) => ({ ...tier, monto: `${tier.monto}.0` })),
  };
  expect(await save({}, other, inAnotherForm)).toMatchObject({ id: 31 });
});

test('it was not saved where there is none of its currency, and not known where a new one differs', async () => {
  expect(await save({}, other)).toMatchObject({ found: 'undone' });
  expect(await save({}, other, { ...kept, created_at: ago(900), monto: '45900' })).toMatchObject({
    found: 'undone',
  });
  expect(await save({}, other, { ...kept, vigencia_desde: '2026-11-22' })).toMatchObject({ found: 'unseen' });
  expect(await save({}, other, { ...kept, tramos: [] })).toMatchObject({ found: 'unseen' });
});

test('a price that took the place of another is seen by its id', async () => {
  expect(await save({ id: 31 }, other, kept)).toMatchObject({ id: 31 });
  expect(await save({ id: 31, monto: '51900' }, other, kept)).toMatchObject({ found: 'unseen' });
  expect(await save({ id: 30 }, other, { ...kept, id: 33 })).not.toMatchObject({ id: 33 });
  expect(await save({ id: 29 }, other, { ...kept, id: 33 })).toMatchObject({ id: 33 });
});

test('a price that cannot be read says nothing', async () => {
  expect(await save({}, { ...kept, monto: { minor: 4990000 } })).toMatchObject({ found: 'unseen' });
});

test('a deletion is seen by the price that is gone', async () => {
  const sent = { path: { ...path, precio_id: 31 } };
  expect(await settled(deletePrice, sent, other)).toEqual({});
  expect(await settled(deletePrice, sent, other, kept)).toMatchObject({ found: 'undone' });
  expect(await settled(deletePrice, sent, { ...other, id: undefined })).toMatchObject({ found: 'unseen' });
});
