import { apiAmount } from '@/lib/catalog/price';
import { tierIssues } from '@/lib/contract/tier-issues';
import { shareADay, termsKey } from '@/lib/rules/prices/terms';
import type { Saved } from './draft';
import { type Cell, cellIn, placeKey, type Row, type RowTerms, type Sheet, sameTerms } from './sheet';

/** What keeps one price from being saved; the words of `catalog.sheet.issue`. */
export type CellIssue =
  | 'format'
  | 'negative'
  | 'required'
  | 'overlap'
  | 'gap'
  | 'tier_overlap'
  | 'before_start'
  | 'tier_format';
/** What is wrong with a row's terms, and so with each price in it. */
export type RowIssue = 'no_period' | 'no_days' | 'ends_before';

export type Issues = {
  /** By `placeKey`. */
  readonly cells: ReadonlyMap<string, readonly CellIssue[]>;
  /** By the row's key. */
  readonly rows: ReadonlyMap<string, readonly RowIssue[]>;
};

/** Decimal text as the API takes it ("Money" of the conventions). */
const amount = /^(0|[1-9]\d{0,29})(\.\d{1,12})?$/;

/**
 * What the server would refuse of the sheet, by the rules of its own price body and of overlapping validities. What it
 * holds already, and is not sent again, is not judged for its form: only an overlap is said of it.
 */
export function issuesOf({ sheet, saved }: { sheet: Sheet; saved: Saved }): Issues {
  const cells = new Map<string, readonly CellIssue[]>();
  const rows = new Map<string, readonly RowIssue[]>();
  const clashes = clashesOf(sheet.rows);
  for (const row of sheet.rows) {
    const own = rowIssues(row.terms);
    const others = clashes.get(row.key) ?? [];
    let isUsed = false;
    for (const [currency, cell] of Object.entries(row.cells)) {
      const key = placeKey({ row: row.key, currency });
      isUsed = true;
      const before = saved.prices.get(key);
      const isAsSaved =
        before?.monto === cell.text && before.tramos === cell.tramos && sameTerms(before, row.terms);
      const found = isAsSaved ? [] : formIssues(cell);
      const isClash = (other: Row) =>
        cellIn(other, currency) !== undefined || saved.locked.has(placeKey({ row: other.key, currency }));
      if (others.some(isClash)) found.push('overlap');
      if (found.length > 0) cells.set(key, found);
    }
    if (isUsed && own.length > 0) rows.set(row.key, own);
  }
  return { cells, rows };
}

function formIssues({ text: typed, tramos }: Cell): CellIssue[] {
  const text = apiAmount(typed);
  const issues: CellIssue[] = [];
  if (text.trim() === '') issues.push('required');
  else if (text.startsWith('-') && amount.test(text.slice(1))) issues.push('negative');
  else if (!amount.test(text)) issues.push('format');
  if (tramos.some(({ monto }) => !amount.test(apiAmount(monto)))) issues.push('tier_format');
  const found = new Set(tierIssues(tramos).map(({ issue }) => issue));
  for (const issue of found) issues.push(issue === 'overlap' ? 'tier_overlap' : issue);
  return issues;
}

function rowIssues(terms: RowTerms): RowIssue[] {
  const { tipo_precio, periodicidad, periodo_dias, vigencia_desde, vigencia_hasta } = terms;
  const issues: RowIssue[] = [];
  const isRecurring = tipo_precio === 'recurrente';
  if (isRecurring && !periodicidad) issues.push('no_period');
  if (isRecurring && periodicidad === 'personalizada' && !(periodo_dias && periodo_dias <= 3650))
    issues.push('no_days');
  if (vigencia_desde && vigencia_hasta && vigencia_hasta < vigencia_desde) issues.push('ends_before');
  return issues;
}

let last: { rows: readonly Row[]; clashes: ReadonlyMap<string, readonly Row[]> } | undefined;

/** The rows that have a day in common with each row of the same terms, by its key. The same rows are asked for often. */
function clashesOf(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const before = last;
  const byKey = new Map(rows.map((row) => [row.key, row]));
  if (before && isSameTerms(before.rows, rows)) {
    // Whose cells have changed since.
    return new Map(
      [...before.clashes].map(([key, others]) => [key, others.map((other) => byKey.get(other.key)!)]),
    );
  }
  const clashes = new Map<string, readonly Row[]>();
  const groups = Map.groupBy(rows, ({ terms }) => termsKey({ ...terms, moneda: '' }));
  for (const group of groups.values()) {
    for (const row of group) {
      const others = group.filter((other) => other !== row && shareADay(row.terms, other.terms));
      if (others.length > 0) clashes.set(row.key, others);
    }
  }
  last = { rows, clashes };
  return clashes;
}

function isSameTerms(one: readonly Row[], other: readonly Row[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ key, terms }, at) => other[at]!.key === key && other[at]!.terms === terms)
  );
}

export function hasIssue({ cells, rows }: Issues, place: { row: string; currency: string }): boolean {
  return rows.has(place.row) || cells.has(placeKey(place));
}
