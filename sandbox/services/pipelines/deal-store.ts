import { and, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { gathered } from '../../../lib/database/gathered.ts';
import { prepared } from '../../../lib/database/prepared.ts';
import { sendAhead } from '../../../lib/database/transaction.ts';
import type { ReadContext, WriteContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { afterCursor } from '../../core/pagination.ts';
import { companies, contacts } from '../../db/tables/contacts.ts';
import { deals, pipelines } from '../../db/tables/pipelines.ts';
import type { DealRow } from './deal-record.ts';
import { dealsWithWords, keepDealText } from './deal-text.ts';
import type { StageRow } from './pipeline-record.ts';
import { stagesAround } from './pipeline-store.ts';

const live = ne(deals.estado, 'papelera');

/** Looked up one by one by their primary key, so that a plan made while there are few deals is right for many. */
const dealsByKey = prepared((db) => {
  const deal = db.select().from(deals).where(sql`${deals.id} = key.id`).limit(1).as('deal');
  return db
    .select(deal._.selectedFields)
    .from(
      sql`unnest(${sql.placeholder('ids')}::bigint[], ${sql.placeholder('subaccountIds')}::int[])
        as key(id, subaccount_id)`,
    )
    .crossJoinLateral(deal)
    .where(sql`${deal.subaccountId} = key.subaccount_id`)
    .prepare('deals_by_key');
});

const dealByKey = gathered<{ id: number; subaccountId: number }, DealRow>(
  (db, keys) =>
    dealsByKey(db).execute({
      ids: keys.map(({ id }) => id),
      subaccountIds: keys.map(({ subaccountId }) => subaccountId),
    }),
  (row, { id, subaccountId }) => row.id === id && row.subaccountId === subaccountId,
);

export async function getDealOrThrow({ db, subaccountId }: ReadContext, id: number): Promise<DealRow> {
  const row = await dealByKey(db, { id, subaccountId });
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

/** Locks a deal and its pipeline and reads the pipeline's stages as they are then, all in one trip. */
export async function lockDealWithStages(
  context: WriteContext,
  id: number,
): Promise<{ readonly deal: DealRow; readonly stages: StageRow[] }> {
  const { db, subaccountId } = context;
  const [locked, stages] = await Promise.all([
    lockedDeal(db).execute({ id, subaccountId }),
    stagesAround(context, id),
  ]);
  const deal = locked[0]?.deal;
  if (deal) return { deal, stages };
  const moved = await lockMoved(context, id);
  if (!moved) throw notFound('Deal');
  return { deal: moved, stages: await stagesAround(context, id) };
}

const lockedDeal = prepared((db) =>
  db
    .select({ deal: deals })
    .from(pipelines)
    .innerJoin(deals, eq(deals.pipelineId, pipelines.id))
    .where(and(eq(deals.id, sql.placeholder('id')), eq(deals.subaccountId, sql.placeholder('subaccountId'))))
    .for('no key update', { of: [pipelines, deals] })
    .prepare('deal_lock_by_id'),
);

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
  const [row] = await oneMoreDeal(db).execute(encoded({ ...noDeal, ...values, subaccountId }));
  if (row) keepDealText(db, row);
  return row;
}

/** What a deal has where nothing is said. */
const noDeal = {
  ...{ externalId: null, contactoId: null, empresaId: null, fechaCierreEstimada: null },
  ...{ motivoPerdida: null, closedAt: null },
};

const encoded = <Values extends { readonly closedAt?: Date | null }>(values: Values) => ({
  ...values,
  closedAt: values.closedAt?.toISOString() ?? null,
});

const mutable = {
  pipelineId: sql.placeholder('pipelineId'),
  stageId: sql.placeholder('stageId'),
  estado: sql.placeholder('estado'),
  title: sql.placeholder('title'),
  amount: sql.placeholder('amount'),
  currency: sql.placeholder('currency'),
  externalId: sql.placeholder('externalId'),
  contactoId: sql.placeholder('contactoId'),
  empresaId: sql.placeholder('empresaId'),
  fechaCierreEstimada: sql.placeholder('fechaCierreEstimada'),
  motivoPerdida: sql.placeholder('motivoPerdida'),
  camposCustom: sql.placeholder('camposCustom'),
  stageChangedAt: sql.placeholder('stageChangedAt'),
  // Sent as text: the column's own encoder takes no null here.
  closedAt: sql`${sql.placeholder('closedAt')}`,
  updatedAt: sql.placeholder('updatedAt'),
};

const oneMoreDeal = prepared((db) =>
  db
    .insert(deals)
    .values({
      ...mutable,
      subaccountId: sql.placeholder('subaccountId'),
      createdAt: sql.placeholder('createdAt'),
      orden: sql`(${nextOrden})`,
    })
    .onConflictDoNothing({ target: [deals.subaccountId, deals.externalId] })
    .returning()
    .prepare('deal_insert'),
);

/** The table is named in full, for inside an insert drizzle leaves the names of columns bare. */
const nextOrden = sql`select coalesce(max(d.orden) + 1, 0) as next from ${deals} d
  where d.stage_id = ${sql.placeholder('stageId')} and d.estado <> 'papelera'`;

/** Saves a deal that the caller has locked. */
export async function saveDeal(
  { db, now }: WriteContext,
  deal: DealRow,
  values: Partial<DealRow>,
): Promise<DealRow> {
  const [row] = await savedDeal(db).execute(encoded({ ...deal, ...values, updatedAt: now }));
  if (row!.title !== deal.title || row!.externalId !== deal.externalId) keepDealText(db, row!);
  return row!;
}

const savedDeal = prepared((db) =>
  db
    .update(deals)
    // Its types know placeholders in `values` alone.
    .set({ ...mutable, orden: sql.placeholder('orden') } as unknown as Partial<DealRow>)
    .where(eq(deals.id, sql.placeholder('id')))
    .returning()
    .prepare('deal_save'),
);

/** Number of deals that stand in a stage: those not in the trash. */
export async function countInStage({ db }: ReadContext, stageId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(deals)
    .where(and(eq(deals.stageId, stageId), live));
  return row!.count;
}

/** The position behind the last deal of a stage: positions have no gaps, so this is their number. */
export async function nextInStage({ db }: ReadContext, stageId: number): Promise<number> {
  const [row] = await behindLast(db).execute({ stageId });
  return row!.next;
}

const behindLast = prepared((db) =>
  db
    .select({ next: sql<number>`coalesce(max(${deals.orden}) + 1, 0)` })
    .from(deals)
    .where(and(eq(deals.stageId, sql.placeholder('stageId')), live))
    .prepare('deals_behind_last'),
);

/** Moves the deals of a stage that stand at positions `from` to `to`, both included, by one; sent with what comes next. */
export function shiftOrden(
  { db }: WriteContext,
  { stageId, from, to, by }: { stageId: number; from: number; to: number; by: 1 | -1 },
): void {
  if (to < from) return;
  sendAhead(db, shifted(db).execute({ stageId, from, to: Math.min(to, 2 ** 31 - 1), by }));
}

const shifted = prepared((db) =>
  db
    .update(deals)
    .set({ orden: sql`${deals.orden} + ${sql.placeholder('by')}::int` })
    .where(
      and(
        eq(deals.stageId, sql.placeholder('stageId')),
        live,
        sql`${deals.orden} between ${sql.placeholder('from')}::int and ${sql.placeholder('to')}::int`,
      ),
    )
    .prepare('deals_shift'),
);

export type DealFilter = {
  readonly pipelineId?: number | undefined;
  readonly stageId?: number | undefined;
  readonly contactoId?: number | undefined;
  readonly estado?: string | undefined;
  /** Words, each of which the title or the external id has. */
  readonly q?: string | undefined;
  /** Deals with smaller ids. */
  readonly cursor?: number | undefined;
  readonly limit?: number;
};

/** Newest first. Those in the trash only where `estado` asks for them. */
export function selectDeals({ db, subaccountId }: ReadContext, filter: DealFilter): Promise<DealRow[]> {
  const { pipelineId, stageId, contactoId, estado, q = '', cursor, limit } = filter;
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
        ...dealsWithWords(db, q),
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
