import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Pipeline, Stage } from '../../../lib/contract/pipelines.ts';
import { prepared } from '../../../lib/database/prepared.ts';
import type { ReadContext, WriteContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { pipelines, stages } from '../../db/tables/pipelines.ts';
import { type PipelineRow, pipelineRecord, type StageRow } from './pipeline-record.ts';

export async function activePipelines({ db, subaccountId }: ReadContext): Promise<Pipeline[]> {
  const rows = await db
    .select()
    .from(pipelines)
    .where(and(eq(pipelines.subaccountId, subaccountId), eq(pipelines.archivado, false)))
    .orderBy(asc(pipelines.id));
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select()
    .from(stages)
    .where(inArray(stages.pipelineId, ids))
    .orderBy(asc(stages.orden));
  const byPipeline = Map.groupBy(found, ({ pipelineId }) => pipelineId);
  return rows.map((row) => pipelineRecord(row, byPipeline.get(row.id) ?? []));
}

export async function getPipelineOrThrow(
  { db, subaccountId }: ReadContext,
  id: number,
): Promise<PipelineRow> {
  const [row] = await db
    .select()
    .from(pipelines)
    .where(and(eq(pipelines.id, id), eq(pipelines.subaccountId, subaccountId)));
  if (!row) throw notFound('Pipeline');
  return row;
}

/**
 * Takes a pipeline for this transaction. Whatever changes its stages, or the place or state of its deals, does so
 * first: one writer a pipeline is what keeps every `orden` right.
 */
export async function lockPipelineOrThrow(context: WriteContext, id: number): Promise<PipelineRow> {
  const row = await findPipelineToLock(context, id);
  if (!row) throw notFound('Pipeline');
  return row;
}

/** The same where the pipeline is named in a body: undefined, not 404, where there is none. */
export async function findPipelineToLock(
  { db, subaccountId }: WriteContext,
  id: number,
): Promise<PipelineRow | undefined> {
  const [row] = await db
    .select()
    .from(pipelines)
    .where(and(eq(pipelines.id, id), eq(pipelines.subaccountId, subaccountId)))
    .for('no key update');
  return row;
}

/** Whose stages a new deal may enter: a pipeline by its id, that of a stage, or the default one. */
export type PipelineNamed =
  | { readonly by: 'id' | 'stage'; readonly id: number }
  | { readonly by: 'default'; readonly id?: undefined };

/**
 * Takes a pipeline for this transaction and reads it with its stages as they are then, both in one trip. Undefined
 * where the subaccount has none.
 */
export async function lockWithStages(
  context: WriteContext,
  named: PipelineNamed,
): Promise<{ readonly pipeline: PipelineRow; readonly stages: StageRow[] } | undefined> {
  const { db, subaccountId } = context;
  const { lock, read } = lockedBy[named.by];
  const values = { subaccountId, id: named.id };
  const [locked, rows] = await Promise.all([lock(db).execute(values), read(db).execute(values)]);
  const pipeline = rows[0]?.pipelines;
  // Another one became the default, or got the stage, while we waited for the lock.
  if (pipeline?.id !== locked[0]?.id) return lockWithStages(context, named);
  return pipeline && { pipeline, stages: rows.flatMap(({ stages }) => stages ?? []) };
}

const lockedBy = {
  id: lockAndRead('id', sql`${pipelines.id} = ${sql.placeholder('id')}`),
  stage: lockAndRead(
    'stage',
    sql`${pipelines.id} = (select s.pipeline_id from stages s
      where s.id = ${sql.placeholder('id')} and s.subaccount_id = ${sql.placeholder('subaccountId')})`,
  ),
  default: lockAndRead('default', sql`${pipelines.esDefault}`),
};

function lockAndRead(name: string, condition: SQL) {
  const matching = and(eq(pipelines.subaccountId, sql.placeholder('subaccountId')), condition);
  return {
    lock: prepared((db) =>
      db
        .select({ id: pipelines.id })
        .from(pipelines)
        .where(matching)
        .for('no key update')
        .prepare(`pipeline_lock_${name}`),
    ),
    read: prepared((db) =>
      db
        .select()
        .from(pipelines)
        .leftJoin(stages, eq(stages.pipelineId, pipelines.id))
        .where(matching)
        .orderBy(asc(stages.orden))
        .prepare(`pipeline_with_stages_${name}`),
    ),
  };
}

/** The stages of a deal's pipeline, in their order. */
export function stagesAround({ db }: Pick<ReadContext, 'db'>, dealId: number): Promise<StageRow[]> {
  return stagesAroundDeal(db).execute({ dealId });
}

const stagesAroundDeal = prepared((db) =>
  db
    .select()
    .from(stages)
    .where(
      sql`${stages.pipelineId} = (select d.pipeline_id from deals d where d.id = ${sql.placeholder('dealId')})`,
    )
    .orderBy(asc(stages.orden))
    .prepare('stages_around_deal'),
);

/** The pipeline of a stage of this subaccount. */
export async function findPipelineOfStage(
  { db, subaccountId }: ReadContext,
  stageId: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ pipelineId: stages.pipelineId })
    .from(stages)
    .where(and(eq(stages.id, stageId), eq(stages.subaccountId, subaccountId)));
  return row?.pipelineId;
}

