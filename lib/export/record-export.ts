import 'server-only';
import { readAddress } from '@/lib/fields/address';
import { isDay } from '@/lib/format/days';
import { codecsOf, keptRows, sentQuery, type Values } from '@/lib/records/question';
import type { Resource } from '@/lib/resources/resource';
import type { Exportable } from './exportable';
import { filteredExport } from './filtered-export';

/**
 * The whole list of a resource as its page filters it; the query is the page's own (`?q=ana&tag=7`), with `today`
 * where filters count from the day that the page shows.
 */
export function recordExport<Row extends object>(of: Resource<Row>): Exportable {
  return filteredExport<Row>(of.operations.list, (query) => {
    const values = readAddress(codecsOf(of), query) as Values;
    const given = query.get('today') ?? undefined;
    const today = isDay(given) ? given : new Date().toISOString().slice(0, 10);
    return {
      asked: sentQuery(of, values),
      keep: (rows) => keptRows(of, values, rows, today),
    };
  });
}
