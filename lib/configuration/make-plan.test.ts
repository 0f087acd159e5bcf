import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '@/lib/contract/scalars';
import { namedIn } from './blocks';
import { compareSides } from './compare';
import { keyOfDifference } from './difference-key';
import { kindOf } from './kinds';
import { makePlan } from './make-plan';
import type { Choice } from './plan';
import { referenceTo } from './portable';
import { isRemoval } from './removal';
import type { RememberedPair, Side } from './side';
import { missingIn } from './standing';
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

function compare(source: Side, target: Side, remembered: readonly RememberedPair[] = []) {
  const views = { sourceView: viewOf('a'), targetView: viewOf('b') };
  return { source, target, comparison: compareSides({ source, target, ...views, remembered }) };
}

type Compared = ReturnType<typeof compare>;
const actions = { onlySource: 'create', onlyTarget: 'delete', different: 'update', equal: 'update' } as const;

/** All records of a comparison chosen, each with what `more` says. */
function chooseAll({ comparison }: Compared, more: (key: string) => Partial<Choice> = () => ({})): Choice[] {
  return comparison.kinds.flatMap(({ kind, records }) =>
    records.map(({ key, status }) => ({ kind, key, action: actions[status], ...more(key) })),
  );
}

const recordsOf = ({ comparison }: Compared) => comparison.kinds.flatMap(({ records }) => records);

function everyPath(compared: Compared) {
  const paths = new Map(
    recordsOf(compared).map(({ key, differences }) => [key, differences.map(keyOfDifference)]),
  );
  return (key: string): Partial<Choice> => ({ paths: paths.get(key)!, activates: true });
}

describe('a plan', () => {
  test('of everything leaves nothing to write, and comes after what it names', () => {
    fc.assert(
      fc.property(configurations, configurations, (one, other) => {
        const compared = compare(sideOf(one), sideOf(other, 400));
        const plan = makePlan({ ...compared, choices: chooseAll(compared, everyPath(compared)) });
        const bySource = new Map(
          [...compared.source.kinds.values()].flatMap(({ records }) =>
            records.map((record) => [record.id, record]),
          ),
        );
        const named = namedIn(plan);
        for (const [place, record] of plan.entries()) {
          const later = plan.slice(place + 1);
          if (record.action === 'delete') {
            expect(later.every(({ action }) => action === 'delete')).toBe(true);
            continue;
          }
          expect(missingIn(kindOf(record.kind), bySource.get(record.sourceId)!.value, record.after!)).toEqual(
            [],
          );
          const isLater = new Set(later.map(({ key }) => key));
          expect(named(record).filter((key) => isLater.has(key) && key !== record.key)).toEqual([]);
        }
        const planned = plan.map(({ key }) => key).toSorted();
        const differing = recordsOf(compared).filter(
          ({ status, differences }) =>
            status === 'onlySource' ||
            status === 'onlyTarget' ||
            differences.some(({ isWritable }) => isWritable),
        );
        expect(planned).toEqual(expect.arrayContaining(differing.map(({ key }) => key).toSorted()));
      }),
    );
  });

  test('takes nothing away that was not ticked by itself', () => {
    fc.assert(
      fc.property(configurations, configurations, (one, other) => {
        const compared = compare(sideOf(one), sideOf(other, 400));
        const choices = chooseAll(compared).filter(({ action }) => action !== 'delete');
        for (const { kind, differences } of makePlan({ ...compared, choices }))
          expect(differences.filter((difference) => isRemoval(kindOf(kind), difference))).toEqual([]);
      }),
    );
  });
});

const product = (fields: JsonObject): JsonObject => ({
  nombre: 'Plan Pro',
  sku: 'PRO',
  descripcion: null,
  tipo: 'producto',
  estado: 'activo',
  categoria_id: null,
  campos_custom: {},
  precios: [],
  ...fields,
});

