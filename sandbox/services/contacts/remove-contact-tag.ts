import type { removeContactTag as operation } from '../../../lib/contract/contacts.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { contactReply } from './replies.ts';
import { changeContact, detachTag, lockContactOrThrow } from './store.ts';

/** `DELETE /contacts/{cid}/tags/{tag_id}`. */
export const removeContactTag: Verb<WriteContext, typeof operation> = async (context, { path }) => {
  const { db, now } = context;
  const row = await lockContactOrThrow(context, path.cid);
  const before = await contactReply(db, row);
  if (!(await detachTag(db, row.id, path.tag_id))) throw notFound('Tag of this contact');
  const reply = await contactReply(db, await changeContact(db, row.id, { updatedAt: now }));
  context.emit('contact.tag_removed', reply, { tags: before.tags });
  return reply;
};
