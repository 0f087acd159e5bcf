import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { getWorkflow, listWorkflows, publishWorkflow } from '../lib/contract/workflows.ts';
import { test } from './fixtures.ts';
import { makeWorkflow, twoTags } from './support/workflows.ts';

test('workflows are listed with what is wrong with them, made from a template or a file, duplicated, exported and deleted', async ({
  ownerPage: page,
  api,
}) => {
  const { id, nombre } = await makeWorkflow(api, twoTags);
  await page.goto('/workflows');
  await expect(page.getByRole('row', { name: nombre })).toContainText('No problems');
  await page.getByRole('searchbox').fill(nombre.toUpperCase());
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').fill('no workflow is called that');
  await page.getByRole('button', { name: 'Clear filters' }).first().click();

  await page.getByRole('button', { name: `Actions: ${nombre}` }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete workflow' }).click();
  await expect(page.getByRole('link', { name: nombre })).toBeHidden();
  await expect(api.call(getWorkflow, { path: { wf_id: id } })).rejects.toThrow('404');

  await page.getByRole('button', { name: 'New workflow' }).click();
  await page.getByRole('radio', { name: 'Template' }).click();
  await page.getByText('After a won deal', { exact: true }).click();
  const made = `Plantilla ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Name', { exact: true }).fill(made);
  await page.getByRole('button', { name: 'Create workflow' }).click();
  await expect(page.locator('[data-node]')).toHaveCount(4);
  const { data } = await api.call(listWorkflows, {});
  expect(data.find((one) => one.nombre === made)?.graph).toMatchObject({ nodes: { length: 3 } });

  await test.step('a file is checked, and becomes a workflow', async () => {
    await page.goto('/workflows');
    await page.getByRole('button', { name: 'New workflow' }).click();
    await page.getByRole('radio', { name: 'File' }).click();
    const file = { nombre: `Traído ${randomUUID().slice(0, 8)}`, ...twoTags };
    await page.getByLabel('Or paste its JSON').fill(JSON.stringify(file));
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 trigger, 2 steps');
    await page.getByRole('button', { name: 'Create workflow' }).click();
    await expect(page.getByRole('textbox', { name: 'Workflow name' })).toHaveValue(file.nombre);
    await expect(page.locator('[data-node]')).toHaveCount(3);
  });

  await test.step('one in force is exported, duplicated as a draft, and deleted by typing its name', async () => {
    const live = await makeWorkflow(api, twoTags);
    await api.call(publishWorkflow, { path: { wf_id: live.id } });
    await page.goto(`/workflows?search=${encodeURIComponent(live.nombre)}`);
    const act = async (name: string) => {
      await page.getByRole('button', { name: `Actions: ${live.nombre}`, exact: true }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    const downloading = page.waitForEvent('download');
    await act('Export as JSON');
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject(twoTags);

    await act('Duplicate');
    const copy = page.getByRole('textbox', { name: 'Workflow name' });
    await expect(copy).toHaveValue(`${live.nombre} (copy)`);
    await expect(page.locator('header').getByText('Draft', { exact: true })).toBeVisible();

    await page.goBack();
    await act('Delete…');
    const ask = page.getByRole('alertdialog');
    await expect(ask.getByRole('button', { name: 'Delete workflow' })).toBeDisabled();
    await ask.getByRole('textbox').fill(live.nombre);
    await ask.getByRole('button', { name: 'Delete workflow' }).click();
    await expect(page.getByRole('link', { name: live.nombre, exact: true })).toBeHidden();
    await expect(api.call(getWorkflow, { path: { wf_id: live.id } })).rejects.toThrow('404');
  });

  await test.step('what is searched is read to its end; a page that fails says so and waits to be asked again', async () => {
    const row = (id: number) => ({ id, nombre: `Fila ${id}`, status: 'draft', activo: false });
    let asked = 0;
    await page.route('**/api/v1/workflows?*', (route) => {
      if (!new URL(route.request().url()).searchParams.has('cursor')) {
        return route.fulfill({ json: { data: [row(1)], next_cursor: 1 } });
      }
      asked += 1;
      const error = { code: 'internal_error', message: 'It broke', details: [], request_id: 'req-page-2' };
      return asked === 1
        ? route.fulfill({ status: 500, json: { error } })
        : route.fulfill({ json: { data: [row(2)], next_cursor: null } });
    });
    await page.goto('/workflows?search=fila%202');
    await expect(page.getByRole('alert').filter({ hasText: 'It broke' })).toContainText('req-page-2');
    await expect(page.getByText('No matches')).toBeHidden();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Fila 2' })).toBeVisible();
    expect(asked).toBe(2);
  });
});
