import type { Sort } from '@/lib/fields/codecs';
import { compareValues } from '@/lib/fields/kinds';
import { fieldsOf, type Resource } from '@/lib/resources/resource';

/** What stands in a column; of the fields that a page computes it knows what. */
type CellOf<Row> = (row: Row, name: string) => unknown;

const fieldOf = (row: object, name: string) => (row as Readonly<Record<string, unknown>>)[name];

/**
 * The rows in the order of one column; rows that say the same stay in theirs, and what is absent comes last. Amounts are
 * compared within their currency and never between two.
 */
export function sortedRows<Row extends object>(
  of: Pick<Resource<Row>, 'fields' | 'computed'>,
  sort: Sort | undefined,
  rows: readonly Row[],
  cellOf: CellOf<Row> = fieldOf,
): readonly Row[] {
  const field = sort && fieldsOf(of as Resource<never>)[sort.by];
  if (!sort || !field) return rows;
  const { kind, currency } = field;
  const keyed = rows.map((row) => {
    const value = cellOf(row, sort.by);
    const isAbsent = value === undefined || value === '';
    return { row, value, isAbsent, group: currency && !isAbsent ? fieldOf(row, currency) : undefined };
  });
  keyed.sort((one, other) => {
    if (one.isAbsent || other.isAbsent) return Number(one.isAbsent) - Number(other.isAbsent);
    const group = currency ? compareValues('text', one.group, other.group) : 0;
    const order = compareValues(kind, one.value, other.value);
    return group || (sort.isDescending ? -order : order);
  });
  return keyed.map(({ row }) => row);
}
