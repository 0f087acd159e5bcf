import { afterAll, beforeAll, expect, test } from 'vitest';
import * as dealContract from '../../../lib/contract/deals.ts';
import * as contract from '../../../lib/contract/pipelines.ts';
import { type Harness, startSandbox } from '../../testing/harness.ts';

let sandbox: Harness;
let pipeline: contract.Pipeline;
/** Late in the evening in Santiago (UTC-3): the day there is the 20th, in UTC the 21st already. */
let now = new Date('2026-11-21T01:30:00Z');

beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => now });
  const stages = [
    { nombre: 'Propuesta', stage_type: 'open' as const, probabilidad: 33 },
    { nombre: 'Negociación', stage_type: 'open' as const, probabilidad: 75 },
    { nombre: 'Ganado', stage_type: 'won' as const },
    { nombre: 'Perdido', stage_type: 'lost' as const },
  ];
  pipeline = await sandbox.call(contract.createPipeline, { body: { nombre: 'Pronóstico', stages } });
  const [proposal, negotiation, won, lost] = pipeline.stages.map(({ id }) => id);
  const deals = [
    { stage_id: proposal, amount: '0.10', fecha_cierre_estimada: '2026-11-20' },
    { stage_id: proposal, amount: '0.20', fecha_cierre_estimada: '2026-12-20' },
    { stage_id: negotiation, amount: '12345678901234567890.12', fecha_cierre_estimada: '2026-11-01' },
    { stage_id: negotiation, amount: '999', fecha_cierre_estimada: '2026-12-21' },
    { stage_id: negotiation, amount: '40', fecha_cierre_estimada: null },
    { stage_id: won, amount: '500', fecha_cierre_estimada: '2026-11-02' },
    { stage_id: lost, amount: '70.5', currency: 'CLF' },
  ];
  for (const deal of deals) await sandbox.call(dealContract.createDeal, { body: { title: 'x', ...deal } });
});
afterAll(() => sandbox.close());

const forecast = (days?: number) =>
  sandbox.call(contract.getForecast, { path: { pipeline_id: pipeline.id }, query: { days } });

test('counts days in the zone of the subaccount', async () => {
  expect(await forecast()).toMatchObject({ days: 30, desde: '2026-10-21', hasta: '2026-12-20' });
});

test('sums exactly, per currency, what is expected, won, lost and without a date', async () => {
  const { currencies } = await forecast();
  const [clf, clp] = currencies;
  expect(clf).toMatchObject({ currency: 'CLF', open: { count: 0 }, lost: { count: 1, amount: '70.5' } });
  expect(clp).toMatchObject({
    currency: 'CLP',
    open: { count: 3, amount: '12345678901234567890.42', weighted: '9259259175925925917.689' },
    won: { count: 1, amount: '500', weighted: '500' },
    lost: { count: 0, amount: '0' },
    sin_fecha: { count: 1, amount: '40', weighted: '30' },
    vencidos: { count: 1, amount: '12345678901234567890.12' },
  });
  expect(clp!.by_stage).toMatchObject([
    { nombre: 'Propuesta', count: 2, amount: '0.3', weighted: '0.099' },
    { nombre: 'Negociación', count: 1, amount: '12345678901234567890.12' },
  ]);
});

test('an open deal whose date has passed is expected this week; weeks begin on Monday', async () => {
  const { currencies } = await forecast();
  const weeks = currencies.find(({ currency }) => currency === 'CLP')!.by_week;
  expect(weeks).toMatchObject([
    { semana: '2026-11-16', open: '12345678901234567890.22', won: '500', count: 3 },
    { semana: '2026-12-14', open: '0.2', won: '0', count: 1 },
  ]);
});

test('what was closed before the window is not in it', async () => {
  now = new Date('2026-12-30T12:00:00Z');
  const { currencies } = await forecast(10);
  expect(currencies.map(({ currency }) => currency)).toEqual(['CLP']);
  expect(currencies[0]).toMatchObject({ open: { count: 4 }, won: { count: 0 } });
});
