import { ApiError } from '@/lib/api/api-error';
import type { Sending } from '@/lib/api/client';
import { addContactTags, listTags, removeContactTag } from '@/lib/api/contract/contacts';
import type { Id } from '@/lib/api/loose';
import { keyOf } from '@/lib/api/queries';
import { write } from '@/lib/api/write';
import type { JobItem } from '../job';
import type { JobKind } from '../job-kind';

export type TagChange =
  | { readonly kind: 'add'; readonly body: Sending<typeof addContactTags>['body'] }
  | { readonly kind: 'remove'; readonly tagId: Id };

/** Adds a tag to contacts, or removes it. */
export const tagContacts: JobKind<JobItem, TagChange> = {
  send: ({ id: cid }, attempt, { settings, target }) =>
    attempt.step(settings.kind, async (by) => {
      const contact =
        settings.kind === 'add'
          ? await write(addContactTags, { path: { cid }, body: settings.body }, target, by)
          : await write(removeContactTag, { path: { cid, tag_id: settings.tagId } }, target, by).catch(
              goneIsDone,
            );
      attempt.note(contact);
    }),
  refresh: (client, target) => client.invalidateQueries({ queryKey: keyOf(listTags, target) }),
};

/** A tag that the contact does not have need not be removed. */
function goneIsDone(error: unknown): object {
  if (error instanceof ApiError && error.status === 404) return {};
  throw error;
}
