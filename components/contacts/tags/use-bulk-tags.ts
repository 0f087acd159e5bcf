'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useJobs } from '@/components/jobs/jobs-context';
import { useIsGroupBusy } from '@/components/jobs/use-is-group-busy';
import { useBulkEnd } from '@/components/records/list/use-bulk-writes';
import { type TagChoice, tagBody } from '@/components/records/pick/tag-field';
import { useTarget } from '@/components/session/session-context';
import type { Id } from '@/lib/api/loose';
import type { AccountRecord } from '@/lib/api/records';
import { noteRecord } from '@/lib/records/note-record';
import { contacts as resource } from '@/lib/resources/contacts/contacts';

export type BulkChange =
  | { readonly kind: 'add'; readonly name: string; readonly choice: TagChoice }
  | { readonly kind: 'remove'; readonly name: string; readonly tagId: Id };

const exclusiveGroup = 'contact-tags';

/**
 * Adds a tag to many contacts or removes it, as a job. One at a time (`isBusy`): a tag that is added and removed at
 * once would be there or not by luck.
 */
export function useBulkTags() {
  const t = useTranslations('contacts.bulk');
  const target = useTarget();
  const client = useQueryClient();
  const { begin } = useJobs();
  const end = useBulkEnd();
  const isBusy = useIsGroupBusy(exclusiveGroup);

  function changeTags(contacts: readonly AccountRecord[], change: BulkChange): void {
    const items = contacts.flatMap(({ id }) => (id === undefined ? [] : { id }));
    const count = items.length;
    void begin({
      kind: 'tags',
      title: t(change.kind === 'add' ? 'adding' : 'removing', { name: change.name, count }),
      fileName: 'tags',
      exclusiveGroup,
      items,
      settings:
        change.kind === 'add'
          ? { kind: 'add', body: tagBody(change.choice) }
          : { kind: 'remove', tagId: change.tagId },
      noted: (_, contact) => void noteRecord(client, resource, target, contact as AccountRecord),
      ended: (view, fresh) => end(view, fresh.length, count),
    });
  }

  return { changeTags, isBusy };
}
