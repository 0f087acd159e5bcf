import { describe, expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import type { ProductRecord } from '@/lib/api/records';
import { product as contract } from '@/lib/contract/catalog';
import { matchProducts } from './match-products';
import { type FilePlan, planFile } from './plan';
import { type CsvRow, readRow } from './read-row';

const columns = [
  'conexion_id',
  'producto_id',
  'sku',
  'nombre',
  'moneda',
  'tipo_precio',
  'periodicidad',
] as const;
const rest = ['vigencia_desde', 'vigencia_hasta', 'tramo_desde', 'tramo_hasta', 'monto'] as const;
const mapping = [...columns, ...rest];

const price = (id: number, over: object = {}) => ({
  id,
  moneda: 'CLP',
  monto: '1000',
  tipo_precio: 'unico',
  tramos: [],
  ...over,
});
const product = (id: number, sku: string | null, precios: readonly object[] = []) =>
  readLoosely(contract, { id, nombre: `P${id}`, sku, precios }) as ProductRecord;

/** Rows as `sku,CLP,unico,…` without the ids; those with them are given as arrays. */
function plan(
  lines: readonly (string | readonly string[])[],
  products: readonly ProductRecord[],
  {
    trashed = [],
    makesProducts = false,
  }: { trashed?: readonly ProductRecord[]; makesProducts?: boolean } = {},
): Promise<FilePlan> {
  const rows = lines.map((line, place) => {
    const cells = typeof line === 'string' ? ['', '', ...line.split(',')] : line;
    return readRow(cells, place + 2, mapping);
  });
  const groups = matchProducts(rows, { products, trashed }, 'here');
  const known = { groups, categories: [], pricesOf: ({ precios = [] }: ProductRecord) => precios };
  return planFile(known, { digest: '0'.repeat(32), makesProducts });
}

const said = ({ fates }: FilePlan) =>
  fates.map(({ what, issues: [issue] }) =>
    issue ? `${issue.column}: ${issue.issue}${issue.line === undefined ? '' : ` ${issue.line}`}` : what,
  );

const a = product(1, 'A', [price(11)]);

describe('the product of a row', () => {
  test('is found by SKU whatever its case, unless it is shared or in the trash', async () => {
    expect(said(await plan([' a ,,CLP,unico,,,,,,5'], [a]))).toEqual(['changed']);
    const shared = [product(1, 'A'), product(2, 'A')];
    expect(said(await plan(['A,,CLP,unico,,,,,,5'], shared))).toEqual(['sku: shared_sku']);
    const cased = [product(1, 'ab', [price(11)]), product(2, 'AB', [price(21)])];
    const both = await plan(['ab,,CLP,unico,,,,,,5', 'AB,,CLP,unico,,,,,,6', 'Ab,,CLP,unico,,,,,,7'], cased);
    expect(said(both)).toEqual(['changed', 'changed', 'sku: shared_sku']);
    expect(both.items.map(({ producto_id }) => producto_id)).toEqual([1, 2]);
    expect(said(await plan(['A,,CLP,unico,,,,,,5'], [], { trashed: [a] }))).toEqual([
      'sku: product_in_trash',
    ]);
  });

  test('is found by id only without SKU and only where the row names this connection', async () => {
    const bare = product(7, null, [price(71)]);
    const row = (connection: string, id: string) => [
      connection,
      id,
      '',
      '',
      'CLP',
      'unico',
      '',
      '',
      '',
      '',
      '',
      '5',
    ];
    expect(said(await plan([row('here', '7')], [bare]))).toEqual(['changed']);
    expect(said(await plan([row('there', '7')], [bare]))).toEqual(['producto_id: other_connection']);
    expect(said(await plan([row('', '7')], [bare]))).toEqual(['sku: sku_required']);
    expect(said(await plan([row('here', '8')], [bare]))).toEqual(['producto_id: unknown_product']);
    const odd = product(5, '#here 7', [price(51)]);
    const two = await plan(
      [['', '', '#here 7', '', 'CLP', 'unico', '', '', '', '', '', '9'], row('here', '7')],
      [bare, odd],
    );
    expect(two.items.map(({ producto_id }) => producto_id)).toEqual([5, 7]);
    // A SKU that is not there is not overruled by an id that is.
    expect(said(await plan([['here', '1', 'B', 'B', 'CLP', 'unico', '', '', '', '', '', '5']], [a]))).toEqual(
      ['sku: unknown_sku'],
    );
  });

  test('is made only where that is asked for, from rows that agree', async () => {
    const lines = ['N,Nuevo,CLP,unico,,,,,,5', 'N,,CLP,unico,,,,10,,4', 'n,,USD,unico,,,,,,1'];
    expect(new Set(said(await plan(lines, [a])))).toEqual(new Set(['sku: unknown_sku']));
    const made = await plan(lines, [a], { makesProducts: true });
    // Of a price whose tiers begin at ten there is no tier for one piece.
    expect(said(made)).toEqual(['row: price_failed 3', 'tramo_desde: tier_gap', 'made']);
    expect(made.items).toMatchObject([
      { create: { body: { nombre: 'Nuevo', sku: 'N' } }, writes: [{ price: { moneda: 'USD' } }] },
    ]);
    const differing = await plan(['N,Uno,CLP,unico,,,,,,5', 'N,Dos,USD,unico,,,,,,5'], [], {
      makesProducts: true,
    });
    expect(said(differing)).toEqual(['nombre: differs 3', 'nombre: differs 3']);
    expect(differing.items).toEqual([]);
  });
});

describe('the prices of a product', () => {
  const tiers = [
    { desde: 1, hasta: 9, monto: '1000' },
    { desde: 10, hasta: null, monto: '900' },
  ];
  const tiered = product(1, 'A', [
    price(11, { tramos: tiers }),
    price(12, { moneda: 'USD', vigencia_desde: '2026-01-01' }),
  ]);

  test('keep what no row names, tiers too', async () => {
    const { items } = await plan(['A,,CLP,unico,,,,10,,850'], [tiered]);
    expect(items).toHaveLength(1);
    expect(items[0]!.writes).toMatchObject([
      { price: { id: 11, monto: '1000', tramos: [tiers[0], { desde: 10, hasta: null, monto: '850' }] } },
    ]);
  });

  test('lose a tier by an empty amount, and go by one without quantities', async () => {
    const less = await plan(['A,,CLP,unico,,,,10,,'], [tiered]);
    expect(less.items[0]!.writes).toMatchObject([{ price: { tramos: [tiers[0]] } }]);
    const gone = await plan(['A,,USD,unico,,2026-01-01,,,,'], [tiered]);
    expect(said(gone)).toEqual(['removed']);
    expect(gone.items[0]!.writes).toMatchObject([{ remove: 12 }]);
    expect(said(await plan(['A,,USD,unico,,2026-01-01,2026-12-31,,,'], [tiered]))).toEqual([
      'vigencia_hasta: ends_otherwise',
    ]);
    expect(said(await plan(['A,,CLP,unico,,,,,,', 'A,,CLP,unico,,,,10,,1'], [tiered]))).toEqual([
      'row: price_failed 3',
      'row: removed_price 2',
    ]);
    expect(said(await plan(['A,,EUR,unico,,,,,,', 'A,,CLP,unico,,,,77,,'], [tiered]))).toEqual([
      'left',
      'left',
    ]);
  });

  test('are written whole or not at all, and the others go on', async () => {
    const mixed = await plan(
      ['A,,CLP,unico,,,,,,5', 'A,,CLP,unico,,,,10,,x', 'A,,USD,unico,,2026-01-01,,,,7'],
      [tiered],
    );
    expect(said(mixed)).toEqual(['row: price_failed 3', 'monto: invalid_decimal', 'changed']);
    expect(said(await plan(['A,,CLP,unico,,,,12,,5'], [tiered]))).toEqual(['tramo_desde: tier_overlap']);
    expect(said(await plan(['A,,EUR,unico,,,,1,,5'], [tiered]))).toEqual(['row: base_required']);
    expect(said(await plan(['A,,CLP,unico,,,,,,5', 'A,,CLP,unico,,,,,,6'], [tiered]))).toEqual([
      'row: price_failed 3',
      'row: duplicate 2',
    ]);
  });

  test('meet no other price once all is saved', async () => {
    expect(said(await plan(['A,,USD,unico,,2025-06-01,,,,5'], [tiered]))).toEqual([
      'vigencia_desde: overlap',
    ]);
    expect(
      said(await plan(['A,,EUR,unico,,2026-01-01,,,,5', 'A,,EUR,unico,,2026-02-01,,,,6'], [tiered])),
    ).toEqual(['vigencia_desde: overlap 3', 'vigencia_desde: overlap 2']);
    const replaced = await plan(['A,,USD,unico,,2026-01-01,,,,', 'A,,USD,unico,,2025-06-01,,,,5'], [tiered]);
    expect(said(replaced)).toEqual(['removed', 'made']);
    // In one write, so that there is no moment without a price.
    expect(replaced.items.map(({ writes }) => writes)).toMatchObject([
      [{ price: { id: 12, vigencia_desde: '2025-06-01', monto: '5' } }],
    ]);
  });

  test('are never written over where they cannot be read, nor told apart where there are two', async () => {
    const odd = product(1, 'A', [price(11, { monto: 'mucho' }), price(12, { moneda: 'USD' })]);
    expect(said(await plan(['A,,CLP,unico,,,,,,5', 'A,,USD,unico,,,,,,5'], [odd]))).toEqual([
      'row: unreadable_price',
      'changed',
    ]);
    expect(said(await plan(['A,,CLP,unico,,2027-01-01,,,,5'], [odd]))).toEqual(['row: unreadable_price']);
    expect(said(await plan(['A,,CLP,unico,,,,,,#UNREADABLE'], [a]))).toEqual(['monto: unreadable_price']);
    const twice = product(1, 'A', [price(11), price(12)]);
    expect(said(await plan(['A,,CLP,unico,,,,,,5'], [twice]))).toEqual(['row: ambiguous_price']);
  });

  test('keep the ends of which the file has no column, and say what changes where the amount does not', async () => {
    const ending = product(1, 'A', [
      price(11, { vigencia_hasta: '2026-12-31', tramos: [{ desde: 1, hasta: 99, monto: '900' }] }),
    ]);
    const read = (columnsOf: string, ...lines: string[]) =>
      lines.map((line, place) => readRow(line.split(','), place + 2, columnsOf.split(',') as never));
    const planned = (rows: readonly CsvRow[]) =>
      planFile(
        {
          groups: matchProducts(rows, { products: [ending], trashed: [] }, 'here'),
          categories: [],
          pricesOf: () => ending.precios!,
        },
        { digest: '0'.repeat(32), makesProducts: false },
      );
    expect(said(await planned(read('sku,moneda,tipo_precio,monto', 'A,CLP,unico,1000')))).toEqual(['left']);
    const bare = await planned(
      read('sku,moneda,tipo_precio,tramo_desde,monto', 'A,CLP,unico,,5', 'A,CLP,unico,1,4'),
    );
    expect(bare.items[0]!.writes).toMatchObject([
      { price: { monto: '5', vigencia_hasta: '2026-12-31', tramos: [{ desde: 1, hasta: 99, monto: '4' }] } },
    ]);
    const opened = await plan(['A,,CLP,unico,,,,,,1000'], [ending]);
    expect(opened.items[0]!.writes).toMatchObject([{ price: { vigencia_hasta: null } }]);
    expect(opened.fates).toMatchObject([
      { what: 'changed', ends: { day: null, quantity: null }, ended: { day: '2026-12-31', quantity: null } },
    ]);
  });

  test.each([
    ['recurrente', 'monthly'],
    ['recurring', 'MENSUAL'],
    ['one-time', undefined],
    ['Unico', undefined],
  ])('of a server that says %s and %s are not made twice', async (tipo_precio, periodicidad) => {
    const own = product(1, 'A', [price(11, { tipo_precio, periodicidad })]);
    const line = `A,,CLP,${tipo_precio},${periodicidad ?? ''},,,,,1000`;
    expect(said(await plan([line], [own]))).toEqual(['left']);
    const made = await plan(
      [`A,,USD,${tipo_precio},${periodicidad ?? ''},,,,,1`, `${line.slice(0, -4)}7`],
      [own],
    );
    expect(said(made)).toEqual(['made', 'changed']);
    for (const { writes } of made.items) expect(writes).toMatchObject([{ price: { tipo_precio } }]);
  });

  test('have words of another server where it has them already', async () => {
    const metered = product(2, 'M', [price(21, { tipo_precio: 'uso', periodicidad: 'bimestral' })]);
    expect(
      said(await plan(['M,,USD,uso,bimestral,,,,,5', 'A,,USD,uso,bimestral,,,,,5'], [a, metered])),
    ).toEqual(['made', 'made']);
    expect(said(await plan(['A,,USD,uso,bimestral,,,,,5'], [a]))).toEqual(['tipo_precio: unknown_word']);
  });
});

test('the same file has the same keys, until what it was planned upon is another', async () => {
  const keys = async (of: ProductRecord) =>
    (await plan(['A,,CLP,unico,,,,,,5'], [of])).items.map(({ key }) => key);
  expect(await keys(a)).toEqual(await keys(product(1, 'A', [price(11)])));
  expect(await keys(a)).not.toEqual(await keys(product(1, 'A', [price(11, { monto: '1200' })])));
});
