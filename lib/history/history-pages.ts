import { infiniteQueryOptions } from '@tanstack/react-query';
import { callConsole } from '@/lib/api/console-call';
import type { HistoryReply } from '@/lib/history/list-history';
import type { RecordKey } from '@/lib/history/record-of-event';

/** What happened to a record of a connection, newest first, page by page, as the console's index has it. */
export function historyPages({ kind, id }: RecordKey, connectionId: string) {
  const path = ['history', kind, id].map(encodeURIComponent).join('/');
  return infiniteQueryOptions({
    queryKey: ['console', 'history', connectionId, kind, id],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        connection: connectionId,
        ...(pageParam && { cursor: pageParam }),
      });
      return callConsole<HistoryReply>(`${path}?${query}`, { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor?.toString(),
  });
}
