import { z } from 'zod';

const FORMAT = 1;

const header = z.object({
  format: z.literal(FORMAT),
  subaccount: z.int().positive(),
  saved_at: z.iso.datetime(),
  rows: z.int().min(0),
  /** The columns of each table, in the order of the tables. */
  tables: z.record(z.string(), z.array(z.string())),
});

/** The first line of a snapshot's file. */
export type SnapshotHeader = z.infer<typeof header>;

/** A file that cannot be put back. The message says why. */
export class SnapshotUnfit extends Error {
  override readonly name = 'SnapshotUnfit';
}

export const formatHeader = (of: Omit<SnapshotHeader, 'format'>): string =>
  JSON.stringify({ format: FORMAT, ...of });

export function parseHeader(line: string): SnapshotHeader {
  try {
    return header.parse(JSON.parse(line));
  } catch (cause) {
    throw new SnapshotUnfit('The file is no snapshot of this version', { cause });
  }
}

/** A row stands behind the place of its table among those of the header: `12 {"id":1,…}`. */
export const formatRow = (table: number, row: string): string => `${table} ${row}`;

export function parseRow(line: string): { table: number; row: string } {
  const space = line.indexOf(' ');
  const table = Number(line.slice(0, space));
  if (space < 1 || !Number.isInteger(table)) throw new SnapshotUnfit('A line of the file cannot be read');
  return { table, row: line.slice(space + 1) };
}
