import type { Contact, upsertContact as operation } from '../../../lib/contract/contacts.ts';
import type { Input } from '../../../lib/contract/operation.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { invalidField } from '../../core/errors.ts';
import { lockInSubaccount } from '../../db/locks.ts';
import { keyTaken } from './contact-rules.ts';
import { matchContact } from './match-contact.ts';
import { addContact, saveContact } from './save-contact.ts';
import { type ContactRow, lockContactOrThrow } from './store.ts';

type Body = Input<typeof operation>['body'];

/** `POST /contacts/upsert`: of two at once for an unknown key one creates and the other updates. */
export const upsertContact: Verb<WriteContext, typeof operation> = async (context, { body }) => {
  lockInSubaccount(context.db, context.subaccountId, 'contacts');
  const keys = { externalId: body.external_id, email: body.email, telefono: body.telefono };
  const match = await matchContact(context, keys);
  if (match) return { ...(await change(context, match, body)), created: false };
  const { nombre } = body;
  if (nombre === undefined) throw invalidField('nombre', 'required');
  const added = await addContact(context, { ...body, nombre });
  if (added) return { ...added, created: true };
  // Made since we looked: who makes a contact does not wait for our lock.
  const made = await matchContact(context, keys);
  if (!made) throw keyTaken(body.external_id ? 'external_id' : 'email', 'Another contact');
  return { ...(await change(context, made, body)), created: false };
};

async function change(context: WriteContext, { id }: ContactRow, body: Body): Promise<Contact> {
  return saveContact(context, await lockContactOrThrow(context, id), body);
}
