import { expect, type Page } from '@playwright/test';
import { getProduct, listProducts, updateProduct } from '../lib/contract/catalog.ts';
import { test } from './fixtures.ts';
import { expectNoOverhang } from './support/accessible.ts';
import { Api } from './support/api.ts';
import type { DemoPair, Pair } from './support/demo-pair.ts';
import { connectLivePair, startLivePair } from './support/live-pair.ts';

let demo: DemoPair;
test.beforeEach(async () => {
  demo = await startLivePair();
});
test.afterEach(() => demo.stop());

const sandbox = (key: string) => new Api(demo.baseUrl.replace('/api/v1', ''), key);

async function productOf(api: Api, sku: string) {
  const { data } = await api.call(listProducts, { query: { q: sku } });
  return data.find((product) => product.sku === sku)!;
}

/** Compares products, those that are named selected, and makes a plan of them. */
async function makePlan(page: Page, { source, target }: Pair, names: readonly string[]) {
  await compareProducts(page, { source, target });
  for (const name of names) {
    await page.getByRole('checkbox', { name: new RegExp(`^Select ${name} to be`) }).check();
  }
  await page.getByRole('button', { name: 'Make a plan' }).click();
  await page.waitForURL(/\/configuration\/plans\/.+/);
}

async function compareProducts(page: Page, { source, target }: Pair) {
  await page.goto(`/configuration?source=${source.id}&target=${target.id}&kind=products`);
  await expect(page.getByText(/^Compared /)).toBeVisible();
}

const record = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(title) });

/** Applies the plan of the page, the live connection's name typed. */
async function apply(page: Page, name: string) {
  await page.getByRole('button', { name: 'Apply plan' }).click();
  const ask = page.getByRole('alertdialog');
  await expect(ask.getByRole('button', { name: 'Apply plan' })).toBeDisabled();
  await ask.getByRole('textbox').fill(name);
  await ask.getByRole('button', { name: 'Apply plan' }).click();
  await expect(ask).toHaveCount(0);
}

