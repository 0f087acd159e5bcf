import 'server-only';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { RememberedPair } from '@/lib/configuration/side';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import type { Queries } from '@/lib/database/database';
import { parseJson } from '@/lib/json/parse-json';
import type { KindName } from '@/lib/resources/configuration';
import { configurationPair } from '@/lib/store/tables/configuration';

/** A side by which pairs are kept: a connection's id, or null for files, whatever they are called. */
export type PairSide = string | null;
export type PairSides = { readonly source: PairSide; readonly target: string };

/** A pair to be kept; ids as `pairIdOf` has them. */
export type NewPair = {
  readonly kind: KindName;
  readonly sourceId: string;
  readonly targetId: string | null;
  readonly base?: JsonObject;
};

type Row = typeof configurationPair.$inferSelect;
const CHUNK = 500;

/** Pairs that are remembered of two sides, in the direction that is asked for. */
export async function rememberedPairs(db: Queries, sides: PairSides): Promise<RememberedPair[]> {
  return (await rowsOf(db, sides)).flatMap((row) => {
    const { sourceId, targetId } = turned(row, sides);
    if (sourceId === null) return [];
    const base = row.base === null ? {} : { base: parseJson(row.base) as JsonObject };
    return [{ kind: row.kind as KindName, sourceId, targetId, ...base }];
  });
}

/**
 * Keeps pairs in the place of those that hold one of their ids. What a person answers takes no base from a pair that is
 * the same already.
 */
export async function keepPairs(
  tx: Queries,
  sides: PairSides,
  pairs: readonly NewPair[],
  planId?: string,
): Promise<void> {
  const known = await rowsOf(tx, sides);
  const isKnown = new Set(known.map((row) => textOf(turned(row, sides), row.kind)));
  const made = pairs.filter((pair) => pair.base !== undefined || !isKnown.has(textOf(pair, pair.kind)));
  const sources = new Set(made.map(({ kind, sourceId }) => `${kind} ${sourceId}`));
  const targets = new Set(
    made.flatMap(({ kind, targetId }) => (targetId === null ? [] : `${kind} ${targetId}`)),
  );
  await deleteRows(
    tx,
    known.filter((row) => {
      const { sourceId, targetId } = turned(row, sides);
      return sources.has(`${row.kind} ${sourceId}`) || targets.has(`${row.kind} ${targetId}`);
    }),
  );
  const at = new Date();
  const values = made.map((pair) => ({
    ...columnsOf(sides),
    ...idsOf(pair, sides),
    kind: pair.kind,
    base: textOrNull(pair.base),
    planId: planId ?? null,
    at,
  }));
  for (let from = 0; from < values.length; from += CHUNK) {
    await tx.insert(configurationPair).values(values.slice(from, from + CHUNK));
  }
}

/** Forgets pairs of a target's records that are no more, with whatever side. */
export async function forgetDeleted(
  tx: Queries,
  connectionId: string,
  deleted: readonly { readonly kind: KindName; readonly id: string }[],
): Promise<void> {
  for (const { kind, id } of deleted) {
    const { firstConnectionId, firstId, secondConnectionId, secondId } = configurationPair;
    const isKind = eq(configurationPair.kind, kind);
    await tx
      .delete(configurationPair)
      .where(and(eq(firstConnectionId, connectionId), isKind, eq(firstId, id)));
    await tx
      .delete(configurationPair)
      .where(and(eq(secondConnectionId, connectionId), isKind, eq(secondId, id)));
  }
}

async function rowsOf(db: Queries, sides: PairSides): Promise<Row[]> {
  const { firstConnectionId, secondConnectionId } = columnsOf(sides);
  return db
    .select()
    .from(configurationPair)
    .where(
      and(
        firstConnectionId === null
          ? isNull(configurationPair.firstConnectionId)
          : eq(configurationPair.firstConnectionId, firstConnectionId),
        eq(configurationPair.secondConnectionId, secondConnectionId),
      ),
    )
    .orderBy(asc(configurationPair.id));
}

async function deleteRows(tx: Queries, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    const ids = rows.slice(from, from + CHUNK).map(({ id }) => id);
    await tx.delete(configurationPair).where(inArray(configurationPair.id, ids));
  }
}

/** Files first, connections by their ids: the order does not depend on the direction. */
const isTurned = ({ source, target }: PairSides) => source !== null && source > target;

function columnsOf(sides: PairSides) {
  const { source, target } = sides;
  return isTurned(sides)
    ? { firstConnectionId: target, secondConnectionId: source! }
    : { firstConnectionId: source, secondConnectionId: target };
}

function idsOf({ sourceId, targetId }: NewPair, sides: PairSides) {
  return isTurned(sides)
    ? { firstId: targetId, secondId: sourceId }
    : { firstId: sourceId, secondId: targetId };
}

function turned({ firstId, secondId }: Row, sides: PairSides) {
  return isTurned(sides)
    ? { sourceId: secondId, targetId: firstId }
    : { sourceId: firstId, targetId: secondId };
}

const textOf = (pair: { sourceId: string | null; targetId: string | null }, kind: string) =>
  JSON.stringify([kind, pair.sourceId, pair.targetId]);
const textOrNull = (value: Json | undefined) => (value === undefined ? null : JSON.stringify(value));
