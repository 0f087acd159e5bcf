import { inArray, like, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../lib/database/database.ts';
import { prepared } from '../../../lib/database/prepared.ts';
import { sendAhead } from '../../../lib/database/transaction.ts';
import { fold, likePatterns } from '../../core/fold.ts';
import { deals, dealTexts } from '../../db/tables/pipelines.ts';
import type { DealRow } from './deal-record.ts';

/** The text in which `q` finds a deal. */
export function searchableDeal({ title, externalId }: Pick<DealRow, 'title' | 'externalId'>): string {
  return fold([title, externalId].join(' '));
}

/** Keeps what `q` finds a deal by; sent with what comes next. */
export function keepDealText(tx: Transaction, deal: DealRow): void {
  sendAhead(tx, keptText(tx).execute({ dealId: deal.id, buscable: searchableDeal(deal) }));
}

const keptText = prepared((db) =>
  db
    .insert(dealTexts)
    .values({ dealId: sql.placeholder('dealId'), buscable: sql.placeholder('buscable') })
    .onConflictDoUpdate({ target: dealTexts.dealId, set: { buscable: sql`excluded.buscable` } })
    .prepare('deal_text_keep'),
);

/** Conditions on deals, one a word of the search: it occurs in the deal's text. */
export function dealsWithWords(db: Queries, search: string) {
  return likePatterns(search).map((pattern) =>
    inArray(
      deals.id,
      db.select({ id: dealTexts.dealId }).from(dealTexts).where(like(dealTexts.buscable, pattern)),
    ),
  );
}
