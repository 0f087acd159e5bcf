import type { createContact as operation } from '../../../lib/contract/contacts.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { claimContactKeys, keysSent, keyTaken } from './contact-rules.ts';
import { addContact } from './save-contact.ts';

/** `POST /contacts`. Nothing is looked up first: the database refuses a second contact of one key by itself. */
export const createContact: Verb<WriteContext, typeof operation> = async (context, { body }) => {
  const made = await addContact(context, body);
  if (made) return made;
  await claimContactKeys(context, keysSent(body));
  // Who had the key is gone since.
  const again = await addContact(context, body);
  if (again) return again;
  throw keyTaken(body.email ? 'email' : 'external_id', 'Another contact');
};
