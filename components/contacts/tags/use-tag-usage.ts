'use client';

import { useMemo, useState } from 'react';
import { useRecordRows } from '@/components/records/list/use-record-rows';
import { contacts } from '@/lib/resources/contacts/contacts';

export type TagUsage = {
  /** Contacts by tag id, of those that were read. */
  readonly counts: ReadonlyMap<string, number>;
  readonly read: number;
  readonly isWhole: boolean;
  readonly isReading: boolean;
  readonly error: unknown;
  readonly readOn: () => void;
  readonly stop: () => void;
};

const everyContact = {};

/** Counts the tags on contacts, since the API does not: the first of them by itself, more when asked. */
export function useTagUsage(): TagUsage {
  const [isStopped, setIsStopped] = useState(false);
  const list = useRecordRows(contacts, { values: everyContact, today: '', readsAhead: !isStopped });
  const { rows, source, retry, readOn } = list;
  return {
    counts: useMemo(() => countTags(rows), [rows]),
    read: rows.length,
    isWhole: !list.isPending && !list.error && !list.isPartial,
    isReading: list.isPending || (!isStopped && source.hasMore && !source.moreError),
    error: list.error ?? source.moreError,
    readOn() {
      setIsStopped(false);
      if (list.error) retry();
      else if (source.moreError) source.loadMore();
      else readOn?.();
    },
    stop: () => setIsStopped(true),
  };
}

function countTags(read: readonly { readonly tags?: readonly { readonly id?: unknown }[] | undefined }[]) {
  const counts = new Map<string, number>();
  for (const { tags } of read) {
    for (const id of new Set((tags ?? []).map((tag) => String(tag.id ?? '')))) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}
