import type { createForm as operation } from '../../../lib/contract/forms.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { lockInSubaccount } from '../../db/locks.ts';
import { defaultFields, fieldsOf, nextSlug, slugOf } from './form-rules.ts';
import { formReply, insertForm, selectSlugsLike } from './store.ts';

/** `POST /forms`: a draft; its slug takes the next number where it is in use. */
export const createForm: Verb<WriteContext, typeof operation> = async (context, { body }) => {
  const { db, subaccountId, now, publicUrl } = context;
  lockInSubaccount(db, subaccountId, 'forms');
  const base = body.slug ?? slugOf(body.nombre);
  const row = await insertForm(db, {
    subaccountId,
    nombre: body.nombre,
    slug: nextSlug(base, await selectSlugsLike(context, base)),
    status: 'draft',
    campos: body.campos ? fieldsOf(body.campos) : [...defaultFields],
    version: 1,
    ajustes: body.ajustes ?? {},
    createdAt: now,
    updatedAt: now,
  });
  return formReply(row, publicUrl);
};
