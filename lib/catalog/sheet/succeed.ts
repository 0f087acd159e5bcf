import { termsKey } from '@/lib/rules/prices/terms';
import { addDays } from '@/lib/rules/zones';
import { isLockedRow } from './edits';
import { type Cell, cellIn, placeKey, type Row, type Sheet } from './sheet';

/** Prices of a row that others are to follow. */
export type Followed = {
  readonly row: string;
  /** The first day of those that follow: these end the day before. */
  readonly day: string;
  readonly currencies: readonly string[];
};
type Locked = ReadonlyMap<string, unknown>;

/** Why prices cannot be followed by others from that day; the words of `catalog.sheet.succeed`. */
export type SuccessionIssue = 'beginsLater' | 'taken';

export function successionIssue(
  sheet: Sheet,
  { row: key, day, currencies }: Followed,
  locked: Locked,
): SuccessionIssue | undefined {
  const row = sheet.rows.find((each) => each.key === key);
  if (!row) return undefined;
  if ((row.terms.vigencia_desde ?? '') >= day) return 'beginsLater';
  const isTaken = currencies.some((currency) =>
    othersOf(sheet, row, currency, locked).some(
      ({ terms }) => (terms.vigencia_desde ?? '') <= day && (terms.vigencia_hasta ?? day) >= day,
    ),
  );
  return isTaken ? 'taken' : undefined;
}

/**
 * The rows where prices of one end the day before, and others with their amounts and tiers begin: these hold as long as
 * the old ones did, or until the next of their currency begins. @param made rows made so far
 */
export function succeeded(
  sheet: Sheet,
  followed: Followed,
  made: number,
  locked: Locked = new Map(),
): readonly Row[] {
  const { row: key, day, currencies } = followed;
  const row = sheet.rows.find((each) => each.key === key);
  if (!row || successionIssue(sheet, followed, locked)) return sheet.rows;
  const before = ended(sheet, followed, made, locked);
  let next = made + Math.max(0, before.length - sheet.rows.length);
  const cells = cellsOf(row, currencies);
  const byEnd = Map.groupBy(Object.keys(cells), (currency) => endOf(sheet, row, currency, day, locked));
  const rows = [...byEnd].map(([vigencia_hasta, own]): Row => {
    next += 1;
    const copies = own.map((currency) => [currency, { ...cells[currency]!, via: 'filled' as const }]);
    return {
      key: String(next),
      terms: { ...row.terms, vigencia_desde: day, vigencia_hasta },
      cells: Object.fromEntries(copies),
      isNew: true,
    };
  });
  const isApart = before.length > sheet.rows.length;
  const at = before.findIndex((each) => each.key === key) + (isApart ? 2 : 1);
  return before.toSpliced(at, 0, ...rows);
}

/**
 * The rows where prices of one end the day before; where not all of its prices do, or one cannot be written, in a row of
 * their own.
 */
export function ended(
  sheet: Sheet,
  { row: key, day, currencies }: Followed,
  made: number,
  locked: Locked,
): readonly Row[] {
  return sheet.rows.flatMap((row): readonly Row[] => {
    const { vigencia_desde, vigencia_hasta } = row.terms;
    const cells = cellsOf(row, currencies);
    const ends = (vigencia_desde ?? '') < day && (vigencia_hasta ?? day) >= day;
    if (row.key !== key || !ends || Object.keys(cells).length === 0) return [row];
    const terms = { ...row.terms, vigencia_hasta: addDays(day, -1) };
    const others = Object.entries(row.cells).filter(([currency]) => !currencies.includes(currency));
    if (others.length === 0 && !isLockedRow(sheet, key, locked)) return [{ ...row, terms }];
    const apart = { key: String(made + 1), terms, cells, isNew: true };
    return [{ ...row, cells: Object.fromEntries(others) }, apart];
  });
}

/** The prices that would have to end for those of a row, which begin later, to overlap them no more. */
export function givingWay(sheet: Sheet, row: Row): readonly Followed[] {
  const day = row.terms.vigencia_desde;
  if (day === null) return [];
  return sheet.rows.flatMap((other) => {
    const { vigencia_desde, vigencia_hasta } = other.terms;
    const isInTheWay = (vigencia_desde ?? '') < day && (vigencia_hasta ?? day) >= day;
    const currencies = Object.keys(row.cells).filter((currency) =>
      othersOf(sheet, row, currency, new Map()).includes(other),
    );
    return isInTheWay && currencies.length > 0 ? [{ row: other.key, day, currencies }] : [];
  });
}

const cellsOf = ({ cells }: Row, currencies: readonly string[]): Readonly<Record<string, Cell>> =>
  Object.fromEntries(Object.entries(cells).filter(([currency]) => currencies.includes(currency)));

/** The last day of the price that follows one from a day on. */
function endOf(sheet: Sheet, row: Row, currency: string, day: string, locked: Locked): string | null {
  const { vigencia_hasta } = row.terms;
  const starts = othersOf(sheet, row, currency, locked).flatMap(({ terms }) => terms.vigencia_desde ?? []);
  const ends = starts.filter((start) => start > day).map((start) => addDays(start, -1));
  if (vigencia_hasta !== null && vigencia_hasta >= day) ends.push(vigencia_hasta);
  return ends.toSorted()[0] ?? null;
}

/** The other rows with a price of the currency for the same. */
function othersOf(sheet: Sheet, row: Row, currency: string, locked: Locked): readonly Row[] {
  const kind = termsKey({ ...row.terms, moneda: currency });
  return sheet.rows.filter(
    (other) =>
      other !== row &&
      termsKey({ ...other.terms, moneda: currency }) === kind &&
      (cellIn(other, currency) !== undefined || locked.has(placeKey({ row: other.key, currency }))),
  );
}
