import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../../../lib/contract/forms.ts';
import type { Sent } from '../../../lib/contract/operation.ts';
import { eventsOf } from '../../testing/events.ts';
import { type Harness, startSandbox } from '../../testing/harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const create = (nombre: string, over: object = {}) =>
  sandbox.call(contract.createForm, { body: { nombre, ...over } });
const code = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error: { code: string } }).error.code,
];
const field = { id: 'c1', clave: 'rut', tipo: 'rut' as const, etiqueta: 'RUT', requerido: true };

describe('forms', () => {
  it('start as drafts with four fields', async () => {
    const form = await create('Con campos');
    expect(form).toMatchObject({ status: 'draft', version: 1, slug: 'con-campos', published_at: null });
    expect(form.campos.map(({ clave }) => clave)).toEqual(['email', 'nombre', 'telefono', 'mensaje']);
    expect(form.public_url).toBe(`${sandbox.url}/f/con-campos`);
  });

  it('take the next numbered slug, archived ones staying occupied, also of ten made at once', async () => {
    const first = await create('Repetido');
    const path = { form_id: first.id };
    expect(await sandbox.call(contract.archiveForm, { path })).toMatchObject({ status: 'archived' });
    const more = await Promise.all(Array.from({ length: 10 }, () => create('Repetido')));
    const numbered = Array.from({ length: 10 }, (_, index) => `repetido-${index + 2}`);
    expect(more.map(({ slug }) => slug).sort()).toEqual(numbered.sort());
    expect((await sandbox.call(contract.listForms, { query: { status: 'archived' } })).data).toMatchObject([
      { id: first.id },
    ]);
    expect(code(await sandbox.answer(contract.publishForm, { path, body: {} }))).toEqual([
      409,
      'form_archived',
    ]);
  });

  it('come back with unknown content as it was sent, in its order', async () => {
    const campos = [{ ...field, zeta: { b: 1, a: [null, 'x'] }, alfa: 0.1 }];
    const ajustes = { z: 1, a: { y: 2, b: 3 } };
    const { id } = await create('Desconocido', { campos, ajustes });
    const stored = await sandbox.call(contract.getForm, { path: { form_id: id } });
    expect(JSON.stringify([stored.campos, stored.ajustes])).toBe(JSON.stringify([campos, ajustes]));
  });

  it('refuse fields of one id, and of one key', async () => {
    const campos = [field, { ...field, clave: 'otro' }, { ...field, id: 'c2' }];
    const { status, body } = await sandbox.answer(contract.createForm, { body: { nombre: 'Dos', campos } });
    expect([status, (body as { error: { details: unknown } }).error.details]).toEqual([
      422,
      [
        { field: 'campos.2.clave', issue: 'duplicate' },
        { field: 'campos.1.id', issue: 'duplicate' },
      ],
    ]);
  });

  it('refuse a stale version and take none or the current one', async () => {
    const { id } = await create('Versiones');
    const path = { form_id: id };
    const put = (body: Sent<typeof contract.replaceForm>['body']) =>
      sandbox.answer(contract.replaceForm, { path, body });
    expect((await put({ nombre: 'Dos', version: 1 })).body).toMatchObject({ version: 2 });
    expect(code(await put({ nombre: 'Tres', version: 1 }))).toEqual([409, 'version_conflict']);
    expect((await put({ nombre: 'Tres' })).body).toMatchObject({ version: 3, nombre: 'Tres' });
    expect(code(await put({ nombre: 'Cuatro', version: 9 }))).toEqual([422, 'validation_error']);
    const twins = await Promise.all([put({ nombre: 'A', version: 3 }), put({ nombre: 'B', version: 3 })]);
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are put back whole with what the server added', async () => {
    const form = await create('Ida y vuelta');
    const back = await sandbox.call(contract.replaceForm, {
      path: { form_id: form.id },
      body: form as Record<string, unknown> as never,
    });
    expect({ ...back, version: 1, updated_at: form.updated_at }).toEqual(form);
  });

  it('are published with changes in one step, and unpublished', async () => {
    const { id } = await create('Publicable');
    const path = { form_id: id };
    const published = await sandbox.call(contract.publishForm, {
      path,
      body: { campos: [field], version: 1 },
    });
    expect(published).toMatchObject({ status: 'published', version: 2, campos: [field] });
    expect(await sandbox.call(contract.publishForm, { path, body: {} })).toMatchObject({ version: 2 });
    expect(await sandbox.call(contract.unpublishForm, { path })).toMatchObject({ status: 'unpublished' });
  });

  it('do not take a slug that another form has', async () => {
    await create('Ocupado');
    const { id } = await create('Libre');
    const answer = await sandbox.answer(contract.replaceForm, {
      path: { form_id: id },
      body: { slug: 'ocupado' },
    });
    expect(code(answer)).toEqual([409, 'slug_taken']);
  });
});

