import { withoutGuard } from '@/lib/files/csv';
import { cellOf, type Mapping } from '@/lib/files/mapping';
import { isDay } from '@/lib/format/days';
import { fold } from '@/lib/format/fold';
import type { PriceTerms, Validity } from '@/lib/rules/prices/terms';
import { knownWords, type PriceColumn, priceColumnNames, UNREADABLE, wordsIn } from './columns';

/** What is wrong with a row: where, a word for what, and which text it is about. */
export type CsvIssue = {
  readonly column: PriceColumn | 'row';
  readonly issue: string;
  readonly value: string;
  /** The other row that it is about. */
  readonly line?: number;
};

/** A row of a file of prices as it reads by itself. */
export type CsvRow = {
  /** Its number in the file, the row of headers being 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly text: Readonly<Record<PriceColumn, string>>;
  /** Undefined in a row that is about the product alone, and where they cannot be read. Ends count where `says` them. */
  readonly terms: (PriceTerms & Validity) | undefined;
  /** The quantities that it is about; null where it is the price as such. */
  readonly tier: { readonly desde: number; readonly hasta: number | null } | null;
  /** Decimal text; null where the price, or the tier, is to be removed. */
  readonly monto: string | null;
  readonly issues: readonly CsvIssue[];
  /** Whether the file has columns for what ends a price and a tier: without one, the end that is there stays. */
  readonly says: { readonly end: boolean; readonly tierEnd: boolean };
};

const ofPrice = [
  'moneda',
  'tipo_precio',
  'periodicidad',
  'periodo_dias',
  'vigencia_desde',
  'vigencia_hasta',
] as const;
const ofAmount = ['tramo_desde', 'tramo_hasta', 'monto'] as const;
const MOST_PIECES = 1_000_000_000;
const MOST_DAYS = 3650;

/** Reads one row: each cell by itself, nothing of what a server has. */
export function readRow(cells: readonly string[], line: number, mapping: Mapping<PriceColumn>): CsvRow {
  const issues: CsvIssue[] = [];
  const text = textsOf(cells, mapping);
  const says = { end: mapping.includes('vigencia_hasta'), tierEnd: mapping.includes('tramo_hasta') };
  const fail = (column: CsvIssue['column'], issue: string, value = column === 'row' ? '' : text[column]) => {
    issues.push({ column, issue, value });
    return null;
  };
  if (cells.slice(mapping.length).some((cell) => cell.trim() !== '')) fail('row', 'too_many_cells');
  const unread = ([...ofPrice, ...ofAmount] as const).filter((name) => text[name] === UNREADABLE);
  for (const name of unread) fail(name, 'unreadable_price');
  const isAboutPrice = [...ofPrice, ...ofAmount].some((name) => text[name] !== '');
  if (!isAboutPrice || unread.length > 0) {
    return { line, cells, text, terms: undefined, tier: null, monto: null, issues, says };
  }

  const whole = (name: 'periodo_dias' | 'tramo_desde' | 'tramo_hasta', most: number): number | null => {
    if (text[name] === '') return null;
    const isWhole = /^[1-9]\d{0,9}$/.test(text[name]) && Number(text[name]) <= most;
    return isWhole ? Number(text[name]) : fail(name, 'not_whole');
  };
  const day = (name: 'vigencia_desde' | 'vigencia_hasta'): string | null => {
    if (text[name] === '') return null;
    return isDay(text[name]) ? text[name] : fail(name, 'invalid_date');
  };
  const { moneda, tipo_precio, monto } = text;
  if (moneda === '') fail('moneda', 'required');
  else if (!/^[A-Z]{3}$/.test(moneda)) fail('moneda', 'invalid_currency');
  if (tipo_precio === '') fail('tipo_precio', 'required');
  const isOnce = tipo_precio === 'unico';
  const days = whole('periodo_dias', MOST_DAYS);
  if (tipo_precio === 'recurrente' && text.periodicidad === '') fail('periodicidad', 'required');
  if (!isOnce && text.periodicidad === 'personalizada' && text.periodo_dias === '') {
    fail('periodo_dias', 'required');
  }
  const terms = {
    moneda,
    ...termsAsMeant({ tipo_precio, periodicidad: text.periodicidad || null, periodo_dias: days }),
    vigencia_desde: day('vigencia_desde'),
    vigencia_hasta: day('vigencia_hasta'),
  };
  if (terms.vigencia_desde && terms.vigencia_hasta && terms.vigencia_hasta < terms.vigencia_desde) {
    fail('vigencia_hasta', 'before_start');
  }
  const hasTerms = issues.length === 0;

  const desde = whole('tramo_desde', MOST_PIECES);
  const hasta = whole('tramo_hasta', MOST_PIECES);
  if (text.tramo_desde === '' && text.tramo_hasta !== '') fail('tramo_desde', 'required');
  if (desde !== null && hasta !== null && hasta < desde) fail('tramo_hasta', 'before_start');
  if (monto.startsWith('-')) fail('monto', 'too_small');
  else if (monto.includes(',')) fail('monto', 'decimal_comma');
  else if (monto !== '' && !/^(0|[1-9]\d{0,29})(\.\d{1,12})?$/.test(monto)) fail('monto', 'invalid_decimal');
  return {
    line,
    cells,
    text,
    terms: hasTerms ? terms : undefined,
    tier: desde === null ? null : { desde, hasta },
    monto: monto === '' ? null : monto,
    issues,
    says,
  };
}

/** The terms as the API means them: no period of what is paid once, days of a custom period alone. */
export function termsAsMeant<Of extends Omit<PriceTerms, 'moneda'>>(terms: Of): Of {
  const { tipo_precio, periodicidad } = terms;
  if (tipo_precio === 'unico') return { ...terms, periodicidad: null, periodo_dias: null };
  const isCounted =
    periodicidad === null || ['mensual', 'trimestral', 'semestral', 'anual'].includes(periodicidad);
  return isCounted ? { ...terms, periodo_dias: null } : terms;
}

function textsOf(cells: readonly string[], mapping: Mapping<PriceColumn>): CsvRow['text'] {
  const text = {} as Record<PriceColumn, string>;
  for (const name of priceColumnNames) {
    text[name] = meantWord(name, withoutGuard(cellOf(cells, mapping, name) ?? '').trim());
  }
  return text;
}

/** The API's word for what a person wrote; words of other servers stay as they are. */
export function meantWord(name: PriceColumn, typed: string): string {
  if (typed === '' || typed === UNREADABLE) return typed;
  if (name === 'moneda') return typed.toUpperCase() === 'UF' ? 'CLF' : typed.toUpperCase();
  const words = wordsIn[name];
  if (words === undefined) return typed;
  const folded = fold(typed);
  const own: readonly string[] = knownWords[name as keyof typeof knownWords];
  return own.includes(folded) ? folded : (words[folded] ?? typed);
}
