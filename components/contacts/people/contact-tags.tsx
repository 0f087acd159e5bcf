'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { TagChips } from '@/components/records/pick/tag-chips';
import { type TagChoice, TagField, tagBody } from '@/components/records/pick/tag-field';
import { useCan, useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { isConfirmed } from '@/lib/api/confirmed';
import { addContactTags, listTags, removeContactTag } from '@/lib/api/contract/contacts';
import { keyOf } from '@/lib/api/queries';
import type { AccountRecord } from '@/lib/api/records';
import { noteRecord, recordQuery } from '@/lib/records/note-record';
import { contacts } from '@/lib/resources/contacts/contacts';

/** A contact's tags, to take off and to add. */
export function ContactTags({ contact }: { contact: AccountRecord }) {
  const t = useTranslations('contacts.tags');
  const client = useQueryClient();
  const target = useTarget();
  const mayTag = useCan(addContactTags);
  const add = useWrite(addContactTags);
  const remove = useWrite(removeContactTag);
  const path = { cid: contact.id! };

  /** A server may answer with something else than the contact. */
  function note(reply: AccountRecord) {
    if (reply.id !== undefined && reply.tags) noteRecord(client, contacts, target, reply);
    else void client.invalidateQueries({ queryKey: recordQuery(contacts, contact.id!, target).queryKey });
    void client.invalidateQueries({ queryKey: keyOf(listTags, target) });
  }

  async function addTag(choice: TagChoice): Promise<boolean> {
    try {
      const contact = await add.mutateAsync({ path, body: tagBody(choice) });
      note(contact);
      if (isConfirmed(contact)) toastSuccess(t('added', { name: choice.name }), undefined, contact);
      return true;
    } catch (error) {
      const { name } = choice;
      toastError(
        error,
        { refused: t('addFailed', { name }), unknown: t('addUnsure', { name }) },
        { retry: () => void addTag(choice), done: t('added', { name }) },
      );
      return false;
    }
  }

  async function removeTag(id: NonNullable<AccountRecord['id']>, name: string) {
    try {
      const contact = await remove.mutateAsync({ path: { ...path, tag_id: id } });
      note(contact);
      if (isConfirmed(contact)) toastSuccess(t('removed', { name }), undefined, contact);
    } catch (error) {
      toastError(
        error,
        { refused: t('removeFailed', { name }), unknown: t('removeUnsure', { name }) },
        { retry: () => void removeTag(id, name), done: t('removed', { name }) },
      );
    }
  }

  return (
    <div className="relative z-1 space-y-2">
      {contact.tags?.length ? (
        <TagChips
          tags={contact.tags}
          removeLabelOf={(name) => t('remove', { name })}
          onRemove={
            mayTag ? (tag) => tag.id !== undefined && void removeTag(tag.id, tag.nombre ?? '') : undefined
          }
        />
      ) : (
        <p className="text-ink-muted">{t('none')}</p>
      )}
      {mayTag && <TagField label={t('addLabel')} isPending={add.isPending} onAdd={addTag} />}
    </div>
  );
}
