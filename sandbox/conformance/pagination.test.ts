import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../lib/contract/operation.ts';
import { operations } from '../../lib/contract/registry.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { insertConversation, insertPost, insertRun, insertSubmission } from './insert-content.ts';
import { createWorld, freeSlot, pathOf, type World } from './world.ts';

let sandbox: Harness;
let world: World;
let serial = 100;

beforeAll(async () => {
  sandbox = await startSandbox();
  world = await createWorld(sandbox, 1);
});
afterAll(() => sandbox.close());

const post = async (path: string, body: object) =>
  expect((await sandbox.request('POST', path, { body })).status).toBeLessThan(300);
const mine = () => ({
  subaccountId: 1,
  serial: ++serial,
  contactId: Number(world.contacts),
  formId: Number(world.forms),
  workflowId: Number(world.workflows),
});

/** Adds a row to each list that goes by cursor. */
const addRow: Readonly<Record<string, () => Promise<unknown>>> = {
  listAppointments: async () =>
    post(`/calendars/${world.calendars}/book`, {
      inicio: await freeSlot(sandbox, Number(world.calendars)),
      contacto_id: world.contacts,
    }),
  listBlogPosts: () => insertPost(sandbox.database.db, 1, ++serial),
  listCompanies: () => post('/companies', { nombre: 'Otra' }),
  listContacts: () => post('/contacts', { nombre: 'Otro' }),
  listConversations: () => insertConversation(sandbox.database.db, mine()),
  listDeals: () => post('/deals', { title: 'Otro', amount: '1', currency: 'CLP' }),
  listDeliveries: () => post('/sandbox/emit', { type: 'invoice.paid' }),
  listEvents: () => post('/sandbox/emit', { type: 'invoice.paid' }),
  listForms: () => post('/forms', { nombre: 'Otro' }),
  listProducts: () => post('/products', { nombre: 'Otro', tipo: 'servicio' }),
  listRequests: () => sandbox.request('GET', '/tags'),
  listSubmissions: () => insertSubmission(sandbox.database.db, mine()),
  listTasks: () => post('/tasks', { titulo: 'Otra' }),
  listWorkflowRuns: () => insertRun(sandbox.database.db, mine()),
  listWorkflowVersions: () => insertRun(sandbox.database.db, mine()),
  listWorkflows: () => post('/workflows', { nombre: 'Otro' }),
};

const lists = operations
  .filter(({ query }) => query && 'cursor' in query)
  .map((operation) => [operation.id, operation] as const);

type Page = { data: { id: number | string }[]; next_cursor: number | string | null };

async function page(operation: Operation, limit: number, cursor?: Page['next_cursor']): Promise<Page> {
  const query = { limit, ...(cursor !== undefined && { cursor }) };
  return sandbox.call(operation, { path: pathOf(operation, world), query } as never) as Promise<Page>;
}

/** Every page's ids, with `between` done before each page but the first. Stops where nothing more comes. */
async function walk(operation: Operation, limit: number, between = async () => {}): Promise<unknown[][]> {
  const pages: unknown[][] = [];
  for (let cursor: Page['next_cursor'] | undefined; ; ) {
    if (pages.length > 0) await between();
    const { data, next_cursor } = await page(operation, limit, cursor);
    pages.push(data.map(({ id }) => id));
    if (next_cursor === null || data.length < limit) return pages;
    cursor = next_cursor;
  }
}

describe.each(lists)('%s', (id, operation) => {
  const oldestFirst = id === 'listEvents';

  test('gives every row once, in full pages, in one order, whatever is added meanwhile', async () => {
    expect(addRow[id], `say in this test how ${id} gets a row`).toBeDefined();
    for (let n = 0; n < 7; n++) await addRow[id]!();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 7, max: 100 })),
        async (limit) => {
          const before = (await walk(operation, 100)).flat();
          let toAdd = 2;
          const pages = await walk(operation, limit, async () => {
            if (toAdd-- > 0) await addRow[id]!();
          });
          for (const ids of pages.slice(0, -1)) expect(ids).toHaveLength(limit);
          expect(pages.at(-1)!.length).toBeLessThanOrEqual(limit);
          const seen = pages.flat();
          if (oldestFirst) expect(seen.slice(0, before.length)).toEqual(before);
          else expect(seen).toEqual(before);
          expect(new Set(seen).size).toBe(seen.length);
        },
      ),
      { numRuns: 4, examples: [[1]] },
    );
  });

  test.each([
    ['limit', '0', 'too_small'],
    ['limit', '101', 'too_big'],
    ['limit', '-1', 'too_small'],
    ['limit', 'diez', 'invalid_type'],
    ['limit', '1.5', 'invalid_type'],
    ['cursor', 'mañana', undefined],
    ['cursor', '-1', undefined],
    ['cursor', '2026-11-20', undefined],
    ['cursor', '99999999999999999999', undefined],
  ])('refuses %s=%s', async (name, value, issue) => {
    const answer = await sandbox.answer(operation, {
      path: pathOf(operation, world),
      query: { [name]: value },
    } as never);
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { code: 'validation_error', details: [{ field: name, ...(issue && { issue }) }] } },
    });
  });

  test('takes 50 rows where no limit is sent', () => {
    expect(operation.querySchema.safeParse({})).toMatchObject({ data: { limit: 50 } });
  });
});

test('a full page of a hundred is given', async () => {
  for (let n = 0; n < 101; n++) await addRow.listEvents!();
  expect((await sandbox.request('GET', '/events?limit=100')).body).toMatchObject({
    data: { length: 100 },
  });
  const unlimited = (await sandbox.request('GET', '/events')).body as Page;
  expect(unlimited.data).toHaveLength(50);
});
