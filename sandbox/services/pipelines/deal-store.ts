import { and, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { prepared } from '../../../lib/database/prepared.ts';
import type { ReadContext, WriteContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { afterCursor } from '../../core/pagination.ts';
import { companies, contacts } from '../../db/tables/contacts.ts';
import { deals, pipelines } from '../../db/tables/pipelines.ts';
import type { DealRow } from './deal-record.ts';

const live = ne(deals.estado, 'papelera');

const dealById = prepared((db) =>
  db
    .select()
    .from(deals)
    .where(and(eq(deals.id, sql.placeholder('id')), eq(deals.subaccountId, sql.placeholder('subaccountId'))))
    .prepare('deal_by_id'),
);

export async function getDealOrThrow({ db, subaccountId }: ReadContext, id: number): Promise<DealRow> {
  const [row] = await dealById(db).execute({ id, subaccountId });
  if (!row) throw notFound('Deal');
  return row;
}

/** Takes a deal and its pipeline, the pipeline first as every writer does, and reads the deal as it is then. */
async function lockWhere({ db, subaccountId }: WriteContext, condition: SQL): Promise<DealRow | undefined> {
  const [row] = await db
    .select({ deal: deals })
    .from(pipelines)
    .innerJoin(deals, eq(deals.pipelineId, pipelines.id))
    .where(and(condition, eq(deals.subaccountId, subaccountId)))
    .for('no key update', { of: [pipelines, deals] });
  return row?.deal;
}

/** `target` is the pipeline that the deal is to go to. */
export async function lockDealOrThrow(context: WriteContext, id: number, target?: number): Promise<DealRow> {
  const condition = eq(deals.id, id);
  if (target !== undefined) await lockBoth(context, condition, target);
  const row = (await lockWhere(context, condition)) ?? (await lockMoved(context, id));
  if (!row) throw notFound('Deal');
  return row;
}

/** A deal that went to another pipeline while we waited for the first one's lock no longer matches: look again. */
async function lockMoved(context: WriteContext, id: number): Promise<DealRow | undefined> {
  await getDealOrThrow(context, id);
  return lockWhere(context, eq(deals.id, id));
}

export async function lockDealByExternalId(
  context: WriteContext,
  externalId: string,
  target?: number,
): Promise<DealRow | undefined> {
  const condition = eq(deals.externalId, externalId);
  if (target !== undefined) await lockBoth(context, condition, target);
  return lockWhere(context, condition);
}

/** Takes the pipelines that a deal leaves and enters in the order of their ids: two deals that cross do not deadlock. */
async function lockBoth({ db, subaccountId }: WriteContext, condition: SQL, target: number): Promise<void> {
  const left = db
    .select({ id: deals.pipelineId })
    .from(deals)
    .where(and(condition, eq(deals.subaccountId, subaccountId)));
  await db
    .select({ id: pipelines.id })
    .from(pipelines)
    .where(
      and(
        eq(pipelines.subaccountId, subaccountId),
        or(eq(pipelines.id, target), inArray(pipelines.id, left)),
      ),
    )
    .orderBy(pipelines.id)
    .for('no key update');
}

export type NewDeal = Omit<typeof deals.$inferInsert, 'id' | 'orden' | 'subaccountId'>;

/** Inserts a deal last in its stage. Undefined where the `external_id` is taken. */
export async function insertDeal(
  { db, subaccountId }: WriteContext,
  values: NewDeal,
): Promise<DealRow | undefined> {
  const [row] = await db
    .insert(deals)
    .values({ ...values, subaccountId, orden: sql`(${lastOrden(values.stageId)})` })
    .onConflictDoNothing({ target: [deals.subaccountId, deals.externalId] })
    .returning();
  return row;
}

/** The table is named in full, for inside an insert drizzle leaves the names of columns bare. */
function lastOrden(stageId: number): SQL {
  return sql`select coalesce(max(d.orden) + 1, 0) from ${deals} d where d.stage_id = ${stageId} and d.estado <> 'papelera'`;
}

export async function saveDeal(
  { db, now }: WriteContext,
  id: number,
  values: Partial<DealRow>,
): Promise<DealRow> {
  const [row] = await db
    .update(deals)
    .set({ ...values, updatedAt: now })
    .where(eq(deals.id, id))
    .returning();
  return row!;
}

/** Number of deals that stand in a stage: those not in the trash. */
export async function countInStage({ db }: ReadContext, stageId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(deals)
    .where(and(eq(deals.stageId, stageId), live));
  return row!.count;
}

/** Moves the deals of a stage that stand at positions `from` to `to`, both included, by one. */
export async function shiftOrden(
  { db }: WriteContext,
  { stageId, from, to, by }: { stageId: number; from: number; to: number; by: 1 | -1 },
): Promise<void> {
  if (to < from) return;
  await db
    .update(deals)
    .set({ orden: sql`${deals.orden} + ${by}::int` })
    .where(
      and(
        eq(deals.stageId, stageId),
        live,
        sql`${deals.orden} between ${from}::int and ${Math.min(to, 2 ** 31 - 1)}::int`,
      ),
    );
}

export type DealFilter = {
  readonly pipelineId?: number | undefined;
  readonly stageId?: number | undefined;
  readonly contactoId?: number | undefined;
  readonly estado?: string | undefined;
  /** Deals with smaller ids. */
  readonly cursor?: number | undefined;
  readonly limit?: number;
};

/** Newest first. Those in the trash only where `estado` asks for them. */
export async function selectDeals({ db, subaccountId }: ReadContext, filter: DealFilter): Promise<DealRow[]> {
  const { pipelineId, stageId, contactoId, estado, cursor, limit } = filter;
  const query = db
    .select()
    .from(deals)
    .where(
      and(
        eq(deals.subaccountId, subaccountId),
        estado === undefined ? live : sql`${deals.estado} = ${estado}`,
        pipelineId === undefined ? undefined : eq(deals.pipelineId, pipelineId),
        stageId === undefined ? undefined : eq(deals.stageId, stageId),
        contactoId === undefined ? undefined : eq(deals.contactoId, contactoId),
        afterCursor(deals.id, cursor),
      ),
    )
    .orderBy(desc(deals.id));
  return limit === undefined ? query : query.limit(limit);
}

/** Every deal of a stage, the trash included, in their order. */
export function dealsOfStage({ db }: ReadContext, stageId: number): Promise<DealRow[]> {
  return db.select().from(deals).where(eq(deals.stageId, stageId)).orderBy(deals.orden, deals.id);
}

/** Saves where many deals stand and in which state, in one statement. */
export async function saveDeals({ db }: WriteContext, rows: readonly DealRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = JSON.stringify(
    rows.map(({ id, stageId, orden, estado, closedAt, motivoPerdida, stageChangedAt, updatedAt }) => ({
      ...{ id, orden, estado, stage_id: stageId, closed_at: closedAt, motivo_perdida: motivoPerdida },
      ...{ stage_changed_at: stageChangedAt, updated_at: updatedAt },
    })),
  );
  await db.execute(sql`
    update deals set stage_id = v.stage_id, orden = v.orden, estado = v.estado, closed_at = v.closed_at,
      motivo_perdida = v.motivo_perdida, stage_changed_at = v.stage_changed_at, updated_at = v.updated_at
    from json_to_recordset(${values}::json) as v(id int8, stage_id int8, orden int, estado text,
      closed_at timestamptz, motivo_perdida text, stage_changed_at timestamptz, updated_at timestamptz)
    where deals.id = v.id`);
}

export async function hasDeals({ db }: ReadContext, stageId: number): Promise<boolean> {
  const found = await db.select({ id: deals.id }).from(deals).where(eq(deals.stageId, stageId)).limit(1);
  return found.length > 0;
}

export async function hasOpenDeals({ db }: ReadContext, pipelineId: number): Promise<boolean> {
  const found = await db
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.pipelineId, pipelineId), eq(deals.estado, 'abierto')))
    .limit(1);
  return found.length > 0;
}

/** True where the subaccount has this contact or company. */
export async function ownsContact({ db, subaccountId }: ReadContext, id: number): Promise<boolean> {
  const mine = and(eq(contacts.id, id), eq(contacts.subaccountId, subaccountId));
  return (await db.select({ id: contacts.id }).from(contacts).where(mine)).length > 0;
}

export async function ownsCompany({ db, subaccountId }: ReadContext, id: number): Promise<boolean> {
  const mine = and(eq(companies.id, id), eq(companies.subaccountId, subaccountId));
  return (await db.select({ id: companies.id }).from(companies).where(mine)).length > 0;
}
