import type { KnownPrice } from '@/lib/catalog/price';
import { compareDecimals, isDecimal } from '@/lib/format/decimal';
import type { Tier } from '@/lib/rules/prices/amounts';
import { byStart, type PriceTerms, type Validity } from '@/lib/rules/prices/terms';

/** What the prices of a row have in common: all of their terms but the currency, and when they hold. */
export type RowTerms = Omit<PriceTerms, 'moneda'> & Validity;

/** How an amount came to stand in its cell, where it is not the saved one. */
export type Via = 'typed' | 'pasted' | 'filled';

/** A price as it is edited. `text` is decimal text where it can be read, else what was typed. */
export type Cell = { readonly text: string; readonly tramos: readonly Tier[]; readonly via?: Via };

export type Row = {
  readonly key: string;
  readonly terms: RowTerms;
  /** By currency; those without a price are absent. */
  readonly cells: Readonly<Record<string, Cell>>;
  /** Made here: as long as it holds no price, it is something to lose. */
  readonly isNew?: boolean;
};

/** The price matrix as it stands on the screen: columns by currency, and nothing of what the server holds. */
export type Sheet = { readonly currencies: readonly string[]; readonly rows: readonly Row[] };

/** A row's key and a currency: where a price stands. */
export type Place = { readonly row: string; readonly currency: string };

export const placeKey = ({ row, currency }: Place): string => `${row}|${currency}`;

export function placeOf(key: string): Place {
  const [row = ''] = key.split('|', 1);
  // A currency of another server may have bars of its own.
  return { row, currency: key.slice(row.length + 1) };
}

/** The cell of a currency, whatever a server calls its currencies: objects inherit members by names of their own. */
export function cellIn({ cells }: Pick<Row, 'cells'>, currency: string): Cell | undefined {
  return Object.hasOwn(cells, currency) ? cells[currency] : undefined;
}

export function cellAt(sheet: Sheet, { row, currency }: Place): Cell | undefined {
  const found = sheet.rows.find(({ key }) => key === row);
  return found && cellIn(found, currency);
}

export function cellOf({ monto, tramos }: KnownPrice): Cell {
  return { text: monto, tramos };
}

export function termsOf({ tipo_precio, periodicidad, periodo_dias, ...rest }: KnownPrice): RowTerms {
  const { vigencia_desde, vigencia_hasta } = rest;
  return { tipo_precio, periodicidad, periodo_dias, vigencia_desde, vigencia_hasta };
}

/** The price that a cell of a row stands for, without an id; its amount as it was typed, readable or not. */
export function priceOf({ terms }: Row, currency: string, { text, tramos }: Cell): KnownPrice {
  return { moneda: currency, monto: text, tramos, ...terms };
}

export const sameTerms = (one: RowTerms, other: RowTerms) =>
  one === other || termsText(one) === termsText(other);

/** A key of a row's terms. */
export function termsText(terms: RowTerms): string {
  const { tipo_precio, periodicidad, periodo_dias, vigencia_desde, vigencia_hasta } = terms;
  return [tipo_precio, periodicidad, periodo_dias, vigencia_desde, vigencia_hasta].join('|');
}

/** Whether two amounts are the same number: `10` and `10.00` are. */
export function sameAmount(one: string, other: string): boolean {
  return one === other || (isDecimal(one) && isDecimal(other) && compareDecimals(one, other) === 0);
}

const sameTiers = (one: readonly Tier[], other: readonly Tier[]) =>
  one === other ||
  (one.length === other.length &&
    one.every((tier, at) => {
      const { desde, hasta, monto } = other[at]!;
      return tier.desde === desde && tier.hasta === hasta && sameAmount(tier.monto, monto);
    }));

/** Whether two prices say the same, whatever their ids. */
export function samePrice(one: KnownPrice | undefined, other: KnownPrice | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.moneda === other.moneda &&
    sameAmount(one.monto, other.monto) &&
    sameTiers(one.tramos, other.tramos) &&
    sameTerms(termsOf(one), termsOf(other))
  );
}

const order = ['unico', 'recurrente', 'mensual', 'trimestral', 'semestral', 'anual', 'personalizada'];
const rank = (word: string | null) => (word === null ? -1 : (order.indexOf(word) + 99) % 99);

/** One-off prices first, then by period, then by time; what the document does not name comes last. */
export function byTerms(one: RowTerms, other: RowTerms): number {
  return (
    rank(one.tipo_precio) - rank(other.tipo_precio) ||
    rank(one.periodicidad) - rank(other.periodicidad) ||
    (one.periodo_dias ?? 0) - (other.periodo_dias ?? 0) ||
    byStart(one, other)
  );
}
