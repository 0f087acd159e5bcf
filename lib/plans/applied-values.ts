import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Side, SideRecord } from '@/lib/configuration/side';
import { recordById, recordsOf } from '@/lib/configuration/side-records';
import type { JsonObject } from '@/lib/contract/scalars';
import type { Queries } from '@/lib/database/database';
import { parseJson } from '@/lib/json/parse-json';
import type { KindName } from '@/lib/resources/configuration';
import { configurationApplied } from '@/lib/store/tables/configuration';

/** A record as it stood at the end of a plan, by its connection's id for it. */
export type AppliedValue = {
  readonly kind: KindName;
  readonly recordId: string;
  readonly value: JsonObject;
  /** All records of its kind that stood there are known. */
  readonly isWhole: boolean;
};

type RecordId = { readonly kind: KindName; readonly id: string };

type Ended = {
  readonly connectionId: string;
  readonly planId: string;
  /** The connection as it is now. */
  readonly side: Side;
  /** What the plan wrote, or tried to, and what is the same in its source. */
  readonly settled: readonly RecordId[];
  /** Of these all other records are known as well, as the target's own. */
  readonly kinds: readonly KindName[];
};

const CHUNK = 500;

/** What stood in a connection when plans to it ended. */
export async function appliedValues(db: Queries, connectionId: string): Promise<AppliedValue[]> {
  const rows = await db
    .select()
    .from(configurationApplied)
    .where(eq(configurationApplied.connectionId, connectionId));
  return rows.map(({ kind, recordId, value, isWhole }) => ({
    kind: kind as KindName,
    recordId,
    value: parseJson(value) as JsonObject,
    isWhole,
  }));
}

/**
 * Keeps how a connection stands at the end of a plan. What an earlier plan wrote and this one did not touch stays as it
 * was then, so that a change of it is told of still.
 */
export async function keepApplied(tx: Queries, ended: Ended): Promise<void> {
  const { connectionId, planId, side, settled, kinds } = ended;
  const isHere = eq(configurationApplied.connectionId, connectionId);
  const before = await tx
    .select({
      kind: configurationApplied.kind,
      id: configurationApplied.recordId,
      isOwn: configurationApplied.isOwn,
      isWhole: configurationApplied.isWhole,
    })
    .from(configurationApplied)
    .where(isHere);
  const isOfPlan = ({ kind }: { readonly kind: string }) => kinds.includes(kind as KindName);
  const whole = new Set<string>([...kinds, ...before.flatMap(({ kind, isWhole }) => (isWhole ? kind : []))]);
  const own = and(inArray(configurationApplied.kind, [...kinds]), eq(configurationApplied.isOwn, true));
  await tx.delete(configurationApplied).where(and(isHere, own));
  await forgetApplied(tx, connectionId, settled);
  const left = before.filter((one) => !(one.isOwn && isOfPlan(one)));
  const known = new Set([...left, ...settled].map(keyOf));
  const standing = settled.flatMap(({ kind, id }) => recordById(side, kind, id) ?? []);
  const others = kinds.flatMap((kind) =>
    recordsOf(side, kind).filter(({ id }) => !known.has(`${kind} ${id}`)),
  );
  const rowOf = ({ kind, id, value }: SideRecord, isOwn: boolean) => ({
    connectionId,
    kind,
    recordId: String(id),
    value: JSON.stringify(value),
    isOwn,
    isWhole: whole.has(kind),
    planId,
  });
  const rows = [...standing.map((one) => rowOf(one, false)), ...others.map((one) => rowOf(one, true))];
  const once = [...new Map(rows.map((row) => [`${row.kind} ${row.recordId}`, row])).values()];
  for (let from = 0; from < once.length; from += CHUNK) {
    await tx.insert(configurationApplied).values(once.slice(from, from + CHUNK));
  }
}

/** Forgets how records stood: they were deleted by a plan, or are known anew. */
async function forgetApplied(tx: Queries, connectionId: string, records: readonly RecordId[]): Promise<void> {
  const { kind, recordId } = configurationApplied;
  const kinds = new Set(records.map((one) => one.kind));
  for (const name of kinds) {
    const ids = records.flatMap((one) => (one.kind === name ? one.id : []));
    for (let from = 0; from < ids.length; from += CHUNK) {
      const some = ids.slice(from, from + CHUNK);
      await tx
        .delete(configurationApplied)
        .where(
          and(eq(configurationApplied.connectionId, connectionId), eq(kind, name), inArray(recordId, some)),
        );
    }
  }
}

const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }) => `${kind} ${id}`;
