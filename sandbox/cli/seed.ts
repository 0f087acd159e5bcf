import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Transaction } from '../../lib/database/database.ts';
import type { Config } from '../config.ts';
import { companies, contacts } from '../db/tables/contacts.ts';
import { deals } from '../db/tables/pipelines.ts';
import { keysOf } from '../http/credentials.ts';
import { ensureSubaccounts } from '../seed/ensure-subaccounts.ts';
import { seedHistory } from '../seed/history/seed-history.ts';
import { demoSize, type SeedSize, seedDemo } from '../seed/seed-demo.ts';
import { CommandError } from './command-error.ts';
import { withDatabase } from './with-database.ts';

/** Deals that `--large` makes, unless another number is named; each has about ten deliveries. */
export const LARGE_DEALS = 10_000;

const largeSize: SeedSize = { companies: 60, contacts: 400, deals: 0, endpoints: 0 };

/**
 * Fills a subaccount, the first key's unless one is named, with the demo's data, and with so many deals if a number is given. It
 * must have none of its own.
 */
export async function seed(
  config: Config,
  log: Logger,
  named: number | undefined,
  deals: number | undefined,
): Promise<string> {
  const subaccountId = named ?? keysOf(config.keys, config.dataDir)[0]!.subaccountId;
  const now = new Date();
  await withDatabase(config, log, async (database) => {
    await database.transaction(async (tx) => {
      await ensureSubaccounts(tx, [subaccountId], now);
      if (await hasData(tx, subaccountId)) {
        throw new CommandError(
          `Subaccount ${subaccountId} already has data. Empty the sandbox first: npm run sandbox -- reset`,
        );
      }
      await seedDemo(tx, subaccountId, now, deals === undefined ? demoSize : largeSize);
    });
    if (deals !== undefined) await seedHistory(database, subaccountId, now, deals);
  });
  return `Subaccount ${subaccountId} has the demo's data.`;
}

async function hasData(tx: Transaction, subaccountId: number): Promise<boolean> {
  for (const table of [contacts, companies, deals]) {
    const found = await tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.subaccountId, subaccountId))
      .limit(1);
    if (found.length > 0) return true;
  }
  return false;
}
