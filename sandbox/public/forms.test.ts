import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../../lib/contract/forms.ts';
import type { Sent } from '../../lib/contract/operation.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';

let sandbox: Harness;
let now = new Date('2026-11-22T12:00:00Z');
beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => now });
});
afterAll(() => sandbox.close());

type Body = Sent<typeof contract.createForm>['body'];
const text = (id: string, over: object = {}) => ({
  id,
  clave: id,
  tipo: 'texto' as const,
  etiqueta: id,
  ...over,
});
const whenCompany = {
  modo: 'todas' as const,
  reglas: [{ campo: 'tipo', operador: 'es' as const, valor: 'Empresa' }],
};
const rich: Body = {
  nombre: 'Rica',
  campos: [
    { ...text('tipo'), tipo: 'seleccion', opciones: ['Empresa', 'Persona'], requerido: true },
    text('empresa', { mostrar_si: whenCompany }),
    text('mensaje', { requerido: true }),
  ],
  ajustes: {
    pasos: [
      { id: 'p1', titulo: 'Quién', campos: ['tipo', 'empresa'] },
      { id: 'p2', titulo: 'Qué', campos: ['mensaje'] },
    ],
  },
};

/** Every test has a minute of its own: the limit counts by the minute. */
async function published(over: Partial<Body> = {}) {
  now = new Date(now.getTime() + 60_000);
  const form = await sandbox.call(contract.createForm, { body: { ...rich, ...over } });
  return sandbox.call(contract.publishForm, { path: { form_id: form.id }, body: {} });
}
const submissions = async (id: number) =>
  (await sandbox.call(contract.listSubmissions, { path: { form_id: id } })).data;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}${path}`, { headers });
const post = (path: string, fields: Record<string, string>) =>
  fetch(`${sandbox.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
/** The hidden inputs of a page, by name. */
const hidden = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );

