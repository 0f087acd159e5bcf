type Row = { readonly id?: number | string | undefined };

export type LiveRows<R extends Row> = {
  /** What the list shows, newest first: nothing moves until new rows are let in. */
  readonly rows: readonly R[];
  /** Newer rows that are known but not shown yet. */
  readonly waiting: readonly R[];
  /** More came than one page holds: letting in means reading the list anew. */
  readonly hasGap: boolean;
};

const keyOf = (row: Row) => String(row.id);

/**
 * Joins the pages that were read (`listed`), the newer rows that were let in (`admitted`) and the latest first
 * page (`latest`). Rows keep their places and take their newest state; what is new waits.
 */
export function joinLive<R extends Row>(
  listed: readonly R[],
  admitted: readonly R[],
  latest: readonly R[],
): LiveRows<R> {
  const fresh = new Map(latest.map((row) => [keyOf(row), row]));
  const shown = new Map([...admitted, ...listed].map((row) => [keyOf(row), row]));
  const waiting = latest.filter((row) => !shown.has(keyOf(row)));
  return {
    rows: [...shown].map(([key, row]) => fresh.get(key) ?? row),
    waiting,
    hasGap: shown.size > 0 && waiting.length > 0 && waiting.length === latest.length,
  };
}
