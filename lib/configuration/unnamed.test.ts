import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { compareSides } from './compare';
import { keyOfDifference } from './difference-key';
import { filesOf } from './files/files-of';
import { sideOfFiles } from './files/side-of-files';
import { kindOf } from './kinds';
import { makePlan } from './make-plan';
import type { Choice } from './plan';
import { withNames } from './portable';
import type { Side } from './side';
import type { Configuration } from './testing/configurations';
import { sideOf, viewOf } from './testing/side-of';

const workflows = kindOf('workflows');
const usedAt = ['graph', 'nodes', 'n1', 'config', 'assignee_id'];

/** A side with one workflow as it is read of a server: users cannot be listed, so that their ids have no names. */
function sideWith(config: JsonObject, first = 1, more: JsonObject = {}): Side {
  const nothing = { categories: [], products: [], pipelines: [], calendars: [], forms: [], endpoints: [] };
  const raw: JsonObject = {
    nombre: 'Aviso',
    descripcion: null,
    triggers: [],
    graph: { nodes: [{ id: 'n1', type: 'action', subtype: 'create_task', config }], edges: [] },
    settings: {},
    ...more,
  };
  const { names } = sideOf({ ...nothing, workflows: [] }, first);
  const { value, unresolved } = withNames(workflows, raw, workflows.references(raw, undefined), names);
  const side = sideOf({ ...nothing, workflows: [value] } satisfies Configuration, first);
  const kinds = new Map(side.kinds);
  const { support, records } = kinds.get('workflows')!;
  kinds.set('workflows', { support, records: records.map((record) => ({ ...record, unresolved })) });
  return { ...side, kinds };
}

const emptySide = () =>
  sideOf(
    { categories: [], products: [], pipelines: [], calendars: [], forms: [], workflows: [], endpoints: [] },
    900,
  );

/** The side that a folder of its files is. */
function fromFiles(side: Side): Side {
  const files = filesOf(side);
  const read = sideOfFiles(files);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  expect(filesOf(read.side)).toEqual(files);
  return read.side;
}

function compared(source: Side, target: Side) {
  const views = { sourceView: viewOf('a'), targetView: viewOf('b'), remembered: [] };
  const comparison = compareSides({ source, target, ...views });
  const [record] = comparison.kinds.find(({ kind }) => kind === 'workflows')!.records;
  const planOf = (choice: Partial<Choice> = {}) => {
    const action = record!.status === 'onlySource' ? ('create' as const) : ('update' as const);
    const choices = [{ kind: 'workflows' as const, key: record!.key, action, ...choice }];
    return makePlan({ source, target, comparison, choices })[0];
  };
  return { record: record!, planOf };
}

const origins = [
  ['a connection', (side: Side) => side],
  ['files', fromFiles],
] as const;

describe.each(origins)('an id without a name, from %s', (_, from) => {
  test('blocks the record that would be created with it, and says where it is used', () => {
    const { record, planOf } = compared(from(sideWith({ assignee_id: 4 })), emptySide());
    const reference = { kind: 'users', name: '4', usedAt: [usedAt] };
    expect(record.unresolved).toMatchObject([reference]);
    expect(planOf()!.blocked).toMatchObject([{ code: 'unresolved_reference', reference }]);
  });

  test('is not compared with the other side’s', () => {
    const { record } = compared(from(sideWith({ assignee_id: 4 })), sideWith({ assignee_id: 9 }, 500));
    expect(record).toMatchObject({ status: 'equal', differences: [], unresolved: [{ name: '4' }] });
  });

  test('stays as the target has it where another field is taken', () => {
    const source = from(sideWith({ assignee_id: 4, titulo: 'Llamar' }));
    const { record, planOf } = compared(source, sideWith({ assignee_id: 9, titulo: 'Escribir' }, 500));
    expect(record.differences.map(({ path }) => path.at(-1))).toEqual(['titulo']);
    expect(planOf()).toMatchObject({
      blocked: [],
      after: {
        graph: { nodes: [{ config: { assignee_id: { $unnamed: { users: 9 } }, titulo: 'Llamar' } }] },
      },
    });
  });

  test('is never written where the target has none', () => {
    const { record, planOf } = compared(from(sideWith({ assignee_id: 4 })), sideWith({}, 500));
    expect(record.differences).toMatchObject([{ path: usedAt, change: 'added', isWritable: false }]);
    expect(planOf()).toBeUndefined();
  });

  test('blocks what is taken whole, and only then', () => {
    const note = { id: 'n2', type: 'action', subtype: 'x', config: { assignee_id: 4 } };
    const graph = (nodes: readonly Json[]): JsonObject => ({ graph: { nodes: [...nodes], edges: [] } });
    const source = from(sideWith({}, 1, { ...graph([note]), descripcion: 'Otra' }));
    const { planOf } = compared(source, sideWith({}, 500, graph([])));
    expect(planOf()!.blocked).toMatchObject([{ code: 'unresolved_reference', reference: { name: '4' } }]);
    expect(
      planOf({ paths: [keyOfDifference({ path: ['descripcion'], change: 'changed' })] })!.blocked,
    ).toEqual([]);
  });
});

test('an id that was written into a file by hand blocks as well', () => {
  const files = filesOf(sideWith({ assignee_id: 4 }));
  const path = 'workflows/aviso.yaml';
  const byHand = { ...files, [path]: files[path]!.replace('{ $unnamed: { users: 4 } }', '4') };
  expect(byHand[path]).toContain('assignee_id: 4\n');
  const read = sideOfFiles(byHand) as { side: Side };
  const { record, planOf } = compared(read.side, emptySide());
  expect(record.unresolved).toMatchObject([{ kind: 'users', name: '4', usedAt: [usedAt] }]);
  expect(planOf()!.blocked).toMatchObject([{ code: 'unresolved_reference', reference: { name: '4' } }]);
});

test('files of any such ids come back byte for byte, and equal', () => {
  const ids = fc.oneof(fc.integer(), fc.stringMatching(/^[a-z0-9]{1,12}$/));
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('assignee_id', 'user_ids', 'project_id', 'x'), ids),
      (config) => {
        const side = sideWith(config as JsonObject);
        expect(compared(fromFiles(side), side).record.status).toBe('equal');
      },
    ),
  );
});
