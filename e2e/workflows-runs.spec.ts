import { expect } from '@playwright/test';
import { createContact } from '../lib/contract/contacts.ts';
import { listWorkflowRuns } from '../lib/contract/workflow-runs.ts';
import { publishWorkflow } from '../lib/contract/workflows.ts';
import { test } from './fixtures.ts';
import { EditorPage, makeWorkflow, node } from './support/workflows.ts';

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
        node('n1', 'add_tag', { tag_name: 'hola {{contact.nombre}}' }, 0, 120),
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
  await editor.side('Runs');
  await expect(page.getByText('It has not run yet.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Contact' }).click();
  await page.keyboard.type(surname);
  await page.getByRole('option', { name: surname }).click();
  await page.getByRole('button', { name: 'Run the test' }).click();

  await expect(page.getByRole('heading', { name: 'Test run, did not reach its end' })).toBeVisible();
  await expect(editor.node('n1')).toHaveAccessibleName(/run: Done/);
  await expect(editor.node('n2')).toHaveAccessibleName(/run: Failed/);
  await expect(editor.node('n3')).not.toHaveAccessibleName(/run:/);
  const taken = page.locator('.flow-edge-taken');
  await expect(taken).toHaveCount(2);

  const steps = page.getByRole('list', { name: 'Steps of the run' }).getByRole('listitem');
  await steps.first().click();
  await expect(steps.first()).toContainText('"tag_name": "hola Inés"');
  await expect(steps.first()).toContainText(/Time.*ms/);
  await expect(steps.first()).toContainText('Output');
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
  const { id } = await makeWorkflow(api, {
    triggers: [{ id: 't1', type: 'contact.created', config: {}, position: { x: 0, y: 0 } }],
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
  await api.call(createContact, { body: { nombre: 'Corre' } });
  const statuses = async () =>
    (await api.call(listWorkflowRuns, { path, query: {} })).data.map(({ status }) => status);
  await expect.poll(statuses).toContain('completed');

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
