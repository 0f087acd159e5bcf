import { sql } from 'drizzle-orm';
import type { Transaction } from '../../lib/database/database.ts';
import { sqlState } from '../../lib/database/query-error.ts';
import { selectClock } from '../clock/store.ts';
import { sandboxClocks } from '../db/tables/subaccounts.ts';
import type { SnapshotFolder } from './file.ts';
import { parseRow, type SnapshotHeader, SnapshotUnfit } from './header.ts';
import { columnsOf } from './save.ts';
import { lockTables, ownedTables, rowsOf } from './tables.ts';

/** A statement carries so many characters of rows at most. */
const AT_ONCE = 1_000_000;

/** Ids are another's; a reference leads nowhere; a column that must have a value has none; a value of another kind. */
const unfitStates = new Map([
  ['23505', 'Some of its ids are taken by another subaccount of this sandbox'],
  ['23503', 'Some of its rows refer to rows that are missing'],
  ['23502', 'It was saved by another version of the sandbox'],
  ['22P02', 'Some of its rows cannot be read'],
]);

/**
 * Puts a subaccount's rows back to those of a file, in this transaction. Other writers wait until it ends.
 *
 * @throws SnapshotUnfit, after which the transaction must be rolled back; 404 where there is no such file
 */
export async function loadState(
  tx: Transaction,
  folder: SnapshotFolder,
  { name, subaccountId }: { name: string; subaccountId: number },
): Promise<void> {
  const { header, rows } = await folder.read(name);
  if (header.subaccount !== subaccountId) {
    throw new SnapshotUnfit(`It is of subaccount ${header.subaccount}`);
  }
  await assertColumns(tx, header);
  await lockTables(tx, 'share row exclusive');
  const hadClock = (await selectClock(tx, subaccountId)) !== undefined;
  await emptySubaccount(tx, subaccountId);
  const counted = await insertRows(tx, header, rows).catch((error: unknown) => {
    const reason = unfitStates.get(sqlState(error) ?? '');
    throw reason === undefined ? error : new SnapshotUnfit(reason, { cause: error });
  });
  if (counted !== header.rows) throw new SnapshotUnfit('The file is not whole');
  if (hadClock) await keepClock(tx, subaccountId);
  await leadSequencesOn(tx);
  await dropLeases(tx, subaccountId);
}

/** A column that is new since has its default; one that is gone holds what would be lost. */
async function assertColumns(tx: Transaction, header: SnapshotHeader): Promise<void> {
  const known = await columnsOf(tx);
  for (const [table, columns] of Object.entries(header.tables)) {
    const isOwned = ownedTables.some(({ name }) => name === table);
    const unknown = columns.find((column) => !known.get(table)?.includes(column));
    if (!isOwned || unknown !== undefined) {
      throw new SnapshotUnfit(`This version of the sandbox has no ${table}${unknown ? `.${unknown}` : ''}`);
    }
  }
}

async function emptySubaccount(tx: Transaction, subaccountId: number): Promise<void> {
  for (const table of ownedTables.toReversed()) {
    await tx.execute(sql`delete from ${sql.identifier(table.name)} where ${rowsOf(table, subaccountId)}`);
  }
}

/** Inserts the rows in the order of the file; gives how many. */
async function insertRows(
  tx: Transaction,
  header: SnapshotHeader,
  lines: AsyncIterable<string>,
): Promise<number> {
  const tables = Object.entries(header.tables);
  let counted = 0;
  let pending: { table: number; rows: string[]; size: number } = { table: 0, rows: [], size: 0 };
  const flush = async () => {
    const [name, columns] = tables[pending.table] ?? [];
    if (pending.rows.length === 0) return;
    if (!name || !columns) throw new SnapshotUnfit('A line of the file names no table');
    const list = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const table = sql.identifier(name);
    await tx.execute(sql`
      insert into ${table} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${table}, ${`[${pending.rows.join(',')}]`}::json)`);
    counted += pending.rows.length;
  };
  for await (const line of lines) {
    const { table, row } = parseRow(line);
    if (table !== pending.table || pending.size > AT_ONCE) {
      await flush();
      pending = { table, rows: [], size: 0 };
    }
    pending.rows.push(row);
    pending.size += row.length;
  }
  await flush();
  return counted;
}

/** In a database that others made, the next ids come after those of the file. */
async function leadSequencesOn(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ name: string; sequence: string }>(sql`
    select table_name as name, pg_get_serial_sequence(table_name, column_name) as sequence
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`);
  for (const { name, sequence } of rows) {
    await tx.execute(sql`
      select setval(${sequence}, greatest(
        (select last_value from ${sql.raw(sequence)}),
        (select coalesce(max(id), 1) from ${sql.identifier(name)})))`);
  }
}

/**
 * A subaccount whose clock was moved since a state without one has the machine's time again, by a row that says so: other
 * processes may go by the later time for a moment, and what they write meanwhile is told by it (`appendAll`).
 */
async function keepClock(tx: Transaction, subaccountId: number): Promise<void> {
  await tx.insert(sandboxClocks).values({ subaccountId }).onConflictDoNothing();
}

/** Whoever was delivering when it was saved is not doing so now. */
async function dropLeases(tx: Transaction, subaccountId: number): Promise<void> {
  await tx.execute(sql`
    update deliveries set lease = null, leased_until = null
    where subaccount_id = ${subaccountId}::int and next_attempt_at is not null and lease is not null`);
}
