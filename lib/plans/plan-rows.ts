import 'server-only';
import { randomBytes } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hasBegun, madeIn } from '@/lib/configuration/apply/results';
import type { SideView } from '@/lib/configuration/comparison';
import type { Choice, PlannedRecord, PlanRecordView, PlanView, RecordResult } from '@/lib/configuration/plan';
import type { PlanRow as ListedPlan } from '@/lib/configuration/requests';
import type { Queries } from '@/lib/database/database';
import { notFound } from '@/lib/http/console-error';
import type { Steps } from '@/lib/jobs/job';
import { parseJson } from '@/lib/json/parse-json';
import { getRuntime } from '@/lib/store/store';
import { configurationPlan, configurationPlanRecord } from '@/lib/store/tables/configuration';
import { assertMayUse, type Caller } from './caller';
import { addressOf } from './same-address';
import type { ConnectionSide, KnownSide } from './sides';

export type PlanRow = typeof configurationPlan.$inferSelect;
export type RecordRow = typeof configurationPlanRecord.$inferSelect;

const MOST_LISTED = 200;
const CHUNK = 200;

/** A plan that is to be kept. */
export type NewPlan = {
  readonly source: KnownSide;
  readonly target: ConnectionSide;
  readonly records: readonly PlannedRecord[];
  readonly choices?: readonly Choice[];
  readonly undoOf?: string;
};

/** Keeps a plan as proposed by the caller, in the place of what they had proposed between the two and nobody approved. */
export async function insertPlan(caller: Caller, plan: NewPlan): Promise<PlanView> {
  const { source, target, records, choices = [], undoOf } = plan;
  const { store } = await getRuntime();
  const id = randomBytes(18).toString('base64url');
  const chosen = new Map(choices.map((choice) => [choice.key, choice]));
  await store.transaction(async (tx) => {
    await withdrawEarlier(tx, caller, plan);
    await tx.insert(configurationPlan).values({
      id,
      state: 'proposed',
      sourceConnectionId: source.view.connectionId ?? null,
      sourceName: source.view.name,
      sourceEnvironment: source.view.environment ?? null,
      sourceFiles: 'files' in source ? JSON.stringify(source.files) : null,
      targetConnectionId: target.connection.id,
      targetName: target.view.name,
      targetEnvironment: target.view.environment ?? 'live',
      targetAddress: addressOf(target.connection),
      madeBy: caller.user.id,
      madeByName: caller.user.name,
      madeAt: new Date(),
      undoOf: undoOf ?? null,
    });
    const rows = records.map((record, position) => {
      const choice = chosen.get(record.key);
      return {
        planId: id,
        position,
        record: JSON.stringify(record),
        choice: choice ? JSON.stringify(choice) : null,
      };
    });
    for (let from = 0; from < rows.length; from += CHUNK) {
      await tx.insert(configurationPlanRecord).values(rows.slice(from, from + CHUNK));
    }
  });
  return getPlan(caller, id);
}

async function withdrawEarlier(
  tx: Queries,
  caller: Caller,
  { source, target, undoOf }: NewPlan,
): Promise<void> {
  const { connectionId, name } = source.view;
  const same = (column: PgColumn, value: string | undefined) =>
    value === undefined ? isNull(column) : eq(column, value);
  await tx
    .update(configurationPlan)
    .set({ state: 'withdrawn', endedAt: new Date(), sourceFiles: null })
    .where(
      and(
        eq(configurationPlan.state, 'proposed'),
        eq(configurationPlan.madeBy, caller.user.id),
        // A token's plans are its own.
        eq(configurationPlan.madeByName, caller.user.name),
        eq(configurationPlan.targetConnectionId, target.connection.id),
        same(configurationPlan.sourceConnectionId, connectionId),
        connectionId === undefined ? eq(configurationPlan.sourceName, name) : undefined,
        same(configurationPlan.undoOf, undoOf),
      ),
    );
}

/** @throws ConsoleError 404, 403 `forbidden_connection` */
export async function getPlan(caller: Caller, id: string): Promise<PlanView> {
  const { store } = await getRuntime();
  const row = await findPlan(store.db, caller, id);
  const view = await viewOf(store.db, row);
  return row.madeBy === caller.user.id ? { ...view, isOwn: true } : view;
}

