'use client';

import { TagsIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { TagField } from '@/components/records/pick/tag-field';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import type { Id } from '@/lib/api/loose';
import { type AccountRecord, idOf, type TagRecord } from '@/lib/api/records';
import { useBulkTags } from './use-bulk-tags';

/** Tags put on the chosen contacts, and taken off. */
export function BulkTags({ contacts }: { contacts: readonly AccountRecord[] }) {
  const t = useTranslations('contacts.bulk');
  const { changeTags, isBusy } = useBulkTags();
  const carried = tagsOf(contacts);
  return (
    <>
      <TagField
        label={t('add')}
        isPending={isBusy}
        onAdd={async (choice) => {
          changeTags(contacts, { kind: 'add', name: choice.name, choice });
          return true;
        }}
      />
      {carried.length > 0 && (
        <Menu
          label={t('remove')}
          trigger={
            <Button icon={<TagsIcon aria-hidden />} isPending={isBusy}>
              {t('remove')}
            </Button>
          }
        >
          {carried.map((tag) => (
            <MenuItem
              key={idOf(tag)}
              onAction={() =>
                changeTags(withTag(contacts, tag.id!), { kind: 'remove', name: nameOf(tag), tagId: tag.id! })
              }
            >
              {nameOf(tag)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

type NamedTag = Pick<TagRecord, 'id' | 'nombre'>;

const nameOf = (tag: NamedTag) => tag.nombre ?? `#${tag.id}`;

function tagsOf(contacts: readonly AccountRecord[]): readonly NamedTag[] {
  const byId = new Map(contacts.flatMap(({ tags = [] }) => tags.map((tag) => [idOf(tag), tag] as const)));
  return [...byId.values()].filter(({ id }) => id !== undefined);
}

function withTag(contacts: readonly AccountRecord[], tagId: Id): readonly AccountRecord[] {
  return contacts.filter(({ tags = [] }) => tags.some(({ id }) => id === tagId));
}
