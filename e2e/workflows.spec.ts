import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { getWorkflow, listWorkflows, publishWorkflow, replaceWorkflow } from '../lib/contract/workflows.ts';
import { test } from './fixtures.ts';
import { PlainWorkflows } from './support/plain-workflows.ts';
import { EditorPage, makeWorkflow, tabTo, twoTags } from './support/workflows.ts';

test('workflows are listed with what is wrong with them, made from a template, and deleted', async ({
  ownerPage: page,
  api,
  expectAccessibleEverywhere,
}) => {
  const { id, nombre } = await makeWorkflow(api, twoTags);
  await page.goto('/workflows');
  await expect(page.getByRole('listitem').filter({ hasText: nombre })).toContainText('Nothing to mend');
  await page.getByRole('searchbox').fill(nombre.toUpperCase());
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('list', { name: 'Workflows' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox').fill('no workflow is called that');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expectAccessibleEverywhere(page);

  await page.getByRole('button', { name: `Actions for ${nombre}` }).click();
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
  await expect(page.locator('[data-card]')).toHaveCount(4);
  const { data } = await api.call(listWorkflows, {});
  expect(data.find((one) => one.nombre === made)?.graph).toMatchObject({ nodes: { length: 3 } });
});

test('a flow of eight steps with a branch is made and published without a mouse', async ({
  ownerPage: page,
  api,
}) => {
  test.setTimeout(120_000);
  const editor = new EditorPage(page);
  const { keyboard } = page;
  await page.goto('/workflows');
  await expect(page.getByRole('button', { name: 'New workflow' })).toBeVisible();
  await keyboard.press('c');
  await tabTo(page.getByLabel('Name', { exact: true }));
  const nombre = `Teclado ${randomUUID().slice(0, 8)}`;
  await keyboard.type(nombre);
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name of the workflow' })).toHaveValue(nombre);
  await expect(page.getByRole('application')).toBeVisible();

  const fill = async (field: string, text: string) => {
    await keyboard.press('Enter');
    await expect(editor.field(field)).toBeFocused();
    await keyboard.type(text);
    await keyboard.press('Escape');
    await expect(page.locator('[data-card]:focus')).toBeVisible();
  };
  await editor.insert('negocio creado');
  await editor.insert('condición');
  await test.step('the condition is filled in', async () => {
    await keyboard.press('Enter');
    await tabTo(page.getByRole('button', { name: 'Add a condition' }));
    await keyboard.press('Enter');
    await tabTo(page.getByRole('combobox', { name: 'Field 1' }));
    await keyboard.type('deal.amount');
    await keyboard.press('Enter');
    await tabTo(page.getByRole('textbox', { name: 'Value 1' }));
    await keyboard.type('5000000');
    await keyboard.press('Escape');
  });
  await editor.insert('agregar etiqueta');
  await fill('tag_name *', 'grande');
  await editor.insert('crear tarea');
  await fill('titulo *', 'Llamar');
  await editor.insert('ganar negocio');
  for (const _ of ['tarea', 'etiqueta', 'condición']) await keyboard.press('ArrowUp');
  await expect(page.locator('[data-card]:focus')).toContainText('Condición');
  await editor.insert('agregar etiqueta');
  await fill('tag_name *', 'chico');
  await editor.insert('responder conversación');
  await fill('texto *', 'Hola');
  await editor.insert('crear tarea');
  await fill('titulo *', 'Revisar');
  await editor.insert('terminar');
  await expect(page.getByRole('status', { name: 'What was done' })).toHaveText('Terminar added');

  await tabTo(page.getByRole('button', { name: 'Undo' }), 'Shift+Tab');
  await keyboard.press('Control+z');
  await expect(page.locator('[data-card]')).toHaveCount(8);
  await keyboard.press('Control+Shift+z');
  await expect(page.locator('[data-card]')).toHaveCount(9);
  await expect(page.getByRole('radio', { name: 'Problems (0)' })).toBeVisible();

  await tabTo(page.getByRole('button', { name: 'Publish' }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
  await keyboard.press('Enter');
  await expect(
    page.getByRole('banner').or(page.locator('header')).getByText('Published', { exact: true }),
  ).toBeVisible();

  const { data } = await api.call(listWorkflows, { query: { status: 'published' } });
  const made = data.find((one) => one.nombre === nombre)!;
  expect(made.activo).toBe(true);
  const { nodes, edges } = made.graph as { nodes: { subtype: string }[]; edges: object[] };
  expect(nodes.map(({ subtype }) => subtype)).toHaveLength(8);
  expect(edges).toHaveLength(8);
});

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
    const headers = { origin: baseURL! };
    const created = await page.request.post('/api/console/connections', {
      headers,
      data: { name: 'Plain', baseUrl: plain.baseUrl, apiKey: `sac_test_${randomUUID()}` },
    });
    expect(created.status(), await created.text()).toBe(201);
    const { id } = await created.json();
    await page.request.post(`/api/console/connections/${id}/select`, { headers });

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

test('two tabs in conflict: both see the other, and a merge keeps the work of both', async ({
  ownerPage: page,
  api,
}) => {
  const { id } = await makeWorkflow(api, twoTags);
  await api.call(publishWorkflow, { path: { wf_id: id } });
  const mine = new EditorPage(page);
  const theirs = new EditorPage(await page.context().newPage());
  await mine.open(id);
  await theirs.open(id);
  await expect(page.getByText('This workflow is open in another tab too.')).toBeVisible();

  await mine.card('n1').click();
  await mine.field('tag_name *').fill('mío');
  await theirs.card('n1').click();
  await theirs.field('tag_name *').fill('suyo');
  await theirs.card('n2').click();
  await theirs.field('tag_name *').fill('también suyo');
  await theirs.page.keyboard.press('Control+s');
  await expect(theirs.page.getByText('saving publishes it anew, live')).toBeVisible();
  await theirs.page.getByRole('button', { name: 'Save and publish' }).click();
  await theirs.expectSaved();

  await expect(page.getByText('Your next save will ask how to go on.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await page.getByRole('alertdialog').getByRole('button', { name: /^Save/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this workflow' });
  await expect(dialog.getByText('"mío"')).toBeVisible();
  await expect(dialog.getByText('"suyo"')).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge and save' }).click();
  await mine.expectSaved();
  const { graph } = await api.call(getWorkflow, { path: { wf_id: id } });
  const tags = (graph as { nodes: { config: { tag_name: string } }[] }).nodes.map(
    ({ config }) => config.tag_name,
  );
  expect(tags).toEqual(['mío', 'también suyo']);

  await test.step('what has errors stays a draft, and the server says why', async () => {
    await mine.card('t1').click();
    await page.keyboard.press('Delete');
    await page.getByRole('radio', { name: /^Problems/ }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'El flujo no tiene disparadores.' }),
    ).toBeVisible();
    await page.keyboard.press('Control+s');
    const ask = page.getByRole('alertdialog');
    await expect(ask.getByText('the publication in force stays as it is')).toBeVisible();
    await ask.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved as a draft, not published:')).toBeVisible();
    await expect(page.getByText('A publication is in force')).toBeVisible();
  });
});

test('what is typed survives a session that ends and a server that is away', async ({ as, api }) => {
  const { id } = await makeWorkflow(api, twoTags);
  const page = await as('designer');
  const editor = new EditorPage(page);
  const tagOf = async () => {
    const { graph } = await api.call(getWorkflow, { path: { wf_id: id } });
    return (graph as { nodes: { config: { tag_name: string } }[] }).nodes[0]!.config.tag_name;
  };
  await editor.open(id);
  await editor.card('n1').click();

  await test.step('the server is away: it is said, typing goes on, and later it is saved', async () => {
    await page.route('**/api/v1/workflows/**', (route) => route.abort());
    await editor.field('tag_name *').fill('sin red');
    await expect(page.getByText('Not saved')).toBeVisible();
    await editor.field('tag_name *').fill('sin red todavía');
    await page.unroute('**/api/v1/workflows/**');
    await page.keyboard.press('Control+s');
    await editor.expectSaved();
    expect(await tagOf()).toBe('sin red todavía');
  });

  await test.step('the session ends: signing in is asked for over the page, and a reload offers the draft', async () => {
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await editor.field('tag_name *').fill('sin sesión');
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await page.context().addCookies(cookies);
    await page.reload();
    await expect(page.getByText('Unsaved work of yours was found in this browser:')).toBeVisible();
    await page.getByRole('button', { name: 'Restore it' }).click();
    await editor.expectSaved();
    expect(await tagOf()).toBe('sin sesión');
  });
});

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

test('by mouse: insert on a connection, mend a problem, drag, tidy up, and undo', async ({
  ownerPage: page,
  api,
}) => {
  const { id } = await makeWorkflow(api, twoTags);
  const editor = new EditorPage(page);
  await editor.open(id);

  await page.locator('[data-insert-on="edge e1"]').click();
  await expect(page.getByText('Between Negocio ganado and Agregar etiqueta')).toBeVisible();
  await page.getByRole('option', { name: /^Esperar Detiene el flujo un tiempo/ }).click();
  await expect(page.locator('[data-card]')).toHaveCount(4);

  await test.step('a problem leads to its field', async () => {
    await page.getByRole('radio', { name: 'Problems (2)' }).click();
    await page.getByRole('button', { name: /Falta la clave obligatoria duracion/ }).click();
    await expect(editor.field('duracion *')).toBeFocused();
    await page.keyboard.type('2');
    await page.locator('[data-field="unidad"] button').first().click();
    await page.getByRole('option', { name: 'horas' }).click();
    await expect(page.getByRole('radio', { name: 'Problems (0)' })).toBeVisible();
  });

  await test.step('a card is dragged, tidied, and both are undone', async () => {
    const place = (key: string) =>
      page
        .locator(`.react-flow__node[data-id="${key}"]`)
        .evaluate((node) => (node as HTMLElement).style.transform);
    const before = await place('n2');
    const box = (await editor.card('n2').boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + 70, { steps: 6 });
    await page.mouse.up();
    const dragged = await place('n2');
    expect(dragged).not.toBe(before);
    await page.getByRole('button', { name: 'Tidy up' }).click();
    await expect.poll(() => place('n2')).not.toBe(dragged);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => place('n2')).toBe(dragged);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => place('n2')).toBe(before);
  });

  await editor.expectSaved();
});