/** @throws ConsoleError 404, 403 `forbidden_connection` */
export async function findPlan(db: Queries, caller: Caller, id: string): Promise<PlanRow> {
  const [row] = await db.select().from(configurationPlan).where(eq(configurationPlan.id, id));
  if (!row) throw notFound('Plan');
  assertMayUse(caller, row.targetConnectionId);
  if (row.sourceConnectionId !== null) assertMayUse(caller, row.sourceConnectionId);
  return row;
}

/** The records of a plan in the order in which they are written. */
export function recordsOf(db: Queries, planId: string): Promise<RecordRow[]> {
  return db
    .select()
    .from(configurationPlanRecord)
    .where(eq(configurationPlanRecord.planId, planId))
    .orderBy(asc(configurationPlanRecord.position));
}

export const plannedOf = ({ record }: Pick<RecordRow, 'record'>) => parseJson(record) as PlannedRecord;
export const resultOf = ({ result }: Pick<RecordRow, 'result'>) =>
  result === null ? undefined : (parseJson(result) as RecordResult);

/** A plan as its page shows it. */
export async function viewOf(db: Queries, row: PlanRow): Promise<PlanView> {
  const [records, undoneBy] = await Promise.all([recordsOf(db, row.id), undoOf(db, row.id)]);
  return {
    ...headOf(row),
    ...(row.approvedByName !== null && { approvedBy: row.approvedByName }),
    ...(row.approvedAt && { approvedAt: row.approvedAt.toISOString() }),
    ...(row.begunAt && { begunAt: row.begunAt.toISOString() }),
    ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
    ...(undoneBy && { undoneBy: undoneBy.id }),
    records: records.map((each) => {
      const result = resultOf(each);
      return {
        position: each.position,
        record: plannedOf(each),
        ...(result && { result }),
        ...begunOf(each),
      };
    }),
  };
}

/** What was sent of a record, whether or not it has a result. */
function begunOf({ steps: text }: Pick<RecordRow, 'steps'>): Pick<PlanRecordView, 'hasBegun' | 'madeId'> {
  const steps = text === null ? {} : (parseJson(text) as Steps);
  if (!hasBegun({ steps })) return {};
  const madeId = madeIn({ steps });
  return { hasBegun: true, ...(madeId !== undefined && { madeId }) };
}

/** The newest plan that takes another one back and was not withdrawn. */
export async function undoOf(db: Queries, planId: string): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(configurationPlan)
    .where(and(eq(configurationPlan.undoOf, planId), ne(configurationPlan.state, 'withdrawn')))
    .orderBy(desc(configurationPlan.madeAt))
    .limit(1);
  return row;
}

/** Plans from or to a connection, or all of them, newest first. */
export async function listPlans(caller: Caller, asked: string | undefined): Promise<ListedPlan[]> {
  const connectionId = asked ?? caller.connectionId;
  if (connectionId !== undefined) assertMayUse(caller, connectionId);
  const { store } = await getRuntime();
  const { sourceConnectionId, targetConnectionId, madeAt } = configurationPlan;
  const rows = await store.db
    .select()
    .from(configurationPlan)
    .where(
      connectionId === undefined
        ? undefined
        : or(eq(sourceConnectionId, connectionId), eq(targetConnectionId, connectionId)),
    )
    .orderBy(desc(madeAt))
    .limit(MOST_LISTED);
  const counts = await countsOf(
    store.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...headOf(row), records: counts.get(row.id) ?? 0 }));
}

async function countsOf(db: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { planId } = configurationPlanRecord;
  const rows = await db
    .select({ planId, records: count() })
    .from(configurationPlanRecord)
    .where(inArray(planId, [...ids]))
    .groupBy(planId);
  return new Map(rows.map((row) => [row.planId, row.records]));
}

function headOf(row: PlanRow) {
  return {
    id: row.id,
    source: sourceViewOf(row),
    target: targetViewOf(row),
    state: row.state,
    madeBy: row.madeByName,
    madeAt: row.madeAt.toISOString(),
    ...(row.undoOf !== null && { undoOf: row.undoOf }),
  };
}

function sourceViewOf(row: PlanRow): SideView {
  const { sourceConnectionId, sourceName: name, sourceEnvironment } = row;
  if (sourceConnectionId === null) return { kind: 'files', name };
  const environment = sourceEnvironment === null ? {} : { environment: sourceEnvironment };
  return { kind: 'connection', connectionId: sourceConnectionId, name, ...environment };
}

function targetViewOf(row: PlanRow): SideView {
  return {
    kind: 'connection',
    connectionId: row.targetConnectionId,
    name: row.targetName,
    environment: row.targetEnvironment,
  };
}
