import { randomUUID } from 'node:crypto';
import { createForm, publishForm } from '../../lib/contract/forms.ts';
import type { Api } from './api.ts';

type Body = Omit<Parameters<typeof createForm.body.parse>[0] & object, 'nombre'>;

/** A form of a test's own, as a draft or published. */
export async function makeForm(api: Api, body: Body = {}, { isPublished = false } = {}) {
  const nombre = `Formulario ${randomUUID().slice(0, 8)}`;
  const made = await api.call(createForm, { body: { nombre, ...body } as never });
  return isPublished ? await api.call(publishForm, { path: { form_id: made.id }, body: {} }) : made;
}
