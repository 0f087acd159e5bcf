import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { configurationKinds } from '@/lib/resources/configuration';
import { differencesOf } from './differences';
import { kindOf } from './kinds';
import { Names } from './names';
import { referenceTo, withNames } from './portable';
import { withIds } from './references';
import { takeOver } from './take-over';
import { configurations } from './testing/configurations';
import { sideOf } from './testing/side-of';

describe('portable form', () => {
  test('is what stands on a server with names for ids, and back, without loss', () => {
    fc.assert(
      fc.property(configurations, fc.integer({ min: 1, max: 10_000 }), (configuration, first) => {
        const side = sideOf(configuration, first);
        for (const name of configurationKinds) {
          const kind = kindOf(name);
          for (const portable of configuration[name]) {
            const { value, unresolved } = withIds(kind, portable, side.names);
            expect(unresolved).toEqual([]);
            const back = withNames(kind, value, kind.references(value, undefined), side.names);
            expect(back).toEqual({ value: portable, unresolved: [] });
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  const workflows = kindOf('workflows');
  const withStep = (config: Json): JsonObject => ({ graph: { nodes: [{ id: 'n1', subtype: 'x', config }] } });
  const names = new Names();
  names.set('stages', [
    { id: 7, name: ['Ventas', 'Ganado'] },
    { id: 8, name: ['Ventas', 'Igual'] },
    { id: 9, name: ['Ventas', 'Igual'] },
  ]);
  const portableOf = (value: JsonObject) =>
    withNames(workflows, value, workflows.references(value, undefined), names);

  test('says of an id that it has no name, or one that is not its own, and where it is used', () => {
    const value = withStep({ stage_id: 5, other_stage_id: 8, contact_id: 12 });
    const { value: portable } = portableOf(value);
    expect(withIds(workflows, portable, names)).toEqual({ value, unresolved: [] });
    expect(portableOf(value)).toEqual({
      value: withStep({
        stage_id: { $unnamed: { stages: 5 } },
        other_stage_id: { $unnamed: { stages: 8 } },
        contact_id: { $unnamed: { data: 12 } },
      }),
      unresolved: [
        {
          kind: 'stages',
          name: '5',
          reason: 'missing',
          usedAt: [['graph', 'nodes', 'n1', 'config', 'stage_id']],
        },
        {
          kind: 'stages',
          name: 'Ventas / Igual',
          reason: 'ambiguous',
          usedAt: [['graph', 'nodes', 'n1', 'config', 'other_stage_id']],
        },
        {
          kind: 'data',
          name: '12',
          reason: 'unreadable',
          usedAt: [['graph', 'nodes', 'n1', 'config', 'contact_id']],
        },
      ],
    });
  });

  test('a value that looks like a reference and is none comes back as it was', () => {
    for (const key of ['$stages', '$$stages', '$', '$other', '$unnamed']) {
      const value = withStep({ texto: { [key]: key === '$unnamed' ? { users: 4 } : ['Ventas', 'Ganado'] } });
      const { value: portable } = portableOf(value);
      expect(portable).not.toEqual(value);
      expect(withIds(workflows, portable, names)).toEqual({ value, unresolved: [] });
    }
  });

  test('a name that the other side lacks, or has twice, is told with every place where it is used', () => {
    const value = withStep({
      stage_ids: [referenceTo('stages', ['Ventas', 'Perdido']), referenceTo('stages', ['Ventas', 'Ganado'])],
      stage_id: referenceTo('stages', ['Ventas', 'Perdido']),
      other_stage_id: referenceTo('stages', ['ventas', ' igual ']),
    });
    const { value: sent, unresolved } = withIds(workflows, value, names);
    expect(unresolved).toEqual([
      {
        kind: 'stages',
        name: 'Ventas / Perdido',
        reason: 'missing',
        usedAt: [
          ['graph', 'nodes', 'n1', 'config', 'stage_ids', '0'],
          ['graph', 'nodes', 'n1', 'config', 'stage_id'],
        ],
      },
      {
        kind: 'stages',
        name: 'ventas /  igual ',
        reason: 'ambiguous',
        usedAt: [['graph', 'nodes', 'n1', 'config', 'other_stage_id']],
      },
    ]);
    expect(sent).toMatchObject({ graph: { nodes: [{ config: { stage_ids: [{}, 7] } }] } });
  });
});

test('__proto__ is a name like any other: in names for ids, in ids for names, and in what is taken over', () => {
  const kind = kindOf('workflows');
  const odd = (value: string) =>
    JSON.parse(`{"settings":{"__proto__":{"activo":${value}},"constructor":[1]}}`);
  const { value } = withNames(kind, odd('true'), [], new Names());
  expect(JSON.stringify(value)).toBe(JSON.stringify(odd('true')));
  expect(JSON.stringify(withIds(kind, value, new Names()).value)).toBe(JSON.stringify(odd('true')));
  const other = odd('false');
  const differences = differencesOf(kind, value, other);
  expect(differences.map(({ path }) => path)).toEqual([['settings', '__proto__', 'activo']]);
  const taken = takeOver(kind, other, value, differences);
  expect(JSON.stringify(taken)).toBe(JSON.stringify(odd('true')));
  const empty = { settings: {} };
  const added = takeOver(kind, empty, value, differencesOf(kind, value, empty));
  expect(JSON.stringify(added)).toBe(JSON.stringify(odd('true')));
  expect(Object.getPrototypeOf(added.settings)).toBe(Object.prototype);
});
