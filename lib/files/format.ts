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

/** CSV has the columns named, by the contract's reading; NDJSON each record exactly as the server sent it. */
export function encoderOf(format: Format, columns: readonly string[]): Encoder {
  if (format === 'ndjson') {
    return {
      start: '',
      row: (record) => `${JSON.stringify(rawOf(record))}\n`,
      incomplete: (why) => `${JSON.stringify({ export_incomplete: why })}\n`,
    };
  }
  return {
    start: CSV_START + csvLine(columns),
    row: (record) => csvLine(columns.map((name) => cellOf(record, name))),
    incomplete: ({ rows, message, request_id }) =>
      csvLine([`${INCOMPLETE} after ${rows} rows: ${message}${request_id ? ` (${request_id})` : ''}`]),
  };
}

/**
 * What a record has in a column. Empty is what is not there; what is there and cannot be read stands as it was sent,
 * and as a mark where it is not even known under which name it was.
 */
function cellOf(record: object, name: string): unknown {
  const value = (record as Readonly<Record<string, unknown>>)[name];
  if (value !== undefined || !cannotRead(record, name)) return value;
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
