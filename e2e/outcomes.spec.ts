import { expect, type Page } from '@playwright/test';
import { createContact, getContact, listContacts } from '../lib/contract/contacts.ts';
import { getDeal } from '../lib/contract/deals.ts';
import { emitExample } from '../lib/contract/sandbox.ts';
import { createTask, listTasks } from '../lib/contract/tasks.ts';
import { createWebhookEndpoint, listDeliveries } from '../lib/contract/webhooks.ts';
import { test as base } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { makePipeline } from './support/board.ts';
import { connectTo } from './support/connect.ts';
import { FaultyProxy, type WriteFault } from './support/faulty-proxy.ts';
import { EditorPage, makeWorkflow, twoTags } from './support/workflows.ts';

/** A page of an admin's own, connected through a gateway that fails as it is told. */
const test = base.extend<{ gateway: FaultyProxy; page: Page }>({
  gateway: async ({ api }, use) => {
    const gateway = await new FaultyProxy(api.url).start();
    await use(gateway);
    await gateway.stop();
  },
  page: async ({ as, api, gateway, baseURL }, use) => {
    const page = await as('admin');
    await connectTo(page, baseURL!, gateway.baseUrl, api.key);
    await use(page);
  },
});

const happened: readonly WriteFault[] = ['lost', 'html', 'empty'];
const wasDone = 'It was done. The response was lost, but checking again confirmed it.';
const toast = (page: Page, words: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: words }).first();

/** Nothing twice: whatever was sent again went by the key of its first try. */
function expectOneKey(gateway: FaultyProxy, call: RegExp): void {
  const keys = gateway.writesSeen
    .filter((write) => call.test(write.call))
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys.length, String(call)).toBeGreaterThan(0);
  expect([...new Set(keys)], String(call)).toHaveLength(1);
  gateway.seen.length = 0;
}

/** They stay until they are dismissed, above what is beneath them. */
async function dismissToasts(page: Page): Promise<void> {
  const close = page.locator('[data-sonner-toast] [data-close-button]');
  await close.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await expect(close).toHaveCount(0);
}

async function expectNoCodes(page: Page): Promise<void> {
  await expect(page.getByText(/UND_ERR|ECONN|EPIPE|HPE_/)).toHaveCount(0);
}

