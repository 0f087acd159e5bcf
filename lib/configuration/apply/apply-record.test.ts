import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import type { JsonObject } from '@/lib/contract/scalars';
import { Attempt } from '@/lib/jobs/attempt';
import type { PlannedRecord } from '../plan';
import { sideOf } from '../testing/side-of';
import { applyRecord } from './apply-record';

const nothing = {
  ...{ categories: [], products: [], pipelines: [], calendars: [], forms: [], workflows: [], endpoints: [] },
};
const price = (from: string | null): JsonObject => ({
  ...{ moneda: 'CLP', tipo_precio: 'unico', periodicidad: null, periodo_dias: null },
  ...{ vigencia_desde: from, vigencia_hasta: null, monto: '100', tramos: [] },
});
const planned: PlannedRecord = {
  ...{ kind: 'products', key: 'products/sku:PRO', title: 'Pro', action: 'create', activates: false },
  ...{ differences: [], warnings: [], blocked: [], identities: ['sku:PRO'] },
  after: { nombre: 'Pro', sku: 'PRO', precios: [price('2026-01-01')] },
};

/** A server that is reached by nobody, and what reached it. */
function unreached() {
  const sent: string[] = [];
  const fetch = async () => {
    sent.push('request');
    throw new TypeError('The connection was lost.');
  };
  return { target: { baseUrl: 'http://127.0.0.1:9', fetch: fetch as typeof globalThis.fetch }, sent };
}

test('prices that would hold on one day are refused before anything is sent', async () => {
  const { target, sent } = unreached();
  const after = { ...planned.after!, precios: [price('2026-01-01'), price('2026-07-01')] };
  const result = await applyRecord({ ...planned, after }, new Attempt('a'), { target });
  expect(result).toMatchObject({ outcome: 'refused', code: 'prices_overlap' });
  expect(sent).toEqual([]);
});

test('whatever goes wrong is a result with words', async () => {
  const { target } = unreached();
  const read = () => Promise.reject(new RangeError('Too deep'));
  const apply = (attempt: Attempt) => applyRecord(planned, attempt, { target, read });
  expect(await apply(new Attempt('a'))).toMatchObject({
    ...{ outcome: 'refused', code: 'failed', message: 'Too deep' },
  });
  expect(await apply(new Attempt('a', { create: { openSince: 1 } }))).toMatchObject({ outcome: 'unknown' });
  expect(await apply(new Attempt('a', { create: { reply: { id: 1 } } }))).toMatchObject({
    outcome: 'partial',
  });
  const never = { target, read: async () => sideOf(nothing) };
  await expect(applyRecord(planned, new Attempt('a'), never)).rejects.toThrow(ApiError);
});
