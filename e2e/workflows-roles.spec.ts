import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { makeWorkflow, twoTags } from './support/workflows.ts';

test('a viewer looks and changes nothing; a phone shows the outline', async ({
  as,
  api,
  phone,
  expectAccessibleEverywhere,
}) => {
  const { id } = await makeWorkflow(api, twoTags);
  const page = await as('viewer');
  await page.goto(`/workflows/${id}`);
  await expect(page.getByText('Read only: your role may look and not change.')).toBeVisible();
  await page.locator('[data-card="n1"]').click();
  await expect(page.getByLabel('tag_name *', { exact: true })).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Add step' })).toBeHidden();

  const small = await phone();
  await small.goto(`/workflows/${id}`);
  await small.getByRole('treeitem', { name: /Agregar etiqueta, uno/ }).click();
  await expect(small.getByLabel('tag_name *', { exact: true })).toHaveValue('uno');
  await expectAccessibleEverywhere(small);
});
