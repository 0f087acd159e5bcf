import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareSides } from '@/lib/configuration/compare';
import type { SideView } from '@/lib/configuration/comparison';
import { filesOf } from '@/lib/configuration/files/files-of';
import { readSide } from '@/lib/configuration/read-side';
import type { Side } from '@/lib/configuration/side';
import { createCalendar } from '@/lib/contract/calendars';
import { createProduct, createProductCategory, savePrice } from '@/lib/contract/catalog';
import { createForm } from '@/lib/contract/forms';
import { createPipeline } from '@/lib/contract/pipelines';
import { createWebhookEndpoint } from '@/lib/contract/webhooks';
import { createWorkflow, replaceWorkflow } from '@/lib/contract/workflows';
import type { KindName } from '@/lib/resources/configuration';
import { startTwoSubaccounts, type TwoSubaccounts } from '../testing/two-subaccounts.ts';

let sandbox: TwoSubaccounts;
beforeAll(async () => {
  sandbox = await startTwoSubaccounts();
});
afterAll(() => sandbox.close());

const view = (name: string): SideView => ({ kind: 'connection', name });

async function compareBoth() {
  const [source, target] = (await Promise.all(
    [sandbox.source, sandbox.target].map((one) => readSide(one)),
  )) as [Side, Side];
  const comparison = compareSides({
    source,
    target,
    sourceView: view('Prueba'),
    targetView: view('Producción'),
    remembered: [],
  });
  return { source, target, comparison };
}

/** The same configuration in a subaccount, with ids of its own. */
async function fill(key: string, spare: number): Promise<void> {
  const by = { key };
  for (let i = 0; i < spare; i++)
    await sandbox.call(createProductCategory, { body: { nombre: `Otra ${i}` } }, by);
  const category = await sandbox.call(createProductCategory, { body: { nombre: 'Suscripciones' } }, by);
  const product = await sandbox.call(
    createProduct,
    { body: { nombre: 'Plan Pro', sku: 'PLAN-PRO', categoria_id: category.id } as never },
    by,
  );
  await sandbox.call(
    savePrice,
    {
      path: { producto_id: product.id },
      body: { moneda: 'CLP', monto: '49900', tipo_precio: 'recurrente', periodicidad: 'mensual' },
    },
    by,
  );
  const pipeline = await sandbox.call(
    createPipeline,
    {
      body: {
        nombre: 'Empresas',
        stages: [
          { nombre: 'Nuevo', stage_type: 'open', probabilidad: 10 },
          { nombre: 'Ganado', stage_type: 'won' },
        ],
      },
    },
    by,
  );
  const calendar = await sandbox.call(createCalendar, { body: { slug: 'demo' } as never }, by);
  await sandbox.call(createForm, { body: { nombre: 'Contacto' } }, by);
  await sandbox.call(
    createWebhookEndpoint,
    { body: { url: 'http://127.0.0.1:9/hooks', events: ['deal.won', 'deal.lost'] } as never },
    by,
  );
  const workflow = await sandbox.call(createWorkflow, { body: { nombre: 'Bienvenida' } }, by);
  const won = pipeline.stages[1]!.id;
  await sandbox.call(
    replaceWorkflow,
    {
      path: { wf_id: workflow.id },
      body: {
        triggers: [{ id: 't1', type: 'deal.stage_changed', config: {} }],
        graph: {
          nodes: [
            { id: 'n1', type: 'action', subtype: 'move_deal_stage', config: { stage_id: won } },
            { id: 'n2', type: 'action', subtype: 'book_appointment', config: { calendar_id: calendar.id } },
            {
              id: 'n3',
              type: 'logic',
              subtype: 'branch',
              config: { condiciones: [{ campo: 'deal.stage_id', operador: 'en_lista', valor: [won] }] },
            },
          ],
          edges: [{ id: 'e1', source: 't1', target: 'n1' }],
        },
      } as never,
    },
    by,
  );
}

describe('two subaccounts of a sandbox', () => {
  test('with the same configuration under other ids are equal', async () => {
    await fill(sandbox.key, 0);
    await fill(sandbox.secondKey, 3);
    const { source, comparison } = await compareBoth();
    const status = (kind: KindName) =>
      comparison.kinds.find((one) => one.kind === kind)!.records.map((record) => record.status);
    expect(comparison.questions).toEqual([]);
    expect(comparison.kinds.flatMap(({ records }) => records.flatMap((one) => one.unresolved))).toEqual([]);
    expect(status('categories')).toEqual(['equal', 'onlyTarget', 'onlyTarget', 'onlyTarget']);
    for (const kind of ['products', 'forms', 'workflows', 'endpoints', 'calendars'] as const)
      expect(status(kind)).toEqual(['equal']);
    expect(new Set(status('pipelines'))).toEqual(new Set(['equal']));
    const files = JSON.stringify(filesOf(source));
    expect(files).toContain('http://127.0.0.1:9/hooks');
    expect(files).not.toMatch(/secret|whsec|_id\\?":|updated_at/);
    const [workflow] = source.kinds.get('workflows')!.records;
    expect(workflow!.value.graph).toMatchObject({
      nodes: [
        { config: { stage_id: { $stages: ['Empresas', 'Ganado'] } } },
        { config: { calendar_id: { $calendars: ['demo'] } } },
        { config: { condiciones: [{ valor: [{ $stages: ['Empresas', 'Ganado'] }] }] } },
      ],
    });
    expect(source.kinds.get('products')!.records[0]!.value).toMatchObject({
      categoria_id: { $categories: ['Suscripciones'] },
    });
  });
});
