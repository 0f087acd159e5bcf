import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import type { CategoryRecord, PriceRecord, ProductRecord } from '@/lib/api/records';
import { product as contract } from '@/lib/contract/catalog';
import { encoderOf } from '@/lib/files/format';
import { guessMapping } from '@/lib/files/mapping';
import { decodeText, parseSeparated } from '@/lib/files/separated';
import { overlaps } from '@/lib/rules/prices/terms';
import { priceColumnNames, priceColumns } from './columns';
import { matchProducts } from './match-products';
import { type FilePlan, planFile } from './plan';
import { productLines } from './product-lines';
import { readRow } from './read-row';

type Product = ProductRecord & { readonly precios: readonly PriceRecord[] };
type Server = {
  readonly connectionId: string;
  products: Product[];
  categories: CategoryRecord[];
  lastId: number;
};

const encoder = encoderOf('csv', priceColumnNames);

/** As the console reads it. */
const read = (product: Product) => readLoosely(contract, product) as ProductRecord;

function exported({ products, categories, connectionId }: Server): string {
  const lines = products.map(read).flatMap((product) => {
    const categoria = categories.find(({ id }) => id === product.categoria_id)?.nombre;
    return productLines(product, product.precios!, { connectionId, categoria });
  });
  return encoder.start + lines.map(encoder.row).join('');
}

async function planOf(text: string, server: Server, makesProducts = true): Promise<FilePlan> {
  const { headers, rows, numbers } = await parseSeparated(decodeText(new TextEncoder().encode(text)).text);
  const mapping = guessMapping(priceColumns, headers);
  const all = rows.map((cells, place) => readRow(cells, numbers[place]!, mapping));
  const groups = matchProducts(
    all,
    { products: server.products.map(read), trashed: [] },
    server.connectionId,
  );
  const known = {
    groups,
    pricesOf: (product: ProductRecord) => product.precios ?? [],
    categories: server.categories,
  };
  return planFile(known, { digest: 'd'.repeat(32), makesProducts });
}

/** Does what a plan says, refusing what the API refuses. */
function apply({ items, newCategories }: FilePlan, server: Server): void {
  for (const nombre of newCategories) server.categories.push({ id: ++server.lastId, nombre });
  for (const { create, producto_id, writes } of items) {
    const product = create
      ? ({
          ...create.body,
          id: ++server.lastId,
          categoria_id: server.categories.find(({ nombre }) => nombre === create.categoria)?.id,
          precios: [],
        } as unknown as Product)
      : server.products.find(({ id }) => id === producto_id)!;
    const precios = [...product.precios];
    for (const write of writes) {
      const id = 'price' in write ? write.price.id : write.remove;
      const at = precios.findIndex((price) => price.id === id);
      if ('remove' in write) precios.splice(at, 1);
      else {
        const clash = precios.find((price) => price.id !== id && overlaps(price as never, write.price));
        expect(clash, 'an overlap that the order of the writes should have spared').toBeUndefined();
        const saved = { ...write.price, id: id ?? ++server.lastId } as unknown as PriceRecord;
        if (id === undefined) precios.push(saved);
        else precios[at] = saved;
      }
    }
    const after = { ...product, precios };
    server.products = create
      ? [after, ...server.products]
      : server.products.map((one) => (one.id === after.id ? after : one));
  }
}

const amount = fc
  .tuple(
    fc.bigInt({ min: 0n, max: 10n ** 18n }),
    fc.option(fc.stringMatching(/^\d{1,6}$/), { nil: undefined }),
  )
  .map(([whole, rest]) => (rest === undefined ? String(whole) : `${whole}.${rest}`));

const tiers = fc
  .tuple(fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), amount), { maxLength: 4 }), fc.boolean())
  .map(([steps, isOpen]) => {
    let desde = 1;
    return steps.map(([width, monto], place) => {
      const hasta = isOpen && place === steps.length - 1 ? null : desde + width - 1;
      const tier = { desde, hasta, monto };
      desde += width;
      return tier;
    });
  });

const day = (offset: number) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10);

/** Prices of one currency and type, one after the other in time. */
const book = fc
  .tuple(
    fc.constantFrom('CLP', 'USD', 'CLF'),
    fc.constantFrom(
      { tipo_precio: 'unico', periodicidad: null, periodo_dias: null },
      { tipo_precio: 'recurrente', periodicidad: 'mensual', periodo_dias: null },
      { tipo_precio: 'recurrente', periodicidad: 'personalizada', periodo_dias: 45 },
      { tipo_precio: 'uso', periodicidad: 'bimestral', periodo_dias: null },
    ),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.boolean(), amount, tiers), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([moneda, terms, spans, startsOpen, endsOpen]) => {
    let at = 0;
    return spans.map(([days, hasGap, monto, tramos], place) => {
      const from = at + (hasGap ? 5 : 0);
      at = from + days;
      return {
        moneda,
        ...terms,
        vigencia_desde: startsOpen && place === 0 ? null : day(from),
        vigencia_hasta: endsOpen && place === spans.length - 1 ? null : day(at - 1),
        monto,
        tramos,
      };
    });
  });

