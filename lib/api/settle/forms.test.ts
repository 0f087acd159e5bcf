import { expect, test } from 'vitest';
import { json, startLoopback } from '@/lib/testing/loopback';
import { archiveForm, createForm, publishForm, replaceForm, unpublishForm } from '../contract/forms.ts';
import { write } from '../write.ts';

const path = { form_id: 4 };
const campos = [{ id: 'a', clave: 'a', tipo: 'texto', etiqueta: 'A', requerido: false }];
const stored = { id: 4, nombre: 'Contacto', status: 'draft', campos, version: 2, ajustes: {} };

/** What is found of a write that got no answer, on a server that then shows this form. */
async function found(operation: unknown, sent: object, form: object | undefined) {
  await using server = await startLoopback(({ method, url }) => {
    if (method !== 'GET') return 'hang up';
    if (url.endsWith('/forms/4')) return form ? json(form) : json({ error: { code: 'not_found' } }, 404);
    return json({ data: form ? [form] : [], next_cursor: null });
  });
  return await write(operation as never, sent as never, server).catch((error: unknown) => error);
}

test('a save is undone where the version is the one that was sent', async () => {
  const sent = { path, body: { campos, version: 2 } };
  expect(await found(replaceForm, sent, stored)).toMatchObject({ found: 'undone' });
});

test('a save is done where a later version holds what was sent, undone where another one stands there, unclear after several writes', async () => {
  const body = { nombre: 'Otro', version: 2 };
  expect(await found(replaceForm, { path, body }, { ...stored, nombre: 'Otro', version: 3 })).toMatchObject({
    version: 3,
  });
  const apart = { ...stored, nombre: 'Tercero', version: 3 };
  expect(await found(replaceForm, { path, body }, apart)).toMatchObject({ found: 'undone' });
  expect(await found(replaceForm, { path, body }, { ...apart, version: 4 })).toMatchObject({
    found: 'unseen',
  });
});

test('publishing with content is done only where both show', async () => {
  const sent = { path, body: { nombre: 'Otro', version: 2 } };
  const live = { ...stored, status: 'published', nombre: 'Otro', version: 3 };
  expect(await found(publishForm, sent, live)).toMatchObject({ status: 'published' });
  expect(await found(publishForm, sent, { ...stored, nombre: 'Otro', version: 3 })).toMatchObject({
    found: 'undone',
  });
  expect(await found(publishForm, sent, { ...stored, status: 'published' })).toMatchObject({
    found: 'undone',
  });
  expect(await found(publishForm, { path, body: {} }, live)).toMatchObject({ status: 'published' });
});

test('unpublishing and archiving are seen by the status, and by the form being gone', async () => {
  expect(await found(unpublishForm, { path }, { ...stored, status: 'published' })).toMatchObject({
    found: 'undone',
  });
  expect(await found(unpublishForm, { path }, { ...stored, status: 'unpublished' })).toMatchObject({ id: 4 });
  expect(await found(archiveForm, { path }, { ...stored, status: 'archived' })).toMatchObject({ id: 4 });
  expect(await found(archiveForm, { path }, stored)).toMatchObject({ found: 'undone' });
  expect(await found(archiveForm, { path }, undefined)).not.toBeInstanceOf(Error);
});

test('a form that was made is found among the newest by its name', async () => {
  const body = { nombre: 'Contacto' };
  const at = (created_at: string) => found(createForm, { body }, { ...stored, created_at });
  expect(await at(new Date(Date.now() + 60_000).toISOString())).toMatchObject({ id: 4 });
  expect(await at('2020-01-01T00:00:00Z')).toMatchObject({ found: 'undone' });
  expect(await at(new Date(Date.now() - 60_000).toISOString())).toMatchObject({ found: 'unseen' });
});
