import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listCalendars } from '../../../lib/contract/calendars.ts';
import { listProductCategories, listProducts } from '../../../lib/contract/catalog.ts';
import { listTags } from '../../../lib/contract/contacts.ts';
import { listForms } from '../../../lib/contract/forms.ts';
import { listPipelines } from '../../../lib/contract/pipelines.ts';
import { getSubaccount } from '../../../lib/contract/subaccounts.ts';
import { listWebhookEndpoints } from '../../../lib/contract/webhooks.ts';
import { getWorkflow, listWorkflows } from '../../../lib/contract/workflows.ts';
import { keysOf } from '../../http/credentials.ts';
import { type Harness, startSandbox } from '../../testing/harness.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { makeSubaccounts } from '../first-start.ts';
import { seedDemo } from '../seed-demo.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox({ config: { seed: 'demo-pair' } });
});
afterAll(() => sandbox.close());

const whole = { query: { limit: 100 } };
const sides = <Result>(read: (key: string) => Promise<Result>) =>
  Promise.all([read(sandbox.key), read(sandbox.secondKey)]);

/** Names of what is in the first alone, in both, and in the second alone. */
function parted(test: readonly string[], live: readonly string[]) {
  const counted = (names: readonly string[], others: readonly string[], isThere: boolean) =>
    names.filter((name) => others.includes(name) === isThere).length;
  return [counted(test, live, false), counted(test, live, true), counted(live, test, false)];
}

test('products are in one of them alone, in both with other prices, tiers and categories, and one name is there twice', async () => {
  const [inTest, inLive] = await sides(
    async (key) => (await sandbox.call(listProducts, whole, { key })).data,
  );
  const bySku = (products: typeof inTest) => products.flatMap(({ sku }) => sku ?? []);
  expect(Math.min(...parted(bySku(inTest), bySku(inLive)))).toBeGreaterThan(0);
  const of = (products: typeof inTest, sku: string) => products.find((one) => one.sku === sku)!;
  const written = ({ precios }: (typeof inTest)[number]) =>
    precios.map(({ moneda, monto, tramos }) => [moneda, monto, tramos]);
  expect(written(of(inTest, 'PLAN-PRO'))).not.toEqual(written(of(inLive, 'PLAN-PRO')));
  expect(written(of(inTest, 'PLAN-EMP'))).not.toEqual(written(of(inLive, 'PLAN-EMP')));
  expect(written(of(inTest, 'PLAN-PYME'))).toEqual(written(of(inLive, 'PLAN-PYME')));
  expect(inLive.filter(({ nombre, sku }) => nombre === 'Migración de datos' && sku === null)).toHaveLength(2);

  const [here, there] = await sides(
    async (key) => (await sandbox.call(listProductCategories, {}, { key })).data,
  );
  const named = (categories: typeof here, id: unknown) => categories.find((one) => one.id === id)?.nombre;
  expect(named(here, of(inTest, 'TAG-100').categoria_id)).toBe('Insumos');
  expect(named(there, of(inLive, 'TAG-100').categoria_id)).toBe('Equipos');
  const names = (categories: typeof here) => categories.map(({ nombre }) => nombre);
  expect(Math.min(...parted(names(here), names(there)))).toBeGreaterThan(0);
});

test('the pipeline has in live another name, probability and order of stages, and one less', async () => {
  const [here, there] = await sides(async (key) => (await sandbox.call(listPipelines, {}, { key })).data);
  const stages = (pipelines: typeof here) =>
    pipelines.find(({ es_default }) => es_default)!.stages.map((one) => [one.nombre, one.probabilidad]);
  expect(stages(here).map(([name]) => name)).toEqual([
    ...['Nuevo', 'Contactado', 'Propuesta', 'Negociación', 'Ganado', 'Perdido'],
  ]);
  expect(stages(there)).toEqual([
    ['Propuesta', 50],
    ['Primer contacto', 25],
    ['Negociación', 60],
    ['Ganado', 100],
    ['Perdido', 0],
  ]);
});

test('calendars have other hours, another name, and each side one of its own', async () => {
  const [here, there] = await sides(async (key) => (await sandbox.call(listCalendars, {}, { key })).data);
  const slugs = (calendars: typeof here) => calendars.map(({ slug }) => slug);
  expect(Math.min(...parted(slugs(here), slugs(there)))).toBeGreaterThan(0);
  const of = (calendars: typeof here, slug: string) => calendars.find((one) => one.slug === slug)!;
  expect(of(here, 'demostracion').nombre).not.toBe(of(there, 'demostracion').nombre);
  expect(of(here, 'soporte').horario).not.toEqual(of(there, 'soporte').horario);
  expect(of(here, 'primera-reunion').horario).toEqual(of(there, 'primera-reunion').horario);
});

