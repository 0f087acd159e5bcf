'use client';

import { TagsIcon, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/form-error';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { toastError, toastSuccess } from '@/components/ui/toast';
import type { Id } from '@/lib/api/loose';
import { idOf, type PartyRecord, type TagRecord } from './records';
import { TagField } from './tag-field';
import { type BulkChange, useBulkTags } from './use-bulk-tags';

type BulkTagsProps = {
  contacts: readonly PartyRecord[];
  onClear: () => void;
  /** Reads one page more, false after the last; undefined where all are read. */
  readAll: (() => Promise<boolean>) | undefined;
  onAllRead: () => void;
};

/** What can be done with the chosen contacts: tags put on and taken off. */
export function BulkTags({ contacts, onClear, readAll, onAllRead }: BulkTagsProps) {
  const t = useTranslations('contacts.bulk');
  const bulk = useBulkTags();
  const [isReading, setIsReading] = useState(false);
  const [wantsAll, setWantsAll] = useState(false);
  const { progress } = bulk;
  const isRunning = progress?.isRunning ?? false;
  const carried = tagsOf(contacts);

  // The rows of the last page are there when nothing is left to read.
  useEffect(() => {
    if (!wantsAll || readAll) return;
    setWantsAll(false);
    onAllRead();
  }, [wantsAll, readAll, onAllRead]);

  async function run(chosen: readonly PartyRecord[], change: BulkChange): Promise<boolean> {
    const ended = await bulk.run(chosen, change);
    if (!ended || ended.failed.length > 0) return false;
    toastSuccess(t('done', { count: ended.done }));
    bulk.dismiss();
    return true;
  }

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
      <p role="status" className="self-center font-medium">
        {t('selected', { count: contacts.length })}
      </p>
      {readAll && (
        <Button size="sm" variant="ghost" isPending={isReading} onPress={readOn} className="self-center">
          {t('all')}
        </Button>
      )}
      <TagField
        label={t('add')}
        isPending={isRunning}
        onAdd={(choice) => run(contacts, { kind: 'add', choice })}
      />
      {carried.length > 0 && (
        <Menu
          label={t('remove')}
          trigger={
            <Button icon={<TagsIcon aria-hidden />} isDisabled={isRunning}>
              {t('remove')}
            </Button>
          }
        >
          {carried.map((tag) => (
            <MenuItem
              key={idOf(tag)}
              onAction={() => void run(withTag(contacts, tag.id!), { kind: 'remove', tagId: tag.id! })}
            >
              {tag.nombre ?? `#${tag.id}`}
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
      {progress && (
        <div className="w-full space-y-2">
          <div className="flex items-center gap-3">
            <progress
              aria-label={t('progress')}
              max={progress.total}
              value={progress.done + progress.failed.length}
              className="h-1.5 w-full max-w-80 accent-accent"
            />
            <span className="whitespace-nowrap text-ink-muted text-xs">
              {t('count', { done: progress.done, total: progress.total })}
            </span>
            {progress.isRunning && (
              <Button size="sm" onPress={bulk.stop}>
                {t('stop')}
              </Button>
            )}
          </div>
          {progress.failed.length > 0 && !progress.isRunning && (
            <>
              <FormError error={progress.failed[0]?.error} />
              <Button
                size="sm"
                onPress={() =>
                  void run(
                    progress.failed.map(({ contact }) => contact),
                    progress.change,
                  )
                }
              >
                {t('retry', { count: progress.failed.length })}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

function tagsOf(contacts: readonly PartyRecord[]): readonly Pick<TagRecord, 'id' | 'nombre'>[] {
  const byId = new Map(contacts.flatMap(({ tags = [] }) => tags.map((tag) => [idOf(tag), tag] as const)));
  return [...byId.values()].filter(({ id }) => id !== undefined);
}

function withTag(contacts: readonly PartyRecord[], tagId: Id): readonly PartyRecord[] {
  return contacts.filter(({ tags = [] }) => tags.some(({ id }) => id === tagId));
}
