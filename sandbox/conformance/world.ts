import * as calendars from '../../lib/contract/calendars.ts';
import * as catalog from '../../lib/contract/catalog.ts';
import { createCompany } from '../../lib/contract/companies.ts';
import { addContactTags, createContact } from '../../lib/contract/contacts.ts';
import { createDeal } from '../../lib/contract/deals.ts';
import { createFault } from '../../lib/contract/faults.ts';
import * as forms from '../../lib/contract/forms.ts';
import type { Operation } from '../../lib/contract/operation.ts';
import { createPipeline } from '../../lib/contract/pipelines.ts';
import { listRequests } from '../../lib/contract/requests.ts';
import { emitExample } from '../../lib/contract/sandbox.ts';
import { saveSnapshot } from '../../lib/contract/snapshots.ts';
import { createTask } from '../../lib/contract/tasks.ts';
import * as webhooks from '../../lib/contract/webhooks.ts';
import { createWorkflow } from '../../lib/contract/workflows.ts';
import type { Harness } from '../testing/harness.ts';
import { insertContent } from './insert-content.ts';

/** The id of one row of each collection that a path can name, by the segment before the parameter. */
export type World = Readonly<Record<string, number | string>>;

/** The endpoint's address; it is inactive, and its one delivery held. */
export const NOBODY_LISTENS = 'http://127.0.0.1:9/hooks';

let worlds = 0;

/** The next free hour on a working day far enough ahead for every calendar of these tests. */
export async function freeSlot(sandbox: Harness, calendar_id: number, key = sandbox.key): Promise<string> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const query = { date_from: day(2), date_to: day(12) };
  const { data } = await sandbox.call(calendars.getAvailability, { path: { calendar_id }, query }, { key });
  return data[0]!.inicio;
}

/** One row of everything in a subaccount, made through the API where it has an operation for it. */
export async function createWorld(sandbox: Harness, subaccountId: number, key = sandbox.key): Promise<World> {
  const serial = ++worlds;
  const as = { key };
  const company = await sandbox.call(createCompany, { body: { nombre: 'Austral' } }, as);
  const contact = await sandbox.call(
    createContact,
    { body: { nombre: 'Ana', email: `ana${serial}@example.cl`, empresa_id: company.id } },
    as,
  );
  const cid = contact.id;
  const { tags } = await sandbox.call(addContactTags, { path: { cid }, body: { tag_names: ['vip'] } }, as);
  const pipeline = await sandbox.call(createPipeline, { body: { nombre: 'Ventas' } }, as);
  const deal = await sandbox.call(
    createDeal,
    { body: { title: 'Flota', amount: '1', currency: 'CLP', pipeline_id: pipeline.id, contacto_id: cid } },
    as,
  );
  const calendar = await sandbox.call(calendars.createCalendar, { body: { slug: `mundo-${serial}` } }, as);
  const inicio = await freeSlot(sandbox, calendar.id, key);
  const appointment = await sandbox.call(
    calendars.bookAppointment,
    { path: { calendar_id: calendar.id }, body: { inicio, contacto_id: cid } },
    as,
  );
  const category = await sandbox.call(catalog.createProductCategory, { body: { nombre: 'Planes' } }, as);
  const product = await sandbox.call(
    catalog.createProduct,
    { body: { nombre: 'Plan', tipo: 'servicio', categoria_id: category.id } },
    as,
  );
  const price = await sandbox.call(
    catalog.savePrice,
    { path: { producto_id: product.id }, body: { moneda: 'CLP', monto: '1', tipo_precio: 'unico' } },
    as,
  );
  const form = await sandbox.call(forms.createForm, { body: { nombre: 'Contacto' } }, as);
  const task = await sandbox.call(createTask, { body: { titulo: 'Llamar' } }, as);
  const workflow = await sandbox.call(createWorkflow, { body: { nombre: 'Bienvenida' } }, as);
  const endpoint = await sandbox.call(
    webhooks.createWebhookEndpoint,
    { body: { url: NOBODY_LISTENS, events: ['invoice.paid'], active: false } },
    as,
  );
  const emitted = await sandbox.call(emitExample, { body: { type: 'invoice.paid' } }, as);
  const held = await sandbox.call(webhooks.listDeliveries, { query: { endpoint_id: endpoint.id } }, as);
  const inserted = await insertContent(sandbox.database.db, {
    subaccountId,
    serial,
    contactId: cid,
    formId: form.id,
    workflowId: workflow.id,
  });
  const { name: snapshot } = await sandbox.call(saveSnapshot, { body: { name: `mundo-${serial}` } }, as);
  const logged = await sandbox.call(listRequests, { query: { limit: 1 } }, as);
  // At a path that the API does not have: it strikes nothing of what the tests do.
  const strikesNothing = { of: 'api', kind: 'internal_error', path: '/nowhere' } as const;
  const fault = await sandbox.call(createFault, { body: strikesNothing }, as);
  return {
    ...inserted,
    companies: company.id,
    contacts: cid,
    tags: tags[0]!.id,
    pipelines: pipeline.id,
    stages: pipeline.stages[0]!.id,
    deals: deal.id,
    calendars: calendar.id,
    appointments: appointment.id,
    'product-categories': category.id,
    products: product.id,
    prices: price.id,
    forms: form.id,
    tasks: task.id,
    workflows: workflow.id,
    endpoints: endpoint.id,
    events: emitted.id,
    deliveries: held.data[0]!.id,
    snapshots: snapshot,
    requests: logged.data[0]!.id,
    faults: fault.id,
  };
}

/** The path parameters that make an operation name rows of this world. Throws for a collection it does not know. */
export function pathOf({ id, path }: Operation, world: World): Record<string, number | string> {
  return Object.fromEntries(
    [...path.matchAll(/([\w-]+)\/\{(\w+)\}/g)].map(([, collection, name]) => {
      const row = world[collection!];
      if (row === undefined) throw new Error(`${id}: the world has no row of ${collection}; add one`);
      return [name!, row];
    }),
  );
}
