'use client';

import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'next/navigation';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useAddress } from '@/components/records/list/use-address';
import { useRecordRows } from '@/components/records/rows/use-record-rows';
import { useTarget } from '@/components/session/session-context';
import { listConversations } from '@/lib/api/contract/content';
import { keyOf } from '@/lib/api/queries';
import { type ContactRecord, idOf } from '@/lib/api/records';
import { listEvery } from '@/lib/conversations/pace';
import { matchesSearch } from '@/lib/conversations/search';
import {
  type ConversationRecord,
  type ConversationRow,
  lastAtOf,
  lastSideOf,
} from '@/lib/conversations/thread';
import { isUnread } from '@/lib/conversations/unread';
import { recordQuery } from '@/lib/records/note-record';
import { codecsOf, type Values } from '@/lib/records/question';
import { contacts } from '@/lib/resources/contacts/contacts';
import { conversations } from '@/lib/resources/content/conversations';
import { useSeen } from './use-seen';

const codecs = codecsOf(conversations);
const newestFirst = { by: 'ultimo_mensaje_en', isDescending: true };
/** Of so many conversations the messages are read when somebody searches, and each time that it is asked for. */
const SEARCHED = 40;
/** Of so many it is looked at what was read of them anyway: who wrote last. */
const OBSERVED = 200;

/** The conversations that the address asks for, the one that was written to last first; kept up to date by looking. */
export function useInbox() {
  const address = useAddress(codecs);
  const values = address.values as Values;
  const { seen, sawEach } = useSeen();
  const list = useRecordRows<ConversationRow>(conversations, { values, sort: newestFirst, today: '' });
  const { id: open } = useParams<{ id?: string }>();
  const openId = open === undefined ? undefined : decodeURIComponent(open);
  const isSearch = Boolean(values.q);
  const [limit, setLimit] = useState(SEARCHED);
  const { known, isReading } = useRead(list.rows, isSearch ? limit : 0);
  const rows = useMemo(
    () =>
      list.rows.flatMap((row) => {
        const id = idOf(row);
        const { thread, contact } = known.get(id) ?? {};
        const lastAt = lastAtOf(row, thread);
        const entry = {
          row,
          id,
          lastAt,
          isUnread: id !== openId && isUnread(seen, id, lastAt, lastSideOf(row, thread)),
        };
        const isAsked =
          (!values.q || matchesSearch(values.q, row, { thread, contact })) &&
          (!values.unread || entry.isUnread || id === openId);
        return isAsked ? [entry] : [];
      }),
    [list.rows, known, seen, openId, values],
  );
  useLooking(list.read.length);
  const searched = list.rows.filter((row) => known.get(idOf(row))?.thread).length;
  return {
    ...list,
    ...address,
    values,
    set: address.set as (change: Values) => void,
    rows,
    openId,
    /** Those that are shown: of others nobody knows here what they say. */
    markAllRead: () => sawEach(rows.filter((row) => row.isUnread)),
    unread: useMemo(() => rows.filter((row) => row.isUnread).length, [rows]),
    /** Whether conversations are being read that may match what is searched. */
    isSearching: isSearch && isReading,
    /** Of how many conversations a search looks at the messages, and how it looks at more. */
    searched: isSearch ? { read: searched, of: list.rows.length } : undefined,
    searchOn: searched < list.rows.length ? () => setLimit(searched + SEARCHED) : undefined,
  };
}

export type Inbox = ReturnType<typeof useInbox>;
export type InboxRow = Inbox['rows'][number];

type Known = {
  readonly thread?: ConversationRecord | undefined;
  readonly contact?: ContactRecord | undefined;
};

/** What was read of conversations and their contacts: the first `limit` are read for it, of the others what is there. */
function useRead(all: readonly ConversationRow[], limit: number) {
  const target = useTarget();
  const most = Math.max(limit, OBSERVED);
  const rows = useMemo(() => all.filter(({ id }) => id !== undefined).slice(0, most), [all, most]);
  const threads = useQueries({
    queries: rows.map((row, place) => ({
      ...recordQuery(conversations, row.id ?? '', target),
      enabled: place < limit,
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: dataOf,
  });
  const people = useMemo(() => [...new Set(rows.flatMap(({ contacto_id: of }) => of ?? []))], [rows]);
  const asked = useMemo(() => new Set(rows.slice(0, limit).map(({ contacto_id: of }) => of)), [rows, limit]);
  const read = useQueries({
    queries: people.map((id) => ({
      ...recordQuery(contacts, id, target),
      enabled: asked.has(id),
      staleTime: 300_000,
    })),
    combine: dataOf,
  });
  const known = useMemo(() => {
    const byId = new Map(people.map((id, place) => [id, read.data[place] as Known['contact']]));
    return new Map<string, Known>(
      rows.map((row, place) => [
        idOf(row),
        {
          thread: threads.data[place] as Known['thread'],
          contact: row.contacto_id === undefined ? undefined : byId.get(row.contacto_id),
        },
      ]),
    );
  }, [rows, threads.data, people, read.data]);
  return { known, isReading: threads.isReading || read.isReading };
}

const dataOf = (results: readonly { readonly data: unknown; readonly isLoading: boolean }[]) => ({
  data: results.map(({ data }) => data),
  isReading: results.some(({ isLoading }) => isLoading),
});

/** Looks at the list again and again while the page is looked at: no event tells of a message. */
function useLooking(rowsRead: number): void {
  const client = useQueryClient();
  const target = useTarget();
  const look = useEffectEvent(() => {
    if (!document.hidden) void client.invalidateQueries({ queryKey: keyOf(listConversations, target) });
  });
  const every = listEvery(Math.ceil(rowsRead / 100));
  useEffect(() => {
    const timer = setInterval(() => look(), every);
    return () => clearInterval(timer);
  }, [every]);
}
