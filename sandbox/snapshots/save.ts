import { sql } from 'drizzle-orm';
import type { Transaction } from '../../lib/database/database.ts';
import type { SnapshotFolder } from './file.ts';
import { formatHeader, formatRow } from './header.ts';
import { lockTables, type OwnedTable, ownedTables, rowsOf } from './tables.ts';

const AT_ONCE = 500;

/**
 * Writes a subaccount's rows to a file, all as of one moment: who writes waits until this transaction ends. A row is
 * PostgreSQL's own JSON of it, never parsed, so that every digit stays.
 */
export async function saveState(
  tx: Transaction,
  folder: SnapshotFolder,
  { name, subaccountId, now }: { name: string; subaccountId: number; now: Date },
): Promise<void> {
  await lockTables(tx, 'share');
  const columns = await columnsOf(tx);
  const counted = await countRows(tx, subaccountId);
  const header = formatHeader({
    subaccount: subaccountId,
    saved_at: now.toISOString(),
    rows: counted,
    tables: Object.fromEntries(ownedTables.map((table) => [table.name, columns.get(table.name)!])),
  });
  await folder.write(name, lines());

  async function* lines() {
    yield `${header}\n`;
    for (const [at, table] of ownedTables.entries()) {
      for await (const rows of rowTexts(tx, table, subaccountId)) {
        yield rows.map((row) => `${formatRow(at, row)}\n`).join('');
      }
    }
  }
}

/** The names of the columns of each table that belongs to a subaccount's state. */
export async function columnsOf(tx: Transaction): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, json_agg(column_name order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

async function countRows(tx: Transaction, subaccountId: number): Promise<number> {
  const counts = ownedTables.map(
    (table) => sql`(select count(*) from ${sql.identifier(table.name)} where ${rowsOf(table, subaccountId)})`,
  );
  const { rows } = await tx.execute<{ rows: string }>(sql`select ${sql.join(counts, sql` + `)} as rows`);
  return Number(rows[0]!.rows);
}

/** A cursor, so that no more than a few hundred rows are in memory. */
async function* rowTexts(tx: Transaction, table: OwnedTable, subaccountId: number): AsyncGenerator<string[]> {
  await tx.execute(sql`
    declare snapshot_rows no scroll cursor for select row_to_json(owned)::text as row
    from ${sql.identifier(table.name)} owned where ${rowsOf(table, subaccountId)}`);
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${AT_ONCE} from snapshot_rows`));
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < AT_ONCE) break;
  }
  await tx.execute(sql`close snapshot_rows`);
}
