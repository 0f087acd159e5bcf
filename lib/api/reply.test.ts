import { expect, test } from 'vitest';
import { getForm, listForms } from './contract/forms.ts';
import { listDeliveries } from './contract/webhooks.ts';
import { readReply } from './read/read-reply.ts';
import { readReplyQuickly } from './reply.ts';

const field = { id: 'c1', clave: 'correo', tipo: 'email', etiqueta: 'Correo', requerido: true };
const form = (campo: object) => ({
  id: 1,
  nombre: 'Contacto',
  slug: 'contacto',
  status: 'draft',
  campos: [campo],
  version: 1,
  ajustes: {},
  public_url: null,
  published_at: null,
  created_at: '2026-11-02T09:12:44.120Z',
  updated_at: '2026-11-02T09:12:44.120Z',
});

test('a member that a record may be without is no reason to load the reader of other servers', () => {
  const sent = form(field);
  const read = readReplyQuickly(getForm, sent);
  expect(read?.campos?.[0]).toMatchObject({ clave: 'correo', opciones: undefined });
  expect(read).toEqual(readReply(getForm, sent));
});

test('one that is absent may stand there by another name: that reader looks for it', () => {
  expect(readReplyQuickly(getForm, form({ ...field, options: ['Sí'] }))).toBeUndefined();
});

test('a member that every record has, and this one lacks, is looked for too', () => {
  const { clave, ...rest } = field;
  expect(readReplyQuickly(getForm, form(rest))).toBeUndefined();
  expect(readReplyQuickly(getForm, form({ ...rest, key: clave }))).toBeUndefined();
});

test('a list whose operation names a total is read quickly with and without one', () => {
  const page = { data: [], next_cursor: null };
  expect(readReplyQuickly(listDeliveries, page)).toMatchObject({ items: [], total: undefined });
  expect(readReplyQuickly(listDeliveries, { ...page, total: 548 })).toMatchObject({ items: [], total: 548 });
});

test.each([
  [{ total: 12 }, 12],
  [{ total: '12' }, 12],
  [{ total: null }, undefined],
  [{ total_count: 12 }, 12],
  [{ totalRegistros: 12 }, 12],
  [{ meta: { total: 12 } }, 12],
  [{ paginacion: { total_registros: '12' } }, 12],
  [{ meta: ['x'] }, undefined],
  [{}, undefined],
])('a page with %j beside its rows has a total of %s', (beside, total) => {
  const body = { data: [], next_cursor: null, ...beside };
  expect((readReplyQuickly(listForms, body) ?? readReply(listForms, body))?.total).toBe(total);
});

test('a total where it stands most often is no reason to load that reader', () => {
  expect(readReplyQuickly(listForms, { data: [], next_cursor: null, total: 12 })).toMatchObject({
    total: 12,
  });
});
