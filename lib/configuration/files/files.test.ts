import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '@/lib/contract/scalars';
import { ExactNumber } from '@/lib/json/parse-json';
import { compareSides } from '../compare';
import type { ComparedRecord } from '../comparison';
import type { Side } from '../side';
import { type Configuration, configurations } from '../testing/configurations';
import { sideOf, viewOf } from '../testing/side-of';
import { filesOf } from './files-of';
import { FILE_BYTES } from './limits';
import { sideOfFiles } from './side-of-files';

const nothing: Configuration = {
  categories: [],
  products: [],
  pipelines: [],
  calendars: [],
  forms: [],
  workflows: [],
  endpoints: [],
};

function recordsOf(source: Side, target: Side): readonly ComparedRecord[] {
  const views = { sourceView: viewOf('a'), targetView: viewOf('b'), remembered: [] };
  return compareSides({ source, target, ...views }).kinds.flatMap(({ records }) => records);
}

function read(files: Record<string, string>): Side {
  const result = sideOfFiles(files);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.side;
}

function problemsOf(files: Record<string, string>) {
  const result = sideOfFiles(files);
  return 'problems' in result ? result.problems.map(({ path, code, message }) => [path, code, message]) : [];
}

describe('files', () => {
  test('come back as the side that they were, and as the same files byte for byte', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const side = sideOf(configuration);
        const files = filesOf(side);
        const back = read(files);
        expect(recordsOf(side, back).filter(({ status }) => status !== 'equal')).toEqual([]);
        expect(filesOf(back)).toEqual(files);
      }),
      { numRuns: 100 },
    );
  });

  test('of two sides are the same exactly where the sides are equal', () => {
    fc.assert(
      fc.property(configurations, configurations, fc.boolean(), (one, other, isSame) => {
        const [source, target] = [sideOf(one), sideOf(isSame ? reordered(one) : other, 500)];
        const isEqual = recordsOf(source, target).every(({ status }) => status === 'equal');
        if (isSame) expect(isEqual).toBe(true);
        if (isEqual) expect(filesOf(target)).toEqual(filesOf(source));
        else expect(filesOf(target)).not.toEqual(filesOf(source));
      }),
      { numRuns: 100 },
    );
  });

  test('read as a person would write them', () => {
    const files = filesOf(
      sideOf({
        ...nothing,
        pipelines: [
          {
            nombre: 'Ventas',
            es_default: true,
            razones_config: {},
            stages: [{ nombre: 'Ganado', stage_type: 'won', probabilidad: 100, color: null }],
          },
        ],
        products: [
          {
            nombre: 'Plan Pro',
            sku: 'PLAN-PRO',
            descripcion: 'Para equipos.\nCon soporte.',
            tipo: 'suscripcion',
            estado: 'activo',
            categoria_id: { $categories: ['Suscripciones'] },
            campos_custom: {
              exacto: new ExactNumber('100000000000000000000000000001.50') as never,
              lista: [],
            },
            precios: [
              {
                tramos: [],
                monto: '49900.00',
                moneda: 'CLP',
                tipo_precio: 'unico',
                periodicidad: null,
                periodo_dias: null,
                vigencia_desde: null,
                vigencia_hasta: null,
              },
            ],
            comision: '7',
          },
        ],
      }),
    );
    expect(files).toEqual({
      'configuration.yaml': `format: 1
kinds:
- categories
- products
- pipelines
- calendars
- forms
- workflows
- endpoints
`,
      'pipelines/ventas.yaml': `nombre: Ventas
es_default: true
stages:
- nombre: Ganado
  stage_type: won
  probabilidad: 100
razones_config: {}
`,
      'products/plan-pro.yaml': `nombre: Plan Pro
sku: PLAN-PRO
descripcion: |-
  Para equipos.
  Con soporte.
tipo: suscripcion
estado: activo
categoria_id: { $categories: [ Suscripciones ] }
campos_custom:
  exacto: 100000000000000000000000000001.5
  lista: []
precios:
- moneda: CLP
  monto: "49900"
  tipo_precio: unico
  tramos: []
comision: "7"
`,
    });
  });

  test('have a name each, whatever their records are called', () => {
    const called = ['Año', 'año', 'CON', '///', 'Año ', 'x'.repeat(90)];
    const paths = Object.keys(
      filesOf(sideOf({ ...nothing, categories: called.map((nombre) => ({ nombre })) })),
    );
    expect(paths).toHaveLength(called.length + 1);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
    for (const path of paths.slice(1)) expect(path).toMatch(/^categories\/[a-z0-9-]{1,80}\.yaml$/);
    expect(paths).toContain('categories/con-record.yaml');
  });

  test('say of what could not be read that it was not, and leave it alone', () => {
    const side = sideOf({ ...nothing, products: [{ nombre: 'Plan', precios: [] }] });
    const [product] = side.kinds.get('products')!.records;
    const { precios: _, ...value } = product!.value as { precios: unknown } & JsonObject;
    const unread: Side = {
      ...side,
      kinds: new Map([['products', { support: { support: 'yes' }, records: [{ ...product!, value }] }]]),
    };
    const back = read(filesOf(unread));
    expect(filesOf(unread)['products/plan.yaml']).toMatch(/\$unreadable:\n(- .*\n)*- precios\n/);
    expect(Object.keys(back.kinds.get('products')!.records[0]!.value)).not.toContain('precios');
    expect(filesOf(back)).toEqual(filesOf(unread));
  });
});

