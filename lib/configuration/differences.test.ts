import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { configurationKinds } from '@/lib/resources/configuration';
import type { Difference } from './comparison';
import { keyOfDifference } from './difference-key';
import { differencesOf } from './differences';
import { isEqual } from './equal';
import { valueAt } from './keyed';
import { kindOf } from './kinds';
import { takeOver } from './take-over';
import { configurations } from './testing/configurations';

/** Values of one kind, of which any two may be those of a record on both sides. */
const threeOfAKind = fc
  .tuple(fc.constantFrom(...configurationKinds), configurations, configurations, configurations)
  .filter(([name, ...all]) => all.every((one) => one[name].length > 0))
  .map(([name, ...all]) => ({ kind: kindOf(name), values: all.map((one) => one[name][0]!) }));

const keysOf = (differences: readonly Difference[]) => differences.map(keyOfDifference).toSorted();
const withoutOrder = (differences: readonly Difference[]) =>
  differences.filter(({ change }) => change !== 'order');

describe('differences', () => {
  test('all of them taken over make the target equal to the source, none leave it as it is', () => {
    fc.assert(
      fc.property(threeOfAKind, ({ kind, values: [source, target] }) => {
        const all = differencesOf(kind, source!, target!);
        expect(differencesOf(kind, source!, takeOver(kind, target!, source!, all))).toEqual([]);
        expect(takeOver(kind, target!, source!, [])).toEqual(target);
        expect(differencesOf(kind, target!, target!)).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  test('some taken over are gone and the others stay, in whatever order they are taken', () => {
    const some = threeOfAKind.chain(({ kind, values: [source, target] }) => {
      const all = differencesOf(kind, source!, target!);
      return fc.record({
        kind: fc.constant(kind),
        source: fc.constant(source!),
        target: fc.constant(target!),
        all: fc.constant(all),
        taken: fc.shuffledSubarray(all),
      });
    });
    fc.assert(
      fc.property(some, ({ kind, source, target, all, taken }) => {
        const value = takeOver(kind, target, source, taken);
        const isTaken = new Set(taken.map(keyOfDifference));
        const left = all.filter((difference) => !isTaken.has(keyOfDifference(difference)));
        const after = differencesOf(kind, source, value);
        expect(keysOf(withoutOrder(after))).toEqual(keysOf(withoutOrder(left)));
        expect(takeOver(kind, target, source, taken.toReversed())).toEqual(value);
        const orders = (some: readonly Difference[]) =>
          some.filter(({ change }) => change === 'order').length;
        expect(orders(after)).toBeLessThanOrEqual(orders(left));
      }),
      { numRuns: 120 },
    );
  });

  test('say what stands on either side, and who changed it since both had the base', () => {
    fc.assert(
      fc.property(threeOfAKind, ({ kind, values: [source, target, base] }) => {
        for (const difference of withoutOrder(differencesOf(kind, source!, target!, base))) {
          const { path, changedBy } = difference;
          const at = (value: JsonObject) => valueAt(kind, value, path);
          expect(difference.source).toEqual(at(source!));
          expect(difference.target).toEqual(at(target!));
          const amounts = kind.lists.find((list) => list.at[0] === path[0])?.amounts ?? [];
          const held = (value: Json | undefined): JsonObject =>
            value === undefined ? {} : { [path.at(-1)!]: value };
          const isBase = (value: JsonObject) => isEqual(held(at(value)), held(at(base!)), amounts);
          const changed = { source: !isBase(source!), target: !isBase(target!) };
          expect(changedBy).toBe(
            changed.source && changed.target ? 'both' : changed.source ? 'source' : 'target',
          );
        }
        const [bySource, byTarget] = [target!, source!].map((one) =>
          differencesOf(kind, source!, target!, one),
        );
        expect(bySource!.every(({ changedBy }) => changedBy === 'source')).toBe(true);
        expect(byTarget!.every(({ changedBy }) => changedBy === 'target')).toBe(true);
      }),
      { numRuns: 120 },
    );
  });
});

describe('a price', () => {
  const products = kindOf('products');
  const price = {
    moneda: 'CLP',
    tipo_precio: 'unico',
    monto: '10',
    tramos: [{ desde: 1, hasta: null, monto: '5.0' }],
  };
  const product = (...precios: JsonObject[]): JsonObject => ({ nombre: 'Plan', precios });

  test('of the same amount in another spelling is equal, and other texts are not', () => {
    const spelled = { ...price, monto: '10.00', tramos: [{ desde: 1, hasta: null, monto: '5' }] };
    expect(differencesOf(products, product(price), product(spelled))).toEqual([]);
    const custom = (color: string): JsonObject => ({ nombre: 'Plan', campos_custom: { monto: color } });
    expect(differencesOf(products, custom('10'), custom('10.00'))).toHaveLength(1);
  });

  test('is found by its currency, type, period and validity wherever it stands', () => {
    const other = { ...price, moneda: 'USD' };
    expect(differencesOf(products, product(price, other), product(other, { ...price, monto: '12' }))).toEqual(
      [
        {
          path: ['precios', 'CLP unico', 'monto'],
          change: 'changed',
          source: '10',
          target: '12',
          isWritable: true,
        },
      ],
    );
  });
});

describe('what cannot be written is shown', () => {
  test('a default that another pipeline has to take over, fields of a server alone, what could not be read', () => {
    const pipelines = kindOf('pipelines');
    const written = (source: JsonObject, target: JsonObject) =>
      differencesOf(pipelines, source, target).map(({ path, isWritable }) => [path.join('.'), isWritable]);
    expect(written({ es_default: true }, { es_default: false })).toEqual([['es_default', true]]);
    expect(written({ es_default: false }, { es_default: true })).toEqual([['es_default', false]]);
    expect(written({ razones_config: {} }, { razones_config: { perdida: [] } })).toEqual([
      ['razones_config.perdida', false],
    ]);
    expect(written({}, { stages: [{ nombre: 'Nuevo' }] })).toEqual([['stages', false]]);
    expect(written({}, { nombre: null, stages: [] })).toEqual([]);
    const coloured = (more: JsonObject): JsonObject => ({ stages: [{ nombre: 'Nuevo', ...more }] });
    expect(written(coloured({}), coloured({ color: '#2563eb' }))).toEqual([['stages.Nuevo.color', false]]);
    expect(written(coloured({}), coloured({ color: null }))).toEqual([]);
    expect(written(coloured({ color: null }), coloured({}))).toEqual([]);
    expect(written({ nombre: null, stages: [] }, {})).toEqual([]);
    const stage = (dias: number): JsonObject => ({ stages: [{ nombre: 'Nuevo', stage_type: 'open', dias }] });
    expect(written(stage(1), stage(2))).toEqual([['stages.Nuevo.dias', false]]);
  });

  test('a list that is written item by item and has two of one key', () => {
    const twice = { stages: [{ nombre: 'Nuevo' }, { nombre: 'Nuevo' }] };
    const [difference] = differencesOf(kindOf('pipelines'), { stages: [{ nombre: 'Nuevo' }] }, twice);
    expect(difference).toMatchObject({ path: ['stages'], isWritable: false });
  });
});
