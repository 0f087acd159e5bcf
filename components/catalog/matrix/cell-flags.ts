import type { Draft } from '@/lib/catalog/sheet/draft';
import type { Issues } from '@/lib/catalog/sheet/issues';
import { cellIn, placeKey, priceOf, type Row, samePrice } from '@/lib/catalog/sheet/sheet';

/** What is to be seen of a cell beside its amount; `k` locked, `x` conflict, `i` issue, `n` new, `c` changed, `d` deleted. */
export type Flag = 'k' | 'x' | 'i' | 'n' | 'c' | 'd' | '-';

/** One letter a column: rows are drawn anew where theirs differ, and that is quickly compared. */
export function flagsOf(draft: Draft, issues: Issues, row: Row, currencies: readonly string[]): string {
  return currencies.map((currency) => flagOf(draft, issues, row, currency)).join('');
}

function flagOf({ saved, conflicts }: Draft, issues: Issues, row: Row, currency: string): Flag {
  const key = placeKey({ row: row.key, currency });
  const before = saved.prices.get(key);
  const cell = cellIn(row, currency);
  if (saved.locked.has(key)) return 'k';
  if (conflicts.has(key)) return 'x';
  if (!cell) return before ? 'd' : '-';
  if (issues.cells.has(key) || issues.rows.has(row.key)) return 'i';
  if (!before) return 'n';
  return samePrice(before, priceOf(row, currency, cell)) ? '-' : 'c';
}
