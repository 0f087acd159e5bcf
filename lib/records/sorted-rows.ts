import type { Sort } from '@/lib/fields/codecs';
import { compareValues } from '@/lib/fields/kinds';
import type { Field, Resource } from '@/lib/resources/resource';

/** The rows in the order of one column; rows that say the same stay in theirs, and what is absent comes last. */
export function sortedRows<Row extends object>(
  of: Pick<Resource<Row>, 'fields'>,
  sort: Sort | undefined,
  rows: readonly Row[],
): readonly Row[] {
  const kind = sort && (of.fields as Readonly<Record<string, Field | undefined>>)[sort.by]?.kind;
  if (!sort || !kind) return rows;
  const cellOf = (row: Row) => (row as Readonly<Record<string, unknown>>)[sort.by];
  const isAbsent = (row: Row) => cellOf(row) === undefined || cellOf(row) === '';
  return rows.toSorted((one, other) => {
    const order = compareValues(kind, cellOf(one), cellOf(other));
    return sort.isDescending && !isAbsent(one) && !isAbsent(other) ? -order : order;
  });
}
