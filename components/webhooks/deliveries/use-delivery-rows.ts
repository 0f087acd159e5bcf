'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTarget } from '@/components/session/session-context';
import { usePolling } from '@/components/webhooks/directory/use-polling';
import {
  type DeliveryQuestion,
  filterRows,
  PAGE,
  readPage,
  readRawPage,
} from '@/components/webhooks/redelivery/delivery-reader';
import { listDeliveries } from '@/lib/api/contract/webhooks';
import { PagedList } from '@/lib/api/paged-list';
import { keyOf, type Target } from '@/lib/api/queries';
import type { DeliveryRow } from '@/lib/api/records';
import { readItem } from '@/lib/api/reply';
import {
  type DeliveryFilter,
  filterQuery,
  isFilteredHere,
  needsExtension,
  spanOf,
} from '@/lib/deliveries/delivery-filter';
import { timeThere } from '@/lib/format/record-time';
import { DeliveryTail } from './delivery-tail';
import { useFilterSupport } from './use-filter-support';

/** Newer rows on the first page, beyond which the list is read anew instead of growing at its head. */
const MOST_ADMITTED = 3 * PAGE;

export type DeliveryRows = ReturnType<typeof useDeliveryRows>;

/**
 * The deliveries that a filter shows: pages by cursor of which only those around the place in sight are held, and
 * a look at the newest page now and then that brings new states to shown rows and holds new rows back until
 * `admit`.
 */
export function useDeliveryRows(filter: DeliveryFilter) {
  const target = useTarget();
  const { isSupported, error: supportError, retry: askAgain } = useFilterSupport(filter);
  const view = `${target.connectionId} ${filterQuery(filter)}`;
  const [opened, setOpened] = useState(() => ({ view, at: timeThere() }));
  if (opened.view !== view) setOpened({ view, at: timeThere() });
  // The document's own filters need no answer first, and are asked alike of every server.
  const isExtended = needsExtension(filter);
  const isKnown = isSupported !== undefined || !isExtended;
  const isTrusted = isExtended && isSupported === true;
  const question = useMemo<DeliveryQuestion>(
    () => ({ filter, span: spanOf(filter, opened.at), isSupported: isTrusted }),
    [filter, opened.at, isTrusted],
  );
  const { connectionId } = target;
  const { list, tail, first } = useMemo(() => listOf(question, { connectionId }), [question, connectionId]);
  useEffect(() => {
    if (!isKnown) return;
    void list.start();
    return () => list.close();
  }, [list, isKnown]);
  const shown = useSyncExternalStore(list.subscribe, list.getView, list.getView);
  const news = useSyncExternalStore(tail.subscribe, tail.getView, tail.getView);
  const allowance = useSearchAllowance(list, shown.searched, isKnown && isFilteredHere(filter, isTrusted));
  const isRead = isKnown && !shown.isPending && !shown.error;
  const head = useNewest(question, { connectionId }, isRead, first);

  useEffect(() => {
    if (!head.data) return;
    const { items } = head.data;
    list.patch(new Map(items.map((row) => [String(row.id), row])));
    const abort = new AbortController();
    const filtered = (rows: readonly DeliveryRow[]) =>
      filterRows(rows, question, { connectionId }, abort.signal);
    // What cannot be looked at now is news again at the next look.
    tail.take(items, filtered).catch(() => undefined);
    return () => abort.abort();
  }, [head.data, list, tail, question, connectionId]);

  /** Lets the news in; over a gap, or where many were let in before, by reading the list anew. */
  const admit = useCallback(() => {
    const { waiting, hasGap } = tail.getView();
    if (hasGap || list.firstPageLength + waiting.length > PAGE + MOST_ADMITTED) return void list.start();
    list.prepend(tail.release());
  }, [list, tail]);

  return {
    list,
    ...shown,
    question,
    questionKey: view,
    ...allowance,
    waiting: news.waiting.length,
    hasGap: news.hasGap,
    admit,
    /** The server ignores a filter: rows are read and filtered here. */
    isFilteredHere: isKnown && isFilteredHere(filter, isTrusted),
    isPending: shown.isPending && !(isExtended && supportError),
    error: (isExtended && supportError) || shown.error,
    /** The list was read, but looking for news fails now. */
    tailError: shown.isPending ? null : head.error,
    retry: () => {
      askAgain();
      void list.start();
    },
  };
}

/** Deliveries looked through before somebody is asked whether to go on. */
const SEARCHED_AT_ONCE = 2_000;

/**
 * Looking for what the server does not look for reads everything: it goes on by itself for a while only, so that a
 * forgotten tab does not read for hours.
 */
function useSearchAllowance(list: object, searched: number, isLimited: boolean) {
  const [granted, setGranted] = useState({ list, until: SEARCHED_AT_ONCE });
  const until = granted.list === list ? granted.until : SEARCHED_AT_ONCE;
  return {
    mayGoOn: !isLimited || searched < until,
    searchOn: () => setGranted({ list, until: searched + SEARCHED_AT_ONCE }),
  };
}

type RawPage = Awaited<ReturnType<typeof readRawPage>>;

function listOf(question: DeliveryQuestion, target: Target) {
  const tail = new DeliveryTail();
  const first: { page?: RawPage } = {};
  const list = new PagedList<DeliveryRow>({
    readPage: async (cursor, signal) => {
      if (cursor !== undefined) return readPage(question, target, { cursor, signal });
      const page = await readRawPage(question, target, { signal });
      const rows = await filterRows(page.items, question, target, signal);
      first.page = page;
      tail.begin(page.items);
      return { rows, nextCursor: page.nextCursor, searched: page.items.length };
    },
    readAgain: async (cursor, signal) => (await readRawPage(question, target, { cursor, signal })).items,
    idOf: (row) => row.id ?? '',
    lostRow: (id) => readItem(listDeliveries, { id }),
  });
  return { list, tail, first };
}

/** The newest page, looked at often while things happen; the first look is what the list has just read. */
function useNewest(
  question: DeliveryQuestion,
  target: Target,
  isEnabled: boolean,
  first: { readonly page?: RawPage },
) {
  const [seen, setSeen] = useState('');
  const refetchInterval = usePolling(seen);
  const key = [filterQuery(question.filter), question.span.from, question.isSupported];
  const head = useQuery({
    queryKey: [...keyOf(listDeliveries, target), 'newest', ...key],
    queryFn: ({ signal }) => readRawPage(question, target, { signal }),
    enabled: isEnabled,
    initialData: () => first.page,
    refetchInterval,
    gcTime: 0,
    structuralSharing: false,
  });
  const nowSeen = head.data?.items.map((row) => `${row.id}${row.status}${row.attempts}`).join() ?? '';
  if (nowSeen !== seen) setSeen(nowSeen);
  return head;
}
