import type { Codec } from '@/lib/fields/codecs';
import type { Filter, Resource } from '@/lib/resources/resource';
import { isTrashed } from './record-state';

export type Values = Readonly<Record<string, string>>;

/** The codecs of a list's filters, by their names in the address. */
export function codecsOf(of: Pick<Resource, 'filters'>): Readonly<Record<string, Codec<string>>> {
  return Object.fromEntries(entriesOf(of).map(([name, { codec }]) => [name, codec]));
}

/** What the server is asked by: the filters that the API has, under its names. */
export function sentQuery(of: Pick<Resource, 'filters'>, values: Values): Record<string, string> {
  const sent = entriesOf(of).flatMap(([name, { sentAs }]) =>
    sentAs !== undefined && values[name] ? [[sentAs, values[name]]] : [],
  );
  return Object.fromEntries(sent);
}

/** Whether any filter is set. */
export function isFiltered(of: Pick<Resource, 'filters'>, values: Values): boolean {
  return Object.keys(of.filters).some((name) => Boolean(values[name]));
}

/** Whether a filter is set that the API does not have, so that rows are filtered here and all must be read. */
export function isFilteredHere(of: Pick<Resource, 'filters'>, values: Values): boolean {
  return entriesOf(of).some(([name, filter]) => filter.sentAs === undefined && filter.keeps && values[name]);
}

/**
 * The rows that belong to what is asked for. What the server was asked too is asked again where its fields tell: a
 * change may have made it untrue, and a server may not know the filter.
 *
 * @param today the calendar day that it is, `2026-11-22`, in the zone
 */
export function keptRows<Row extends object>(
  of: Pick<Resource<Row>, 'filters' | 'states'>,
  values: Values,
  rows: readonly Row[],
  today: string,
  zone = 'UTC',
): readonly Row[] {
  const tests = Object.entries<Filter<Row>>(of.filters).filter(([name, { keeps }]) => keeps && values[name]);
  const { states } = of;
  const hidesTrash = states !== undefined && values[states.field] !== states.trashed;
  if (tests.length === 0 && !hidesTrash) return rows;
  return rows.filter(
    (row) =>
      !(hidesTrash && isTrashed(of, row)) &&
      tests.every(([name, { keeps }]) => keeps?.(row, values[name]!, today, zone)),
  );
}

function entriesOf(of: Pick<Resource, 'filters'>): [string, Filter][] {
  return Object.entries<Filter>(of.filters);
}
