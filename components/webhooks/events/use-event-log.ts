'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SELF_KEPT, useLive, useLiveMessages } from '@/components/live/live-provider';
import { useTarget } from '@/components/session/session-context';
import { ApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/client';
import { LIMIT_MAX } from '@/lib/api/contract/pagination';
import { listEvents } from '@/lib/api/contract/webhooks';
import { keyOf } from '@/lib/api/queries';
import type { LiveEvent } from '@/lib/live/message';
import { type EventLog, emptyLog, hasText, withLive, withPage } from './event-log';
import type { EventScope } from './event-scope';
import { findStart } from './find-start';

/** Of the newest so many are read at once, so that the list opens at its end. */
const READ_AHEAD = 1_000;

/** Events looked through for a text before somebody is asked whether to go on. */
const SEARCHED_AT_ONCE = 2_000;

/** Between two looks for new events where they are not followed, in milliseconds. */
const OWN_LOOK_MS = 10_000;

/** Live events that wait while a page is read; more are read from the server. */
const WAITING_MOST = 5_000;

type Sought = {
  readonly scope: EventScope;
  readonly types: readonly string[];
  readonly moment: number | undefined;
};

/**
 * The events of a scope: read by cursor as far as one scrolls, and once the end is reached kept up to date by what
 * is told live. Where nothing is followed it looks by itself now and then.
 */
export function useEventLog({ scope, types, moment }: Sought) {
  const target = useTarget();
  const client = useQueryClient();
  const type = types.length === 0 ? undefined : types.join();
  const until = scope.until === '' ? undefined : Date.parse(scope.until);
  const { search } = scope;
  const refuses = useRef(false);
  const queryKey = [
    ...keyOf(listEvents, target),
    type ?? '',
    scope.start,
    scope.until,
    scope.after,
    search,
    SELF_KEPT,
  ];

  /** A server that does not search leaves it to `withPage`; one that refuses to be asked is asked without. */
  async function read(cursor: string | undefined, limit: number, isWanted: boolean, signal?: AbortSignal) {
    const query = { cursor, limit, type: isWanted ? type : undefined };
    const asked = isWanted && search !== '' && !refuses.current ? { ...query, search } : query;
    try {
      return await call(listEvents, { query: asked }, { ...target, signal });
    } catch (error) {
      const isRefusal = error instanceof ApiError && [400, 422].includes(error.status);
      if (asked === query || !isRefusal) throw error;
      const page = await call(listEvents, { query }, { ...target, signal });
      refuses.current = true;
      return page;
    }
  }

  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<EventLog> => {
      let isSearching = true;
      const find = (back?: number) =>
        findStart(
          async (cursor, { limit, ofTypes }) => {
            const { items } = await read(cursor, limit, ofTypes, signal);
            if (ofTypes && !items.every((event) => hasText(event, search))) isSearching = false;
            return items;
          },
          { after: scope.after, start: scope.start, moment, until, back },
        );
      let start = await find();
      // A server that does not search told how many events follow, not how many of them have the text.
      if (!isSearching) start = await find(SEARCHED_AT_ONCE);
      const isNewest = start.how === 'found' && scope.start === 'newest' && scope.after === '';
      let log = emptyLog(start, until);
      do log = await readPage(log, signal);
      while (
        !log.isAtEnd &&
        log.searched < SEARCHED_AT_ONCE &&
        (isNewest ? log.rows.length < READ_AHEAD : search !== '' && log.rows.length === 0)
      );
      return log;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
  });

  async function readPage(log: EventLog, signal?: AbortSignal): Promise<EventLog> {
    const readAt = Date.now();
    return withPage(log, await read(log.cursor, LIMIT_MAX, true, signal), LIMIT_MAX, readAt, search);
  }

  const [reading, setReading] = useState<'not' | 'more' | 'news'>('not');
  const [moreError, setMoreError] = useState<unknown>();
  const [isStopped, setIsStopped] = useState(false);
  const isReading = useRef(false);

  async function readOn(what: 'more' | 'news') {
    const before = client.getQueryData<EventLog>(queryKey);
    if (!before || before.isClosed || isReading.current) return;
    let log = before;
    const finds = () => log.rows.length > before.rows.length;
    const isSearchedEnough = () => log.searched - before.searched >= SEARCHED_AT_ONCE;
    isReading.current = true;
    setReading(what);
    try {
      do {
        const known = log;
        log = await readPage(known);
        // Another scope may be shown by now; a log that nobody shows is not brought back.
        if (client.getQueryData(queryKey) !== known) return;
        client.setQueryData(queryKey, log);
      } while (!log.isAtEnd && (what === 'news' || (search !== '' && !finds() && !isSearchedEnough())));
      setMoreError(undefined);
      setIsStopped(what === 'more' && search !== '' && !finds() && !log.isAtEnd);
    } catch (error) {
      setMoreError(error);
      // Not at once again: the next event or look reads what was missed.
      if (what === 'news') isBehind.current = true;
      return;
    } finally {
      isReading.current = false;
      setReading('not');
    }
    takeLive();
  }

  const { status, coveredSince } = useLive();
  const waiting = useRef<LiveEvent[]>([]);
  /** Some that were told could not wait: they have to be read. */
  const isBehind = useRef(false);

  /** Appends what was told live, where it follows what was read; else reads up to there first. */
  function takeLive() {
    const log = client.getQueryData<EventLog>(queryKey);
    if (!log?.isAtEnd || log.isClosed || isReading.current) return;
    const since = coveredSince();
    if (since === undefined) return;
    // What an event holds is not told.
    const isUnknown = search !== '' && waiting.current.length > 0;
    if (isUnknown) waiting.current = [];
    if (log.readAt < since || isBehind.current || isUnknown) {
      isBehind.current = false;
      return void readOn('news');
    }
    const told = waiting.current.splice(0);
    if (told.length > 0) client.setQueryData(queryKey, withLive(log, told, types));
  }

  useLiveMessages({
    events(told) {
      waiting.current.push(...told);
      if (waiting.current.length > WAITING_MOST) {
        waiting.current = [];
        isBehind.current = isReading.current;
      }
      takeLive();
    },
    hello: takeLive,
    reset() {
      waiting.current = [];
      takeLive();
    },
  });

  const isFollowing = status.is === 'following';
  const look = useEffectEvent(() => {
    if (!document.hidden && client.getQueryData<EventLog>(queryKey)?.isAtEnd) void readOn('news');
  });
  useEffect(() => {
    if (isFollowing) return;
    const timer = setInterval(look, OWN_LOOK_MS);
    return () => clearInterval(timer);
  }, [isFollowing]);

  return {
    log: query.data,
    isPending: query.isPending,
    /** Only where there is nothing to show. */
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    isLoadingMore: reading === 'more',
    /** Why the next page could not be read; it is not tried again by itself but for news. */
    moreError,
    /** Searched for long without a find: further events are read when they are asked for. */
    isStopped,
    loadMore: () => void readOn('more'),
    look: () => void readOn('news'),
    isLooking: reading === 'news',
    isFollowed: isFollowing && query.data?.isClosed !== true,
  };
}
