import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyName } from '../../lib/contract/openapi/schemas.ts';
import { openApiDocument } from '../../lib/contract/openapi.ts';
import type { Operation } from '../../lib/contract/operation.ts';
import { operations } from '../../lib/contract/registry.ts';
import { type Answer, type Harness, startSandbox } from '../testing/harness.ts';
import { createWorld, freeSlot, pathOf, type World } from './world.ts';

let sandbox: Harness;
let theirs: World;
let ours: World;

beforeAll(async () => {
  sandbox = await startSandbox();
  theirs = await createWorld(sandbox, 1);
  ours = await createWorld(sandbox, 2, sandbox.secondKey);
});
afterAll(() => sandbox.close());

const asSecond = (operation: Operation, sent: object): Promise<Answer> =>
  sandbox.answer(operation, sent as never, { key: sandbox.secondKey });

/** Queries that an operation cannot do without. */
const neededQuery: Readonly<Record<string, object>> = {
  getAvailability: { date_from: '2026-11-23', date_to: '2026-11-24' },
};

const withPath = operations.filter(({ pathNames }) => pathNames.length > 0);
const lists = operations.filter(({ reply, pathNames }) => reply.kind === 'list' && pathNames.length === 0);

/** Lists that say the same to everybody. */
const common = new Set(['listEventTypes', 'listMergeFields']);

describe('a path with the ids of another subaccount', () => {
  test.each(withPath.map((operation) => [operation.id, operation] as const))(
    '%s: 404',
    async (id, operation) => {
      const sent = { path: pathOf(operation, theirs), query: neededQuery[id], body: operation.bodyExample };
      const answer = await asSecond(operation, sent);
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    },
  );

  const nested = withPath.filter(({ pathNames }) => pathNames.length > 1);
  test.each(nested.map((operation) => [operation.id, operation] as const))(
    '%s: 404 below a row of its own too',
    async (_, operation) => {
      const [first] = operation.pathNames;
      const path = { ...pathOf(operation, theirs), [first!]: pathOf(operation, ours)[first!] };
      const answer = await asSecond(operation, { path, body: operation.bodyExample });
      expect(answer.status).toBe(404);
    },
  );
});

describe('a list', () => {
  test.each(lists.map((operation) => [operation.id, operation] as const))(
    '%s: no row',
    async (id, operation) => {
      const rows = async (key: string) => {
        const answer = await sandbox.answer(operation, {} as never, { key });
        expect(answer.status).toBe(200);
        return (answer.body as { data: { id?: unknown; name?: unknown }[] }).data;
      };
      const [first, second] = [await rows(sandbox.key), await rows(sandbox.secondKey)];
      if (common.has(id)) return expect(second).toEqual(first);
      expect(first.length).toBeGreaterThan(0);
      const foreign = new Set(first.map(({ id, name }) => id ?? name));
      expect(second.filter(({ id, name }) => foreign.has(id ?? name))).toEqual([]);
    },
  );

  test.each(['stage_id', 'pipeline_id'])('of deals filtered by their %s is empty', async (name) => {
    const id = theirs[name === 'stage_id' ? 'stages' : 'pipelines'];
    const answer = await sandbox.request('GET', `/deals?${name}=${id}`, {
      headers: { authorization: `Bearer ${sandbox.secondKey}` },
    });
    expect(answer).toMatchObject({ status: 200, body: { data: [] } });
  });

  test('of deliveries filtered by their endpoint is empty', async () => {
    const answer = await sandbox.request('GET', `/webhooks/deliveries?endpoint_id=${theirs.endpoints}`, {
      headers: { authorization: `Bearer ${sandbox.secondKey}` },
    });
    expect(answer).toMatchObject({ status: 200, body: { data: [] } });
  });
});

describe('a body that refers to a row of another subaccount', () => {
  /** The collection that each reference names; null where the API stores it as sent. */
  const references: Readonly<Record<string, string | null>> = {
    pipeline_id: 'pipelines',
    stage_id: 'stages',
    contacto_id: 'contacts',
    empresa_id: 'companies',
    categoria_id: 'product-categories',
    workflow_id: 'workflows',
    deal_id: 'deals',
    tag_ids: 'tags',
    id: 'prices',
    external_id: null,
    project_id: null,
    client_id: null,
    assignee_id: null,
    folder_id: null,
    trigger_id: null,
    node_id: null,
    event_id: 'events',
    endpoint_id: 'endpoints',
  };
  const { components } = openApiDocument(operations, { serverUrl: '' });
  const cases = operations
    .filter(({ body }) => body)
    .flatMap((operation) => {
      const { properties = {} } = components.schemas[bodyName(operation)]!;
      return Object.keys(properties)
        .filter((name) => /(^|_)ids?$/.test(name) && references[name] !== null)
        .map((name) => [operation.id, name, operation] as const);
    });

  test.each(cases)('%s with their %s is refused', async (_, name, operation) => {
    const collection = references[name];
    expect(collection, `say in this test what ${name} refers to`).toBeDefined();
    const id = theirs[collection!];
    const example = operation.bodyExample as Record<string, unknown>;
    const slot = await freeSlot(sandbox, Number(ours.calendars), sandbox.secondKey);
    const bodies: Readonly<Record<string, object>> = {
      validateWorkflow: { workflow_id: id },
      testWorkflow: { [name]: id },
      createFault: { of: 'webhooks', kind: 'duplicate', [name]: id },
      bookAppointment: { inicio: slot, contacto_id: id },
    };
    const body = bodies[operation.id] ?? { ...example, [name]: name.endsWith('_ids') ? [id] : id };
    const before = await rowCounts();
    const answer = await asSecond(operation, { path: pathOf(operation, ours), body });
    expect([404, 422]).toContain(answer.status);
    expect(JSON.stringify(answer.body)).toContain('not_found');
    expect(await rowCounts()).toEqual(before);
  });

  async function rowCounts(): Promise<number[]> {
    const answers = await Promise.all(
      ['/contacts', '/deals', '/companies', '/products', '/events?limit=100'].map((path) =>
        sandbox.request('GET', path, { headers: { authorization: `Bearer ${sandbox.secondKey}` } }),
      ),
    );
    return answers.map(({ body }) => (body as { data: unknown[] }).data.length);
  }
});

test('their tag cannot be taken off a contact of ours, nor their stage take our deals', async () => {
  const auth = { headers: { authorization: `Bearer ${sandbox.secondKey}` } };
  const tag = await sandbox.request('DELETE', `/contacts/${ours.contacts}/tags/${theirs.tags}`, auth);
  expect(tag.status).toBe(404);
  const stage = await sandbox.request(
    'DELETE',
    `/stages/${ours.stages}?move_deals_to=${theirs.stages}`,
    auth,
  );
  expect(stage.status).toBe(422);
});