describe('what both changed since the last apply', () => {
  const base = product({ nombre: 'Plan', descripcion: 'antes', tipo: 'producto' });
  const ours = product({ nombre: 'Plan del origen', descripcion: 'antes', tipo: 'servicio' });
  const theirs = product({ nombre: 'Plan del destino', descripcion: 'después', tipo: 'producto' });
  const source = sideOf({ ...nothing, products: [ours] });
  const target = sideOf({ ...nothing, products: [theirs] }, 400);
  const pair = (side: Side) => String(side.kinds.get('products')!.records[0]!.id);
  const compared = compare(source, target, [
    { kind: 'products', sourceId: pair(source), targetId: pair(target), base },
  ]);
  const name = keyOfDifference({ path: ['nombre'], change: 'changed' });
  const plan = (more: Partial<Choice>) =>
    makePlan({ ...compared, choices: chooseAll(compared, () => more) })[0]!;

  test('is a conflict that blocks until somebody decides, and what one of them changed is kept', () => {
    const { blocked, after } = plan({});
    expect(blocked).toEqual([{ code: 'conflict', path: ['nombre'] }]);
    expect(after).toEqual({ ...theirs, tipo: 'servicio' });
  });

  test.each([
    ['source', 'Plan del origen'],
    ['target', 'Plan del destino'],
  ] as const)('and is decided for the %s', (by, nombre) => {
    const { blocked, after } = plan({ resolutions: { [name]: by } });
    expect(blocked).toEqual([]);
    expect(after).toEqual({ ...theirs, tipo: 'servicio', nombre });
  });

  test('what only the target changed is taken where it was ticked', () => {
    const description = keyOfDifference({ path: ['descripcion'], change: 'changed' });
    expect(plan({ paths: [description] }).after).toEqual({ ...theirs, descripcion: 'antes' });
  });
});

describe('prices', () => {
  const price = (from: string | null, to: string | null): JsonObject => ({
    ...{ moneda: 'CLP', tipo_precio: 'unico', periodicidad: null, periodo_dias: null },
    ...{ vigencia_desde: from, vigencia_hasta: to, monto: '100', tramos: [] },
  });
  const [first, second, open] = [
    price('2026-01-01', '2026-06-30'),
    price('2026-07-01', null),
    price(null, null),
  ] as const;
  const compared = compare(
    sideOf({ ...nothing, products: [product({ precios: [open] })] }),
    sideOf({ ...nothing, products: [product({ precios: [first, second] })] }, 400),
  );
  const pathOf = (key: string, change: 'added' | 'removed') =>
    keyOfDifference({ path: ['precios', key], change });
  const added = pathOf('CLP unico', 'added');
  const removed = ['2026-01-01…2026-06-30', '2026-07-01…'].map((days) =>
    pathOf(`CLP unico ${days}`, 'removed'),
  );

  test.each([
    ['one of those in its place', [added, removed[0]!], ['CLP unico', 'CLP unico 2026-07-01…']],
    ['none', undefined, ['CLP unico', 'CLP unico 2026-01-01…2026-06-30']],
  ])('that would hold on one day block, where the plan takes away %s', (_, paths, keys) => {
    const [planned] = makePlan({ ...compared, choices: chooseAll(compared, () => (paths ? { paths } : {})) });
    const found = planned!.blocked.map((block) =>
      block.code === 'price_overlap' ? block.prices.toSorted() : block.code,
    );
    expect(found).toEqual([keys]);
  });

  test('that make room for each other do not', () => {
    const choices = chooseAll(compared, () => ({ paths: [added, ...removed] }));
    expect(makePlan({ ...compared, choices })).toMatchObject([{ blocked: [] }]);
  });
});

describe('what could be one of several', () => {
  const calendar = (slug: string): JsonObject => ({ nombre: 'Demo', slug, duracion_min: 30 });
  const named = ({ slug: _, ...rest }: JsonObject) => rest as JsonObject;
  const source = sideOf({ ...nothing, calendars: [named(calendar('a'))] });
  const target = sideOf({ ...nothing, calendars: [calendar('b'), calendar('c')] }, 400);
  const compared = compare(source, target);
  const [asked] = compared.comparison.questions;

  test('is neither created nor deleted until somebody says which', () => {
    expect(asked?.targets).toHaveLength(2);
    const plan = makePlan({ ...compared, choices: chooseAll(compared) });
    expect(plan.map(({ action, blocked }) => [action, blocked])).toEqual(
      ['create', 'delete', 'delete'].map((action) => [action, [{ code: 'question' }]]),
    );
  });

  test('is what it was said to be afterwards', () => {
    const { kind, source: one, targets } = asked!;
    const answered = compare(source, target, [{ kind, sourceId: one.id, targetId: targets[0]!.id }]);
    const plan = makePlan({ ...answered, choices: chooseAll(answered) });
    expect(plan.map(({ action, blocked }) => [action, blocked])).toEqual([['delete', []]]);
  });
});