test('a stage of a server without colours keeps those of the other side', () => {
  const stage = { nombre: 'Nuevo', stage_type: 'open', probabilidad: 1 };
  const pipeline = (more: JsonObject): Configuration => ({
    ...nothing,
    pipelines: [{ nombre: 'Ventas', es_default: true, stages: [{ ...stage, ...more }] }],
  });
  const back = read(filesOf(sideOf(pipeline({}))));
  const [record] = recordsOf(back, sideOf(pipeline({ color: '#2563eb' })));
  expect(record!.differences).toMatchObject([{ path: ['stages', 'Nuevo', 'color'], isWritable: false }]);
  expect(filesOf(back)).toEqual(filesOf(sideOf(pipeline({}))));
  const [uncoloured] = recordsOf(
    read(filesOf(sideOf(pipeline({ color: null })))),
    sideOf(pipeline({ color: '#2563eb' })),
  );
  expect(uncoloured!.differences).toMatchObject([{ source: null, isWritable: true }]);
});

/** The same in another order, with other spellings: what says nothing. */
function reordered(configuration: Configuration): Configuration {
  const turned = (value: JsonObject) => Object.fromEntries(Object.entries(value).toReversed());
  const priced = (value: JsonObject): JsonObject => ({
    ...turned(value),
    precios: (value.precios as { monto: string }[]).toReversed().map((price) => ({
      ...price,
      monto: price.monto.includes('.') ? `${price.monto}0` : `${price.monto}.0`,
    })),
  });
  const drawn = (value: JsonObject): JsonObject => {
    const graph = value.graph as { nodes: JsonObject[] };
    return { ...turned(value), graph: { ...graph, nodes: graph.nodes.toReversed() } as JsonObject };
  };
  return {
    ...configuration,
    categories: configuration.categories.toReversed(),
    products: configuration.products.toReversed().map(priced),
    forms: configuration.forms.map(turned),
    workflows: configuration.workflows.map(drawn),
  };
}

