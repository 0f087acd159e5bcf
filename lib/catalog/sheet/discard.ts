import type { Draft } from './draft';
import { reopened } from './open-draft';
import { takeTheirs } from './rebase';
import { byTerms, cellOf, placeOf, type Row, sameTerms, termsOf } from './sheet';

/** The draft as the server holds its prices, others' changes with them; undo brings back what was discarded. */
export function discarded(draft: Draft): Draft {
  const theirs = [...draft.conflicts.keys()].reduce(takeTheirs, draft);
  const rows = new Map<string, Row>();
  for (const [place, price] of theirs.saved.prices) {
    const { row: key, currency } = placeOf(place);
    const row = rows.get(key) ?? { key, terms: termsOf(price), cells: {} };
    // Terms that were saved of a part of the row: its prices are no longer of one row.
    if (!sameTerms(row.terms, termsOf(price))) return reopened(theirs);
    rows.set(key, { ...row, cells: { ...row.cells, [currency]: cellOf(price) } });
  }
  for (const place of theirs.saved.locked.keys()) {
    const row = theirs.sheet.rows.find(({ key }) => key === placeOf(place).row);
    if (row && !rows.has(row.key)) rows.set(row.key, { ...row, cells: {} });
  }
  const places = [...theirs.saved.prices.keys(), ...theirs.saved.locked.keys()].map(placeOf);
  const isUsed = (each: string) => places.some(({ currency }) => currency === each);
  const mine = theirs.past[draft.past.length] ?? theirs.sheet;
  return {
    ...theirs,
    sheet: {
      currencies: theirs.sheet.currencies.filter(isUsed),
      rows: [...rows.values()].sort((one, other) => byTerms(one.terms, other.terms)),
    },
    past: [...theirs.past.slice(0, draft.past.length), mine],
    future: [],
  };
}
