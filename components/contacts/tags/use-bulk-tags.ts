'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { noteParty } from '@/components/contacts/people/party-cache';
import { partyKinds } from '@/components/contacts/people/party-kind';
import { useIsLaneBusy } from '@/components/jobs/lane';
import { useTasks } from '@/components/jobs/tasks-context';
import { type TagChoice, tagBody } from '@/components/records/pick/tag-field';
import { useTarget } from '@/components/session/session-context';
import { always, toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { ApiError } from '@/lib/api/api-error';
import { addContactTags, listTags, removeContactTag } from '@/lib/api/contract/contacts';
import type { Id } from '@/lib/api/loose';
import { keyOf } from '@/lib/api/queries';
import type { PartyRecord } from '@/lib/api/records';
import { write } from '@/lib/api/write';
import { BulkRun } from '@/lib/jobs/bulk-run';

export type BulkChange =
  | { readonly kind: 'add'; readonly name: string; readonly choice: TagChoice }
  | { readonly kind: 'remove'; readonly name: string; readonly tagId: Id };

const lane = 'contact-tags';

/**
 * Puts a tag on many contacts or takes it off: a task with its progress, to be paused and cancelled, that knows what
 * came of each contact and goes on while other pages are looked at. One at a time (`isBusy`): a tag that is put on and
 * taken off at once would be there or not by luck.
 */
export function useBulkTags() {
  const t = useTranslations('contacts.bulk');
  const target = useTarget();
  const client = useQueryClient();
  const { add } = useTasks();
  const isBusy = useIsLaneBusy(lane);

  function changeTags(contacts: readonly PartyRecord[], change: BulkChange): void {
    const ids = contacts.flatMap(({ id }) => id ?? []);
    const task = new BulkRun(ids, {
      prepare: (id) => sentOf(id, change),
      send: async (prepared) => {
        const contact = (
          prepared.kind === 'add'
            ? await write(addContactTags, prepared.sent, target)
            : await write(removeContactTag, prepared.sent, target).catch(goneIsDone)
        ) as PartyRecord;
        if (contact.id !== undefined) noteParty(client, partyKinds.contacts, target, contact);
        return undefined;
      },
      ended: (run, fresh) => {
        void client.invalidateQueries({ queryKey: keyOf(listTags, target) });
        const { refused, unknown = 0, error } = run.getView();
        if (fresh.length > 0) toastSuccess(t('done', { count: fresh.length }));
        const of = (failed: number) => ({ failed, count: ids.length });
        if (refused > 0) toastError(error, always(t('failed', of(refused))));
        if (unknown > 0) toastError(error, always(t('unsure', of(unknown))));
      },
    });
    add({
      title: t(change.kind === 'add' ? 'adding' : 'removing', { name: change.name, count: ids.length }),
      task,
      lane,
      fileName: 'tags',
    });
  }

  return { changeTags, isBusy };
}

/** Made once for each contact: sent again it carries the same idempotency key. */
function sentOf(cid: Id, change: BulkChange) {
  return change.kind === 'add'
    ? ({ kind: 'add', sent: { path: { cid }, body: tagBody(change.choice) } } as const)
    : ({ kind: 'remove', sent: { path: { cid, tag_id: change.tagId } } } as const);
}

/** A tag that the contact does not have needs no taking off. */
function goneIsDone(error: unknown): PartyRecord {
  if (error instanceof ApiError && error.status === 404) return {};
  throw error;
}
