import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { getWorkflow } from '../lib/contract/workflows.ts';
import { test } from './fixtures.ts';
import { connectTo } from './support/connect.ts';
import { keyedCatalog, listedCatalog, OtherWorkflows } from './support/other-workflows.ts';
import { EditorPage, makeWorkflow, node } from './support/workflows.ts';

type As = (role: 'admin') => Promise<Page>;

/** The editor of the one workflow of a server with these blocks. */
async function openWith(catalog: object | undefined, as: As, baseURL: string) {
  const server = await new OtherWorkflows(catalog).start();
  const page = await as('admin');
  await connectTo(page, baseURL, server.baseUrl, `sac_test_${randomUUID()}`);
  const editor = new EditorPage(page);
  await editor.open('wf-b');
  return { server, page, editor };
}

/** What the server holds, once it was saved. */
const nodesOf = (server: OtherWorkflows) =>
  (server.stored.graph as { nodes: { [key: string]: unknown }[] }).nodes;

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('All saved')).toBeVisible();
}

for (const [shape, catalog, tag] of [
  ['lists whose triggers share one type', listedCatalog, 'Etiqueta *'],
  ['objects keyed by identifier', keyedCatalog, 'Tag *'],
] as const) {
  test(`blocks of ${shape} are shown by name, inserted exactly and filled in`, async ({
    as,
    baseURL,
    expectAccessible,
  }) => {
    const { server, page, editor } = await openWith(catalog, as, baseURL!);
    try {
      await test.step('the flow shows the names and settings of its steps', async () => {
        await expect(editor.node('g1')).toContainText('Al ganar');
        await editor.node('s1').click();
        await expect(page.getByRole('heading', { name: 'Marcar cliente' })).toBeVisible();
        await expect(editor.field(tag)).toHaveValue('vip');
        await expect(page.getByText('La etiqueta no existe todavía.').first()).toBeVisible();
      });

      await test.step('the palette tells all blocks apart', async () => {
        await editor.node('s1').focus();
        await page.keyboard.press('n');
        await expect(page.getByPlaceholder('Search steps…')).toBeFocused();
        for (const name of ['Poner etiqueta', 'Esperar', 'Cuando deal won', 'Cuando payment updated']) {
          await expect(page.getByRole('option').filter({ hasText: name })).toHaveCount(1);
        }
        await expect(page.getByRole('option').filter({ hasText: 'Cuando' })).toHaveCount(18);
        await expectAccessible(page);
        await page.screenshot({ path: test.info().outputPath('palette.png') });
        await page.keyboard.press('Escape');
      });

      await test.step('what is inserted has its exact identifiers, where the flow keeps them', async () => {
        await editor.insert('Esperar');
        await expect(editor.field('Days *')).toBeVisible();
        await editor.field('Days *').fill('3');
        await expectAccessible(page);
        await page.screenshot({ path: test.info().outputPath('form.png') });
        await editor.node('s1').focus();
        await editor.insert('Cuando payment updated');
        await save(page);
        expect(nodesOf(server).at(-1)).toMatchObject({
          data: { type: 'logic', subtype: 'wait', label: 'Esperar', config: { days: 3 } },
        });
        expect((server.stored.triggers as object[]).at(-1)).toMatchObject({
          type: 'trigger',
          subtype: 'payment_updated',
        });
        expect(nodesOf(server)[1]).toEqual({
          id: 's2',
          data: { type: 'quantum', subtype: 'leap', label: 'Salto', config: { q: 1 } },
          // It made room for the one that came before it.
          position: { x: expect.any(Number), y: expect.any(Number) },
        });
      });
    } finally {
      await server.stop();
    }
  });
}