test('a plan goes from test to live: blocked, approved, applied, followed, in conflict, and undone', async ({
  ownerPage,
  as,
  baseURL,
  expectAccessible,
}) => {
  const pair = await connectLivePair(ownerPage, baseURL!, demo);
  const { target } = pair;
  const live = sandbox(demo.live);
  const before = await productOf(live, 'PLAN-EMP');
  await makePlan(ownerPage, pair, ['Plan Empresa', 'Pack de inicio']);

  // Its category is not in the plan, so that the target has none of the name.
  await expect(ownerPage.getByRole('heading', { name: '1 record cannot be applied' })).toBeVisible();
  await expect(
    ownerPage.getByText('The target has no category “Paquetes”', { exact: false }).first(),
  ).toBeVisible();
  await record(ownerPage, 'Plan Empresa').click();
  await expect(ownerPage.getByRole('list', { name: 'Changes: Plan Empresa' })).toContainText('249');
  await expectAccessible(ownerPage);

  const admin = await as('admin');
  await admin.goto(ownerPage.url());
  await admin.getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByText('Approved', { exact: true })).toBeVisible();
  await expect(admin.getByText(/Approved by A admin/)).toBeVisible();

  await apply(admin, target.name);
  await expect(admin.getByText('1 of 2 applied')).toBeVisible();
  await expect(admin.getByText('Partly applied', { exact: true })).toBeVisible();
  await expect(record(admin, 'Plan Empresa')).toContainText('Updated');
  await expectAccessible(admin);
  await admin.getByRole('link', { name: 'Changes in the activity' }).click();
  await expect(
    admin.getByRole('button', { name: 'Show all changes, not only those of one plan' }),
  ).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Plan', exact: true }).first()).toBeVisible();

  // Both sides change the same field: whose counts has to be said.
  const tested = await productOf(sandbox(demo.test), 'PLAN-EMP');
  const path = { producto_id: tested.id };
  await sandbox(demo.test).call(updateProduct, { path, body: { descripcion: 'De prueba' } });
  await live.call(updateProduct, {
    path: { producto_id: before.id },
    body: { descripcion: 'De producción' },
  });
  await ownerPage.goto(`/configuration?source=${pair.source.id}&target=${target.id}&kind=products`);
  await ownerPage.getByRole('button', { name: 'Compare again' }).click();
  await ownerPage.getByRole('link', { name: 'Plan Empresa', exact: true }).click();
  const panel = ownerPage.getByRole('dialog', { name: 'Plan Empresa' });
  await panel.getByRole('radio', { name: /source/i }).check({ force: true });
  await panel.getByRole('button', { name: 'Close' }).click();
  await ownerPage.getByRole('button', { name: 'Make a plan' }).click();
  await ownerPage.waitForURL(/\/configuration\/plans\/.+/);
  await apply(ownerPage, target.name);
  await expect(ownerPage.getByText('Applied', { exact: true })).toBeVisible();
  expect((await live.call(getProduct, { path: { producto_id: before.id } })).descripcion).toBe('De prueba');

  // A plan of its own takes it back, and says so.
  const applied = ownerPage.url();
  await ownerPage.getByRole('button', { name: 'Undo' }).click();
  await ownerPage.getByRole('button', { name: 'Make undo plan' }).click();
  await expect(ownerPage.getByRole('heading', { level: 1, name: /^Undo: / })).toBeVisible();
  await expect(ownerPage.getByRole('link', { name: 'The plan this one undoes' })).toBeVisible();
  await apply(ownerPage, target.name);
  await expect(ownerPage.getByText('Applied', { exact: true })).toBeVisible();
  expect((await live.call(getProduct, { path: { producto_id: before.id } })).descripcion).toBe(
    'De producción',
  );
  await ownerPage.goto(applied);
  await expect(ownerPage.getByRole('link', { name: 'The plan that undoes this one' })).toBeVisible();
  await expect(ownerPage.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a target that has changed since is not written to, and what moved afterwards is on the overview', async ({
  as,
  baseURL,
  expectAccessible,
}) => {
  // The selected connection is the person's own: the owner is every other test's.
  const page = await as('admin');
  const pair = await connectLivePair(page, baseURL!, demo);
  const { target } = pair;
  const live = sandbox(demo.live);
  const { id } = await productOf(live, 'PLAN-EMP');
  await makePlan(page, pair, ['Plan Empresa']);
  await live.call(updateProduct, { path: { producto_id: id }, body: { descripcion: 'Otra' } });
  await page.getByRole('button', { name: 'Apply plan' }).click();
  const ask = page.getByRole('alertdialog');
  await ask.getByRole('textbox').fill(target.name);
  await ask.getByRole('button', { name: 'Apply plan' }).click();
  await expect(ask.getByRole('list', { name: 'Changed records' })).toContainText('Plan Empresa');
  await expectAccessible(page);
  await ask.getByRole('link', { name: 'Compare again' }).click();
  await expect(page).toHaveURL(new RegExp(`source=${pair.source.id}&target=${target.id}`));
  await makePlan(page, pair, ['Plan Empresa']);
  await apply(page, target.name);
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();

  const headers = { origin: baseURL! };
  await page.request.post(`/api/console/connections/${target.id}/select`, { headers });
  await page.goto('/overview');
  const drift = page.getByRole('region', { name: 'Configuration since the last plan' });
  await expect(drift).toContainText('Nothing has changed');
  const changed = await page.request.patch(`/api/v1/products/${id}`, {
    headers: { ...headers, 'x-console-connection': target.id, 'idempotency-key': `drift-${id}` },
    data: { descripcion: 'Cambiada después' },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await page.goto('/overview');
  await expect(drift).toContainText('1 record has changed');
  await expect(drift.getByRole('link', { name: 'Plan Empresa' })).toHaveAttribute('href', `/catalog/${id}`);
  await expectAccessible(page);
});

test('reloaded in the middle of its applying, a plan goes on with what is left', async ({
  ownerPage,
  baseURL,
}) => {
  const pair = await connectLivePair(ownerPage, baseURL!, demo);
  await makePlan(ownerPage, pair, ['Plan Empresa', 'Plan Profesional']);
  // The second record never leaves the tab.
  const secondRecord = '**/api/console/configuration/plans/*/records/1';
  await ownerPage.route(secondRecord, () => {});
  await apply(ownerPage, pair.target.name);
  await expect(ownerPage.getByText('1 of 2 applied')).toBeVisible();
  await ownerPage.unroute(secondRecord);
  await ownerPage.reload();
  await expect(ownerPage.getByText('It was left unfinished', { exact: false })).toBeVisible();
  const progress = ownerPage.getByRole('region', { name: 'Progress' });
  await expect(progress).toContainText('1 of 2 applied');
  await progress.getByRole('button', { name: 'Continue' }).click();
  await expect(progress).toContainText('2 of 2 applied');
  await expect(ownerPage.getByText('Applied', { exact: true })).toBeVisible();
});

test('a token is made for a connection, shown once with its commands, and revoked', async ({
  ownerPage,
  baseURL,
  expectAccessible,
}) => {
  const { target } = await connectLivePair(ownerPage, baseURL!, demo);
  await ownerPage.goto(`/settings/connections/${target.id}`);
  await ownerPage.getByRole('button', { name: 'Create token' }).click();
  const making = ownerPage.getByRole('dialog', { name: `Create a token for ${target.name}` });
  await making.getByRole('button', { name: 'Create token' }).click();
  await expect(making.getByText('Required')).toBeVisible();
  await making.getByLabel('Name').fill('GitHub Actions');
  await making.getByText('Apply', { exact: true }).click();
  await expectAccessible(ownerPage);
  await making.getByRole('button', { name: 'Create token' }).click();

  const shown = ownerPage.getByRole('dialog', { name: 'Token GitHub Actions created' });
  const token = (await shown.getByTestId('secret').textContent())!;
  await expect(shown.getByRole('region', { name: 'Commands' })).toContainText(
    `npm run config -- apply --connection '${target.name}'`,
  );
  await expectAccessible(ownerPage);
  const answer = await fetch(`${baseURL}/api/console/configuration/connection`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toMatchObject({ name: target.name, scope: 'apply' });
  await ownerPage.keyboard.press('Escape');
  await ownerPage.getByRole('button', { name: 'Show it again' }).click();
  await expect(shown.getByTestId('secret')).toHaveText(token);
  await shown.getByRole('button', { name: 'I have saved it' }).click();

  const tokens = ownerPage.getByRole('list', { name: 'Tokens for scripts and CI' });
  await expect(tokens).toContainText(`…${token.slice(-4)}`);
  await expect(ownerPage.getByText(token)).toHaveCount(0);
  await tokens.getByRole('button', { name: 'Revoke GitHub Actions' }).click();
  await ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(tokens).toHaveCount(0);
  const refused = await fetch(`${baseURL}/api/console/configuration/connection`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status).toBe(401);
});

test('plans are listed, and read on a phone by who may not apply them', async ({
  ownerPage,
  phone,
  as,
  baseURL,
  expectAccessible,
}) => {
  const pair = await connectLivePair(ownerPage, baseURL!, demo);
  await makePlan(ownerPage, pair, ['Plan Empresa']);
  const address = ownerPage.url();
  const viewer = await as('viewer');
  await viewer.goto(address);
  await expect(record(viewer, 'Plan Empresa')).toBeVisible();
  for (const act of ['Approve', 'Apply plan', 'Discard plan']) {
    await expect(viewer.getByRole('button', { name: act })).toHaveCount(0);
  }
  const page = await phone();
  await page.goto(`/configuration/plans?connection=${pair.target.id}`);
  await page.getByRole('link', { name: new RegExp(pair.source.name) }).click();
  await record(page, 'Plan Empresa').click();
  await expectNoOverhang(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard plan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard plan' }).click();
  await expect(page.getByText('Discarded', { exact: true })).toBeVisible();
});
