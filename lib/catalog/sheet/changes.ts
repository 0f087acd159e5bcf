import type { KnownPrice } from '@/lib/catalog/price';
import type { Draft } from './draft';
import { type Place, placeKey, placeOf, priceOf, type Row, sameAmount, samePrice } from './sheet';

/** One price that a save would write: `before` is what the server holds, `after` is missing where it is deleted. */
export type Change = Place & {
  readonly key: string;
  readonly before?: KnownPrice | undefined;
  readonly after?: KnownPrice | undefined;
};

/**
 * The difference between the sheet and what the server holds. An amount that is the same number keeps the server's own
 * text, and so its digits behind the point.
 */
export function changesOf({ sheet, saved }: Pick<Draft, 'sheet' | 'saved'>): readonly Change[] {
  const changes: Change[] = [];
  const seen = new Set<string>();
  for (const row of sheet.rows) {
    for (const [currency, cell] of Object.entries(row.cells)) {
      const key = placeKey({ row: row.key, currency });
      seen.add(key);
      const before = saved.prices.get(key);
      const after = priceOf(row, currency, cell);
      if (!samePrice(before, after)) {
        changes.push({ row: row.key, currency, key, before, after: keepText(after, before) });
      }
    }
  }
  for (const [key, before] of saved.prices) {
    if (!seen.has(key)) changes.push({ ...placeOf(key), key, before });
  }
  return changes;
}

/** Rows that were made here and hold no price yet: no save would write them. */
export function emptyRows({ sheet, saved }: Pick<Draft, 'sheet' | 'saved'>): readonly Row[] {
  const holds = ({ key }: Row, currency: string) => {
    const place = placeKey({ row: key, currency });
    return saved.prices.has(place) || saved.locked.has(place);
  };
  return sheet.rows.filter(
    (row) =>
      row.isNew &&
      Object.keys(row.cells).length === 0 &&
      !sheet.currencies.some((currency) => holds(row, currency)),
  );
}

/** Whether something would be lost with the draft. */
export function holdsWork(draft: Draft): boolean {
  return changesOf(draft).length > 0 || emptyRows(draft).length > 0;
}

/** How many of the changes that were sent the server holds by now, in the draft after the save. */
export function doneOf(sent: readonly Change[], draft: Draft): { saves: number; deletions: number } {
  const open = new Set(changesOf(draft).map(({ key }) => key));
  const done = sent.filter(
    ({ key, after }) => !open.has(key) || (after && samePrice(draft.saved.prices.get(key), after)),
  );
  const saves = done.filter(({ after }) => after).length;
  return { saves, deletions: done.length - saves };
}

function keepText(after: KnownPrice, before: KnownPrice | undefined): KnownPrice {
  if (!before) return after;
  const monto = sameAmount(after.monto, before.monto) ? before.monto : after.monto;
  return { ...after, id: before.id, monto };
}
