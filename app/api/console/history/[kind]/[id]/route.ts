import { setTimeout } from 'node:timers/promises';
import { listEvents } from '@/lib/api/contract/webhooks';
import { forRoles } from '@/lib/auth/handler';
import { findRow } from '@/lib/connection/connections';
import { historyQuery, listHistory } from '@/lib/history/list-history';
import { readQuery } from '@/lib/http/read-input';
import { feedsOf } from '@/lib/live/feeds';
import { mayCall } from '@/lib/rules/roles';

export const dynamic = 'force-dynamic';

/** What is not in the index by then is read on without anybody waiting. */
const LONGEST_WAIT_MS = 2_000;

/** What happened to a record of `connection`, newest first; `isBehind` where events of the server are not in it yet. */
export const GET = forRoles<{ kind: string; id: string }>(
  (role) => mayCall(role, listEvents),
  async ({ request, params, session }) => {
    const query = readQuery(request, historyQuery);
    await findRow(query.connection);
    const isBehind = query.cursor === undefined && !(await isRead(query.connection));
    return { ...(await listHistory(params, query, session)), isBehind };
  },
);

/** Whether the index was read to the end of the events just now. */
function isRead(connectionId: string): Promise<boolean> {
  const caughtUp = feedsOf(connectionId)
    .history.catchUp()
    .then(
      () => true,
      () => false,
    );
  return Promise.race([caughtUp, setTimeout(LONGEST_WAIT_MS, false, { ref: false })]);
}