describe('the public page of a form', () => {
  const page = (slug: string, fields?: Record<string, string>) =>
    fetch(`${sandbox.url}/f/${slug}`, {
      method: fields ? 'POST' : 'GET',
      ...(fields && { body: new URLSearchParams(fields) }),
    });
  const published = async (nombre: string, body: Sent<typeof contract.publishForm>['body'] = {}) => {
    const form = await create(nombre);
    return sandbox.call(contract.publishForm, { path: { form_id: form.id }, body });
  };

  it('takes a submission, tells it by an event, and lists it', async () => {
    const { id, slug } = await published('Pública', { campos: [field] });
    const html = await (await page(slug)).text();
    expect(html).toContain('<label for="rut">RUT</label>');
    const events = await eventsOf(sandbox, () => page(slug, { rut: '76.086.428-5', otra: 'x' }));
    const path = { form_id: id };
    const { data } = await sandbox.call(contract.listSubmissions, { path, query: { status: 'nuevo' } });
    expect(data).toMatchObject([{ form_id: id, form_version: 2, datos: { rut: '76086428-5' } }]);
    const submission = await sandbox.call(contract.getSubmission, { path: { ...path, sub_id: data[0]!.id } });
    expect(events).toMatchObject([{ type: 'form.submitted', data: submission }]);
    expect((await sandbox.call(contract.listSubmissions, { path, query: { status: 'spam' } })).data).toEqual(
      [],
    );
  });

  it('keeps what was typed, escaped, and says what is wrong beside the field', async () => {
    const { slug } = await published('Con error', { campos: [field] });
    const response = await page(slug, { rut: '"><script>1-1' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;1-1"');
    expect(html).toContain('aria-describedby="rut-problem"');
    expect(html).not.toContain('<script>1');
  });

  it('keeps what a program filled into the trap as spam, and tells nobody', async () => {
    const { id, slug } = await published('Con trampa', { campos: [field] });
    const events = await eventsOf(sandbox, () => page(slug, { confirma_tu_sitio: 'https://spam.example' }));
    expect(events).toEqual([]);
    const { data } = await sandbox.call(contract.listSubmissions, { path: { form_id: id } });
    expect(data).toMatchObject([{ status: 'spam' }]);
  });

  it('is gone for drafts, unpublished and archived forms and for other subaccounts', async () => {
    const draft = await create('Borrador oculto');
    expect((await page(draft.slug)).status).toBe(404);
    const { id, slug } = await published('Se va');
    expect((await page(`${slug}?cuenta=2`)).status).toBe(404);
    await sandbox.call(contract.archiveForm, { path: { form_id: id } });
    expect((await page(slug, { email: 'a@example.cl', nombre: 'A' })).status).toBe(404);
    expect((await sandbox.call(contract.listSubmissions, { path: { form_id: id } })).data).toEqual([]);
  });

  it('tells who sends too often to wait', async () => {
    const { slug } = await published('Insistente', { campos: [field] });
    const answers = await Promise.all(Array.from({ length: 30 }, () => page(slug, { rut: '1-9' })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]!.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
