/** Rows of a list, newest first, as they were let in. */
export type Admitted<Row> = { readonly question: string; readonly rows: readonly Row[] };

/**
 * What is shown while newer rows wait: those that were let in, though their page was read anew since, and the older ones
 * that were read below them. `waiting` counts what came at the head.
 */
export function heldRows<Row>(
  admitted: readonly Row[],
  read: readonly Row[],
  idOf: (row: Row) => number,
): { readonly shown: readonly Row[]; readonly waiting: number } {
  const [first] = admitted;
  if (first === undefined) return { shown: read, waiting: 0 };
  const newest = idOf(first);
  const oldest = idOf(admitted.at(-1)!);
  const older = read.filter((row) => idOf(row) < oldest);
  return {
    shown: older.length === 0 ? admitted : [...admitted, ...older],
    waiting: read.filter((row) => idOf(row) > newest).length,
  };
}
