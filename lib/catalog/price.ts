import type { Sending } from '@/lib/api/client';
import type { savePrice } from '@/lib/api/contract/catalog';
import type { Id } from '@/lib/api/loose';
import { foundUnder, unreadableOf } from '@/lib/api/read/notes';
import type { PriceRecord } from '@/lib/api/records';
import { isObject, rawOf } from '@/lib/api/tolerant';
import { tierIssues } from '@/lib/contract/tier-issues';
import { isDay } from '@/lib/format/days';
import { isDecimal } from '@/lib/format/decimal';
import type { Amounts, Tier } from '@/lib/rules/prices/amounts';
import type { PriceTerms, Validity } from '@/lib/rules/prices/terms';

/** A price of which everything that a save puts in its place was read. `id` is missing where it is not saved yet. */
export type KnownPrice = PriceTerms & Validity & Amounts & { readonly id?: Id | undefined };

/** What a save sends of a price: all of it, since it takes the place of what was there. */
const sent = [
  'moneda',
  'monto',
  'tipo_precio',
  'periodicidad',
  'periodo_dias',
  'vigencia_desde',
  'vigencia_hasta',
  'tramos',
] as const;

/**
 * A price as far as it can be written again; undefined where a part of it cannot be read, which is then shown as it is
 * and never written over.
 */
export function knownPrice(record: PriceRecord): KnownPrice | undefined {
  const { id, moneda, monto, tipo_precio, vigencia_desde, vigencia_hasta, tramos = [] } = record;
  const unread = unreadableOf(record);
  if (sent.some((name) => unread.includes(name))) return undefined;
  if (!moneda || !tipo_precio || monto === undefined || !isDecimal(monto)) return undefined;
  if ([vigencia_desde, vigencia_hasta].some((day) => day !== undefined && !isDay(day))) return undefined;
  // A recurring price has its period; one that was not found would be lost with a save, as would what follows.
  if (tipo_precio === 'recurrente' && !record.periodicidad) return undefined;
  if (holdsMore(record)) return undefined;
  const tiers = tramos.map(knownTier);
  if (!tiers.every((tier) => tier !== undefined)) return undefined;
  // Tiers without an end, each of which would hold every quantity, were read by half.
  if (tierIssues(tiers).some(({ issue }) => issue !== 'gap')) return undefined;
  return {
    id,
    moneda,
    monto,
    tipo_precio,
    periodicidad: record.periodicidad ?? null,
    periodo_dias: record.periodo_dias ?? null,
    vigencia_desde: vigencia_desde ?? null,
    vigencia_hasta: vigencia_hasta ?? null,
    tramos: tiers,
  };
}

/** Behind the point. */
const MOST_DIGITS = 12;

/** Names of what a price may have beside what was read, and a save would take away. */
const parts =
  /valid|vigen|expir|effective|caduc|desde|hasta|until|tier|tramo|escala|break|volum|period|recur|frecuen|frequen/;

function holdsMore(record: PriceRecord): boolean {
  const read = new Set(Object.values(foundUnder(record)).map((path) => path.split('.')[0]));
  const names: readonly string[] = sent;
  return Object.entries(rawOf(record) as object).some(
    ([key, value]) =>
      !names.includes(key) && !read.has(key) && parts.test(key.toLowerCase()) && isPart(value),
  );
}

/** A day, a moment (in seconds too), or what is made of parts; flags, counts and words beside what was read say it again. */
function isPart(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isObject(value)) return Object.keys(value).length > 0;
  return /^(\d{4}[-/.]\d\d?[-/.]\d|\d\d?[-/.]\d\d?[-/.]\d{4}|(19|20)\d{6}$|\d{10}$|\d{13}$)/.test(
    String(value),
  );
}

function knownTier(record: NonNullable<PriceRecord['tramos']>[number]): Tier | undefined {
  const { desde, hasta, monto } = record;
  const isKnown = desde !== undefined && monto !== undefined && isDecimal(monto);
  return isKnown && unreadableOf(record).length === 0 ? { desde, hasta: hasta ?? null, monto } : undefined;
}

/** The body of `POST /products/{producto_id}/prices` that makes the price, or puts it in the place of its `id`. */
export function priceBody(price: KnownPrice): Sending<typeof savePrice>['body'] {
  const { id, tramos, ...rest } = price;
  return {
    ...(id !== undefined && { id }),
    ...rest,
    monto: apiAmount(rest.monto),
    ...(rest.periodo_dias === null && { periodo_dias: undefined }),
    tramos: tramos.map((tier) => ({ ...tier, monto: apiAmount(tier.monto) })),
  } as Sending<typeof savePrice>['body'];
}

/**
 * The same number in the form that the API takes ("Money" of the conventions), as far as it has one: `0100` is `100` and
 * `-0` is `0`. Zeros at the end stay where there is room for them; what is no decimal stays as it is.
 */
export function apiAmount(text: string): string {
  if (!isDecimal(text)) return text;
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const sign = text.startsWith('-') && /[1-9]/.test(text) ? '-' : '';
  const digits = fraction.length > MOST_DIGITS ? fraction.replace(/0+$/, '') : fraction;
  return sign + whole.replace(/^0+(?=\d)/, '') + (digits && `.${digits}`);
}
