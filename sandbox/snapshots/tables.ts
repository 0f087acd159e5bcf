import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../lib/database/database.ts';

/** A table that holds rows of subaccounts, and how those of one are told. */
export type OwnedTable = {
  readonly name: string;
  /** The column that names the subaccount, or the row that belongs to it. */
  readonly column: string;
  /** The table of that row; undefined where the column names the subaccount itself. */
  readonly of?: string;
};

const own = (name: string): OwnedTable => ({ name, column: 'subaccount_id' });
const part = (name: string, column: string, of: string): OwnedTable => ({ name, column, of });

/** What a subaccount's state consists of. A row comes after those that it refers to. */
export const ownedTables: readonly OwnedTable[] = [
  { name: 'subaccounts', column: 'id' },
  own('sandbox_clocks'),
  own('companies'),
  own('contacts'),
  own('tags'),
  part('contact_tags', 'contact_id', 'contacts'),
  own('pipelines'),
  own('stages'),
  own('deals'),
  part('deal_texts', 'deal_id', 'deals'),
  own('tasks'),
  own('calendars'),
  own('appointments'),
  own('product_categories'),
  own('products'),
  part('prices', 'product_id', 'products'),
  own('forms'),
  own('form_submissions'),
  own('workflows'),
  part('workflow_publications', 'workflow_id', 'workflows'),
  own('workflow_triggers'),
  own('workflow_starts'),
  own('workflow_runs'),
  part('workflow_run_steps', 'run_id', 'workflow_runs'),
  own('sites'),
  part('pages', 'site_id', 'sites'),
  own('blog_posts'),
  own('conversations'),
  part('messages', 'conversation_id', 'conversations'),
  own('webhook_endpoints'),
  own('events'),
  own('deliveries'),
  part('delivery_attempts', 'delivery_id', 'deliveries'),
  own('idempotency'),
];

/** The rows of one subaccount, as the condition of a query. */
export function rowsOf({ column, of }: OwnedTable, subaccountId: number): SQL {
  const name = sql.identifier(column);
  return of === undefined
    ? sql`${name} = ${subaccountId}::int`
    : sql`${name} in (select id from ${sql.identifier(of)} where subaccount_id = ${subaccountId}::int)`;
}

/** Readers go on; who writes waits until the transaction ends. */
export async function lockTables(tx: Transaction, mode: 'share' | 'share row exclusive'): Promise<void> {
  const names = ownedTables.map(({ name }) => sql.identifier(name));
  await tx.execute(sql`lock table ${sql.join(names, sql`, `)} in ${sql.raw(mode)} mode`);
}
