import { CSV_START, csvLine } from '@/lib/files/csv';
import type { ItemResult } from './job';

/** Heads of the columns that a report adds, in the page's language. */
export type ReportHeads = Readonly<Record<'result' | 'made' | 'reason' | 'requestId', string>>;

/**
 * What came of each item as CSV: rows of a file stand as they were, to be corrected and imported again, since the added
 * columns are left out by the mapping.
 */
export function reportOf(
  headers: readonly string[] | undefined,
  results: readonly ItemResult[],
  heads: ReportHeads,
  outcomeWords: (result: ItemResult) => string,
): string {
  const lines = results.map((result) => {
    const { item, state } = result;
    const own = headers?.map((_, place) => item.cells?.[place] ?? '') ?? [String(item.id)];
    return csvLine([outcomeWords(result), state.made, state.message, state.requestId], own);
  });
  const head = csvLine([heads.result, heads.made, heads.reason, heads.requestId], headers ?? ['id']);
  return [CSV_START, head, ...lines].join('');
}

/** The same for programs: a line of JSON for each item. */
export function resultLines(results: readonly ItemResult[]): string {
  return results
    .map(({ item, state: { outcome = 'not_sent', made, note, status, code, message, requestId } }) =>
      JSON.stringify({ id: item.id, outcome, made, note, status, code, message, request_id: requestId }),
    )
    .map((line) => `${line}\n`)
    .join('');
}
