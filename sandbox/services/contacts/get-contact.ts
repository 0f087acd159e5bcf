import type { getContact as operation } from '../../../lib/contract/contacts.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { contactReply } from './replies.ts';
import { getContactOrThrow } from './store.ts';

/** `GET /contacts/{cid}`. */
export const getContact: Verb<ReadContext, typeof operation> = async (context, { path }) =>
  contactReply(context.db, await getContactOrThrow(context, path.cid));
