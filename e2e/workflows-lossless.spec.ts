import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { getWorkflow, replaceWorkflow } from '../lib/contract/workflows.ts';
import { test } from './fixtures.ts';
import { connectTo } from './support/connect.ts';
import { PlainWorkflows } from './support/plain-workflows.ts';
import { EditorPage, makeWorkflow } from './support/workflows.ts';

test('nothing of a workflow is lost by editing it: unknown fields at every level come back as they were', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const content = {
    settings: { futuro: { modo: ['x', null] } },
    triggers: [
      { id: 't1', type: 'deal.won', config: { desconocida: 1 }, filtro: { a: [1] } },
      'no es un objeto',
    ],
    graph: {
      version: 7,
      viewport: { zoom: 0.5 },
      nodes: [
        {
          id: 'a',
          type: 'action',
          subtype: 'add_tag',
          config: { tag_name: 'x', extra: { z: [true] } },
          meta: { k: 1 },
        },
        { id: 'b', type: 'hologram', subtype: 'show', config: 'texto', position: { x: 0, y: 240, z: 9 } },
        { sin: 'id' },
      ],
      edges: [
        { id: 'e1', source: 't1', target: 'a', estilo: 'curvo' },
        { id: 'e2', source: 'a', target: 'b' },
        { id: 'suelta' },
      ],
    },
  };
  const { id } = await makeWorkflow(api, content);
  const editor = new EditorPage(page);
  await editor.open(id);
  await editor.node('a').click();
  await expect(page.getByText('Kept, but not used by this step')).toBeVisible();
  await editor.field('Tag *').fill('vip');
  // An open list hides the rest of the page from screen readers.
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await editor.expectSaved();
  const expected = structuredClone(content);
  (expected.graph.nodes[0]!.config as { tag_name: string }).tag_name = 'vip';
  await expect
    .poll(async () => (await api.call(getWorkflow, { path: { wf_id: id } })).graph)
    .toEqual(expected.graph);
  const stored = await api.call(getWorkflow, { path: { wf_id: id } });
  expect([stored.triggers, stored.settings]).toEqual([expected.triggers, expected.settings]);

  await test.step('a graph that cannot be drawn opens as JSON, with the reason', async () => {
    const broken = { graph: { nodes: { not: 'a list' } }, triggers: [] };
    await api.call(replaceWorkflow, { path: { wf_id: id }, body: broken as never });
    await page.goto(`/workflows/${id}`);
    await expect(page.getByText('This workflow cannot be drawn: its nodes should be a list.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Workflow JSON' })).toContainText('"not"');
  });
});

test('a server of another shape gets back what it sent, and what it lacks is said', async ({
  as,
  baseURL,
}) => {
  // Numbers beyond what JavaScript holds, keys twice, keys that every object has, halves of pairs: all of it JSON.
  const odd =
    '"n":9007199254740993,"d":1.10,"e":1e400,"__proto__":{"x":1E2},"k":1,"k":"\\ud800\\u0041","m":-0';
  const graphOf = (texto: string, copias: string) =>
    `{"layout":"v9",${odd},"nodes":[{"id":9007199254740993,"type":"task","subtype":"print_label",${odd},` +
    `"config":{"texto":${texto},"copias":${copias},${odd}},"data":{"color":"red"}},` +
    `{"id":3,"type":"quantum","config":{"q":1.0,"q":2.50}}],` +
    `"edges":[{"source":1,"target":9007199254740993,"sourceHandle":null,"animated":true},` +
    `{"id":9,"source":9007199254740993,"target":3,"peso":[1.0]}]}`;
  const storedWith = (graph: string) =>
    `{"id":"wf-a","nombre":"Ajeno","status":"paused","rareza":{"x":1.0,"x":2},"settings":{${odd}},` +
    `"triggers":[{"id":1,"type":"ticket.opened","prioridad":"alta",${odd}}],"graph":${graph}}`;
  const plain = await new PlainWorkflows(storedWith(graphOf('"a"', '1.50'))).start();
  try {
    const page = await as('admin');
    await connectTo(page, baseURL!, plain.baseUrl, `sac_test_${randomUUID()}`);

    await page.goto('/workflows');
    await expect(page.getByRole('row').filter({ hasText: 'Ajeno' })).toContainText('paused');
    await page.getByRole('link', { name: 'Ajeno' }).click();
    const editor = new EditorPage(page);
    await editor.node('9007199254740993').click();
    await editor.field('Texto *').fill('Hola');
    await expect.poll(() => plain.stored).toBe(storedWith(graphOf('"Hola"', '1.50')));
    await expect(editor.field('Copias')).toHaveValue('1.50');
    await editor.field('Copias').fill('12345678901234567890.10');
    await expect.poll(() => plain.stored).toBe(storedWith(graphOf('"Hola"', '12345678901234567890.10')));
    await editor.expectSaved();
    expect(plain.puts.every((body) => /^\{"graph":\{.*\}\}$/.test(body))).toBe(true);

    await test.step('what is typed lies in the browser with every digit until it is saved', async () => {
      await page.route('**/api/v1/workflows/wf-a', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      );
      await editor.field('Texto *').fill('Borrador');
      await expect(page.getByText('Not saved')).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: 'Restore draft' }).click();
      await page.unroute('**/api/v1/workflows/wf-a');
      await editor.view('JSON');
      await expect(page.getByRole('textbox', { name: 'Workflow JSON' })).toContainText(
        '12345678901234567890.10',
      );
      await page.keyboard.press('Control+s');
      await expect
        .poll(() => plain.stored)
        .toBe(storedWith(graphOf('"Borrador"', '12345678901234567890.10')));
      await editor.view('Canvas');
    });

    await page.getByRole('radio', { name: 'Problems (1)' }).click();
    await expect(page.getByText('El paso 2 no tiene texto.')).toBeVisible();
    await page.getByRole('radio', { name: 'Runs' }).click();
    await expect(page.getByText('This server does not keep runs.')).toBeVisible();
    await test.step('what it cannot do is said, and nothing that would do nothing is offered', async () => {
      await editor.side('Test');
      await page.getByRole('radio', { name: 'Data', exact: true }).click();
      await page.getByRole('textbox', { name: 'Event data, as JSON' }).fill('{"id":1}');
      await page.getByRole('button', { name: 'Run test', exact: true }).click();
      await expect(page.getByText('This server can check workflows but not test them.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Run test', exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'Show problems' }).click();
      await expect(page.getByRole('list', { name: 'Problems' })).toBeVisible();
      await editor.view('Changes');
      await expect(page.getByText(/^This server does not keep versions\./)).toBeVisible();
      await editor.view('Canvas');
    });
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('This server cannot publish through the API.')).toBeVisible();
  } finally {
    await plain.stop();
  }
});
