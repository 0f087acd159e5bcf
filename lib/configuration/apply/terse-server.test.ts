import { beforeEach, expect, test } from 'vitest';
import type { JsonObject } from '@/lib/contract/scalars';
import { Attempt } from '@/lib/jobs/attempt';
import type { Steps } from '@/lib/jobs/job';
import type { PlannedRecord } from '../plan';
import { readSide } from '../read-side';
import { TerseWorkflows } from '../testing/terse-workflows';
import { undoPlan } from '../undo-plan';
import { applyRecord } from './apply-record';

let server: TerseWorkflows;
beforeEach(() => {
  server = new TerseWorkflows();
});

const graph: JsonObject = {
  nodes: [{ id: 'n1', type: 'action', subtype: 'add_tag', config: { tag_name: 'x' } }],
  edges: [],
};
const plain: JsonObject = { nombre: 'Bienvenida', descripcion: null, triggers: [], settings: {} };
const empty: JsonObject = { ...plain, graph: { nodes: [], edges: [] } };

function planned(more: Partial<PlannedRecord>): PlannedRecord {
  return {
    ...{ kind: 'workflows', key: 'workflows/nombre:Bienvenida', title: 'Bienvenida', action: 'create' },
    ...{ differences: [], warnings: [], blocked: [], activates: false, identities: ['nombre:Bienvenida'] },
    ...more,
  } as PlannedRecord;
}

const attemptWith = (steps: Steps = {}) => new Attempt('a', steps);
const apply = (record: PlannedRecord, attempt = attemptWith()) =>
  applyRecord(record, attempt, { target: server.target });

test('what a server without any value of a field is to get is written there', async () => {
  const result = await apply(planned({ after: { ...plain, graph } }));
  expect(result).toEqual({ outcome: 'done', at: expect.any(String), targetId: 1 });
  expect(server.workflows.get(1)).toMatchObject({ nombre: 'Bienvenida', graph });
});

test('so are the first settings of one that is there', async () => {
  const targetId = server.add({ ...plain, graph });
  const after = { ...plain, graph, settings: { reentry: true } };
  const result = await apply(planned({ action: 'update', targetId, before: { ...plain, graph }, after }));
  expect(result).not.toHaveProperty('differs');
  expect(server.workflows.get(targetId)).toMatchObject({ settings: { reentry: true } });
});

test('what the server keeps nothing of is said to differ', async () => {
  server.before = ({ body }) => void delete body.graph;
  const result = await apply(planned({ after: { ...plain, graph } }));
  expect(result.differs).toMatchObject([{ path: ['graph', 'nodes', 'n1'] }]);
});

test('what was written and is missing again is written again', async () => {
  const targetId = server.add(empty);
  const record = planned({
    action: 'update',
    targetId,
    before: empty,
    after: { ...empty, graph },
    activates: true,
  });
  const attempt = attemptWith();
  server.before = ({ call }) => (call.endsWith('/publish') ? 422 : undefined);
  expect(await apply(record, attempt)).toMatchObject({ outcome: 'partial', standing: { graph } });
  server.workflows.set(targetId, empty);
  server.before = () => undefined;
  expect(await apply(record, attemptWith(attempt.steps))).toMatchObject({ outcome: 'done' });
  expect(server.workflows.get(targetId)).toMatchObject({ graph, activo: true });
});

test('of what was deleted halfway nothing is deleted that another person has changed', async () => {
  const targetId = server.add({ ...empty, graph });
  const record = planned({ action: 'delete', targetId, before: empty });
  const steps = { remove: { openSince: 1 } };
  expect(await apply(record, attemptWith(steps))).toMatchObject({
    outcome: 'skipped',
    code: 'target_changed',
  });
  expect(server.sent).toEqual([]);
  server.workflows.set(targetId, empty);
  expect(await apply(record, attemptWith(steps))).toMatchObject({ outcome: 'done' });
  expect(server.workflows.size).toBe(0);
});

test.each([
  ['was refused the rest', 'partial'],
  ['was never heard of', undefined],
])(
  'a creation that %s is taken away by an undo, unless another person has changed it',
  async (_, outcome) => {
    const record = planned({ after: { ...plain, graph } });
    server.before = ({ call }) => (call.startsWith('PUT') ? 422 : undefined);
    const result = await apply(record);
    expect(result).toMatchObject({ outcome: 'partial', targetId: 1, standing: { nombre: 'Bienvenida' } });
    const view = { position: 0, record, ...(outcome ? { result } : { hasBegun: true, madeId: 1 }) };
    const undo = async () => undoPlan([view], await readSide(server.target));
    expect(await undo()).toMatchObject([{ action: 'delete', targetId: 1, blocked: [] }]);
    const nodes = [{ id: 'n9', type: 'action', subtype: 'add_tag', config: { tag_name: 'mine' } }];
    server.workflows.set(1, { ...plain, graph: { nodes, edges: [] }, settings: { mine: true } });
    expect(await undo()).toMatchObject([{ action: 'delete', blocked: [{ code: 'conflict' }] }]);
  },
);
