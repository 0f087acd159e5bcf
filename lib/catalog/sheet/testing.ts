import fc from 'fast-check';
import type { PriceRecord } from '@/lib/api/records';
import type { KnownPrice } from '@/lib/catalog/price';
import { overlaps } from '@/lib/rules/prices/terms';
import { type Draft, edit, redo, undo } from './draft';
import type { Edit } from './edits';

export const currencies = ['CLP', 'USD', 'CLF'] as const;

const day = (value: number | null) => (value === null ? null : `2026-11-${String(value).padStart(2, '0')}`);

export const amounts = fc
  .tuple(fc.integer({ min: 0, max: 99_999 }), fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined }))
  .map(([whole, cents]) => (cents === undefined ? `${whole}` : `${whole}.${String(cents).padStart(2, '0')}`));

const spans = fc
  .tuple(
    fc.option(fc.integer({ min: 1, max: 28 }), { nil: null }),
    fc.option(fc.integer({ min: 1, max: 28 }), { nil: null }),
  )
  .filter(([from, to]) => from === null || to === null || from <= to)
  .map(([from, to]) => ({ vigencia_desde: day(from), vigencia_hasta: day(to) }));

export const rowTerms = fc
  .tuple(fc.constantFrom('unico', 'recurrente'), fc.constantFrom('mensual', 'anual'), spans)
  .map(([tipo_precio, period, span]) => ({
    tipo_precio,
    periodicidad: tipo_precio === 'recurrente' ? period : null,
    periodo_dias: null,
    ...span,
  }));

const tiers = fc.constantFrom(
  [],
  [{ desde: 1, hasta: null, monto: '5' }],
  [
    { desde: 1, hasta: 9, monto: '8.50' },
    { desde: 10, hasta: null, monto: '7' },
  ],
);

export const prices: fc.Arbitrary<KnownPrice> = fc
  .tuple(fc.constantFrom(...currencies), amounts, rowTerms, tiers)
  .map(([moneda, monto, terms, tramos]) => ({ moneda, monto, ...terms, tramos }));

/** Prices that a server may hold at the same time, with ids. */
export const heldPrices = fc.array(prices, { maxLength: 8 }).map((all) => withIds(withoutOverlap(all)));

export const withoutOverlap = (all: readonly KnownPrice[]) =>
  all.reduce<KnownPrice[]>((kept, price) => {
    if (!kept.some((other) => overlaps(other, price))) kept.push(price);
    return kept;
  }, []);

export const withIds = (all: readonly KnownPrice[]): readonly KnownPrice[] =>
  all.map((price, at) => ({ ...price, id: at + 1 }));

/** As the tolerant reader gives them: what is null is absent. */
export const asRecords = (all: Iterable<object>) =>
  [...all].map((price) =>
    Object.fromEntries(Object.entries(price).filter(([, value]) => value !== null)),
  ) as unknown as PriceRecord[];

/** An edit of a draft, drawn by numbers: which row it is of depends on the rows that there are by then. */
export const acts = fc.record({
  kind: fc.constantFrom(
    'set',
    'clear',
    'tiers',
    'addRow',
    'removeRow',
    'terms',
    'addCurrency',
    'undo',
    'redo',
  ),
  row: fc.nat(20),
  column: fc.nat(20),
  text: fc.oneof(amounts, fc.constantFrom('abc', '-3', '')),
  terms: rowTerms,
});
type Act = typeof acts extends fc.Arbitrary<infer One> ? One : never;

export function act(draft: Draft, { kind, row, column, text, terms }: Act): Draft {
  if (kind === 'undo') return undo(draft);
  if (kind === 'redo') return redo(draft);
  return edit(draft, editOf());

  function editOf(): Edit {
    const key = draft.sheet.rows[row % Math.max(1, draft.sheet.rows.length)]?.key ?? 'none';
    const currency = draft.sheet.currencies[column % Math.max(1, draft.sheet.currencies.length)] ?? 'CLP';
    if (kind === 'addRow') return { kind, key: String(draft.made + 1), terms };
    if (kind === 'removeRow') return { kind, row: key };
    if (kind === 'terms') return { kind, row: key, terms };
    if (kind === 'addCurrency') return { kind, currency: currencies[column % 3]! };
    const tramos = [{ desde: 1, hasta: null, monto: text }];
    const to = kind === 'clear' ? null : { text, ...(kind === 'tiers' && { tramos }) };
    return { kind: 'set', cells: [{ row: key, currency, to }] };
  }
}

/** A server's prices, which it refuses as the real one does. */
export class HeldPrices {
  readonly all = new Map<string, KnownPrice>();
  #next = 1000;

  constructor(prices: readonly KnownPrice[]) {
    for (const price of prices) this.all.set(String(price.id), price);
  }

  save(price: KnownPrice): KnownPrice {
    const id = price.id ?? this.#next++;
    if (price.id !== undefined && !this.all.has(String(id))) throw new Error(`No price ${id}`);
    for (const [other, held] of this.all) {
      if (other !== String(id) && overlaps(held, price)) throw new Error(`${id} overlaps ${other}`);
    }
    const saved = { ...price, id };
    this.all.set(String(id), saved);
    return saved;
  }

  remove(id: KnownPrice['id']): void {
    if (!this.all.delete(String(id))) throw new Error(`No price ${id}`);
  }
}
