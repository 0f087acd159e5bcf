import type { addContactTags as operation } from '../../../lib/contract/contacts.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { contactReply } from './replies.ts';
import { attachTags, changeContact, ensureTags, lockContactOrThrow, selectKnownTagIds } from './store.ts';

/** `POST /contacts/{cid}/tags`: names make tags where there is none; tags that the contact has are passed over. */
export const addContactTags: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const { db, now } = context;
  const row = await lockContactOrThrow(context, path.cid);
  const ids = body.tag_ids ?? [];
  await assertKnown(context, ids);
  const added = await attachTags(db, row.id, [...ids, ...(await ensureTags(context, body.tag_names ?? []))]);
  if (added.length === 0) return contactReply(db, row);
  const reply = await contactReply(db, await changeContact(db, row.id, { updatedAt: now }));
  for (const id of added) {
    context.emit('contact.tag_added', reply, { tags: reply.tags.filter((tag) => tag.id !== id) });
  }
  return reply;
};

async function assertKnown(context: WriteContext, ids: readonly number[]): Promise<void> {
  const known = new Set(await selectKnownTagIds(context, ids));
  const details = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ field: `tag_ids.${index}`, issue: 'not_found' }],
  );
  if (details.length > 0) throw new ApiError('validation_error', 'There is no such tag', details);
}
