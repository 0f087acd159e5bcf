'use client';

import { TagsIcon, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { TagField } from '@/components/records/pick/tag-field';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { toastError } from '@/components/ui/overlays/toast';
import type { Id } from '@/lib/api/loose';
import { type AccountRecord, idOf, type TagRecord } from '@/lib/api/records';
import { useBulkTags } from './use-bulk-tags';

type BulkTagsProps = {
  contacts: readonly AccountRecord[];
  onClear: () => void;
  /** Reads one page more, false after the last; undefined where all are read. */
  readAll: (() => Promise<boolean>) | undefined;
  onAllRead: () => void;
};

/** What can be done with the chosen contacts: tags put on and taken off. */
export function BulkTags({ contacts, onClear, readAll, onAllRead }: BulkTagsProps) {
  const t = useTranslations('contacts.bulk');
  const { changeTags, isBusy } = useBulkTags();
  const [isReading, setIsReading] = useState(false);
  const [wantsAll, setWantsAll] = useState(false);
  const carried = tagsOf(contacts);

  // The rows of the last page are there when nothing is left to read.
  useEffect(() => {
    if (!wantsAll || readAll) return;
    setWantsAll(false);
    onAllRead();
  }, [wantsAll, readAll, onAllRead]);

  async function readOn() {
    setIsReading(true);
    try {
      while (await readAll?.());
      setWantsAll(true);
    } catch (error) {
      toastError(error);
    } finally {
      setIsReading(false);
    }
  }

  return (
    <div
      role="toolbar"
      aria-label={t('label')}
      className="flex flex-wrap items-end gap-x-3 gap-y-2 rounded-lg border bg-selected px-3 py-2"
    >
      <p className="self-center font-medium">{t('selected', { count: contacts.length })}</p>
      {readAll && (
        <Button size="sm" variant="ghost" isPending={isReading} onPress={readOn} className="self-center">
          {t('all')}
        </Button>
      )}
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
      <IconButton
        label={t('clear')}
        icon={<X aria-hidden />}
        onPress={onClear}
        className="ml-auto self-center"
      />
    </div>
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
