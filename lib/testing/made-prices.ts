import fc from 'fast-check';
import type { PriceRecord } from '@/lib/api/records';
import { overlaps, type PriceTerms, type Validity } from '@/lib/rules/prices/terms';
import { addDays } from '@/lib/rules/zones';

export const FIRST_DAY = '2026-11-01';
/** Days from the first one on, all that made prices begin and end in. */
export const madeDays: readonly string[] = Array.from({ length: 90 }, (_, at) => addDays(FIRST_DAY, at));
export const madeDay = fc.integer({ min: 5, max: 70 }).map((at) => madeDays[at]!);

const terms: readonly PriceTerms[] = [
  { moneda: 'CLP', tipo_precio: 'recurrente', periodicidad: 'mensual', periodo_dias: null },
  { moneda: 'CLP', tipo_precio: 'recurrente', periodicidad: 'personalizada', periodo_dias: 45 },
  { moneda: 'CLP', tipo_precio: 'unico', periodicidad: null, periodo_dias: null },
  { moneda: 'USD', tipo_precio: 'recurrente', periodicidad: 'mensual', periodo_dias: null },
];

const amount = fc.integer({ min: 100, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2));
const tiers = fc.oneof(
  fc.constant([]),
  fc.tuple(amount, amount).map(([one, other]) => [
    { desde: 1, hasta: 9, monto: one },
    { desde: 10, hasta: null, monto: other },
  ]),
);
const spans = fc.tuple(
  fc.array(fc.tuple(fc.nat(6), fc.nat(15)), { maxLength: 5 }),
  fc.boolean(),
  fc.boolean(),
);

/** Prices that hold one after the other, with days between or none, open at either end or not. */
const row = (of: PriceTerms) =>
  fc
    .tuple(spans, fc.infiniteStream(fc.tuple(amount, tiers)))
    .map(([[lengths, isOpenBefore, isOpenAfter], amounts]) => {
      let at = 0;
      return lengths.map(([pause, length], index): Omit<PriceRecord, 'id'> => {
        const from = at + pause;
        at = from + length + 1;
        const [monto, tramos] = amounts.next().value!;
        const isLast = index === lengths.length - 1;
        return {
          ...of,
          monto,
          tramos,
          vigencia_desde: index === 0 && isOpenBefore ? null : madeDays[from]!,
          vigencia_hasta: isLast && isOpenAfter ? null : madeDays[from + length]!,
        } as Omit<PriceRecord, 'id'>;
      });
    });

/** The prices of one product, none of which overlap, with ids. */
export const madePrices: fc.Arbitrary<readonly PriceRecord[]> = fc
  .tuple(...terms.map(row))
  .map((rows) => rows.flat().map((price, at) => asRead({ ...price, id: at + 1 })));

/** A price as the console reads it: what is null is not there. */
export function asRead(price: object): PriceRecord {
  const there = Object.entries(price).filter(([, value]) => value !== null);
  return Object.fromEntries(there) as unknown as PriceRecord;
}

/** The prices of one product as a server keeps them. */
export class PriceShelf {
  prices: PriceRecord[];

  constructor(prices: readonly PriceRecord[]) {
    this.prices = [...prices];
  }

  /** As `POST /products/{producto_id}/prices` does. @returns the price, or the code of the refusal */
  save(body: PriceRecord): PriceRecord | 'not_found' | 'price_overlap' {
    const { id = 1_000 + this.prices.length } = body;
    const others = this.prices.filter((price) => String(price.id) !== String(id));
    if (body.id !== undefined && others.length === this.prices.length) return 'not_found';
    const blank = { periodicidad: null, periodo_dias: null, vigencia_desde: null, vigencia_hasta: null };
    const asTerms = (price: PriceRecord) => ({ ...blank, ...price }) as PriceTerms & Validity;
    if (others.some((price) => overlaps(asTerms(price), asTerms(body)))) return 'price_overlap';
    const saved = asRead({ ...body, id });
    this.prices = [...others, saved];
    return saved;
  }
}
