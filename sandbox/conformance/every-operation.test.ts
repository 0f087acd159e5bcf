import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isWrite } from '../../lib/contract/method.ts';
import { operationById, operations } from '../../lib/contract/registry.ts';
import { workflowRuns } from '../db/tables/workflows.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { createWorld, freeSlot, NOBODY_LISTENS, pathOf, type World } from './world.ts';

let sandbox: Harness;
let shared: World;

beforeAll(async () => {
  sandbox = await startSandbox();
  shared = await createWorld(sandbox, 1);
});
afterAll(() => sandbox.close());

type Sent = { query?: object; body?: unknown };

const exampleBody = (id: string) => operationById(id)!.bodyExample;
const send = async (method: string, path: string, body?: unknown) => {
  const answer = await sandbox.request(method, path, { body });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};
const slot = ({ calendars }: World) => freeSlot(sandbox, Number(calendars));
const activate = ({ endpoints }: World) =>
  send('PATCH', `/webhooks/endpoints/${endpoints}`, { active: true });
const drawGraph = ({ workflows }: World) =>
  send('PUT', `/workflows/${workflows}`, exampleBody('replaceWorkflow'));

/** What an operation needs beside a row and its example: values of its world, or a state that its row must have. */
const needs: Readonly<Record<string, (world: World) => Sent | Promise<Sent>>> = {
  getAvailability: () => ({ query: { date_from: '2026-11-23', date_to: '2026-11-24' } }),
  bookAppointment: async (world) => ({
    body: { inicio: await slot(world), contacto_id: world.contacts },
  }),
  rescheduleAppointment: async (world) => ({ body: { inicio: await slot(world) } }),
  moveDealStage: ({ stages }) => ({ body: { stage_id: stages, orden: 0 } }),
  deleteStage: async ({ pipelines, deals }) => {
    const stage = (await send('POST', `/pipelines/${pipelines}/stages`, exampleBody('createStage'))) as {
      id: number;
    };
    await send('POST', `/deals/${deals}/move-stage`, { stage_id: stage.id });
    return { query: { move_deals_to: stage.id } };
  },
  deletePipeline: async ({ deals }) => {
    await send('POST', `/deals/${deals}/lost`, {});
    return {};
  },
  restoreProduct: async ({ products }) => {
    await send('DELETE', `/products/${products}`);
    return {};
  },
  createWebhookEndpoint: () => ({ body: { url: NOBODY_LISTENS, events: ['deal.won'] } }),
  pingWebhookEndpoint: async (world) => {
    await activate(world);
    return {};
  },
  redeliver: async (world) => {
    await activate(world);
    return {};
  },
  // Its example would strike the others.
  createFault: () => ({ body: { of: 'api', kind: 'reset', path: '/nowhere' } }),
  validateWorkflow: ({ workflows }) => ({ body: { workflow_id: workflows } }),
  testWorkflow: async (world) => {
    await drawGraph(world);
    return { body: { contacto_id: world.contacts } };
  },
  publishWorkflow: async (world) => {
    await drawGraph(world);
    return {};
  },
  retryWorkflowRun: async (world) => {
    await drawGraph(world);
    await send('POST', `/workflows/${world.workflows}/publish`);
    return {};
  },
  cancelWorkflowRun: async ({ runs }) => {
    const waits = { status: 'waiting', dueAt: new Date('2100-01-01'), finishedAt: null } as const;
    const { db } = sandbox.database;
    await db
      .update(workflowRuns)
      .set(waits)
      .where(eq(workflowRuns.id, Number(runs)));
    return {};
  },
  unpublishWorkflow: async (world) => {
    await drawGraph(world);
    await send('POST', `/workflows/${world.workflows}/publish`);
    return {};
  },
};

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s answers its success as the document says',
  async (id, operation) => {
    const world = isWrite(operation) ? await createWorld(sandbox, 1) : shared;
    const body = operation.body ? { body: operation.bodyExample } : {};
    const sent = { path: pathOf(operation, world), ...body, ...(await needs[id]?.(world)) };
    await sandbox.call(operation, sent as never);
  },
);

test('a field that is not known is refused in every body but those of the whole-writes', async () => {
  const strict = operations.filter((operation) => operation.body && isWrite(operation));
  const whole = new Set(['replaceForm', 'publishForm', 'replaceWorkflow']);
  for (const operation of strict) {
    const body = { ...(operation.bodyExample as object), campo_desconocido: 1 };
    const answer = await sandbox.answer(operation, { path: pathOf(operation, shared), body } as never);
    const unknown = JSON.stringify(answer.body).includes('unknown_field');
    expect([operation.id, unknown]).toEqual([operation.id, !whole.has(operation.id)]);
  }
});
