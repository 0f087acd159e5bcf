import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type StoredChanged, saveDocument, TakesEffect } from '@/components/editing/save-document';
import { changePart } from '@/components/forms/document/field-edits';
import {
  bodyOf,
  contentOf,
  type FormDocument,
  revisionAfter,
} from '@/components/forms/document/form-document';
import { FormEditor } from '@/components/forms/editor/form-editor';
import { type FormRecord, isInForce } from '@/components/forms/records';
import { call } from '@/lib/api/client';
import { getForm, replaceForm } from '@/lib/api/contract/forms';
import { rawOf } from '@/lib/api/tolerant';
import { write } from '@/lib/api/write';
import type { Json } from '@/lib/contract/scalars';
import { json, startLoopback } from '@/lib/testing/loopback';

const base = { id: 7, nombre: 'Contacto', slug: 'contacto', status: 'draft', campos: [], version: 3 };
const path = { form_id: 7 };

type Stored = typeof base & { readonly [name: string]: unknown };
type Server = {
  stored: Stored;
  refuse: ((body: Partial<Stored>) => ReturnType<typeof json> | 'hang up' | undefined)[];
};

/** A form whose name was changed, on a server that answers the next writes by hand. */
async function renamed(server: Partial<Server>) {
  const state: Server = { stored: base, refuse: [], ...server };
  const api = await startLoopback(({ method, body }) => {
    if (method === 'GET') return json({ data: state.stored });
    const sent = JSON.parse(body);
    const refusal = state.refuse.shift()?.(sent);
    if (refusal) return refusal;
    state.stored = { ...state.stored, ...sent, version: state.stored.version + 1 };
    return json({ data: state.stored });
  });
  const editor = new FormEditor(contentOf(await call(getForm, { path }, api)));
  editor.edit('name', (at) => changePart(at, 'nombre', 'Mío'));
  const lost = { current: undefined as FormDocument | undefined };
  const save = () =>
    saveDocument<FormDocument, FormRecord>({
      editor,
      client: new QueryClient(),
      queryKey: ['form'],
      read: () => call(getForm, { path }, api),
      contentOf,
      kind: { bodyOf, revisionAfter },
      mayWrite: (read) => !isInForce(read),
      beside: (read) => ({ version: (rawOf(read) as { version: Json }).version }),
      send: (body) => write(replaceForm, { path, body: body as never }, api),
      lost,
    }).catch((error: unknown) => error);
  const puts = () => api.seen.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body));
  return { state, editor, save, puts, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}

const stale = json({ error: { code: 'version_conflict', message: 'Stale' } }, 409);

test('only what changed is sent, with the version that was read, and then nothing is left to save', async () => {
  await using form = await renamed({});
  await form.save();
  expect(form.puts()).toEqual([{ nombre: 'Mío', version: 3 }]);
  expect(form.editor.isDirty).toBe(false);
  await form.save();
  expect(form.puts()).toHaveLength(1);
});

test('a form that somebody published meanwhile is not written to', async () => {
  await using form = await renamed({});
  form.state.stored = { ...base, status: 'published' };
  expect(await form.save()).toBeInstanceOf(TakesEffect);
  expect(form.puts()).toEqual([]);
  expect(form.editor.isDirty).toBe(true);
});

test('a change of another is found before anything is written', async () => {
  await using form = await renamed({});
  form.state.stored = { ...base, slug: 'suyo', version: 4 };
  const found = (await form.save()) as StoredChanged<FormDocument>;
  expect(found.theirs).toMatchObject({ slug: 'suyo', nombre: 'Contacto' });
  expect(form.puts()).toEqual([]);
  expect(form.editor.document.nombre).toBe('Mío');
});

test('a version that moved without a change of content is followed', async () => {
  const moves = (state: Server) => () => {
    state.stored = { ...state.stored, version: 4 };
    return stale;
  };
  await using form = await renamed({});
  form.state.refuse.push(moves(form.state));
  await form.save();
  expect(form.puts().map(({ version }) => version)).toEqual([3, 4]);
  expect(form.state.stored).toMatchObject({ nombre: 'Mío', version: 5 });
});

test.each([['version_conflict'], ['precondition']])(
  'a 409 %s between reading and writing leads to what the other made of it',
  async (code) => {
    await using form = await renamed({});
    form.state.refuse.push(() => {
      form.state.stored = { ...base, nombre: 'Suyo', version: 4 };
      return json({ error: { code, message: 'No' } }, 409);
    });
    expect(await form.save()).toMatchObject({ theirs: { nombre: 'Suyo' } });
    expect(form.editor.isDirty).toBe(true);
  },
);

test('a 409 of another kind is the refusal that it is', async () => {
  await using form = await renamed({});
  form.state.refuse.push(() => json({ error: { code: 'slug_taken', message: 'Taken' } }, 409));
  expect(await form.save()).toMatchObject({ code: 'slug_taken' });
  expect(form.puts()).toHaveLength(1);
});

test('a write whose answer is lost is looked for, and what arrived is not sent again', async () => {
  await using form = await renamed({});
  form.state.refuse.push((sent) => {
    form.state.stored = { ...form.state.stored, ...sent, version: 4 };
    return 'hang up';
  });
  await form.save();
  expect(form.editor.isDirty).toBe(false);
  expect(form.puts()).toHaveLength(1);
});
