import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { createProduct, savePrice } from '../../lib/contract/catalog.ts';
import { createCompany } from '../../lib/contract/companies.ts';
import { addContactTags, createContact } from '../../lib/contract/contacts.ts';
import { createDeal, loseDeal, winDeal } from '../../lib/contract/deals.ts';
import { createForm, listSubmissions } from '../../lib/contract/forms.ts';
import { listRequests } from '../../lib/contract/requests.ts';
import { createTask } from '../../lib/contract/tasks.ts';
import {
  createWebhookEndpoint,
  listDeliveries,
  pingWebhookEndpoint,
  rotateWebhookSecret,
} from '../../lib/contract/webhooks.ts';
import type { Api } from './api.ts';
import { book, makeCalendar, slotsOf } from './appointments.ts';
import { makePipeline } from './board.ts';
import type { Records } from './pages.ts';
import type { Receiver } from './receiver.ts';
import { sendForm } from './send-form.ts';
import { forked, makeWorkflow } from './workflows.ts';

/** One of each record that has a page, filled in: a delivery that arrived, a secret that was rotated. */
export async function makeRecords(api: Api, receiver: Receiver): Promise<Records> {
  const mark = randomUUID().slice(0, 8);
  const { pipeline, deals } = await makePipeline(api, ['Bodega norte', 'Camión grúa', 'Áridos del sur']);
  const [stage] = pipeline.stages;
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const dated = { pipeline_id: pipeline.id, stage_id: stage!.id, fecha_cierre_estimada: soon };
  await api.call(createDeal, { body: { ...dated, title: 'Pozo', amount: '200000', currency: 'CLP' } });
  await api.call(createDeal, { body: { ...dated, title: 'Riego', amount: '0.1', currency: 'USD' } });
  await api.call(winDeal, { path: { deal_id: deals[1]!.id }, body: {} });
  await api.call(loseDeal, { path: { deal_id: deals[2]!.id }, body: {} });
  const company = await api.call(createCompany, { body: { nombre: `Viñas ${mark}` } });
  const contact = await api.call(createContact, {
    body: { nombre: 'Ana', apellido: `Pérez ${mark}`, email: `ana@${mark}.example`, empresa_id: company.id },
  });
  await api.call(addContactTags, { path: { cid: contact.id }, body: { tag_names: [`Feria ${mark}`] } });
  const task = await api.call(createTask, { body: { titulo: `Llamar ${mark}`, client_id: contact.id } });
  const product = await api.call(createProduct, {
    body: {
      nombre: `Plan ${mark}`,
      sku: `PLAN-${mark}`,
      tipo: 'suscripcion',
      campos_custom: { color: 'azul' },
    },
  });
  for (const [moneda, monto] of [
    ['CLP', '49900'],
    ['CLF', '1.2500'],
  ] as const) {
    const tramos = [
      { desde: 1, hasta: 9, monto },
      { desde: 10, hasta: null, monto: '1' },
    ];
    const body = { moneda, monto, tipo_precio: 'recurrente', periodicidad: 'mensual', tramos } as const;
    await api.call(savePrice, { path: { producto_id: product.id }, body });
  }
  const calendar = await makeCalendar(api);
  const [free] = await slotsOf(api, calendar.id);
  const appointment = await book(api, calendar.id, contact.id, free!);
  const form = await api.call(createForm, { body: { nombre: `Formulario ${mark}` } });
  await sendForm(api, form.id, { email: `ana@${mark}.example`, nombre: 'Ana', mensaje: 'Hola' });
  const { data: sent } = await api.call(listSubmissions, { path: { form_id: form.id }, query: {} });
  const workflow = await makeWorkflow(api, forked);
  const endpoint = await api.call(createWebhookEndpoint, {
    body: { url: `${receiver.url}/${mark}`, events: ['product.archived'] },
  });
  await api.call(rotateWebhookSecret, { path: { id: endpoint.id } });
  const { event_id: event } = await api.call(pingWebhookEndpoint, { path: { id: endpoint.id } });
  const pinged = () => api.call(listDeliveries, { query: { endpoint_id: endpoint.id, status: 'delivered' } });
  await expect.poll(async () => (await pinged()).data.length).toBe(1);
  const [delivery] = (await pinged()).data;
  const { data: logged } = await api.call(listRequests, { query: { operation: 'createDeal', limit: 1 } });
  return {
    pipeline: pipeline.id,
    deal: deals[0]!.id,
    contact: contact.id,
    company: company.id,
    task: task.id,
    appointment: appointment.id,
    workflow: workflow.id,
    endpoint: endpoint.id,
    delivery: delivery!.id,
    event,
    product: product.id,
    form: form.id,
    submission: sent[0]!.id,
    request: logged[0]!.id,
  };
}
