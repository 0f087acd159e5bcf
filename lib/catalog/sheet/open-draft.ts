import { unreadableOf } from '@/lib/api/read/notes';
import type { PriceRecord } from '@/lib/api/records';
import { type KnownPrice, knownPrice } from '@/lib/catalog/price';
import { isDay } from '@/lib/format/days';
import { type Draft, mapSheets, withSaved } from './draft';
import {
  byTerms,
  type Cell,
  cellAt,
  cellIn,
  cellOf,
  placeKey,
  priceOf,
  type Row,
  type RowTerms,
  type Sheet,
  samePrice,
  sameTerms,
  termsOf,
  termsText,
} from './sheet';

const nothing: Draft = {
  saved: { prices: new Map(), locked: new Map(), unplaced: [] },
  sheet: { currencies: [], rows: [] },
  past: [],
  future: [],
  made: 0,
  conflicts: new Map(),
};

/**
 * The matrix of a product's prices. Two prices of one row and currency cannot be drawn in one cell: they are two rows. A
 * price that was not understood whole stands locked in its place, or where even that cannot be read beside the matrix.
 */
export function openDraft(records: readonly PriceRecord[]): Draft {
  const known: KnownPrice[] = [];
  const unread: PriceRecord[] = [];
  for (const record of records) {
    const price = record.id === undefined ? undefined : knownPrice(record);
    if (price) known.push(price);
    else unread.push(record);
  }
  return openKnown(known, unread);
}

/** The matrix of what the server holds, without anything that was edited. */
export function reopened({ saved }: Draft): Draft {
  return openKnown([...saved.prices.values()], [...saved.locked.values(), ...saved.unplaced]);
}

/** In one pass: there may be thousands. */
function openKnown(known: readonly KnownPrice[], unread: readonly PriceRecord[]): Draft {
  const rows: { key: string; terms: RowTerms; cells: Record<string, Cell> }[] = [];
  const byKey = new Map<string, typeof rows>();
  const prices = new Map<string, KnownPrice>();
  const currencies = new Set<string>();
  const sorted = known.map((price) => ({ price, terms: termsOf(price) }));
  sorted.sort((one, other) => byTerms(one.terms, other.terms));
  for (const { price, terms } of sorted) {
    const text = termsText(terms);
    const alike = byKey.get(text) ?? [];
    let row = alike.find((each) => !cellIn(each, price.moneda));
    if (!row) {
      row = { key: String(rows.length + 1), terms, cells: {} };
      rows.push(row);
      byKey.set(text, [...alike, row]);
    }
    row.cells = { ...row.cells, [price.moneda]: cellOf(price) };
    prices.set(placeKey({ row: row.key, currency: price.moneda }), price);
    currencies.add(price.moneda);
  }
  const sheet = { currencies: [...currencies], rows };
  const saved = { ...nothing.saved, prices };
  return putLocked({ ...nothing, saved, sheet, made: rows.length }, unread);
}

/** Gives a price that the server holds its place: in every state of the sheet, so that undo does not take it away. */
export function putPrice(draft: Draft, price: KnownPrice): Draft {
  const { moneda: currency } = price;
  const isFree = (row: Row) => {
    const place = placeKey({ row: row.key, currency });
    const cell = cellIn(row, currency);
    const isTaken = draft.saved.prices.has(place) || draft.saved.locked.has(place);
    return !isTaken && (!cell || samePrice(priceOf(row, currency, cell), price));
  };
  const { placed, row } = placeFor(draft, currency, termsOf(price), isFree);
  const filled = mapSheets(placed, (sheet) => ({
    ...sheet,
    rows: sheet.rows.map((each) =>
      each.key !== row || cellIn(each, currency) || !sameTerms(each.terms, termsOf(price))
        ? each
        : { ...each, cells: { ...each.cells, [currency]: cellOf(price) } },
    ),
  }));
  return withSaved(filled, placeKey({ row, currency }), price);
}

/** Locks the places of the prices that were not understood whole. */
export function putLocked(draft: Draft, records: readonly PriceRecord[]): Draft {
  const unread = records.filter((record) => record.id === undefined || !knownPrice(record));
  let next: Draft = { ...draft, saved: { ...draft.saved, locked: new Map(), unplaced: [] } };
  for (const record of unread) {
    const terms = placeableTerms(record);
    const { moneda: currency } = record;
    if (!terms || !currency) {
      next = { ...next, saved: { ...next.saved, unplaced: [...next.saved.unplaced, record] } };
      continue;
    }
    const { saved } = next;
    const isFree = (row: Row) => {
      const place = placeKey({ row: row.key, currency });
      return !cellIn(row, currency) && !saved.prices.has(place) && !saved.locked.has(place);
    };
    const { placed, row } = placeFor(next, currency, terms, isFree);
    const locked = new Map(placed.saved.locked).set(placeKey({ row, currency }), record);
    next = { ...placed, saved: { ...placed.saved, locked } };
  }
  return next;
}

/**
 * The row of these terms with room for a price of the currency, in what undo brings back too: a row that had other terms
 * or another price there would make a change of it. Made where there is none, and in the states that are without it.
 */
function placeFor(draft: Draft, currency: string, terms: RowTerms, isFree: (row: Row) => boolean) {
  const hasRoom = (row: Row) => sameTerms(row.terms, terms) && isFree(row);
  const others = [...draft.past, ...draft.future];
  const found = draft.sheet.rows.find(
    (row) =>
      hasRoom(row) &&
      // One that stands there already was made here: undo may take it back.
      (cellIn(row, currency) ||
        others.every(({ rows }) => rows.every((own) => own.key !== row.key || hasRoom(own)))),
  );
  const key = found?.key ?? String(draft.made + 1);
  const row: Row = { key, terms, cells: {} };
  const placed = mapSheets({ ...draft, made: found ? draft.made : draft.made + 1 }, (sheet) =>
    withColumn(sheet.rows.some((own) => own.key === key) ? sheet : withRow(sheet, row), currency),
  );
  return { placed, row: key };
}

const withColumn = (sheet: Sheet, currency: string): Sheet =>
  sheet.currencies.includes(currency) ? sheet : { ...sheet, currencies: [...sheet.currencies, currency] };

function withRow(sheet: Sheet, row: Row): Sheet {
  const last = sheet.rows.findLastIndex(({ terms }) => byTerms(terms, row.terms) <= 0);
  return { ...sheet, rows: sheet.rows.toSpliced(last + 1, 0, row) };
}

/** The terms of a price whose amount or tiers cannot be read. */
function placeableTerms(record: PriceRecord): RowTerms | undefined {
  const { tipo_precio, periodicidad = null, periodo_dias = null } = record;
  const { vigencia_desde = null, vigencia_hasta = null } = record;
  const needed = [
    'moneda',
    'tipo_precio',
    'periodicidad',
    'periodo_dias',
    'vigencia_desde',
    'vigencia_hasta',
  ];
  const areDays = [vigencia_desde, vigencia_hasta].every((day) => day === null || isDay(day));
  const isRead = !unreadableOf(record).some((name) => needed.includes(name));
  return tipo_precio && areDays && isRead
    ? { tipo_precio, periodicidad, periodo_dias, vigencia_desde, vigencia_hasta }
    : undefined;
}

/** The price that the sheet has at a place now, as far as one is there. */
export function contentAt(sheet: Sheet, place: { row: string; currency: string }): KnownPrice | undefined {
  const row = sheet.rows.find(({ key }) => key === place.row);
  const cell = cellAt(sheet, place);
  return row && cell && priceOf(row, place.currency, cell);
}
