import type { Tier } from '@/lib/rules/prices/amounts';
import {
  type Cell,
  cellIn,
  type Place,
  placeKey,
  type Row,
  type RowTerms,
  type Sheet,
  sameTerms,
} from './sheet';

/** What becomes of one cell; without `tramos` it keeps those it has, and null empties it. */
export type CellEdit = Place & { readonly to: (Omit<Cell, 'tramos'> & { tramos?: readonly Tier[] }) | null };

export type Edit =
  | { readonly kind: 'set'; readonly cells: readonly CellEdit[] }
  /** Stands below the row `after`, or below all. */
  | { readonly kind: 'addRow'; readonly key: string; readonly terms: RowTerms; readonly after?: string }
  /** All rows, where one act changes several of them. */
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'removeRow'; readonly row: string }
  | { readonly kind: 'addCurrency'; readonly currency: string }
  | { readonly kind: 'terms'; readonly row: string; readonly terms: RowTerms };

/** The sheet after an edit, the same object where nothing is different. Locked places stay as they are. */
export function applyEdit(sheet: Sheet, edit: Edit, locked: ReadonlyMap<string, unknown> = new Map()): Sheet {
  switch (edit.kind) {
    case 'set':
      return setCells(sheet, edit.cells, locked);
    case 'addRow': {
      const at = sheet.rows.findIndex(({ key }) => key === edit.after) + 1 || sheet.rows.length;
      return {
        ...sheet,
        rows: sheet.rows.toSpliced(at, 0, { key: edit.key, terms: edit.terms, cells: {}, isNew: true }),
      };
    }
    case 'rows':
      return withRows(sheet, edit.rows);
    case 'removeRow':
      if (isLockedRow(sheet, edit.row, locked)) return sheet;
      return withRows(
        sheet,
        sheet.rows.filter(({ key }) => key !== edit.row),
      );
    case 'addCurrency':
      if (sheet.currencies.includes(edit.currency)) return sheet;
      return { ...sheet, currencies: [...sheet.currencies, edit.currency] };
    case 'terms':
      if (isLockedRow(sheet, edit.row, locked)) return sheet;
      return mapRow(sheet, edit.row, (row) =>
        sameTerms(row.terms, edit.terms) ? row : { ...row, terms: edit.terms },
      );
  }
}

/** A row that holds a price which cannot be written: its terms are that price's too. */
export function isLockedRow(sheet: Sheet, row: string, locked: ReadonlyMap<string, unknown>): boolean {
  return locked.size > 0 && sheet.currencies.some((currency) => locked.has(placeKey({ row, currency })));
}

function setCells(sheet: Sheet, edits: readonly CellEdit[], locked: ReadonlyMap<string, unknown>): Sheet {
  const byRow = Map.groupBy(
    edits.filter((edit) => !locked.has(placeKey(edit))),
    ({ row }) => row,
  );
  const rows = sheet.rows.map((row) => {
    const own = byRow.get(row.key);
    return own ? own.reduce(setCell, row) : row;
  });
  return withRows(sheet, rows);
}

/** The row with one cell set; the same where it says what it said. */
export function setCell(row: Row, { currency, to }: Omit<CellEdit, 'row'>): Row {
  const before = cellIn(row, currency);
  const tramos = to?.tramos ?? before?.tramos ?? [];
  const isEmpty = to === null || (to.text.trim() === '' && tramos.length === 0);
  if (isEmpty) {
    if (!before) return row;
    const { [currency]: _, ...cells } = row.cells;
    return { ...row, cells };
  }
  if (before && before.text === to.text && before.tramos === tramos) return row;
  return { ...row, cells: { ...row.cells, [currency]: { ...to, tramos } } };
}

export function mapRow(sheet: Sheet, key: string, change: (row: Row) => Row): Sheet {
  return withRows(
    sheet,
    sheet.rows.map((row) => (row.key === key ? change(row) : row)),
  );
}

function withRows(sheet: Sheet, rows: readonly Row[]): Sheet {
  const isSame = rows.length === sheet.rows.length && rows.every((row, at) => row === sheet.rows[at]);
  return isSame ? sheet : { ...sheet, rows };
}
