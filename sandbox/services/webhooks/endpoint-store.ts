import { and, asc, eq, isNull } from 'drizzle-orm';
import type { WebhookEndpoint } from '../../../lib/contract/webhooks.ts';
import type { Queries } from '../../../lib/database/database.ts';
import type { ReadContext, WriteContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { webhookEndpoints } from '../../db/tables/webhooks.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type NewEndpoint = typeof webhookEndpoints.$inferInsert;

/** The endpoint as the API shows it: of the secrets no more than the last four characters of the current one. */
export function toEndpoint(row: EndpointRow, now: Date): WebhookEndpoint {
  const overlap = row.previousSecretExpiresAt;
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    active: row.active,
    secret_hint: row.secret.slice(-4),
    previous_secret_expires_at: overlap && overlap > now ? overlap.toISOString() : null,
    consecutive_failures: row.consecutiveFailures,
    disabled_at: row.disabledAt?.toISOString() ?? null,
    disabled_reason: row.disabledReason,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function selectEndpoints({ db, subaccountId }: ReadContext): Promise<EndpointRow[]> {
  return db.select().from(webhookEndpoints).where(live(subaccountId)).orderBy(asc(webhookEndpoints.id));
}

/** 404 where there is none of this id, or it was deleted. */
export async function getEndpointOrThrow(
  { db, subaccountId }: ReadContext,
  id: number,
): Promise<EndpointRow> {
  const [row] = await db.select().from(webhookEndpoints).where(byId(subaccountId, id));
  return row ?? missing();
}

/** The same, locked until the transaction ends: the worker that counts a failure waits. */
export async function lockEndpointOrThrow(
  { db, subaccountId }: WriteContext,
  id: number,
): Promise<EndpointRow> {
  const [row] = await db.select().from(webhookEndpoints).where(byId(subaccountId, id)).for('no key update');
  return row ?? missing();
}

/** False where the endpoint is disabled or was deleted. It stays so until the transaction ends: disabling waits. */
export async function isActive({ db, subaccountId }: WriteContext, id: number): Promise<boolean> {
  const [row] = await db
    .select({ active: webhookEndpoints.active })
    .from(webhookEndpoints)
    .where(byId(subaccountId, id))
    .for('share');
  return row?.active ?? false;
}

export async function insertEndpoint(db: Queries, endpoint: NewEndpoint): Promise<EndpointRow> {
  const [row] = await db.insert(webhookEndpoints).values(endpoint).returning();
  return row!;
}

export async function updateEndpointRow(
  { db, subaccountId, now }: WriteContext,
  id: number,
  changes: Partial<NewEndpoint>,
): Promise<EndpointRow> {
  const [row] = await db
    .update(webhookEndpoints)
    .set({ ...changes, updatedAt: now })
    .where(byId(subaccountId, id))
    .returning();
  return row ?? missing();
}

function live(subaccountId: number) {
  return and(eq(webhookEndpoints.subaccountId, subaccountId), isNull(webhookEndpoints.deletedAt));
}

function byId(subaccountId: number, id: number) {
  return and(live(subaccountId), eq(webhookEndpoints.id, id));
}

function missing(): never {
  throw notFound('Webhook endpoint');
}
