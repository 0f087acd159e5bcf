import { expect } from '@playwright/test';
import { addContactTags, createContact } from '../lib/contract/contacts.ts';
import { listWorkflowRuns } from '../lib/contract/workflow-runs.ts';
import { publishWorkflow, replaceWorkflow } from '../lib/contract/workflows.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { EditorPage, makeWorkflow, node } from './support/workflows.ts';

/** A trigger that only this test's own contacts meet: others make contacts meanwhile. */
function onOwnTag() {
  const tag = `propia-${crypto.randomUUID()}`;
  const trigger = {
    id: 't1',
    type: 'contact.tag_added',
    config: { tag_name: tag },
    position: { x: 0, y: 0 },
  };
  const start = async (api: Api, nombre: string) => {
    const { id } = await api.call(createContact, { body: { nombre } });
    await api.call(addContactTags, { path: { cid: id }, body: { tag_names: [tag] } });
  };
  return { trigger, start };
}

test('a test run: whom it is for is chosen by mouse, its path is drawn, and each step tells what it did', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const surname = `Prueba ${crypto.randomUUID().slice(0, 8)}`;
  await api.call(createContact, { body: { nombre: 'Inés', apellido: surname } });
  const { id } = await makeWorkflow(api, {
    triggers: [{ id: 't1', type: 'contact.created', config: {}, position: { x: 0, y: 0 } }],
    graph: {
      nodes: [
        node('n1', 'add_tag', { tag_name: 'otra' }, 0, 120),
        node('n2', 'win_deal', {}, 0, 240),
        node('n3', 'add_tag', { tag_name: 'nunca' }, 0, 360),
      ],
      edges: [
        { id: 'e1', source: 't1', target: 'n1' },
        { id: 'e2', source: 'n1', target: 'n2' },
        { id: 'e3', source: 'n2', target: 'n3' },
      ],
    },
  });
  const editor = new EditorPage(page);
  await editor.open(id);
  // What is tried is what stands on the canvas, saved or not.
  await page.route('**/api/v1/workflows/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await editor.node('n1').click();
  await editor.field('Tag *').fill('hola {{contact.nombre}}');
  // The tags that it suggests hide the rest of the page.
  await page.keyboard.press('Tab');
  await editor.side('Test');
  await page.getByRole('combobox', { name: 'Contact' }).click();
  await page.keyboard.type(surname);
  await page.getByRole('option', { name: `Inés ${surname}` }).click();
  await page.getByRole('button', { name: 'Run test', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Test stopped before the end' })).toBeVisible();
  await expect(editor.node('n1')).toHaveAccessibleName(/run: Done/);
  await expect(editor.node('n2')).toHaveAccessibleName(/run: Failed/);
  await expect(editor.node('n3')).not.toHaveAccessibleName(/run:/);
  const taken = page.locator('.flow-edge-taken');
  await expect(taken).toHaveCount(2);

  const steps = page.getByRole('list', { name: 'Steps of the run' }).getByRole('listitem');
  await steps.first().click();
  await expect(steps.first()).toContainText('hola Inés');
  await expect(steps.first()).toContainText('hola {{contact.nombre}}');
  await expect(steps.first()).toContainText(/Time.*ms/);
  await expect(steps.first()).toContainText('Output');
  await test.step('a step is tried alone, with another value than it read', async () => {
    await steps.first().getByRole('button', { name: 'Test only this step' }).click();
    await steps.first().getByLabel('Name', { exact: true }).fill('Eva');
    await steps.first().getByRole('button', { name: 'Test step' }).click();
    await expect(steps.first().getByRole('status')).toContainText('hola Eva');
  });
  await steps.last().click();
  await expect(steps.last()).toContainText('La ejecución no tiene');
  await expectAccessible(page);
  await steps.last().getByRole('button', { name: 'Go to the step' }).click();
  await expect(editor.node('n2')).toBeFocused();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(taken).toHaveCount(0);
});

test('a run that there was is drawn, a simulated step among its own; then the workflow is taken out of force', async ({
  ownerPage: page,
  api,
}) => {
  const { trigger, start } = onOwnTag();
  const { id } = await makeWorkflow(api, {
    triggers: [trigger],
    graph: {
      nodes: [
        node('n1', 'add_tag', { tag_name: 'nuevo' }, 0, 120),
        node('n2', 'send_email', { asunto: 'Hola', cuerpo: 'Bienvenida' }, 0, 240),
      ],
      edges: [
        { id: 'e1', source: 't1', target: 'n1' },
        { id: 'e2', source: 'n1', target: 'n2' },
      ],
    },
  });
  const path = { wf_id: id };
  await api.call(publishWorkflow, { path });
  await start(api, 'Corre');
  const statuses = async () =>
    (await api.call(listWorkflowRuns, { path, query: {} })).data.map(({ status }) => status);
  await expect.poll(statuses).toEqual(['completed']);

  const editor = new EditorPage(page);
  await editor.open(id);
  await editor.side('Runs');
  await page
    .getByRole('button', { name: /^Show run \d+$/ })
    .last()
    .click();
  await expect(editor.node('n1')).toHaveAccessibleName(/run: Done/);
  await expect(editor.node('n2')).toHaveAccessibleName(/run: Simulated/);
  await expect(page.locator('.flow-edge-taken')).toHaveCount(2);

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.locator('header').getByText('Draft', { exact: true })).toBeVisible();
});

test('runs are counted on the canvas, one that waits is stopped, one that failed is taken up again, and a version comes back', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const { trigger, start } = onOwnTag();
  const content = (stage_id: string) => ({
    triggers: [trigger],
    graph: {
      nodes: [
        node('n1', 'wait', { duracion: 2, unidad: 'dias' }, 0, 120),
        node('n2', 'create_deal', { title: 'Nuevo', ...(stage_id && { stage_id }) }, 0, 240),
      ],
      edges: [
        { id: 'e1', source: 't1', target: stage_id ? 'n2' : 'n1' },
        { id: 'e2', source: 'n1', target: 'n2' },
      ],
    },
  });
  const { id } = await makeWorkflow(api, content('999999'));
  const path = { wf_id: id };
  const statuses = async () =>
    (await api.call(listWorkflowRuns, { path, query: {} })).data.map(({ status }) => status);
  await api.call(publishWorkflow, { path });
  await start(api, 'Falla');
  await expect.poll(statuses).toEqual(['failed']);
  await api.call(replaceWorkflow, { path, body: content('') as never });
  await start(api, 'Espera');
  await expect.poll(statuses).toEqual(['waiting', 'failed']);

  const editor = new EditorPage(page);
  await editor.open(id);
  await editor.side('Runs');
  await page.getByText('Show run counts on the canvas').click();
  await expect(editor.node('n1')).toHaveAccessibleName(/1 run/);
  await expect(editor.node('n2')).toHaveAccessibleName(/1 run, 1 failed/);
  await expect(page.getByText('Next wait ends')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Stop run \d/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop run' }).click();
  await expect.poll(statuses).toEqual(['stopped', 'failed']);

  await page
    .getByRole('button', { name: /^Show run \d+$/ })
    .last()
    .click();
  const steps = page.getByRole('list', { name: 'Steps of the run' }).getByRole('listitem');
  await steps.first().click();
  await steps.first().getByRole('button', { name: 'Retry from here' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start run' }).click();
  await expect.poll(statuses).toEqual(['completed', 'stopped', 'failed']);

  await test.step('an earlier publication is compared and restored', async () => {
    await editor.open(id);
    await editor.view('Changes');
    await page.getByRole('button', { name: /Compare with/ }).click();
    await page.getByRole('option', { name: /^Published/ }).click();
    const list = page.getByRole('list', { name: 'Changes', exact: true });
    await list.getByText(/\(n2\)/).click();
    await expect(list.getByRole('cell', { name: '999999' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Restore version' }).click();
    await expect(page.getByText('No changes.')).toBeVisible();
  });
});
