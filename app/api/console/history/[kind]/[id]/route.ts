import { setTimeout } from 'node:timers/promises';
import { listEvents } from '@/lib/api/contract/webhooks';
import { forRoles } from '@/lib/auth/handler';
import { findRow } from '@/lib/connection/connections';
import { type HistoryReply, historyQuery, listHistory } from '@/lib/history/list-history';
import { readQuery } from '@/lib/http/read-input';
import { describeFault } from '@/lib/live/fault';
import { feedsOf } from '@/lib/live/feeds';
import { mayCall } from '@/lib/rules/roles';

export const dynamic = 'force-dynamic';

/** What is not in the index by then is read on without anybody waiting. */
const LONGEST_WAIT_MS = 2_000;

/** What happened to a record of `connection`, newest first. */
export const GET = forRoles<{ kind: string; id: string }>(
  (role) => mayCall(role, listEvents),
  async ({ request, params, session }) => {
    const query = readQuery(request, historyQuery);
    await findRow(query.connection);
    const index = query.cursor === undefined ? await stateOfIndex(query.connection) : 'whole';
    return { ...(await listHistory(params, query, session)), index } satisfies HistoryReply;
  },
);

/** Reads on to the end of the events, and says whether that came about. */
function stateOfIndex(connectionId: string): Promise<HistoryReply['index']> {
  const read = feedsOf(connectionId).history.catchUp();
  const state = read.then(
    () => 'whole' as const,
    (error) => (describeFault(error) ? ('behind' as const) : ('unsupported' as const)),
  );
  return Promise.race([state, setTimeout(LONGEST_WAIT_MS, 'behind' as const, { ref: false })]);
}