const books = fc
  .uniqueArray(book, {
    selector: ([one]) => `${one!.moneda}${one!.periodicidad}${one!.tipo_precio}`,
    maxLength: 3,
  })
  .map((all) => all.flat());

const nasty = fc.string({ unit: fc.constantFrom(...`=+-@;\t\n", '1ñÁ.a`), minLength: 1, maxLength: 8 });
const words = fc
  .oneof(nasty, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }))
  .map((text) => text.trim())
  .filter((text) => text !== '' && !/[\r\0\ufeff]/.test(text) && text.isWellFormed());

const draft = fc.record({
  nombre: words,
  tipo: fc.constantFrom('producto', 'servicio', 'suscripcion', 'paquete'),
  estado: fc.constantFrom('activo', 'borrador', 'archivado'),
  categoria: fc.option(fc.constantFrom('Café', '-10%', 'Té; "verde"'), { nil: undefined }),
  prices: books,
});

const drafts = fc.uniqueArray(fc.tuple(words, draft), {
  selector: ([sku]) => sku.toLowerCase(),
  minLength: 1,
  maxLength: 4,
});

type Draft = Readonly<Record<'nombre' | 'tipo' | 'estado', string>> & {
  readonly categoria: string | undefined;
  readonly prices: readonly object[];
};

function serverOf(connectionId: string, made: readonly (readonly [string, Draft])[]): Server {
  const server: Server = { connectionId, products: [], categories: [], lastId: 0 };
  for (const [sku, { categoria, prices, ...product }] of made) {
    const known = server.categories.find(({ nombre }) => nombre === categoria);
    const category =
      categoria === undefined ? undefined : (known ?? { id: ++server.lastId, nombre: categoria });
    if (category && !known) server.categories.push(category);
    const precios = prices.map((price) => ({ ...price, id: ++server.lastId }));
    const one = { ...product, sku, categoria_id: category?.id, id: ++server.lastId, precios };
    server.products.unshift(one as unknown as Product);
  }
  return server;
}

const issuesOf = ({ fates }: FilePlan) => fates.flatMap(({ issues }) => issues);

/** The text without what names a connection and its ids. */
const withoutIds = (text: string) => text.replace(/^[^,]*,\d+,/gm, ',,');

test('what was exported is nothing to do, whatever the catalogue holds', async () => {
  await fc.assert(
    fc.asyncProperty(drafts, async (made) => {
      const server = serverOf('a', made as never);
      const plan = await planOf(exported(server), server);
      expect(issuesOf(plan)).toEqual([]);
      expect(plan.items).toEqual([]);
      expect(new Set(plan.fates.map(({ what }) => what))).toEqual(new Set(['left']));
    }),
    { numRuns: 150 },
  );
});

test('an export makes the same catalogue elsewhere, and its export has the same bytes; once more it does nothing', async () => {
  await fc.assert(
    fc.asyncProperty(drafts, async (made) => {
      const usual = made.map(([sku, one]) => [
        sku,
        { ...one, prices: one.prices.filter(({ tipo_precio }) => tipo_precio !== 'uso') },
      ]);
      const server = serverOf('a', usual as never);
      const empty = serverOf('b', []);
      const text = exported(server);
      const plan = await planOf(text, empty);
      expect(issuesOf(plan)).toEqual([]);
      apply(plan, empty);
      expect(withoutIds(exported(empty))).toBe(withoutIds(text));
      expect((await planOf(text, empty)).items).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('any file of prices saves no overlap on its way, does nothing the second time, and leaves what it does not name', async () => {
  await fc.assert(
    fc.asyncProperty(
      drafts,
      drafts,
      fc.array(fc.boolean(), { maxLength: 30 }),
      async (made, wanted, removals) => {
        const server = serverOf('a', made as never);
        // The wanted prices of products that are there, some of them to be removed.
        const skus = made.map(([sku]) => sku);
        const target = serverOf(
          'b',
          wanted.slice(0, skus.length).map(([, one], place) => [skus[place]!, one]) as never,
        );
        const [head, ...lines] = exported(target).split('\r\n');
        const edited = lines.map((line, place) => (removals[place] ? line.replace(/,[^,"]*$/, ',') : line));
        const text = [head, ...edited].join('\r\n');
        const before = structuredClone(server.products.map(({ precios }) => precios));
        const plan = await planOf(text, server);
        apply(plan, server);
        const again = await planOf(text, server);
        const failedBefore = issuesOf(plan).length;
        if (failedBefore === 0) {
          expect(again.items).toEqual([]);
          expect(issuesOf(again)).toEqual([]);
        }
        const touched = new Set(
          plan.fates.filter(({ what }) => what !== 'left').map(({ row }) => row.terms?.moneda),
        );
        for (const [place, precios] of before.entries()) {
          const now = server.products[place]!.precios;
          for (const price of precios) if (!touched.has(price.moneda)) expect(now).toContainEqual(price);
        }
        for (const { precios } of server.products) {
          for (const [place, one] of precios.entries()) {
            expect(precios.slice(place + 1).some((other) => overlaps(one as never, other as never))).toBe(
              false,
            );
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});
