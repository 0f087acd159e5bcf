import type { CategoryRecord, PriceRecord, ProductRecord } from '@/lib/api/records';
import { rowKey } from '@/lib/files/row-key';
import { inSlices } from '@/lib/files/slices';
import { fold } from '@/lib/format/fold';
import { knownWords } from './columns';
import type { ItemRow, ItemWrite, NewProduct, PriceItem } from './item';
import type { ProductGroup } from './match-products';
import { type Fate, type PricePlan, planPrices, type SeenWords } from './plan-prices';
import { type PriceWrite, writeChains } from './price-writes';
import { type CsvIssue, type CsvRow, meantWord } from './read-row';

/** What is known of the server, as far as the rows concern it. */
export type Known = {
  readonly groups: readonly ProductGroup[];
  readonly pricesOf: (product: ProductRecord) => readonly PriceRecord[];
  readonly categories: readonly CategoryRecord[];
};

export type RowFate = Fate & {
  /** What the product is called, or its SKU. */
  readonly product: string;
};

export type FilePlan = {
  /** In the order of the file. */
  readonly fates: readonly RowFate[];
  readonly items: readonly PriceItem[];
  readonly newProducts: number;
  /** Names of categories that new products need and the server has not. */
  readonly newCategories: readonly string[];
  /** Rows of a SKU that no product has, made or not. */
  readonly unknownSkus: number;
};

export type PlanOptions = {
  /** Of the file, for its keys. */
  readonly digest: string;
  /** Whether a SKU that no product has makes a product. */
  readonly makesProducts: boolean;
};

/** What a file would do to what the server has. Writes nothing. */
export async function planFile(known: Known, options: PlanOptions, signal?: AbortSignal): Promise<FilePlan> {
  const words = wordsOf(known);
  const fates: RowFate[] = [];
  const items: PriceItem[] = [];
  const categories = new Set(known.categories.map(({ nombre = '' }) => fold(nombre)));
  const newCategories = new Map<string, string>();
  const unknown = known.groups.filter(({ product, issue }) => !product && !issue);
  await inSlices(
    known.groups,
    (group) => {
      const done = planGroup(group, known, words, options);
      for (const fate of done.fates) fates.push(fate);
      for (const item of done.items) {
        items.push(item);
        const name = item.create?.categoria;
        if (name !== undefined && !categories.has(fold(name))) newCategories.set(fold(name), name);
      }
    },
    signal,
  );
  // Lists show the newest first: made from the last one on, new products stand as they do in the file.
  const made = items.filter(({ create }) => create).reverse();
  return {
    fates: fates.sort((one, other) => one.row.line - other.row.line),
    items: [...made, ...items.filter(({ create }) => !create)],
    newProducts: made.length,
    newCategories: [...newCategories.values()],
    unknownSkus: unknown.length,
  };
}

function wordsOf({ groups, pricesOf }: Known): SeenWords {
  const words = { tipo_precio: new Map<string, string>(), periodicidad: new Map<string, string>() };
  for (const { product } of groups) {
    for (const { tipo_precio, periodicidad } of product ? pricesOf(product) : []) {
      if (tipo_precio) words.tipo_precio.set(meantWord('tipo_precio', tipo_precio), tipo_precio);
      if (periodicidad) words.periodicidad.set(meantWord('periodicidad', periodicidad), periodicidad);
    }
  }
  return words;
}

type Planned = { readonly fates: readonly RowFate[]; readonly items: readonly PriceItem[] };