describe('a reference', () => {
  const stage = { nombre: 'Ganado', stage_type: 'won', probabilidad: 100, color: null };
  const pipeline: JsonObject = { nombre: 'Ventas', es_default: false, stages: [stage], razones_config: {} };
  const config = { stage_id: referenceTo('stages', ['Ventas', 'Ganado']) };
  const workflow: JsonObject = {
    nombre: 'Bienvenida',
    descripcion: null,
    triggers: [],
    graph: { nodes: [{ id: 'n1', type: 'action', subtype: 'move_deal_stage', config }], edges: [] },
    settings: {},
  };
  const compared = compare(
    sideOf({ ...nothing, pipelines: [pipeline], workflows: [workflow] }),
    sideOf(nothing, 400),
  );
  const choices = chooseAll(compared);

  test('to what the target does not have blocks, and names where it is used', () => {
    const [planned] = makePlan({ ...compared, choices: choices.filter(({ kind }) => kind === 'workflows') });
    expect(planned!.blocked).toMatchObject([
      {
        code: 'unresolved_reference',
        reference: {
          kind: 'stages',
          name: 'Ventas / Ganado',
          usedAt: [['graph', 'nodes', 'n1', 'config', 'stage_id']],
        },
      },
    ]);
  });

  test('to what the plan makes does not', () => {
    const plan = makePlan({ ...compared, choices: choices.toReversed() });
    expect(plan.map(({ key, blocked }) => [key, blocked])).toEqual([
      ['pipelines/nombre:Ventas', []],
      ['workflows/nombre:Bienvenida', []],
    ]);
  });

  test('to what cannot be made blocks too', () => {
    const support = { support: 'missing' as const, message: 'Not found' };
    const kinds = compared.comparison.kinds.map((one) =>
      one.kind === 'pipelines' ? { ...one, target: support } : one,
    );
    const plan = makePlan({ ...compared, comparison: { ...compared.comparison, kinds }, choices });
    expect(plan.map(({ blocked }) => blocked.map(({ code }) => code))).toEqual([
      ['unsupported'],
      ['unresolved_reference'],
    ]);
  });
});

describe('what is chosen', () => {
  const endpoint: JsonObject = { url: 'https://a.cl/h', description: null, events: ['*'], active: true };
  const compared = compare(sideOf({ ...nothing, endpoints: [endpoint] }), sideOf(nothing, 400));

  test.each([true, false])('of an endpoint that receives says whether the new one does: %s', (activates) => {
    const [planned] = makePlan({ ...compared, choices: chooseAll(compared, () => ({ activates })) });
    expect(planned).toMatchObject({ after: { active: activates }, activates });
  });

  test('of a category is only to make one', () => {
    const sides = compare(sideOf(nothing), sideOf({ ...nothing, categories: [{ nombre: 'Equipos' }] }, 400));
    const [planned] = makePlan({ ...sides, choices: chooseAll(sides) });
    expect(planned).toMatchObject({
      action: 'delete',
      blocked: [{ code: 'unsupported' }],
      warnings: [{ code: 'cannot_delete' }],
    });
  });

  test.each(['targetId', 'sourceId'] as const)('is done to no other record than was seen: %s', (id) => {
    const sides = compare(compared.source, sideOf({ ...nothing, categories: [{ nombre: 'Equipos' }] }, 400));
    const seen = recordsOf(sides).find((record) => record[id] !== undefined)!;
    const action = id === 'targetId' ? 'delete' : 'create';
    const choice = { kind: seen.kind, key: seen.key, action } as const;
    const blocks = (seenId: number | string) =>
      makePlan({ ...sides, choices: [{ ...choice, [id]: seenId }] })[0]!.blocked.map(({ code }) => code);
    expect(blocks(`${seen[id]}`)).not.toContain('changed');
    expect(blocks(9_999)).toContain('changed');
  });

  test('to delete is not done where the other side has it too', () => {
    const same = compare(compared.source, sideOf({ ...nothing, endpoints: [endpoint] }, 400));
    const choices = chooseAll(same, () => ({ action: 'delete' }));
    expect(makePlan({ ...same, choices })).toEqual([]);
  });

  test('and is not so any longer is left out', () => {
    const choices: Choice[] = [
      { kind: 'endpoints', key: 'endpoints/url:https://a.cl/h', action: 'update' },
      { kind: 'endpoints', key: 'endpoints/url:https://a.cl/h', action: 'delete' },
      { kind: 'endpoints', key: 'endpoints/url:https://gone.cl', action: 'create' },
    ];
    expect(makePlan({ ...compared, choices })).toEqual([]);
    const same = compare(compared.source, sideOf({ ...nothing, endpoints: [endpoint] }, 400));
    expect(makePlan({ ...same, choices: chooseAll(same) })).toEqual([]);
  });
});