test('moves, edits and closings of deals are said as they ended', async ({ page, gateway, api }) => {
  const { pipeline, deals } = await makePipeline(api, ['Grúa']);
  const [deal] = deals;
  const stageOf = async () => (await api.call(getDeal, { path: { deal_id: deal!.id } })).stage_id;
  const [, offer, talks] = pipeline.stages;
  await page.goto(`/pipelines/${pipeline.id}/deals/${deal!.id}`);
  const panel = page.getByRole('dialog', { name: 'Grúa' });
  const moveTo = (stage: string) => panel.getByRole('button', { name: `Move to ${stage}` }).click();
  const isIn = (stage: string) => panel.locator('[aria-current="step"]').filter({ hasText: stage });

  for (const [index, fault] of happened.entries()) {
    await test.step(`a move that was done, and its reply: ${fault}`, async () => {
      // The words of the move before stand for nothing of this one.
      await dismissToasts(page);
      const stage = index % 2 === 0 ? offer! : talks!;
      gateway.writes = fault;
      await moveTo(stage.nombre);
      await expect(toast(page, `“Grúa” was moved to ${stage.nombre}`)).toContainText(wasDone);
      await expect(isIn(stage.nombre)).toBeVisible();
      expect(await stageOf()).toBe(stage.id);
      expectOneKey(gateway, /move-stage/);
    });
  }

  await test.step('a move that was cut before it arrived is said not to have happened, and retried', async () => {
    gateway.writes = 'cut';
    await moveTo(talks!.nombre);
    const said = toast(page, `“Grúa” was not moved to ${talks!.nombre}`);
    await expect(said).toContainText('Nothing was changed');
    await expect(isIn(offer!.nombre)).toBeVisible();
    gateway.writes = 'none';
    await said.getByRole('button', { name: 'Retry' }).click();
    await expect(isIn(talks!.nombre)).toBeVisible();
    await expect.poll(stageOf).toBe(talks!.id);
    expectOneKey(gateway, /move-stage/);
  });

  await test.step('a move of which nothing can be read is not known, and looked up again', async () => {
    gateway.writes = 'lost';
    gateway.isBlind = true;
    await moveTo(offer!.nombre);
    const said = toast(page, `Could not confirm whether “Grúa” was moved to ${offer!.nombre}`);
    await expect(said).toContainText('You can retry safely');
    gateway.isBlind = false;
    await said.getByRole('button', { name: 'Check again' }).click();
    await expect(toast(page, `“Grúa” was moved to ${offer!.nombre}`).last()).toBeVisible();
    await expect(isIn(offer!.nombre)).toBeVisible();
    expectOneKey(gateway, /move-stage/);
  });

  await test.step('an edit stays typed until it is known', async () => {
    await dismissToasts(page);
    gateway.writes = 'cut';
    await panel.getByRole('button', { name: 'Edit Amount' }).click();
    await panel.getByRole('textbox', { name: 'Amount' }).fill('777');
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(panel.getByRole('alert').filter({ hasText: 'Nothing was changed' })).toBeVisible();
    await expect(panel.getByRole('textbox', { name: 'Amount' })).toHaveValue('777');
    gateway.writes = 'html';
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(toast(page, 'Saved')).toContainText(wasDone);
    expect(await api.call(getDeal, { path: { deal_id: deal!.id } })).toMatchObject({ amount: '777' });
    expectOneKey(gateway, /^PATCH \/deals/);
  });

  await test.step('a deal is won although the reply was lost', async () => {
    await dismissToasts(page);
    gateway.writes = 'lost';
    await panel.getByRole('button', { name: 'Mark as won' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Mark as won' }).click();
    await expect(toast(page, '“Grúa” was moved to Ganado')).toContainText(wasDone);
    expect(await api.call(getDeal, { path: { deal_id: deal!.id } })).toMatchObject({ estado: 'ganado' });
    expectOneKey(gateway, /won/);
  });
  await expectNoCodes(page);
});

test('contacts, tags and tasks are written once, whatever becomes of the reply', async ({
  page,
  gateway,
  api,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const found = async () =>
    (await api.call(listContacts, { query: { search: mark, limit: 100 } })).data.map(({ nombre }) => nombre);

  await test.step('a new one that nothing tells of is retried by the same key', async () => {
    await page.goto('/contacts/new');
    const panel = page.getByRole('dialog');
    await panel.getByLabel('First name').fill(`Ana ${mark}`);
    gateway.writes = 'empty';
    await panel.getByRole('button', { name: 'Save' }).click();
    const said = panel.getByRole('alert').filter({ hasText: 'Could not confirm whether this was done' });
    await expect(said).toContainText('it cannot happen twice');
    gateway.writes = 'none';
    await said.getByRole('button', { name: 'Retry' }).click();
    await expect(toast(page, `Ana ${mark} created`)).toBeVisible();
    expect(await found()).toEqual([`Ana ${mark}`]);
    expectOneKey(gateway, /^POST \/contacts$/);
  });

  const contact = await api.call(createContact, { body: { nombre: `Beto ${mark}` } });
  await page.goto(`/contacts/${contact.id}`);
  const panel = page.getByRole('dialog');
  await test.step('an edit, and a tag', async () => {
    await dismissToasts(page);
    gateway.writes = 'lost';
    await panel.getByRole('button', { name: 'Edit Email' }).click();
    await panel.getByLabel(/^Email/).fill(`beto@${mark}.example`);
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Saved')).toContainText(wasDone);
    expectOneKey(gateway, /^PATCH \/contacts/);
    await dismissToasts(page);
    await panel.getByRole('combobox', { name: 'Add tag' }).fill(`Etiqueta ${mark}`);
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(toast(page, `Etiqueta ${mark} added`)).toContainText(wasDone);
    await expect(panel.getByRole('button', { name: `Remove Etiqueta ${mark}` })).toBeVisible();
    expectOneKey(gateway, /tags$/);
    expect(await api.call(getContact, { path: { cid: contact.id } })).toMatchObject({
      email: `beto@${mark}.example`,
      tags: [{ nombre: `Etiqueta ${mark}` }],
    });
  });

  await test.step('a task that is moved, and goes back where it was not', async () => {
    gateway.writes = 'none';
    await api.call(createTask, { body: { titulo: `Llamar ${mark}`, client_id: contact.id } });
    const statuses = async () =>
      (await api.call(listTasks, { query: { client_id: contact.id } })).data.map(({ status }) => status);
    await page.goto(`/tasks?view=board&contact=${contact.id}`);
    const column = (name: string) => page.getByRole('region', { name, exact: true });
    const card = (name: string) => column(name).getByRole('link', { name: `Llamar ${mark}` });
    gateway.writes = 'html';
    await card('To do').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(toast(page, `Llamar ${mark} was moved`)).toContainText(wasDone);
    await expect(card('In progress')).toBeVisible();
    expect(await statuses()).toEqual(['en_curso']);
    gateway.writes = 'cut';
    await card('In progress').focus();
    await page.keyboard.press('Shift+ArrowRight');
    const said = toast(page, `Llamar ${mark} was not moved`);
    await expect(said).toContainText('Nothing was changed');
    await expect(card('In progress')).toBeVisible();
    gateway.writes = 'none';
    await said.getByRole('button', { name: 'Retry' }).click();
    await expect(card('Done')).toBeVisible();
    await expect.poll(statuses).toEqual(['hecha']);
  });
  await expectNoCodes(page);
});

test('a redelivery is one, and a workflow is saved, although no reply came', async ({
  page,
  gateway,
  api,
  receiver,
}) => {
  const { endpointId, deliveryId } = await deliverOne(api, receiver.url);
  const clones = async () =>
    (await api.call(listDeliveries, { query: { endpoint_id: endpointId } })).data.filter(
      ({ redelivery_of }) => redelivery_of === deliveryId,
    );
  await test.step('redelivered, and found by its clone', async () => {
    await page.goto(`/webhooks/deliveries/${deliveryId}`);
    gateway.writes = 'lost';
    await page.getByRole('dialog').getByRole('button', { name: 'Redeliver', exact: true }).click();
    await expect(page.getByTestId('follow')).toBeVisible();
    expect(await clones()).toHaveLength(1);
    expectOneKey(gateway, /redeliver/);
  });

  await test.step('not redelivered, said and retried', async () => {
    gateway.writes = 'cut';
    await page.goto(`/webhooks/deliveries/${(await clones())[0]!.id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Redeliver', exact: true }).click();
    const said = page.getByRole('alert').filter({ hasText: 'Nothing was changed' });
    await expect(said).toBeVisible();
    gateway.writes = 'none';
    await said.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByTestId('follow')).toBeVisible();
    expectOneKey(gateway, /redeliver/);
  });

  await test.step('a workflow is saved by itself, read again and shown as saved', async () => {
    const { id } = await makeWorkflow(api, twoTags);
    const editor = new EditorPage(page);
    await editor.open(id);
    gateway.writes = 'lost';
    await editor.node('n1').click();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await editor.field('Tag *').fill('perdida');
    await sent;
    await editor.expectSaved();
    expectOneKey(gateway, /^PUT \/workflows/);
    gateway.writes = 'cut';
    await editor.field('Tag *').fill('cortada');
    await expect(page.getByText('Not saved')).toBeVisible();
    await expect(editor.field('Tag *')).toHaveValue('cortada');
    gateway.writes = 'none';
    await page.keyboard.press('Control+s');
    await editor.expectSaved();
    expectOneKey(gateway, /^PUT \/workflows/);
  });
  await expectNoCodes(page);
});

/** An endpoint of the test's own, and a delivery to it. */
async function deliverOne(api: Api, url: string) {
  const endpoint = await api.call(createWebhookEndpoint, {
    body: { url, events: ['custom_object.record.created'], active: true },
  });
  await api.call(emitExample, { body: { type: 'custom_object.record.created' } });
  const first = async () =>
    (await api.call(listDeliveries, { query: { endpoint_id: endpoint.id } })).data[0]?.id;
  await expect.poll(first).toBeDefined();
  return { endpointId: endpoint.id, deliveryId: (await first())! };
}
