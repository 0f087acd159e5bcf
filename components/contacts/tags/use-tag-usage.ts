'use client';

import { useEffect, useMemo, useState } from 'react';
import { partyKinds } from '@/components/contacts/people/party-kind';
import { usePartyList } from '@/components/contacts/people/use-party-list';
import { idOf, type PartyRecord } from '@/lib/api/records';

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

/** How many contacts are read without being asked. */
const BY_ITSELF = 1_000;

/** Counts the tags on contacts, since the API does not: the first thousand by itself, all of them when asked. */
export function useTagUsage(): TagUsage {
  const list = usePartyList(partyKinds.contacts, '', '');
  const [isAsked, setIsAsked] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const { rows, hasMore, isLoadingMore, moreError, loadMore } = list;
  const wants = hasMore && !isStopped && !moreError && (isAsked || rows.length < BY_ITSELF);

  useEffect(() => {
    if (wants && !isLoadingMore) loadMore();
  }, [wants, isLoadingMore, loadMore]);

  return {
    counts: useMemo(() => countTags(rows), [rows]),
    read: rows.length,
    isWhole: !list.isPending && !list.error && !hasMore,
    isReading: list.isPending || wants,
    error: list.error ?? moreError,
    readOn() {
      setIsAsked(true);
      setIsStopped(false);
      if (list.error) list.retry();
      else if (hasMore) loadMore();
    },
    stop: () => setIsStopped(true),
  };
}

function countTags(contacts: readonly PartyRecord[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tags } of contacts) {
    for (const id of new Set((tags ?? []).map(idOf))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
