import type { upsertContact as operation } from '../../../lib/contract/contacts.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { invalidField } from '../../core/errors.ts';
import { lockInSubaccount } from '../../db/locks.ts';
import { matchContact } from './match-contact.ts';
import { addContact, saveContact } from './save-contact.ts';
import { lockContactOrThrow } from './store.ts';

/** `POST /contacts/upsert`: of two at once for an unknown key one creates and the other updates. */
export const upsertContact: Verb<WriteContext, typeof operation> = async (context, { body }) => {
  await lockInSubaccount(context.db, context.subaccountId, 'contacts');
  const keys = { externalId: body.external_id, email: body.email, telefono: body.telefono };
  const match = await matchContact(context, keys);
  if (match) {
    const saved = await saveContact(context, await lockContactOrThrow(context, match.id), body);
    return { ...saved, created: false };
  }
  const { nombre } = body;
  if (nombre === undefined) throw invalidField('nombre', 'required');
  return { ...(await addContact(context, { ...body, nombre })), created: true };
};
