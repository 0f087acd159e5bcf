import type { createContact as operation } from '../../../lib/contract/contacts.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { addContact } from './save-contact.ts';

/** `POST /contacts`. */
export const createContact: Verb<WriteContext, typeof operation> = (context, { body }) =>
  addContact(context, body);