describe('the page of a form with steps', () => {
  it('walks through them without script, storing once at the end', async () => {
    const { id, slug } = await published();
    const first = hidden(await (await get(`/f/${slug}`)).text());
    const again = await post(`/f/${slug}`, { ...first, tipo: 'Empresa', _acto: 'next' });
    expect(again.status).toBe(200);
    const html = await again.text();
    expect(html).toContain('nuevos campos que completar');
    expect(html).toMatch(/id="empresa"[^>]* autofocus/);
    const second = await (
      await post(`/f/${slug}`, { ...hidden(html), tipo: 'Empresa', empresa: 'ACME', _acto: 'next' })
    ).text();
    expect(second).toContain('<input type="hidden" name="empresa" value="ACME">');
    const wrong = await post(`/f/${slug}`, { ...hidden(second), mensaje: ' ', _acto: 'send' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('<title>Error: Qué – Rica</title>');
    expect(await submissions(id)).toEqual([]);
    const last = { ...hidden(second), mensaje: 'Hola', _acto: 'send' };
    const sent = await post(`/f/${slug}`, last);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/f/${slug}/gracias`]);
    expect((await post(`/f/${slug}`, last)).status).toBe(303);
    expect(await submissions(id)).toMatchObject([
      { datos: { tipo: 'Empresa', empresa: 'ACME', mensaje: 'Hola' }, form_version: 1 },
    ]);
    expect(await (await get(`/f/${slug}/gracias`)).text()).toContain('Recibimos tu respuesta.');
  });

  it('checks an answer that travelled hidden as if it was typed, and stores none that is not shown', async () => {
    const { id, slug } = await published();
    const wrong = await post(`/f/${slug}`, { tipo: 'Otro', mensaje: 'x', _acto: 'send', _paso: '1' });
    expect(await wrong.text()).toContain('Selecciona una de las opciones');
    await post(`/f/${slug}`, { tipo: 'Persona', empresa: 'ACME', mensaje: 'x', _acto: 'send', _paso: '1' });
    expect(await submissions(id)).toMatchObject([{ datos: { tipo: 'Persona', mensaje: 'x' } }]);
    expect((await submissions(id))[0]!.datos).not.toHaveProperty('empresa');
  });

  it('shows what an older page did not have before it takes anything, and keeps it by the version that it was checked by', async () => {
    const { id, slug, campos } = await published({ campos: [text('a')], ajustes: {} });
    const page = hidden(await (await get(`/f/${slug}`)).text());
    const put = (body: Sent<typeof contract.replaceForm>['body']) =>
      sandbox.call(contract.replaceForm, { path: { form_id: id }, body });
    await put({ nombre: 'Otro nombre' });
    expect((await post(`/f/${slug}`, { ...page, a: 'x', _acto: 'send' })).status).toBe(303);
    await put({ campos: [...campos, text('b')] as never });
    const changed = await post(`/f/${slug}`, { ...page, a: 'y', _acto: 'send' });
    const html = await changed.text();
    expect(html).toContain('Este formulario cambió');
    expect(html).toContain('value="y"');
    await post(`/f/${slug}`, { ...hidden(html), a: 'y', b: '', _acto: 'send' });
    expect((await submissions(id)).map((each) => each.form_version)).toEqual([3, 2]);
  });

  it('is filled in by its address, of which it takes only its own keys', async () => {
    const { slug } = await published({ campos: [text('a'), { ...text('o'), tipo: 'oculto' }], ajustes: {} });
    const html = await (await get(`/f/${slug}?a=%22%3E%3Cb%3E&o=feria&zzz=nada`)).text();
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(html).toContain('<input type="hidden" name="o" value="feria">');
    expect(html).not.toMatch(/name="zzz"/);
  });
});

describe('what a form says of itself', () => {
  it('is in its language, or the visitor’s', async () => {
    const { slug } = await published({ ajustes: { idioma: 'auto' } });
    const english = await get(`/f/${slug}`, { 'Accept-Language': 'en' });
    expect(english.headers.get('content-language')).toBe('en');
    expect(await english.text()).toContain('>Submit</button>');
    const spanish = await published();
    expect(await (await get(`/f/${spanish.slug}`, { 'Accept-Language': 'en' })).text()).toContain(
      'lang="es"',
    );
    expect(await (await get('/f/nada', { 'Accept-Language': 'en' })).text()).toContain(
      'This form is not available',
    );
  });

  it('is its accent, named in the policy by its hash', async () => {
    const { slug } = await published({ ajustes: { color: '#0f766e', apariencia: 'oscuro' } });
    const page = await get(`/f/${slug}`);
    const html = await page.text();
    expect(html).toContain('--accent: #0f766e; --on-accent: #ffffff');
    expect(html).toContain('color-scheme: dark;');
    expect(page.headers.get('content-security-policy')).toMatch(
      /style-src 'sha256-[^']+'; script-src 'self'/,
    );
  });

  it('may be framed only where it is asked for', async () => {
    const { slug } = await published();
    const policy = async (path: string) => (await get(path)).headers.get('content-security-policy');
    expect(await policy(`/f/${slug}`)).toContain("frame-ancestors 'none'");
    expect(await policy(`/f/${slug}?embed=1`)).toContain('frame-ancestors *');
    expect(await policy('/f/nada?embed=1')).toContain("frame-ancestors 'none'");
    const sent = await post(`/f/${slug}?embed=1`, { tipo: 'Persona', mensaje: 'x' });
    expect(sent.headers.get('location')).toBe(`/f/${slug}/gracias?embed=1`);
  });

  it('leads to where its designer says, but from a frame by a link', async () => {
    const { slug } = await published({ ajustes: { redireccion: 'https://example.cl/ok' } });
    expect((await get(`/f/${slug}`)).headers.get('content-security-policy')).toContain(
      "form-action 'self' https: http:",
    );
    const answers = { tipo: 'Persona', mensaje: 'x' };
    expect((await post(`/f/${slug}`, answers)).headers.get('location')).toBe('https://example.cl/ok');
    const framed = (await post(`/f/${slug}?embed=1`, answers)).headers.get('location')!;
    expect(await (await get(framed)).text()).toContain('<a href="https://example.cl/ok" target="_top">');
  });

  it('runs the rules of the server in the browser, as scripts without types', async () => {
    const { slug } = await published();
    expect(await (await get(`/f/${slug}`)).text()).toContain(
      '<script type="module" src="/public-form/start.js">',
    );
    const names = new Set(['start']);
    for (const name of names) {
      const script = await get(`/public-form/${name}.js`);
      expect(script.headers.get('content-type')).toContain('text/javascript');
      const source = await script.text();
      expect(source).not.toMatch(/\.ts'|import type|: string/);
      for (const [, next] of source.matchAll(/from '\.\/([\w-]+)\.js'/g)) names.add(next!);
    }
    expect([...names].sort()).toEqual(['answers', 'live-logic', 'logic', 'numbers', 'start']);
    expect((await get('/public-form/constructor.js')).status).toBe(404);
  });
});

describe('what a form holds beyond the document', () => {
  const issues = async (body: object) => {
    const answer = await sandbox.answer(contract.createForm, { body: { nombre: 'X', ...body } as never });
    return (answer.body as { error?: { details: { field: string; issue: string }[] } }).error?.details.map(
      ({ field, issue }) => `${field} ${issue}`,
    );
  };

  it('is refused by the name of what is wrong', async () => {
    const rule = { campo: 'a', operador: 'parecido', valor: [] };
    const campos = [text('a', { patron: '(x+)+', mostrar_si: { modo: 'todas', reglas: [rule] } })];
    expect(await issues({ campos })).toEqual([
      'campos.0.patron slow_pattern',
      'campos.0.mostrar_si.reglas.0.operador invalid_value',
      'campos.0.mostrar_si.reglas.0.valor invalid_type',
    ]);
    const ajustes = { color: 'rojo', redireccion: 'javascript:alert(1)', pasos: [{ id: 'p' }] };
    expect(await issues({ ajustes })).toEqual([
      'ajustes.redireccion invalid_url',
      'ajustes.color invalid_color',
      'ajustes.pasos.0.titulo required',
      'ajustes.pasos.0.campos required',
    ]);
  });

  it('is refused by publishing too, and kept as it was sent beside what is not known', async () => {
    const { id } = await sandbox.call(contract.createForm, { body: { nombre: 'Y' } });
    const path = { form_id: id };
    const answer = await sandbox.answer(contract.publishForm, {
      path,
      body: { ajustes: { idioma: 'fr' } } as never,
    });
    expect(answer.status).toBe(422);
    const ajustes = { zeta: [1], color: '#112233', alfa: { b: 1, a: 2 } };
    const stored = await sandbox.call(contract.publishForm, { path, body: { ajustes } });
    expect(JSON.stringify(stored.ajustes)).toBe(JSON.stringify(ajustes));
  });
});