describe('files that are not right', () => {
  const product = (more: string) => ({ 'products/plan.yaml': `nombre: Plan\n${more}` });
  test.each([
    ['broken YAML', product('sku: "a\n'), ['products/plan.yaml', 'broken', /^Line \d: /]],
    [
      'an unknown folder',
      { 'contacts/ana.yaml': 'nombre: Ana' },
      ['contacts/ana.yaml', 'unknown_kind', /no folder of the format/],
    ],
    [
      'a wrong type',
      product('sku: 12\n'),
      ['products/plan.yaml', 'wrong_type', /^Line 2: sku has to be text/],
    ],
    [
      'a wrong type further in',
      product('precios:\n- moneda: CLP\n  monto: 5\n'),
      ['products/plan.yaml', 'wrong_type', /^Line 4: precios\.0\.monto has to be text/],
    ],
    [
      'a price that is not whole',
      product('precios:\n- moneda: CLP\n'),
      ['products/plan.yaml', 'wrong_type', /^Line 2: precios is not complete/],
    ],
    ['no name', { 'forms/x.yaml': 'campos: []' }, ['forms/x.yaml', 'no_identity', /slug or nombre/]],
    ['a list for a file', { 'forms/x.yaml': '- a' }, ['forms/x.yaml', 'broken', /fields of one record/]],
    ['a field twice', product('sku: a\nsku: b\n'), ['products/plan.yaml', 'broken', /^Line 3: .*unique/]],
    [
      'an anchor',
      product('sku: &a x\ndescripcion: *a\n'),
      ['products/plan.yaml', 'broken', /^Line 2: Anchors/],
    ],
    ['a tag', product('sku: !secret x\n'), ['products/plan.yaml', 'broken', /^Line 2: /]],
    [
      'another version',
      { 'configuration.yaml': 'format: 2\nkinds: []' },
      ['configuration.yaml', 'unknown_format', /^Line 1: /],
    ],
    ['nothing of it', { 'README.md': '# x' }, ['configuration.yaml', 'no_files', /no files/]],
  ])('%s is told with its file and line', (_, files, [path, code, message]) => {
    const [first] = problemsOf(files as Record<string, string>);
    expect(first?.slice(0, 2)).toEqual([path, code]);
    expect(first?.[2]).toMatch(message as RegExp);
  });

  test('a name that stands twice among very many is told, however it is spelled', () => {
    const many = Array.from({ length: 40_000 }, (_, n) => `k${n}: 1`).join('\n');
    const text = `nombre: Plan\n${many}\n"k1": 2\n`;
    expect(problemsOf({ 'products/plan.yaml': text })).toEqual([
      ['products/plan.yaml', 'broken', expect.stringMatching(/^Line 40002: k1 stands there twice/)],
    ]);
  });

  test('a file, and all of them together, are no larger than they may be', () => {
    const large = { 'products/plan.yaml': `nombre: Plan\ndescripcion: ${'ñ'.repeat(FILE_BYTES / 2)}\n` };
    expect(problemsOf(large)).toEqual([['products/plan.yaml', 'broken', 'A file is at most 1 MB']]);
    const half = `nombre: Plan\ndescripcion: ${'x'.repeat(FILE_BYTES / 2)}\n`;
    const paths = Array.from({ length: 33 }, (_, n) => `products/${n}.yaml`);
    const together = Object.fromEntries(paths.map((path) => [path, half]));
    expect(problemsOf(together)).toEqual([
      ['configuration.yaml', 'too_large', 'All files together are at most 16 MB'],
    ]);
    const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`forms/${n}.yaml`, '']));
    expect(problemsOf(many)).toEqual([['configuration.yaml', 'too_large', 'There are more than 5000 files']]);
  });

  test.each([
    ['aliases of aliases', `a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n`, /^Line \d: Anchors/],
    ['a name with an anchor', '&a nombre: x\n', /^Line 1: A name of a field has to be text/],
    ['fields inside fields', `nombre: ${'{a: '.repeat(150)}1${'}'.repeat(150)}\n`, /more than 100 levels/],
    ['lists inside lists without an end', `nombre: ${'['.repeat(100_000)}`, /Line 1: |more than 100 levels/],
  ])('%s are refused', (_, text, message) => {
    const problems = problemsOf({ 'products/plan.yaml': text });
    expect(problems[0]).toEqual(['products/plan.yaml', 'broken', expect.stringMatching(message)]);
  });

  test('what is broken all over is told by its first lines', () => {
    const commas = problemsOf({ 'products/plan.yaml': `nombre: [${','.repeat(50_000)}]` });
    expect(commas).toHaveLength(20);
    const all = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`forms/${n}.yaml`, 'a']));
    expect(problemsOf(all)).toHaveLength(100);
  });

  test('__proto__ is a name like any other, and changes nothing of what it stands in', () => {
    const text = 'nombre: Plan\n__proto__:\n  sku: MINE\n  __proto__: { constructor: 1 }\n';
    const side = read({ 'products/plan.yaml': text });
    const { value } = side.kinds.get('products')!.records[0]!;
    expect(value.sku).toBeNull();
    expect(JSON.stringify(value)).toContain('"__proto__":{"sku":"MINE","__proto__":{"constructor":1}}');
    expect(filesOf(side)['products/plan.yaml']).toContain('__proto__:');
    expect(filesOf(read(filesOf(side)))).toEqual(filesOf(side));
  });

  test('two of one identity are told, and hidden files are left alone', () => {
    const files = { 'forms/a.yaml': 'slug: uno', 'forms/b.yaml': 'slug: uno', 'forms/.a.yaml': '{' };
    expect(problemsOf(files)).toEqual([['forms/b.yaml', 'duplicate', 'forms/a.yaml has the same slug:uno']]);
  });
});