/** Locks the pipeline of a stage, then reads the stage and its siblings as they are then. */
export async function lockStageOrThrow(
  context: WriteContext,
  id: number,
): Promise<{ pipeline: PipelineRow; stage: StageRow; siblings: StageRow[] }> {
  const pipelineId = await findPipelineOfStage(context, id);
  if (pipelineId === undefined) throw notFound('Stage');
  const pipeline = await lockPipelineOrThrow(context, pipelineId);
  const siblings = await stagesOf(context, pipeline.id);
  const stage = siblings.find((one) => one.id === id);
  if (!stage) throw notFound('Stage');
  return { pipeline, stage, siblings };
}

/** In their order. */
export async function stagesOf({ db }: Pick<ReadContext, 'db'>, pipelineId: number): Promise<StageRow[]> {
  return db.select().from(stages).where(eq(stages.pipelineId, pipelineId)).orderBy(asc(stages.orden));
}

export async function getStage({ db }: ReadContext, id: number): Promise<StageRow> {
  const [row] = await db.select().from(stages).where(eq(stages.id, id));
  return row!;
}

export async function recordOf(context: Pick<ReadContext, 'db'>, row: PipelineRow): Promise<Pipeline> {
  return pipelineRecord(row, await stagesOf(context, row.id));
}

export type NewPipeline = Pick<typeof pipelines.$inferInsert, 'nombre' | 'esDefault' | 'razonesConfig'>;

export async function insertPipeline(
  { db, subaccountId, now }: Pick<WriteContext, 'db' | 'subaccountId' | 'now'>,
  values: NewPipeline,
): Promise<PipelineRow> {
  const [row] = await db
    .insert(pipelines)
    .values({ ...values, subaccountId, createdAt: now, updatedAt: now })
    .returning();
  return row!;
}

export async function savePipeline(
  { db, now }: WriteContext,
  id: number,
  values: Partial<Pick<PipelineRow, 'nombre' | 'esDefault' | 'archivado'>>,
): Promise<PipelineRow> {
  const [row] = await db
    .update(pipelines)
    .set({ ...values, updatedAt: now })
    .where(eq(pipelines.id, id))
    .returning();
  return row!;
}

export async function removePipeline({ db }: WriteContext, id: number): Promise<void> {
  await db.delete(pipelines).where(eq(pipelines.id, id));
}

/** The pipeline that takes deals sent without one; undefined where every pipeline is archived or gone. */
export async function defaultPipeline({
  db,
  subaccountId,
}: Pick<ReadContext, 'db' | 'subaccountId'>): Promise<PipelineRow | undefined> {
  const [row] = await db
    .select()
    .from(pipelines)
    .where(and(eq(pipelines.subaccountId, subaccountId), pipelines.esDefault));
  return row;
}

/** Takes the flag from the pipeline that has it. */
export async function clearDefault({ db, subaccountId }: WriteContext): Promise<void> {
  await db
    .update(pipelines)
    .set({ esDefault: false })
    .where(and(eq(pipelines.subaccountId, subaccountId), pipelines.esDefault));
}

/** Makes the oldest active pipeline but this one the default. */
export async function promoteOldest({ db, subaccountId }: WriteContext, except: number): Promise<void> {
  const oldest = db
    .select({ id: sql`min(${pipelines.id})` })
    .from(pipelines)
    .where(
      and(eq(pipelines.subaccountId, subaccountId), eq(pipelines.archivado, false), ne(pipelines.id, except)),
    );
  await db.update(pipelines).set({ esDefault: true }).where(eq(pipelines.id, oldest));
}

export type NewStage = Pick<Stage, 'nombre' | 'stage_type' | 'probabilidad' | 'color'>;

/** Inserts stages with these positions. */
export async function insertStages(
  { db, subaccountId }: Pick<WriteContext, 'db' | 'subaccountId' | 'now'>,
  pipelineId: number,
  values: readonly (NewStage & { orden: number })[],
): Promise<StageRow[]> {
  if (values.length === 0) return [];
  const rows = values.map(({ nombre, stage_type: stageType, probabilidad, color, orden }) => ({
    ...{ subaccountId, pipelineId, nombre, stageType, probabilidad, color, orden },
  }));
  return db.insert(stages).values(rows).returning();
}

export async function saveStage(
  { db }: WriteContext,
  id: number,
  values: Partial<Pick<StageRow, 'nombre' | 'stageType' | 'probabilidad' | 'color'>>,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await db.update(stages).set(values).where(eq(stages.id, id));
}

/** Numbers stages 0, 1, 2 … in this order. */
export async function numberStages({ db }: WriteContext, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const order = sql`array_position(array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::int8[], ${stages.id})`;
  await db
    .update(stages)
    .set({ orden: sql`${order} - 1` })
    .where(inArray(stages.id, [...ids]));
}

export async function removeStage({ db }: WriteContext, id: number): Promise<void> {
  await db.delete(stages).where(eq(stages.id, id));
}
