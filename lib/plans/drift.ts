import 'server-only';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ComparedRecord } from '@/lib/configuration/comparison';
import { differencesOf } from '@/lib/configuration/differences';
import { calledIn, identitiesOf } from '@/lib/configuration/identity';
import { kindOf } from '@/lib/configuration/kinds';
import type { DriftReply } from '@/lib/configuration/requests';
import type { Side } from '@/lib/configuration/side';
import { recordById } from '@/lib/configuration/side-records';
import type { JsonObject } from '@/lib/contract/scalars';
import type { Queries } from '@/lib/database/database';
import type { KindName } from '@/lib/resources/configuration';
import { processWide } from '@/lib/store/process-wide';
import { getRuntime } from '@/lib/store/store';
import { configurationPlan } from '@/lib/store/tables/configuration';
import type { Caller } from './caller';
import { appliedValues } from './pairs';
import { type ReadConnection, readConnection } from './read-connection';
import { findConnection } from './sides';

/** Every overview asks: one reading serves all of them for so long. */
const KEPT_MS = 10 * 60_000;

const underWay = processWide('configuration-drift', () => new Map<string, Promise<ReadConnection>>());

/** What of a connection is another way than after the last plan that was applied to it. */
export async function driftOf(caller: Caller, connectionId: string, requestId: string): Promise<DriftReply> {
  const { connection } = await findConnection(caller, connectionId);
  const { store } = await getRuntime();
  const plan = await lastApplied(store.db, connectionId);
  if (!plan) return { drift: null };
  const sides = { source: plan.sourceConnectionId, target: connectionId };
  const kept = await appliedValues(store.db, sides);
  // The connection leads to another server since, or all of it was taken back.
  if (kept.length === 0) return { drift: null };
  const { side, readAt } = await once(connectionId, () =>
    readConnection(connection, { caller, requestId, maxAgeMs: KEPT_MS }),
  );
  return {
    drift: {
      planId: plan.id,
      appliedAt: plan.endedAt!.toISOString(),
      checkedAt: new Date(readAt).toISOString(),
      records: kept.flatMap((one) => movedOf(one, side) ?? []),
    },
  };
}

async function lastApplied(db: Queries, connectionId: string) {
  const { targetConnectionId, state, endedAt } = configurationPlan;
  const [row] = await db
    .select()
    .from(configurationPlan)
    .where(and(eq(targetConnectionId, connectionId), inArray(state, ['applied', 'partly'])))
    .orderBy(desc(endedAt))
    .limit(1);
  return row;
}

async function once(id: string, read: () => Promise<ReadConnection>): Promise<ReadConnection> {
  const known = underWay.get(id);
  if (known) return known;
  const reading = read().finally(() => underWay.delete(id));
  underWay.set(id, reading);
  return reading;
}

type Kept = { readonly kind: KindName; readonly targetId: string; readonly value: JsonObject };

function movedOf({ kind: name, targetId, value }: Kept, side: Side): ComparedRecord | undefined {
  if (side.kinds.get(name)?.support.support !== 'yes') return undefined;
  const kind = kindOf(name);
  const now = recordById(side, name, targetId);
  const differences = now ? differencesOf(kind, value, now.value) : [];
  if (now && differences.length === 0) return undefined;
  const [best = targetId] = now?.identities ?? identitiesOf(kind, value);
  return {
    kind: name,
    key: `${name}/${best}`,
    ...(now ? titleOf(now) : calledIn(kind, value)),
    status: now ? 'different' : 'onlySource',
    ...(now && { targetId: now.id! }),
    differences,
    unresolved: [],
    isRemembered: true,
  };
}

const titleOf = ({ title, detail }: { title: string; detail?: string }) => ({
  title,
  ...(detail !== undefined && { detail }),
});
