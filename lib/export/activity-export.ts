import 'server-only';
import { activityQuery, listActivity } from '@/lib/activity/activity-list';
import { checkedQuery } from '@/lib/http/read-input';
import type { Exportable } from './exportable';

const PAGE = 100;

type Entry = Awaited<ReturnType<typeof listActivity>>['data'][number];

/** The console's own record of writes, as far as the user may see it. */
export const activityExport: Exportable = {
  columns: [
    'id',
    'at',
    'user',
    'email',
    'connection',
    'operation',
    'method',
    'path',
    'status',
    'request_id',
    'duration_ms',
  ],
  isUpstream: false,
  open: (query, _, session) => {
    const asked = checkedQuery(query, activityQuery);
    return async (cursor) => {
      const position = cursor === undefined ? undefined : Number(cursor);
      const page = await listActivity(session, { ...asked, limit: PAGE, cursor: position });
      return { rows: page.data.map(flat), nextCursor: page.next_cursor };
    };
  },
};

function flat(entry: Entry) {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    user: entry.user.name,
    email: entry.user.email,
    connection: entry.connection.name,
    operation: entry.operationId,
    method: entry.method,
    path: entry.path,
    status: entry.status,
    request_id: entry.requestId,
    duration_ms: entry.durationMs,
  };
}
