import 'server-only';
import { and, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import { notFound } from '@/lib/http/console-error';
import { getRuntime } from '@/lib/store/store';
import { receivedRequest } from '@/lib/store/tables/receiver';
import type { RequestSummary, RequestView } from './receiver-view';

/** How many requests a user's receiver keeps. */
export const KEPT_REQUESTS = 200;

const { body: _, userId: __, ...summary } = getTableColumns(receivedRequest);

/** Stores a request and lets go of those beyond the newest 200 of its user. */
export async function keepRequest(request: typeof receivedRequest.$inferInsert): Promise<void> {
  const { store } = await getRuntime();
  const { userId } = request;
  await store.db.insert(receivedRequest).values(request);
  const newestToDrop = sql`(select id from ${receivedRequest} where user_id = ${userId}
    order by id desc offset ${KEPT_REQUESTS} limit 1)`;
  await store.db
    .delete(receivedRequest)
    .where(and(eq(receivedRequest.userId, userId), lte(receivedRequest.id, newestToDrop)));
}

/** What the user's receiver was sent, newest first; without the bodies. */
export async function listRequests(userId: string): Promise<RequestSummary[]> {
  const { store } = await getRuntime();
  const rows = await store.db
    .select(summary)
    .from(receivedRequest)
    .where(eq(receivedRequest.userId, userId))
    .orderBy(desc(receivedRequest.id))
    .limit(KEPT_REQUESTS);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** @throws ConsoleError 404, also for another user's request */
export async function getRequest(userId: string, id: number): Promise<RequestView> {
  const { store } = await getRuntime();
  const [row] = await store.db
    .select({ ...summary, body: receivedRequest.body })
    .from(receivedRequest)
    .where(and(eq(receivedRequest.userId, userId), eq(receivedRequest.id, id)));
  if (!row) throw notFound('Request');
  return { ...row, at: row.at.toISOString() };
}

export async function clearRequests(userId: string): Promise<void> {
  const { store } = await getRuntime();
  await store.db.delete(receivedRequest).where(eq(receivedRequest.userId, userId));
}
