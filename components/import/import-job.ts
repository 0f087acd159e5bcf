import type { Id } from '@/lib/api/loose';
import type { ImportKind } from './import-fields';
import type { Mapping } from './import-map';
import type { ImportSettings, PreparedRow } from './import-validate';

/** An import as the browser keeps it, beside its rows and their results. */
export type ImportJob = {
  readonly id: string;
  readonly kind: ImportKind;
  readonly connectionId: string;
  readonly connectionName: string;
  readonly fileName: string;
  readonly fileDigest: string;
  readonly headers: readonly string[];
  readonly mapping: Mapping;
  readonly settings: ImportSettings;
  readonly total: number;
  readonly createdAt: string;
  readonly isFinished: boolean;
};

/** How often the server refused each step of a row: a refused step is sent again by another key. */
export type Refusals = Readonly<Record<'upsert' | 'tags', number>>;

/** What became of one row. */
export type RowResult =
  | { readonly row: number; readonly kind: 'created' | 'updated'; readonly id: Id | null }
  /** Written, but its tags were refused. */
  | {
      readonly row: number;
      readonly kind: 'untagged';
      readonly id: Id | null;
      readonly reason: string;
      readonly requestId: string | null;
      readonly refusals?: Refusals;
    }
  /** `unknown`: it may be in; sent again it goes by the same key and cannot be in twice. */
  | {
      readonly row: number;
      readonly kind: 'failed' | 'unknown';
      readonly reason: string;
      readonly requestId: string | null;
      readonly refusals?: Refusals;
    }
  /** Not sent: something was wrong with it, or it repeats another row. */
  | { readonly row: number; readonly kind: 'skipped'; readonly reason: string };

export type ResultKind = RowResult['kind'];
export type ImportCounts = Readonly<Record<ResultKind | 'done' | 'total', number>>;

/** The refusals that an earlier try met; none in results kept by a console that did not count them. */
export function refusalsOf(result: RowResult | undefined): Refusals {
  return (result && 'refusals' in result && result.refusals) || { upsert: 0, tags: 0 };
}

/** How far an import is. */
export function countResults(results: Iterable<RowResult>, total: number): ImportCounts {
  const counts = { created: 0, updated: 0, untagged: 0, failed: 0, unknown: 0, skipped: 0, done: 0, total };
  for (const { kind } of results) {
    counts[kind]++;
    counts.done++;
  }
  return counts;
}

/** Rows that are still to be sent: those without a result, and on another try those that failed. */
export function rowsToSend(
  rows: readonly PreparedRow[],
  results: ReadonlyMap<number, RowResult>,
  retriesFailed: boolean,
): readonly PreparedRow[] {
  return rows.filter(({ row, issues }) => {
    if (issues.length > 0) return false;
    const kind = results.get(row)?.kind;
    return kind === undefined || (retriesFailed && ['failed', 'unknown', 'untagged'].includes(kind));
  });
}

/** The results of the rows that are not sent. */
export function skippedResults(
  rows: readonly PreparedRow[],
  words: (row: PreparedRow) => string,
): readonly RowResult[] {
  return rows
    .filter(({ issues }) => issues.length > 0)
    .map((row) => ({ row: row.row, kind: 'skipped', reason: words(row) }));
}
