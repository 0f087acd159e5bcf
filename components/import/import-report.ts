import type { ImportJob, RowResult } from './import-job';

/** One value of a CSV file (RFC 4180). */
function cell(value: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** Words that are not the file's own never begin like a formula: a spreadsheet would calculate them. */
function harmless(value: string): string {
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

type ReportWords = {
  /** Headers of the columns that the report adds. */
  readonly headers: {
    readonly result: string;
    readonly id: string;
    readonly reason: string;
    readonly requestId: string;
  };
  readonly kinds: Readonly<Record<RowResult['kind'] | 'waiting', string>>;
};

/**
 * The rows of the file as they were, each with what became of it. With `onlyFailed` those that are not (wholly) in,
 * to be mended and imported again: the added columns are left out of account by the mapping.
 */
export function reportOf(
  job: Pick<ImportJob, 'headers'>,
  rows: readonly (readonly string[])[],
  results: ReadonlyMap<number, RowResult>,
  words: ReportWords,
  onlyFailed: boolean,
): string {
  const { headers } = words;
  const head = [...job.headers, headers.result, headers.id, headers.reason, headers.requestId];
  const lines = rows.flatMap((cells, index) => {
    const result = results.get(index + 2);
    const isIn = result?.kind === 'created' || result?.kind === 'updated';
    if (onlyFailed && (isIn || !result)) return [];
    const own = job.headers.map((_, place) => cells[place] ?? '');
    return [[...own, ...addedCells(result, words).map(harmless)]];
  });
  return `\ufeff${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

function addedCells(result: RowResult | undefined, { kinds }: ReportWords): string[] {
  if (!result) return [kinds.waiting, '', '', ''];
  const id = 'id' in result ? String(result.id ?? '') : '';
  const reason = 'reason' in result ? result.reason : '';
  const requestId = 'requestId' in result ? (result.requestId ?? '') : '';
  return [kinds[result.kind], id, reason, requestId];
}
