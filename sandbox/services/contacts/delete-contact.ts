import type { deleteContact as operation } from '../../../lib/contract/contacts.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { contactReply } from './replies.ts';
import { lockContactAndKeys, removeContact } from './store.ts';

/** `DELETE /contacts/{cid}`: its deals, appointments and conversations stay, without it. */
export const deleteContact: Verb<WriteContext, typeof operation> = async (context, { path }) => {
  const row = await lockContactAndKeys(context, path.cid);
  const last = await contactReply(context.db, row);
  await removeContact(context.db, row.id);
  context.emit('contact.deleted', last);
  return { id: row.id, deleted: true };
};