test('what never runs is said only where the blocks were understood', async ({ as, baseURL }) => {
  const { server, page, editor } = await openWith(listedCatalog, as, baseURL!);
  try {
    await editor.node('s2').click();
    await expect(
      page.getByText('This server does not have this block: kept, but never run').first(),
    ).toBeVisible();
    await test.step('a block whose settings cannot be read is set as JSON', async () => {
      await editor.insert('Teletransportar');
      await expect(page.getByText('The settings of this step could not be read')).toBeVisible();
      await page.getByRole('button', { name: 'Server definition' }).click();
      await expect(page.getByText('see the manual')).toBeVisible();
    });
    server.catalog = keyedCatalog;
    page.once('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.reload();
    await editor.node('s2').click();
    await expect(page.getByText('This server may not have this block').first()).toBeVisible();
    await expect(page.getByText('never run')).toHaveCount(0);
  } finally {
    await server.stop();
  }
});

test('without blocks steps are added by their identifiers', async ({ as, baseURL, expectAccessible }) => {
  const { server, page, editor } = await openWith(undefined, as, baseURL!);
  try {
    await editor.node('s1').focus();
    await page.keyboard.press('n');
    const palette = page.getByRole('region', { name: 'Add step' });
    await expect(palette.getByText('Could not load the list of blocks.')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath('no-catalog.png') });
    await palette.getByRole('textbox', { name: 'type', exact: true }).fill('action');
    await palette.getByRole('textbox', { name: 'subtype' }).fill('add_tag');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-node="n1"]')).toBeFocused();
    await save(page);
    expect(nodesOf(server).at(-1)).toMatchObject({ id: 'n1', data: { type: 'action', subtype: 'add_tag' } });

    await test.step('and the blocks are read once it is there', async () => {
      server.catalog = listedCatalog;
      await page.getByRole('button', { name: 'Retry' }).first().click();
      await editor.node('n1').click();
      await expect(editor.field('Etiqueta *')).toBeVisible();
    });
  } finally {
    await server.stop();
  }
});

test('settings are filled in by what they hold, and each step says what it does', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const amount = { campo: 'deal.amount', operador: 'mayor_que', valor: '10000' };
  const { id } = await makeWorkflow(api, {
    triggers: [{ id: 't1', type: 'deal.won', config: {}, position: { x: 0, y: 0 } }],
    graph: {
      nodes: [
        node('n1', 'branch', { condiciones: [amount] }, 0, 120),
        node('n2', 'send_email', { asunto: 'Hola', cuerpo: 'Hola {{contact.nombre}}' }, -180, 280),
        node('n3', 'send_webhook', { url: 'https://hooks.example.cl/ventas' }, 180, 280),
      ],
      edges: [
        { id: 'e1', source: 't1', target: 'n1' },
        { id: 'e2', source: 'n1', target: 'n2', source_handle: 'si' },
        { id: 'e3', source: 'n1', target: 'n3', source_handle: 'no' },
      ],
    },
  });
  const stored = async (key: string) => {
    const { graph } = await api.call(getWorkflow, { path: { wf_id: id } });
    return (graph as { nodes: { id: string }[] }).nodes.find((one) => one.id === key);
  };
  const editor = new EditorPage(page);
  await editor.open(id);

  await test.step('a condition has the operators of its field, a currency and a name', async () => {
    await expect(editor.node('n1')).toContainText('Amount is over 10,000');
    await editor.node('n1').click();
    await page.locator('[data-field="condiciones.0.operador"] button').click();
    await expect(page.getByRole('option', { name: /^is over/ })).toBeVisible();
    await expect(page.getByRole('option', { name: /^contains/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Limit to one currency' }).click();
    await expect(editor.node('n1')).toContainText('Amount is over CLP');
    await editor.field('Step name').fill('Is it big?');
    await expect(editor.node('n1')).toContainText('Is it big?');
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath('conditions.png') });
    await expect
      .poll(() => stored('n1'))
      .toMatchObject({
        label: 'Is it big?',
        config: { condiciones: [amount, { campo: 'deal.currency', operador: 'igual', valor: 'CLP' }] },
      });
  });

  await test.step('a text shows its tags as chips, and how it will read', async () => {
    await editor.node('n2').click();
    const body = editor.field('Body *');
    await expect(body).toHaveText('Hola Contact: First name');
    await body.press('Control+End');
    await page.keyboard.type('!');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Hola Contact: First name!');
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath('message.png') });
    await expect.poll(() => stored('n2')).toMatchObject({ config: { cuerpo: 'Hola {{contact.nombre}}!' } });
  });

  await test.step('a webhook has headers as rows, and says what its JSON leaves open', async () => {
    await editor.node('n3').click();
    await page.getByRole('button', { name: 'Add header' }).click();
    await editor.field('Header 1').fill('X-Key');
    await editor.field('Value of header 1').fill('abc');
    await editor.field('Body').fill('{"ids": [1');
    await expect(page.getByText('Incomplete JSON: ] is missing')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath('webhook.png') });
    await editor.field('Body').fill('{"ids": [1]}');
    await expect
      .poll(() => stored('n3'))
      .toMatchObject({
        config: { cabeceras: { 'X-Key': 'abc' }, cuerpo: { ids: [1] } },
      });
  });
});
