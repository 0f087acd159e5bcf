import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../lib/database/database.ts';
import { sandboxClocks } from '../db/tables/subaccounts.ts';

export type ClockRow = typeof sandboxClocks.$inferSelect;

/** What time a clock shows when the machine's shows `machine`; a subaccount without a clock of its own has that. */
export function timeBy(clock: Pick<ClockRow, 'frozenAt' | 'offsetMs'> | undefined, machine: Date): Date {
  if (clock === undefined) return machine;
  return clock.frozenAt ?? new Date(machine.getTime() + clock.offsetMs);
}

/** A clock that stays at `now`, or runs from it. */
export function goingOn(runs: boolean, now: Date, machine: Date): Partial<ClockRow> {
  return runs
    ? { frozenAt: null, targetAt: null, offsetMs: now.getTime() - machine.getTime() }
    : { frozenAt: now, targetAt: null };
}

/** What time it is in a query, of the subaccount that an expression names. */
export function timeOf(subaccountId: SQL, machine: Date): SQL {
  const now = sql`${machine.toISOString()}::timestamptz`;
  return sql`coalesce((
    select coalesce(clock.frozen_at, ${now} + clock.offset_ms * interval '1 millisecond')
    from sandbox_clocks clock where clock.subaccount_id = ${subaccountId}), ${now})`;
}

/** The latest time that any subaccount has: a bound that an index can use, before each row is asked for its own. */
export function latestTime(machine: Date): SQL {
  const now = sql`${machine.toISOString()}::timestamptz`;
  return sql`greatest(${now}, (
    select max(coalesce(clock.frozen_at, ${now} + clock.offset_ms * interval '1 millisecond'))
    from sandbox_clocks clock))`;
}

/**
 * The clocks as this process last read them, so that a request need not ask the database what time it is. Whoever moves
 * one in this process reads them anew before it answers; other processes do within a quarter of a second.
 */
export class Clocks {
  readonly #db: Queries;
  readonly #machine: () => Date;
  #rows: ReadonlyMap<number, ClockRow> = new Map();
  #begun = 0;
  #read = 0;

  constructor(db: Queries, machine: () => Date) {
    this.#db = db;
    this.#machine = machine;
  }

  /** What time it is in a subaccount. */
  now(subaccountId: number): Date {
    return timeBy(this.#rows.get(subaccountId), this.#machine());
  }

  /** Readings that overlap may end in another order: the one that began last counts. */
  async refresh(): Promise<void> {
    const begun = ++this.#begun;
    const rows = await this.#db.select().from(sandboxClocks);
    if (begun < this.#read) return;
    this.#read = begun;
    this.#rows = new Map(rows.map((row) => [row.subaccountId, row]));
  }

  /** The subaccounts whose clock is on its way. */
  advancing(): number[] {
    return [...this.#rows.values()]
      .filter(({ targetAt }) => targetAt)
      .map(({ subaccountId }) => subaccountId);
  }
}
