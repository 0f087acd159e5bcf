import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '@/lib/contract/scalars';
import { compareSides, comparingSides, sidesOf } from './compare';
import type { ComparedRecord, Comparison } from './comparison';
import { differencesAcross } from './differences';
import { pairIdOf } from './identity';
import { kindOf } from './kinds';
import { referenceTo } from './portable';
import type { RememberedPair, Side } from './side';
import { type Configuration, configurations } from './testing/configurations';
import { sideOf, viewOf } from './testing/side-of';

const nothing: Configuration = {
  categories: [],
  products: [],
  pipelines: [],
  calendars: [],
  forms: [],
  workflows: [],
  endpoints: [],
};

function compare(source: Side, target: Side, remembered: readonly RememberedPair[] = []): Comparison {
  return compareSides({ source, target, sourceView: viewOf('a'), targetView: viewOf('b'), remembered });
}

const recordsOf = ({ kinds }: Comparison): readonly ComparedRecord[] =>
  kinds.flatMap(({ records }) => records);
const statusesOf = (comparison: Comparison) => recordsOf(comparison).map(({ key, status }) => [key, status]);

describe('two sides', () => {
  test('are compared in as many steps as there are records, so that others have their turn between', () => {
    const categories = Array.from({ length: 300 }, (_, n) => ({ nombre: `Familia ${n}` }));
    const side = sideOf({ ...nothing, categories });
    const steps = comparingSides({
      ...{ source: side, target: side, remembered: [] },
      ...{ sourceView: viewOf('a'), targetView: viewOf('b') },
    });
    let count = 0;
    for (let step = steps.next(); !step.done; step = steps.next()) count++;
    expect(count).toBeGreaterThanOrEqual(categories.length);
  });

  test('of one configuration are equal, whatever their ids', () => {
    fc.assert(
      fc.property(configurations, fc.nat(), (configuration, first) => {
        const comparison = compare(sideOf(configuration), sideOf(configuration, first + 1));
        expect(recordsOf(comparison).filter(({ status }) => status !== 'equal')).toEqual([]);
        expect(recordsOf(comparison).flatMap(({ unresolved }) => unresolved)).toEqual([]);
        expect(comparison.questions).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('have every record once, by a key of its own, and ids change nothing but the ids', () => {
    fc.assert(
      fc.property(configurations, configurations, fc.nat(), (one, other, first) => {
        const [source, target] = [sideOf(one), sideOf(other, 400)];
        const comparison = compare(source, target);
        const records = recordsOf(comparison);
        expect(new Set(records.map(({ key }) => key)).size).toBe(records.length);
        const sides = records.map((record) => sidesOf(source, target, record));
        const count = (side: Configuration) => Object.values(side).flat().length;
        expect(sides.filter((side) => side.source)).toHaveLength(count(one));
        expect(sides.filter((side) => side.target)).toHaveLength(count(other));
        for (const { record, ...side } of sides) {
          if (!side.source || !side.target) continue;
          expect(record.differences).toEqual(
            differencesAcross(kindOf(record.kind), side.source, side.target),
          );
        }
        const withoutIds = (some: Comparison) =>
          recordsOf(some).map(({ sourceId: _, targetId: __, ...record }) => record);
        expect(withoutIds(compare(sideOf(one, first + 1), sideOf(other, first + 7)))).toEqual(
          withoutIds(comparison),
        );
      }),
      { numRuns: 100 },
    );
  });
});

const categories = (...names: string[]): Configuration => ({
  ...nothing,
  categories: names.map((nombre) => ({ nombre })),
});
const products = (...list: JsonObject[]): Configuration => ({
  ...nothing,
  products: list.map((value) => ({ precios: [], ...value })),
});

describe('which record is which', () => {
  test('the very name counts before the same one in another spelling', () => {
    const comparison = compare(
      sideOf(categories('ventas', 'Ventas')),
      sideOf(categories(' VENTAS ', 'Ventas')),
    );
    expect(statusesOf(comparison)).toEqual([
      ['categories/nombre:ventas', 'different'],
      ['categories/nombre:Ventas', 'equal'],
    ]);
  });

  test('an SKU counts before the name, and a name only where one of both has no SKU', () => {
    const source = sideOf(
      products({ nombre: 'Uno', sku: 'A' }, { nombre: 'Dos', sku: 'B' }, { nombre: 'Tres', sku: 'C' }),
    );
    const target = sideOf(
      products({ nombre: 'Dos', sku: 'A' }, { nombre: 'Dos' }, { nombre: 'Tres', sku: 'D' }),
    );
    expect(statusesOf(compare(source, target))).toEqual([
      ['products/sku:A', 'different'],
      ['products/sku:B', 'different'],
      ['products/sku:C', 'onlySource'],
      ['products/sku:D', 'onlyTarget'],
    ]);
  });

  test('what could be several is asked about once and stands alone, until it is answered', () => {
    const source = sideOf(categories('Ventas', 'Otra'));
    const target = sideOf(categories('Ventas', 'Ventas', 'Otra'), 10);
    const comparison = compare(source, target);
    expect(statusesOf(comparison).map(([, status]) => status)).toEqual([
      'onlySource',
      'equal',
      'onlyTarget',
      'onlyTarget',
    ]);
    const [question, ...others] = comparison.questions;
    expect(others).toEqual([]);
    expect(question!.targets).toHaveLength(2);
    const answer = (targetId: string | null): RememberedPair => ({
      kind: 'categories',
      sourceId: question!.source.id,
      targetId,
    });
    const paired = compare(source, target, [answer(question!.targets[1]!.id)]);
    expect(paired.questions).toEqual([]);
    expect(recordsOf(paired)[0]).toMatchObject({
      status: 'equal',
      isRemembered: true,
      targetId: Number(question!.targets[1]!.id),
    });
    const apart = compare(source, target, [answer(null)]);
    expect(apart.questions).toEqual([]);
    expect(statusesOf(apart).map(([, status]) => status)).toEqual([
      'onlySource',
      'equal',
      'onlyTarget',
      'onlyTarget',
    ]);
  });

  test('a remembered pair counts before any name, and a record that is gone makes room for names again', () => {
    const source = sideOf(categories('A', 'B'));
    const target = sideOf(categories('A', 'C'), 10);
    const [a, b] = source.kinds.get('categories')!.records.map(pairIdOf);
    const [, c] = target.kinds.get('categories')!.records.map(pairIdOf);
    const pair = (sourceId: string, targetId: string): RememberedPair => ({
      kind: 'categories',
      sourceId,
      targetId,
    });
    expect(statusesOf(compare(source, target, [pair(b!, c!)]))).toEqual([
      ['categories/nombre:A', 'equal'],
      ['categories/nombre:B', 'different'],
    ]);
    expect(statusesOf(compare(source, target, [pair(a!, 'gone')]))[0]).toEqual([
      'categories/nombre:A',
      'equal',
    ]);
  });

  test('many of one name cost no more than as many of others', () => {
    const side = sideOf(categories(...Array.from({ length: 3_000 }, () => 'Igual')));
    const { questions } = compare(side, side);
    expect(questions).toHaveLength(3_000);
    expect(questions[0]!.targets).toHaveLength(20);
  });
});

describe('a record that is called otherwise on the other side', () => {
  const world = (pipeline: string): Configuration => ({
    ...nothing,
    pipelines: [
      {
        nombre: pipeline,
        es_default: true,
        razones_config: {},
        stages: [{ nombre: 'Ganado', stage_type: 'won' }],
      },
    ],
    workflows: [
      {
        nombre: 'Aviso',
        triggers: [],
        settings: {},
        graph: {
          edges: [],
          nodes: [{ id: 'n1', config: { stage_id: referenceTo('stages', [pipeline, 'Ganado']) } }],
        },
      },
    ],
  });

  test('is the same in what names it, once the pair is remembered', () => {
    const [source, target] = [sideOf(world('Ventas')), sideOf(world('Sales'), 50)];
    expect(statusesOf(compare(source, target))).toContainEqual(['workflows/nombre:Aviso', 'different']);
    expect(recordsOf(compare(source, target)).at(-1)!.unresolved).toEqual([
      {
        kind: 'stages',
        name: 'Ventas / Ganado',
        reason: 'missing',
        usedAt: [['graph', 'nodes', 'n1', 'config', 'stage_id']],
      },
    ]);
    const [from, to] = [source, target].map((side) => pairIdOf(side.kinds.get('pipelines')!.records[0]!));
    const comparison = compare(source, target, [{ kind: 'pipelines', sourceId: from!, targetId: to! }]);
    expect(recordsOf(comparison).find(({ kind }) => kind === 'workflows')).toMatchObject({
      status: 'equal',
      unresolved: [],
    });
  });
});

test('a tag that the other side lacks is told of by its name', () => {
  const step = (config: JsonObject): Configuration => ({
    ...nothing,
    workflows: [
      { nombre: 'Aviso', triggers: [], settings: {}, graph: { edges: [], nodes: [{ id: 'n1', config }] } },
    ],
  });
  const side = sideOf(step({ tag_name: 'nueva', otra_tag_name: 'CLIENTE', texto: '{{contact.nombre}}' }));
  expect(recordsOf(compare(side, side))[0]!.unresolved).toEqual([
    {
      kind: 'tags',
      name: 'nueva',
      reason: 'missing',
      by: 'name',
      usedAt: [['graph', 'nodes', 'n1', 'config', 'tag_name']],
    },
  ]);
});

test('a kind that cannot be read on one side has no records, and says why', () => {
  const side = sideOf(categories('A'));
  const lacking: Side = {
    ...side,
    kinds: new Map([
      ...side.kinds,
      ['categories', { support: { support: 'no_right', message: 'Forbidden' }, records: [] }],
    ]),
  };
  const [kind] = compare(side, lacking).kinds;
  expect(kind).toMatchObject({
    kind: 'categories',
    target: { support: 'no_right', message: 'Forbidden' },
    records: [],
  });
});
