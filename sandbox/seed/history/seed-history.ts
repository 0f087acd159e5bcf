import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Queries, Transaction } from '../../../lib/database/database.ts';
import { companies, contacts } from '../../db/tables/contacts.ts';
import { createSecret } from '../../delivery/sign.ts';
import { envelopeAfterId, lockAppends } from '../../outbox/append.ts';
import { countInStage } from '../../services/pipelines/deal-store.ts';
import { defaultPipeline, stagesOf } from '../../services/pipelines/pipeline-store.ts';
import { insertEndpoint } from '../../services/webhooks/endpoint-store.ts';
import { Random } from '../random.ts';
import { type Columns, dealHistories, type Happening, type KnownParty } from './deal-histories.ts';
import { deliveryHistory, type ToldEndpoint } from './delivery-histories.ts';
import { endpointRow, isActive, stories } from './endpoint-stories.ts';
import {
  insertDeals,
  insertDeliveries,
  insertEvents,
  type StoredDelivery,
  takeIds,
} from './store-history.ts';

/** Short enough that `GET /events` (30 days) still has all of it for a while. */
const PAST_MS = 29 * 24 * 60 * 60 * 1000;
const DEALS_AT_ONCE = 1000;
const HAPPENINGS_AT_ONCE = 400;

/**
 * Fills a seeded subaccount up to what benchmarks need: a board of so many deals, their events, and about ten
 * deliveries a deal as they would be after a month with seven receivers. Rows are written directly, in batches that
 * each commit; what is in them comes from the functions that the services and the worker use.
 */
export async function seedHistory(
  database: Database,
  subaccountId: number,
  now: Date,
  deals: number,
): Promise<void> {
  const random = new Random(20_261_121);
  const from = new Date(now.getTime() - PAST_MS);
  const { transaction, db } = database;
  const [columns, parties] = [await columnsOf(db, subaccountId), await partiesOf(db, subaccountId)];
  const ids = await transaction((tx) => takeIds(tx, 'deals', deals));
  const plan = { ids, columns, parties, subaccountId, firstIndex: ids[0]!, from, now };
  const { rows, happenings } = dealHistories(random, plan);
  for (const batch of batches(rows, DEALS_AT_ONCE)) await transaction((tx) => insertDeals(tx, batch));
  const endpoints = await insertEndpoints(db, subaccountId, from, now);
  for (const batch of batches(happenings, HAPPENINGS_AT_ONCE)) {
    await transaction((tx) => storeHappenings(tx, random, { subaccountId, now, endpoints }, batch));
  }
  await db.execute(sql`analyze`);
}

async function columnsOf(db: Queries, subaccountId: number): Promise<Columns> {
  const context = { db, subaccountId, publicUrl: '', now: new Date() };
  const pipeline = await defaultPipeline(context);
  const stages = await stagesOf(context, pipeline!.id);
  return Promise.all(
    stages.map(async (stage) => ({ stage, standing: await countInStage(context, stage.id) })),
  );
}

async function partiesOf(db: Queries, subaccountId: number): Promise<KnownParty[]> {
  return db
    .select({
      name: sql<string>`coalesce(${companies.nombre}, ${contacts.nombre})`,
      contactoId: contacts.id,
      empresaId: contacts.empresaId,
    })
    .from(contacts)
    .leftJoin(companies, eq(companies.id, contacts.empresaId))
    .where(eq(contacts.subaccountId, subaccountId))
    .orderBy(asc(contacts.id));
}

async function insertEndpoints(
  db: Queries,
  subaccountId: number,
  from: Date,
  now: Date,
): Promise<ToldEndpoint[]> {
  const told: ToldEndpoint[] = [];
  for (const story of stories) {
    const row = endpointRow(story, subaccountId, createSecret(), from, now);
    const { id, url, secret } = await insertEndpoint(db, row);
    told.push({ id, url, secret, active: isActive(story), story });
  }
  return told;
}

interface Receivers {
  readonly subaccountId: number;
  readonly now: Date;
  readonly endpoints: readonly ToldEndpoint[];
}

async function storeHappenings(
  tx: Transaction,
  random: Random,
  { subaccountId, now, endpoints }: Receivers,
  happenings: readonly Happening[],
): Promise<void> {
  await lockAppends(tx, subaccountId);
  const ids = await takeIds(tx, 'events', happenings.length);
  const events = happenings.map(({ at, emitted }, index) => ({
    id: ids[index]!,
    type: emitted.type,
    body: `{"id":"evt_${ids[index]}",${envelopeAfterId(emitted, subaccountId, at.toISOString())}`,
    created_at: at,
  }));
  await insertEvents(tx, subaccountId, events);
  const heard = events.flatMap((event) =>
    endpoints
      .filter(({ story: { hears } }) => hears === '*' || hears.includes(event.type))
      .map((endpoint) => ({ event, endpoint })),
  );
  const deliveryIds = await takeIds(tx, 'deliveries', heard.length);
  const deliveries = heard.map(({ event, endpoint }, index): StoredDelivery => {
    const queued = {
      ...{ id: deliveryIds[index]!, eventType: event.type, body: event.body, at: event.created_at },
    };
    const history = deliveryHistory(random, endpoint, queued, now);
    return { eventId: event.id, endpointId: endpoint.id, queued, history };
  });
  await insertDeliveries(tx, subaccountId, deliveries);
}

function batches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
