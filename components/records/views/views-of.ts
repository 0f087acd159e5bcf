import { queryOptions } from '@tanstack/react-query';
import { callConsole } from '@/lib/api/console-call';
import type { ViewsReply } from '@/lib/views/view-input';

/** The query of a user's views of a list on a connection, and of the columns they chose. */
export function viewsOf(connectionId: string, page: string) {
  const query = new URLSearchParams({ page, connection_id: connectionId });
  return queryOptions({
    queryKey: ['console', 'views', connectionId, page],
    queryFn: ({ signal }) => callConsole<ViewsReply>(`views?${query}`, { signal }),
    staleTime: 60_000,
  });
}
