import { cannotRead } from '@/lib/api/read/notes';
import { rawOf } from '@/lib/api/tolerant';
import { CSV_START, csvLine } from './csv';

export const formats = ['csv', 'ndjson'] as const;
export type Format = (typeof formats)[number];

export const mediaTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
};

export type Incomplete = { readonly rows: number; readonly message: string; readonly request_id?: string };

export type Encoder = {
  readonly start: string;
  readonly row: (record: object) => string;
  /** The last line of a file that broke off, so that nobody takes it for whole. */
  readonly incomplete: (why: Incomplete) => string;
};

const INCOMPLETE = '# EXPORT INCOMPLETE';
const UNREADABLE = '#UNREADABLE';

/** A column of a CSV file: what of a record stands in it; its head says the same unless it has a label. */
export type Column =
  | string
  | {
      readonly name: string;
      readonly label: string;
      /** What stands in the cell of a value; the value itself where it is left out. */
      readonly cell?: (value: unknown) => unknown;
    };

/** CSV has the columns named, by the contract's reading; NDJSON each record exactly as the server sent it. */
export function encoderOf(format: Format, columns: readonly Column[]): Encoder {
  if (format === 'ndjson') {
    return {
      start: '',
      row: (record) => `${JSON.stringify(rawOf(record))}\n`,
      incomplete: (why) => `${JSON.stringify({ export_incomplete: why })}\n`,
    };
  }
  const heads = columns.map((column) => (typeof column === 'string' ? column : column.label));
  return {
    start: CSV_START + csvLine(heads),
    row: (record) => csvLine(columns.map((column) => cellOf(record, column))),
    incomplete: ({ rows, message, request_id }) =>
      csvLine([`${INCOMPLETE} after ${rows} rows: ${message}${request_id ? ` (${request_id})` : ''}`]),
  };
}

/**
 * What a record has in a column. Empty is what is not there; what is there and cannot be read stands as it was sent,
 * and as a mark where it is not even known under which name it was.
 */
function cellOf(record: object, column: Column): unknown {
  const { name, cell = (value: unknown) => value } = typeof column === 'string' ? { name: column } : column;
  const value = (record as Readonly<Record<string, unknown>>)[name];
  if (value !== undefined || !cannotRead(record, name)) return cell(value);
  return (rawOf(record) as Readonly<Record<string, unknown>>)[name] ?? UNREADABLE;
}

/** What the end of a file says about its being incomplete; undefined where it is whole. */
export function incompleteIn(format: Format, end: string): string | undefined {
  const line = end.trimEnd().split('\n').at(-1) ?? '';
  if (format === 'csv') return line.includes(INCOMPLETE) ? line.replace(/^"|"\r?$/g, '') : undefined;
  if (!line.startsWith('{"export_incomplete":')) return undefined;
  const { export_incomplete: why } = JSON.parse(line) as { export_incomplete: Incomplete };
  return why.message;
}
