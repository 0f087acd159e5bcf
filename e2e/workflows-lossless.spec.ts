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
  await editor.card('a').click();
  await expect(page.getByText('Kept, and not read by this step')).toBeVisible();
  await editor.field('tag_name *').fill('vip');
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
    await expect(page.getByRole('textbox', { name: 'Workflow as JSON' })).toContainText('"not"');
  });
});

test('a server of another shape gets back what it sent, and what it lacks is said', async ({
  as,
  baseURL,
}) => {
  const stored = {
    id: 'wf-a',
    nombre: 'Ajeno',
    status: 'paused',
    rareza: { x: 1 },
    triggers: [{ id: 1, type: 'ticket.opened', prioridad: 'alta' }],
    graph: {
      layout: 'v9',
      nodes: [
        { id: 2, type: 'task', subtype: 'print_label', config: { texto: 'a' }, data: { color: 'red' } },
        { id: 3, type: 'quantum', config: { q: 1 } },
      ],
      edges: [
        { source: 1, target: 2, sourceHandle: null, animated: true },
        { id: 9, source: 2, target: 3 },
      ],
    },
  };
  const plain = await new PlainWorkflows(structuredClone(stored)).listen();
  try {
    const page = await as('admin');
    await connectTo(page, baseURL!, plain.baseUrl, `sac_test_${randomUUID()}`);

    await page.goto('/workflows');
    await expect(page.getByRole('listitem').filter({ hasText: 'Ajeno' })).toContainText('paused');
    await page.getByRole('link', { name: 'Ajeno' }).click();
    const editor = new EditorPage(page);
    await editor.card('2').click();
    await editor.field('texto *').fill('Hola');
    await editor.expectSaved();
    await expect.poll(() => plain.puts.length).toBeGreaterThan(0);
    const graph = structuredClone(stored.graph);
    graph.nodes[0]!.config = { texto: 'Hola' } as never;
    expect(plain.stored).toEqual({ ...stored, graph });
    expect(plain.puts.every((body) => Object.keys(body).join() === 'graph')).toBe(true);

    await page.getByRole('radio', { name: 'Problems (1)' }).click();
    await expect(page.getByText('El paso 2 no tiene texto.')).toBeVisible();
    await page.getByRole('radio', { name: 'Runs' }).click();
    await expect(page.getByText('This server keeps no runs.')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('This server cannot publish by the API.')).toBeVisible();
  } finally {
    await plain.stop();
  }
});