function planGroup(group: ProductGroup, known: Known, words: SeenWords, options: PlanOptions): Planned {
  const { rows, product, issue } = group;
  const name = product?.nombre ?? product?.sku ?? rows[0]!.text.sku;
  const named = (fates: readonly Fate[]) => fates.map((fate) => ({ ...fate, product: name }));
  const failAll = (told: CsvIssue) => ({ fates: named(rows.map((row) => failedRow(row, told))), items: [] });
  if (issue) return failAll({ ...issue, value: rows[0]!.text[issue.column] });
  const create = product ? undefined : newProduct(rows);
  if (create && !options.makesProducts) {
    return failAll({ column: 'sku', issue: 'unknown_sku', value: rows[0]!.text.sku });
  }
  if (create && 'issue' in create) return failAll(create);

  const readable = rows.filter(({ terms }) => terms !== undefined);
  const plans = planPrices(readable, product ? known.pricesOf(product) : [], words);
  const alone = rows.filter(({ terms }) => terms === undefined);
  const aloneFates = alone.map((row): Fate => {
    if (row.issues.length > 0) return { row, what: 'failed', issues: row.issues };
    return { row, what: create ? 'made' : 'left', issues: [] };
  });
  const fates = named([...plans.flatMap((plan) => plan.fates), ...aloneFates]);
  const makes = aloneFates.filter(({ what }) => what === 'made').map(({ row }) => row);
  const chains = create ? [writeChains(plans).flat()] : writeChains(plans);
  const whose = create ? { create } : { producto_id: product!.id! };
  const items = chains
    .filter((chain) => chain.length + makes.length > 0)
    .map((chain) => itemOf(whose, chain, makes, [options.digest, product?.updated_at]));
  return { fates, items };
}

function failedRow(row: CsvRow, told: CsvIssue): Fate {
  return { row, what: 'failed', issues: row.issues.length > 0 ? row.issues : [told] };
}

/** The product that rows of a new SKU make: what the first of them says of it; they must agree. */
function newProduct(rows: readonly CsvRow[]): NewProduct | CsvIssue {
  const said = (name: 'nombre' | 'tipo' | 'estado' | 'categoria') =>
    rows.find(({ text }) => text[name] !== '')?.text[name] ?? '';
  for (const name of ['nombre', 'tipo', 'estado', 'categoria'] as const) {
    const other = rows.find(({ text }) => text[name] !== '' && text[name] !== said(name));
    if (other) return { column: name, issue: 'differs', value: other.text[name], line: other.line };
  }
  const [nombre, tipo, estado, categoria] = [said('nombre'), said('tipo'), said('estado'), said('categoria')];
  if (nombre === '') return { column: 'nombre', issue: 'required', value: '' };
  for (const [column, word] of [
    ['tipo', tipo],
    ['estado', estado],
  ] as const) {
    const isKnown = (knownWords[column] as readonly string[]).includes(word);
    if (word !== '' && !isKnown) return { column, issue: 'unknown_word', value: word };
  }
  return {
    body: { nombre, sku: rows[0]!.text.sku, ...(tipo !== '' && { tipo }), ...(estado !== '' && { estado }) },
    ...(categoria !== '' && { categoria }),
  };
}

const noteOf = { made: 'created', changed: 'updated', removed: 'removed', left: 'unchanged' } as const;

/**
 * Its key holds what the writes were planned upon, too: written again after somebody has changed it back, the same file
 * sends other keys. With the first ones the server would answer as it did then and change nothing.
 */
function itemOf(
  whose: Pick<PriceItem, 'producto_id' | 'create'>,
  chain: readonly PriceWrite[],
  makes: readonly CsvRow[],
  [digest, changedAt]: readonly [string, string | undefined],
): PriceItem {
  const steps = chain.map((write, place) => ({ write, step: `price-${place + 1}` }));
  const writes = steps.map(({ write, step }): ItemWrite => {
    const { plans, ...what } = write;
    const before = plans.find((plan) => plan.before)?.before;
    return { step, ...what, ...(before && { before }) };
  });
  const rows = [
    ...makes.map((row): ItemRow => ({ id: row.line, cells: row.cells, step: 'product', note: 'created' })),
    ...steps.flatMap(({ write, step }) => write.plans.flatMap((plan) => rowsOf(plan, step))),
  ].sort((one, other) => one.id - other.id);
  const content = { ...whose, writes, changedAt };
  const first = rows[0]!;
  return { id: first.id, key: rowKey(digest, first.id, content), cells: first.cells, rows, ...whose, writes };
}

function rowsOf({ fates }: PricePlan, step: string): readonly ItemRow[] {
  return fates
    .filter(({ what }) => what !== 'failed')
    .map(({ row, what }) => ({
      id: row.line,
      cells: row.cells,
      step,
      note: noteOf[what as keyof typeof noteOf],
    }));
}
