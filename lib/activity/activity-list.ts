import 'server-only';
import { and, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Session } from '@/lib/auth/session-lookup';
import { pageQuery } from '@/lib/contract/pagination';
import { notFound } from '@/lib/http/console-error';
import { mayReadAllActivity } from '@/lib/rules/roles';
import { getRuntime } from '../store/store';
import { activity } from '../store/tables/activity';
import { actedOn } from './acted-on';

/** Query of `GET /api/console/activity`. `outcome` `unknown`: the console stopped before the answer was known. */
export const activityQuery = z.object({
  ...pageQuery,
  user_id: z.string().optional(),
  /** And what was done without one: exports, acts on the test receiver. */
  connection_id: z.string().optional(),
  operation_id: z.string().optional(),
  outcome: z.enum(['done', 'refused', 'unknown']).optional(),
  /** Of the API: what was done to one record, and to what lies below it, and what made it (`/forms/7`). */
  path: z.string().optional(),
  /** A plan of configuration: what was written by it. */
  plan: z.string().optional(),
  /** Not before, and before. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
});

const summary = {
  id: activity.id,
  at: activity.at,
  user: { id: activity.userId, name: activity.userName, email: activity.userEmail },
  connection: { id: activity.connectionId, name: activity.connectionName },
  operationId: activity.operationId,
  method: activity.method,
  path: activity.path,
  status: activity.status,
  requestId: activity.requestId,
  durationMs: activity.durationMs,
  /** Of configuration, where it was written by one. */
  planId: activity.planId,
};

const detail = {
  ...summary,
  idempotencyKey: activity.idempotencyKey,
  attempts: activity.attempts,
  recordPath: activity.recordPath,
  requestBody: activity.requestBody,
  replyBody: activity.replyBody,
};

const outcomes = {
  done: lt(activity.status, 400),
  refused: gte(activity.status, 400),
  unknown: isNull(activity.status),
};

/** Owner and admin see everybody's, the others their own. */
function visibleTo({ user }: Session) {
  return mayReadAllActivity(user.role) ? undefined : eq(activity.userId, user.id);
}

/** Writes that went through the console, newest first. `next_cursor` is null on the last page. */
export async function listActivity(session: Session, query: z.output<typeof activityQuery>) {
  const { store } = await getRuntime();
  const rows = await store.db
    .select({ ...summary, requestBody: activity.requestBody, replyBody: activity.replyBody })
    .from(activity)
    .where(
      and(
        visibleTo(session),
        query.cursor ? lt(activity.id, query.cursor) : undefined,
        query.user_id ? eq(activity.userId, query.user_id) : undefined,
        query.connection_id ? inArray(activity.connectionId, [query.connection_id, '']) : undefined,
        query.operation_id ? eq(activity.operationId, query.operation_id) : undefined,
        query.path === undefined ? undefined : eq(activity.recordPath, query.path),
        query.plan === undefined ? undefined : eq(activity.planId, query.plan),
        query.outcome ? outcomes[query.outcome] : undefined,
        query.from ? gte(activity.at, new Date(query.from)) : undefined,
        query.to ? lt(activity.at, new Date(query.to)) : undefined,
      ),
    )
    .orderBy(desc(activity.id))
    .limit(query.limit + 1);
  const data = rows.slice(0, query.limit).map(({ requestBody, replyBody, ...entry }) => ({
    ...entry,
    record: actedOn({ ...entry, requestBody, replyBody }),
  }));
  return { data, next_cursor: rows.length > query.limit ? data.at(-1)!.id : null };
}

/** Who has entries that the caller may see, under the name of their last one: also who is no longer a user. */
export async function listActivityPeople(session: Session) {
  const { store } = await getRuntime();
  const people = await store.db
    .selectDistinctOn([activity.userId], { id: activity.userId, name: activity.userName })
    .from(activity)
    .where(visibleTo(session))
    .orderBy(activity.userId, desc(activity.id));
  return people.sort((one, other) => one.name.localeCompare(other.name));
}

/** @throws ConsoleError 404, also for an entry that the caller may not see */
export async function getActivity(session: Session, id: string) {
  const { store } = await getRuntime();
  const known = /^\d{1,15}$/.test(id) ? eq(activity.id, Number(id)) : sql`false`;
  const [row] = await store.db
    .select(detail)
    .from(activity)
    .where(and(known, visibleTo(session)));
  if (!row) throw notFound('Activity entry');
  return { ...row, record: actedOn(row) };
}
