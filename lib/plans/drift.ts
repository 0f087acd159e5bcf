import 'server-only';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ComparedRecord } from '@/lib/configuration/comparison';
import { differencesOf } from '@/lib/configuration/differences';
import { calledIn, identitiesOf } from '@/lib/configuration/identity';
import { kindOf } from '@/lib/configuration/kinds';
import type { DriftReply } from '@/lib/configuration/requests';
import type { Side } from '@/lib/configuration/side';
import { recordById, recordsOf } from '@/lib/configuration/side-records';
import type { OpenConnection } from '@/lib/connection/open-connection';
import type { Queries } from '@/lib/database/database';
import { ConsoleError } from '@/lib/http/console-error';
import { processWide } from '@/lib/store/process-wide';
import { getRuntime } from '@/lib/store/store';
import { configurationPlan } from '@/lib/store/tables/configuration';
import { type AppliedValue, appliedValues } from './applied-values';
import type { Caller } from './caller';
import { type ReadConnection, readConnection } from './read-connection';
import { addressOf } from './same-address';
import { findConnection } from './sides';

/** Every overview asks: one reading serves all of them for so long. */
const KEPT_MS = 10 * 60_000;

const underWay = processWide('configuration-drift', () => new Map<string, Promise<ReadConnection>>());

/**
 * What of a connection is another way than after the plans that were applied to it: changed, gone, and new of the kinds that
 * they wrote. Null where nothing was ever applied, and while a plan is being applied.
 */
export async function driftOf(caller: Caller, connectionId: string, requestId: string): Promise<DriftReply> {
  const { connection } = await findConnection(caller, connectionId);
  const { store } = await getRuntime();
  const before = await standOf(store.db, connectionId);
  if (!before) return { drift: null };
  const read = () => readSince(connection, before.endedAt, { caller, requestId });
  const { side, readAt } = await once(`${connectionId} ${before.plan.id}`, read);
  const values = await appliedValues(store.db, connectionId);
  assertRead(side, values);
  // What was read says nothing of what another plan has written meanwhile.
  const after = await standOf(store.db, connectionId);
  if (after?.endedAt.getTime() !== before.endedAt.getTime()) return { drift: null };
  // The connection leads to another server since.
  if (values.length === 0 && before.plan.targetAddress !== addressOf(connection)) return { drift: null };
  return {
    drift: {
      planId: before.plan.id,
      appliedAt: before.endedAt.toISOString(),
      checkedAt: new Date(readAt).toISOString(),
      records: [...values.flatMap((one) => movedOf(one, side) ?? []), ...newIn(side, values)],
    },
  };
}

/**
 * What cannot be read has not stayed as it was: nobody knows.
 *
 * @throws ConsoleError 502 `target_unreadable`, which names the first kind
 */
function assertRead(side: Side, values: readonly AppliedValue[]): void {
  const failed = values.find(({ kind }) => side.kinds.get(kind)?.support.support === 'failed');
  if (!failed) return;
  throw new ConsoleError(502, 'target_unreadable', 'The connection could not be read', {
    details: [{ field: failed.kind, issue: 'failed' }],
  });
}

/** The plan to a connection that ended last, unless one is under way. */
async function standOf(db: Queries, connectionId: string) {
  const { targetConnectionId, state, endedAt } = configurationPlan;
  const rows = await db
    .select()
    .from(configurationPlan)
    .where(and(eq(targetConnectionId, connectionId), inArray(state, ['applying', 'applied', 'partly'])))
    .orderBy(desc(endedAt));
  const [plan] = rows;
  if (!plan?.endedAt || rows.some((row) => row.state === 'applying')) return undefined;
  return { plan, endedAt: plan.endedAt };
}

/** Another process may have written what is kept here: only what was read after the plan's end is compared with it. */
async function readSince(
  connection: OpenConnection,
  endedAt: Date,
  asked: { readonly caller: Caller; readonly requestId: string },
): Promise<ReadConnection> {
  const sinceEnd = Math.max(0, Date.now() - endedAt.getTime());
  return readConnection(connection, { ...asked, maxAgeMs: Math.min(KEPT_MS, sinceEnd) });
}

async function once(id: string, read: () => Promise<ReadConnection>): Promise<ReadConnection> {
  const known = underWay.get(id);
  if (known) return known;
  const reading = read().finally(() => underWay.delete(id));
  underWay.set(id, reading);
  return reading;
}

/** Records of the kinds that are known whole, which were not there when the last plan ended. */
function newIn(side: Side, values: readonly AppliedValue[]): ComparedRecord[] {
  const known = new Set(values.map(({ kind, recordId }) => `${kind} ${recordId}`));
  const whole = new Set(values.flatMap(({ kind, isWhole }) => (isWhole ? kind : [])));
  return [...whole].flatMap((kind) =>
    recordsOf(side, kind).flatMap((record): ComparedRecord[] =>
      record.id === undefined || known.has(`${kind} ${record.id}`)
        ? []
        : [
            {
              kind,
              key: `${kind}/${record.identities[0] ?? record.id}`,
              ...titleOf(record),
              status: 'onlyTarget',
              targetId: record.id,
              differences: [],
              unresolved: [],
              isRemembered: false,
            },
          ],
    ),
  );
}

function movedOf({ kind: name, recordId, value }: AppliedValue, side: Side): ComparedRecord | undefined {
  if (side.kinds.get(name)?.support.support !== 'yes') return undefined;
  const kind = kindOf(name);
  const now = recordById(side, name, recordId);
  const differences = now ? differencesOf(kind, value, now.value) : [];
  if (now && differences.length === 0) return undefined;
  const [best = recordId] = now?.identities ?? identitiesOf(kind, value);
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
