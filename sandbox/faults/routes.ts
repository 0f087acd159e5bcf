import { and, eq, isNull } from 'drizzle-orm';
import {
  createFault as createFaultOperation,
  delayingKinds,
  deleteFault as deleteFaultOperation,
  deleteFaults as deleteFaultsOperation,
  type Fault,
  faultDefaults,
  listFaults as listFaultsOperation,
  retryAfterKinds,
} from '../../lib/contract/faults.ts';
import { operationById } from '../../lib/contract/registry.ts';
import type { Queries } from '../../lib/database/database.ts';
import { millisecondsOf } from '../clock/duration.ts';
import type { ReadContext, Verb, WriteContext } from '../core/context.ts';
import { invalidField, notFound } from '../core/errors.ts';
import { type Route, read, write } from '../core/route.ts';
import { webhookEndpoints } from '../db/tables/webhooks.ts';
import type { Faults } from './faults.ts';
import { countFaults, type FaultRow, insertFault, removeFaults, selectFaults } from './store.ts';

const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Each request of the subaccount goes through all that are on. */
const MOST = 1000;

/** What goes wrong in the subaccount, for how long, and an end to it. `machine` is the machine's time. */
export function faultRoutes(faults: Pick<Faults, 'save' | 'unsaved'>, machine: () => Date): Route[] {
  const list: Verb<ReadContext, typeof listFaultsOperation> = async ({ db, subaccountId }) => {
    await faults.save();
    const rows = await selectFaults(db, machine(), subaccountId);
    return { data: rows.map(toFault), next_cursor: null };
  };

  const create: Verb<WriteContext, typeof createFaultOperation> = async (context, { body }) => {
    const { db, subaccountId } = context;
    const { expires_in = faultDefaults.expires_in, ...sent } = body;
    const lastsMs = millisecondsOf(expires_in);
    if (lastsMs === 0) throw invalidField('expires_in', 'not_ahead');
    if (lastsMs > LONGEST_MS) throw invalidField('expires_in', 'beyond_a_day');
    if (sent.operation !== undefined) assertMayFail(sent.operation);
    if (sent.endpoint_id !== undefined) await assertEndpoint(db, subaccountId, sent.endpoint_id);
    const rule = {
      ...(delayingKinds.includes(sent.kind) && { delay_ms: faultDefaults.delay_ms }),
      ...(retryAfterKinds.includes(sent.kind) && { retry_after: faultDefaults.retry_after }),
      ...sent,
    };
    const createdAt = machine();
    if ((await countFaults(db, createdAt, subaccountId)) >= MOST) throw invalidField('of', 'too_many');
    const expiresAt = new Date(createdAt.getTime() + lastsMs);
    const row = await insertFault(db, { subaccountId, rule, createdAt, expiresAt });
    context.wakes({ changesFaults: true });
    return toFault(row);
  };

  const remove: Verb<WriteContext, typeof deleteFaultOperation> = async (context, { path: { id } }) => {
    const { db, subaccountId } = context;
    const [row] = await removeFaults(db, { subaccountId, machine: machine(), id });
    if (!row) throw notFound('Fault');
    context.wakes({ changesFaults: true });
    const { seen, struck } = faults.unsaved(id);
    return toFault({ ...row, seen: row.seen + seen, struck: row.struck + struck });
  };

  const removeAll: Verb<WriteContext, typeof deleteFaultsOperation> = async (context) => {
    const { db, subaccountId } = context;
    const removed = await removeFaults(db, { subaccountId, machine: machine() });
    context.wakes({ changesFaults: true });
    return { ended: removed.length };
  };

  return [
    read(listFaultsOperation, list),
    write(createFaultOperation, create),
    write(deleteFaultOperation, remove),
    write(deleteFaultsOperation, removeAll),
  ];
}

/** Throws 422 for what is no operation, and for those of the sandbox's own: what ends a fault is never struck. */
function assertMayFail(id: string): void {
  const operation = operationById(id);
  if (!operation || operation.area === 'sandbox') throw invalidField('operation', 'invalid_value');
}

async function assertEndpoint(db: Queries, subaccountId: number, id: number): Promise<void> {
  const { subaccountId: owner, deletedAt } = webhookEndpoints;
  const [row] = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), eq(owner, subaccountId), isNull(deletedAt)));
  if (!row) throw invalidField('endpoint_id', 'not_found');
}

function toFault({ id, rule, createdAt, expiresAt, seen, struck }: FaultRow): Fault {
  return {
    ...{ id, of: rule.of, kind: rule.kind },
    operation: rule.operation ?? null,
    path: rule.path ?? null,
    endpoint_id: rule.endpoint_id ?? null,
    event: rule.event ?? null,
    share: rule.share ?? null,
    every: rule.every ?? null,
    delay_ms: rule.delay_ms ?? null,
    retry_after: rule.retry_after ?? null,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    ...{ seen, struck },
  };
}
