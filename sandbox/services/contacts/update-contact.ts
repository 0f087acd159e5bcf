import type { updateContact as operation } from '../../../lib/contract/contacts.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { saveContact } from './save-contact.ts';
import { lockContactAndKeys } from './store.ts';

/** `PATCH /contacts/{cid}`. */
export const updateContact: Verb<WriteContext, typeof operation> = async (context, { path, body }) =>
  saveContact(context, await lockContactAndKeys(context, path.cid), body);
