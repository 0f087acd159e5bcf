'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useSession } from '@/components/session/session-context';
import { callConsole } from '@/lib/api/console-call';
import { isAffected, isAffectedByDeliveries } from '@/lib/live/affected';
import type { LiveEvent, LiveMessage, LiveMessages } from '@/lib/live/message';
import { LiveRefresh } from './live-refresh';
import { type HeardHealth, LiveSource, type LiveStatus } from './live-source';

type Live = {
  readonly source: LiveSource | undefined;
  readonly listeners: Set<(message: LiveMessage) => void>;
};

const LiveContext = createContext<Live | undefined>(undefined);

/** The last part of the key of what a page keeps up to date by itself (`useLiveMessages`). */
export const SELF_KEPT = 'kept live';

/**
 * Follows what happens at the page's connection, for all of the page: queries whose answer an event may have changed
 * are read anew. Expects a SessionProvider around it.
 */
export function LiveProvider({ children }: { children: ReactNode }) {
  const connectionId = useSession().connection?.id;
  const queryClient = useQueryClient();
  const router = useRouter();
  const live = useMemo((): Live & { refresh: LiveRefresh; stopTrying: () => void } => {
    const listeners: Live['listeners'] = new Set();
    const refresh = new LiveRefresh(queryClient);
    let wasDown = false;
    let nextTry: ReturnType<typeof setTimeout> | undefined;
    const isOurs = (key: readonly unknown[]) => key[1] === connectionId && key.at(-1) !== SELF_KEPT;
    const readFailedAgain = () =>
      queryClient.refetchQueries({
        type: 'active',
        predicate: ({ queryKey, state }) => isOurs(queryKey) && state.status === 'error',
      });
    const source =
      connectionId === undefined
        ? undefined
        : new LiveSource({
            connectionId,
            onMessage(message) {
              const isStale = staleness(message);
              if (isStale) refresh.mark((key) => isOurs(key) && isStale(key));
              if (message.name === 'end' && message.data.reason === 'connection_gone') router.refresh();
              if (message.name === 'upstream') {
                const health = message.data[connectionId];
                const isDown = health?.is === 'not_answering';
                clearTimeout(nextTry);
                // What failed is what finds out whether the server answers again, when that was said to be tried.
                if (isDown) nextTry = setTimeout(readFailedAgain, health.retryInMs + 250);
                else if (wasDown) void readFailedAgain();
                wasDown = isDown;
              }
              for (const listener of listeners) listener(message);
            },
            // Where the session has ended, this call says so, and whoever listens to calls asks for the password.
            onDoubt() {
              const check = { queryKey: ['console', 'session'], queryFn: () => callConsole('connections') };
              queryClient.fetchQuery({ ...check, retry: false }).catch(() => undefined);
            },
          });
    return { source, listeners, refresh, stopTrying: () => clearTimeout(nextTry) };
  }, [connectionId, queryClient, router]);

  useEffect(() => {
    live.source?.start();
    return () => {
      live.source?.stop();
      live.refresh.stop();
      live.stopTrying();
    };
  }, [live]);

  return <LiveContext value={live}>{children}</LiveContext>;
}

/** Which queries a message makes stale; undefined for none. */
function staleness(message: LiveMessage): ((key: readonly unknown[]) => boolean) | undefined {
  switch (message.name) {
    case 'events': {
      const changes = distinct(message.data);
      return (key) => changes.some((event) => isAffected(key, event));
    }
    case 'deliveries': {
      const { rows, hasGap } = message.data;
      return (key) => isAffectedByDeliveries(key, rows, hasGap);
    }
    case 'reset':
      return (key) => key[0] === 'api';
    default:
      return undefined;
  }
}

/** Many events about the same records say the same to a query. */
function distinct(events: readonly LiveEvent[]): readonly LiveEvent[] {
  return [
    ...new Map(events.map((event) => [JSON.stringify([event.type, event.ids, event.was]), event])).values(),
  ];
}

const never = () => () => {};
const nothing = () => undefined;
const connecting: LiveStatus = { is: 'connecting' };

function useLiveContext(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error('useLive outside of LiveProvider');
  return live;
}

/**
 * How the page stands to what happens at its connection, how to try again at once, and since when no event has been
 * missed (`LiveSource.coveredSince`).
 */
export function useLive(): {
  readonly status: LiveStatus;
  readonly reconnect: () => void;
  readonly coveredSince: () => number | undefined;
  /** The cursor behind the last event that was told: the end of the events while it is followed. */
  readonly cursor: () => string | undefined;
} {
  const { source } = useLiveContext();
  const status = useSyncExternalStore(
    source?.subscribe ?? never,
    source?.status ?? (() => connecting),
    () => connecting,
  );
  return {
    status,
    reconnect: () => source?.reconnect(),
    coveredSince: () => source?.coveredSince(),
    cursor: () => source?.cursor(),
  };
}

/** How the servers of all connections answer, as the console last said. */
export function useHeardHealth(): HeardHealth | undefined {
  const { source } = useLiveContext();
  return useSyncExternalStore(source?.subscribe ?? never, source?.health ?? nothing, nothing);
}

type Handlers = { readonly [Name in keyof LiveMessages]?: (data: LiveMessages[Name]) => void };

/**
 * Hears what happens while the component is there. `deliveries: true` has the server look at them too; give it only
 * where deliveries are shown.
 */
export function useLiveMessages(handlers: Handlers, { deliveries = false } = {}): void {
  const { listeners, source } = useLiveContext();
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const listener = ({ name, data }: LiveMessage) =>
      (latest.current[name] as ((data: unknown) => void) | undefined)?.(data);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [listeners]);
  useEffect(() => (deliveries ? source?.wantDeliveries() : undefined), [source, deliveries]);
}

/**
 * Milliseconds between two looks of a page that also looks by itself: `own` while nothing is followed, and ever so
 * often while it is, for servers whose `GET /events` tells nothing.
 */
export function useLiveInterval(own: number): number {
  const { status } = useLive();
  return status.is === 'following' ? Math.max(own, 60_000) : own;
}
