import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { createCompany } from '../../lib/contract/companies.ts';
import { addContactTags, createContact } from '../../lib/contract/contacts.ts';
import { createTask } from '../../lib/contract/tasks.ts';
import {
  createWebhookEndpoint,
  listDeliveries,
  pingWebhookEndpoint,
  rotateWebhookSecret,
} from '../../lib/contract/webhooks.ts';
import type { Api } from './api.ts';
import { makePipeline } from './board.ts';
import type { Records } from './pages.ts';
import type { Receiver } from './receiver.ts';
import { forked, makeWorkflow } from './workflows.ts';

/** One of each record that has a page, filled in: a delivery that arrived, a secret that was rotated. */
export async function makeRecords(api: Api, receiver: Receiver): Promise<Records> {
  const mark = randomUUID().slice(0, 8);
  const { pipeline, deals } = await makePipeline(api, ['Bodega norte', 'Camión grúa', 'Áridos del sur']);
  const company = await api.call(createCompany, { body: { nombre: `Viñas ${mark}` } });
  const contact = await api.call(createContact, {
    body: { nombre: 'Ana', apellido: `Pérez ${mark}`, email: `ana@${mark}.example`, empresa_id: company.id },
  });
  await api.call(addContactTags, { path: { cid: contact.id }, body: { tag_names: [`Feria ${mark}`] } });
  const task = await api.call(createTask, { body: { titulo: `Llamar ${mark}`, client_id: contact.id } });
  const workflow = await makeWorkflow(api, forked);
  const endpoint = await api.call(createWebhookEndpoint, {
    body: { url: `${receiver.url}/${mark}`, events: ['custom_object.record.updated'] },
  });
  await api.call(rotateWebhookSecret, { path: { id: endpoint.id } });
  const { event_id: event } = await api.call(pingWebhookEndpoint, { path: { id: endpoint.id } });
  const pinged = () => api.call(listDeliveries, { query: { endpoint_id: endpoint.id, status: 'delivered' } });
  await expect.poll(async () => (await pinged()).data.length).toBe(1);
  const [delivery] = (await pinged()).data;
  return {
    pipeline: pipeline.id,
    deal: deals[0]!.id,
    contact: contact.id,
    company: company.id,
    task: task.id,
    workflow: workflow.id,
    endpoint: endpoint.id,
    delivery: delivery!.id,
    event,
  };
}