test('forms differ in a field, one is published in test alone, and one is missing', async () => {
  const [here, there] = await sides(async (key) => (await sandbox.call(listForms, whole, { key })).data);
  const names = (forms: typeof here) => forms.map(({ nombre }) => nombre);
  expect(parted(names(here), names(there))).toEqual([2, 3, 0]);
  const of = (forms: typeof here, name: string) => forms.find(({ nombre }) => nombre === name)!;
  expect(of(here, 'Contacto web').campos).not.toEqual(of(there, 'Contacto web').campos);
  expect(of(here, 'Solicitud de cotización').campos).toEqual(of(there, 'Solicitud de cotización').campos);
  const survey = 'Encuesta de satisfacción';
  expect([of(here, survey).status, of(there, survey).status]).toEqual(['published', 'draft']);
});

test('workflows name the same records by other ids, and a tag that live does not have', async () => {
  const [here, there] = await sides(async (key) => {
    const { data } = await sandbox.call(listWorkflows, whole, { key });
    const path = (id: number) => ({ path: { wf_id: id } });
    return Promise.all(data.map(({ id }) => sandbox.call(getWorkflow, path(id), { key })));
  });
  const names = (workflows: typeof here) => workflows.map(({ nombre }) => nombre);
  expect(parted(names(here), names(there))).toEqual([2, 3, 1]);
  const stageOf = (workflows: typeof here) => {
    const followUp = workflows.find(({ nombre }) => nombre === 'Seguimiento de propuestas')!;
    expect(followUp).toMatchObject({ status: 'published', activo: true });
    return (followUp.triggers as { config: { stage_id?: number } }[])[0]!.config.stage_id!;
  };
  const [inTest, inLive] = await sides(async (key) => (await sandbox.call(listPipelines, {}, { key })).data);
  const stageNamed = (pipelines: typeof inTest, id: number) =>
    pipelines.flatMap(({ stages }) => stages).find((stage) => stage.id === id)?.nombre;
  expect([stageNamed(inTest, stageOf(here)), stageNamed(inLive, stageOf(there))]).toEqual([
    ...['Propuesta', 'Propuesta'],
  ]);
  const [tagsHere, tagsThere] = await sides(async (key) =>
    (await sandbox.call(listTags, {}, { key })).data.map(({ nombre }) => nombre),
  );
  expect(tagsHere).toContain('demo-agendada');
  expect(tagsThere).not.toContain('demo-agendada');
});

test('endpoints differ in their events, and one is in test alone', async () => {
  const [here, there] = await sides(
    async (key) => (await sandbox.call(listWebhookEndpoints, {}, { key })).data,
  );
  const events = (endpoints: typeof here) =>
    Object.fromEntries(endpoints.map((one) => [one.url, one.events]));
  expect(events(here)).toMatchObject({ 'https://erp.example/hooks/1': ['*'] });
  expect(events(there)).toEqual({ 'https://erp.example/hooks/1': ['deal.won', 'deal.lost'] });
  expect(here).toHaveLength(2);
});

test('both say that their data is the demonstration’s', async () => {
  const both = await sides(async (key) => (await sandbox.call(getSubaccount, {}, { key })).contents);
  expect(both).toEqual(['demo', 'demo']);
});

test('without keys a second one is made and kept for its owner alone; a sandbox that is there stays as it is', async () => {
  const { database, close } = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await close();
  });
  const start = (seed: 'demo' | 'none') =>
    database.transaction((tx) => makeSubaccounts(tx, { keys: [], dataDir, seed }, new Date()));
  const [first, live, ...others] = await start('demo');
  expect([first!.subaccountId, live!.subaccountId, others]).toEqual([1, 2, []]);
  expect(live!.key).toMatch(/^sac_demo_[\w-]{32}$/);
  expect(readFileSync(join(dataDir, 'key-live'), 'utf8')).toBe(`${live!.key}\n`);
  expect(statSync(join(dataDir, 'key-live')).mode & 0o777).toBe(0o600);
  expect(keysOf([], dataDir)).toEqual([first, live]);
  expect(await start('demo')).toEqual([first, live]);
});

test('an older sandbox without a second key gets none', async () => {
  const { database, close } = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await close();
  });
  const settings = { keys: [], dataDir } as const;
  await database.transaction((tx) => makeSubaccounts(tx, { ...settings, seed: 'none' }, new Date()));
  await database.transaction((tx) =>
    seedDemo(tx, 1, new Date(), { companies: 1, contacts: 1, deals: 0, endpoints: 0 }),
  );
  const keys = await database.transaction((tx) =>
    makeSubaccounts(tx, { ...settings, seed: 'demo' }, new Date()),
  );
  expect(keys.map(({ subaccountId }) => subaccountId)).toEqual([1]);
});
