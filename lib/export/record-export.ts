import 'server-only';
import { readAddress } from '@/lib/fields/address';
import type { Column } from '@/lib/files/format';
import { namesCell } from '@/lib/files/names-cell';
import { isDay } from '@/lib/format/days';
import { isTimeZone } from '@/lib/format/time-zone';
import { codecsOf, keptRows, sentQuery, type Values } from '@/lib/records/question';
import type { Resource } from '@/lib/resources/resource';
import type { Exportable } from './exportable';
import { filteredExport } from './filtered-export';

/**
 * The whole list of a resource as its page filters it; the query is the page's own (`?q=ana&tag=7`), with `today`
 * and `zone` where filters count from the day that the page shows.
 */
export function recordExport<Row extends object>(of: Resource<Row>): Exportable {
  const exported = filteredExport<Row>(of.operations.list, (query) => {
    const values = readAddress(codecsOf(of), query) as Values;
    const given = query.get('today') ?? undefined;
    const today = isDay(given) ? given : new Date().toISOString().slice(0, 10);
    const zone = query.get('zone') ?? '';
    return {
      ...(of.within && { path: of.within }),
      asked: sentQuery(of, values),
      keep: (rows) => keptRows(of, values, rows, today, isTimeZone(zone) ? zone : undefined),
    };
  });
  return { ...exported, columns: exported.columns.map((column) => withNames(of, column)) };
}

/** Tags by their names, as an import takes them back; never as JSON, which it would take for a name. */
function withNames<Row extends object>(of: Resource<Row>, column: Column): Column {
  if (typeof column !== 'string' || of.fields[column as keyof typeof of.fields]?.kind !== 'tags')
    return column;
  return { name: column, label: column, cell: tagNames };
}

function tagNames(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const names = value.map((tag: { readonly nombre?: unknown }) => tag?.nombre);
  return names.every((name) => typeof name === 'string') ? namesCell(names) : value;
}
