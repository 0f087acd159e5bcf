import { sql } from 'drizzle-orm';
import type { Queries } from '../../lib/database/database.ts';
import { retentionDays } from '../core/retention-days.ts';

/** How many requests of a subaccount are kept. */
const MOST_REQUESTS = 100_000;
const BATCH = 1000;

type Surplus = {
  readonly most?: number;
  /** All where it is left out. */
  readonly subaccounts?: readonly number[];
  readonly signal?: AbortSignal;
};

/** Removes the oldest requests of subaccounts that have more than `most`. Answers how many. */
export function removeSurplus(
  db: Queries,
  { most = MOST_REQUESTS, subaccounts, signal }: Surplus = {},
): Promise<number> {
  const among = subaccounts ? sql`where id in ${subaccounts}` : sql``;
  return inBatches(
    db,
    sql`
    with surplus as (
      select id as subaccount, (
        select id from requests where subaccount_id = subaccounts.id order by id desc offset ${most}::int limit 1
      ) as newest from subaccounts ${among}
    )
    delete from requests where id in (
      select requests.id from surplus join requests on subaccount_id = subaccount and requests.id <= newest
      limit ${BATCH}::int
    )`,
    signal,
  );
}

/** Removes requests that are older than they are kept, by the machine's clock. Answers how many. */
export function removeOldRequests(db: Queries, machine: Date, signal?: AbortSignal): Promise<number> {
  const oldest = new Date(machine.getTime() - retentionDays.requests * 86_400_000).toISOString();
  return inBatches(
    db,
    sql`delete from requests where id in (
      select id from requests where received_at < ${oldest}::timestamptz order by received_at limit ${BATCH}::int
    )`,
    signal,
  );
}

async function inBatches(db: Queries, statement: ReturnType<typeof sql>, signal?: AbortSignal) {
  let total = 0;
  for (let removed = BATCH; removed === BATCH && !signal?.aborted; total += removed) {
    removed = (await db.execute(statement)).rowCount ?? 0;
  }
  return total;
}
