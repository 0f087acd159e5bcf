import { expect, test } from 'vitest';
import { json, startLoopback } from '@/lib/testing/loopback';
import { BulkJob } from '../bulk-job';
import { archiveRecords, editRecords, removeRecords, restoreRecords } from './write-records';

/** A server on which one contact is gone and one is refused until `isOpen`. */
async function startServer() {
  const state = { isOpen: false };
  const sent: string[] = [];
  const keys: string[] = [];
  const { baseUrl } = await startLoopback(({ method, url, headers, body }) => {
    const path = new URL(url, 'http://localhost').pathname.replace(/^.*(?=\/(contacts|products))/, '');
    sent.push(`${method} ${path} ${body}`.trim());
    keys.push(String(headers['idempotency-key']));
    const id = Number(path.split('/')[2]);
    const refusal = (status: number, code: string) =>
      json({ error: { code, message: code, details: [], request_id: 'req_1' } }, status);
    if (id === 2) return refusal(404, 'not_found');
    if (id === 3 && !state.isOpen) return refusal(409, 'conflict');
    return json({ id });
  });
  return { state, sent, keys, target: { baseUrl } };
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** The job over three contacts, as it ended. */
async function run(send: (id: number, attempt: never) => Promise<unknown>) {
  let over = Promise.withResolvers<void>();
  const job = new BulkJob(
    {
      id: 'job',
      items: [1, 2, 3].map((id) => ({ id })),
      send: async (item, attempt) => void (await send(item.id, attempt as never)),
      ended: () => over.resolve(),
      secondMs: 0,
    },
    new Map(),
  );
  const ends = async (begin: () => Promise<void>) => {
    over = Promise.withResolvers();
    await begin();
    await over.promise;
    return job.results().map(({ state }) => state.outcome);
  };
  return { outcomes: await ends(() => job.begin()), again: () => ends(() => job.retryFailed()) };
}

const editIn =
  ({ target }: Server) =>
  (id: number, attempt: never) =>
    editRecords.send({ id }, attempt, { settings: { of: 'contacts', body: { cargo: 'Jefa' } }, target });

test('one field is written to each, each has its result, and what failed is tried again alone by another key', async () => {
  const server = await startServer();
  const { outcomes, again } = await run(editIn(server));
  expect(outcomes).toEqual(['done', 'refused', 'refused']);
  expect(server.sent.toSorted()).toEqual([1, 2, 3].map((id) => `PATCH /contacts/${id} {"cargo":"Jefa"}`));
  server.state.isOpen = true;
  server.sent.length = 0;
  expect(await again()).toEqual(['done', 'refused', 'done']);
  expect(server.sent).toHaveLength(2);
  expect(new Set(server.keys).size).toBe(server.keys.length);
});

test('what is gone need not be deleted', async () => {
  const server = await startServer();
  const { outcomes } = await run((id, attempt) =>
    removeRecords.send({ id }, attempt, { settings: { of: 'contacts' }, target: server.target }),
  );
  expect(outcomes).toEqual(['done', 'done', 'refused']);
  expect(server.sent.toSorted()).toEqual([1, 2, 3].map((id) => `DELETE /contacts/${id}`));
});

test('products are archived, and come out of the trash as what they were before', async () => {
  const server = await startServer();
  const context = { settings: { of: 'products' }, target: server.target };
  const { outcomes } = await run((id, attempt) => archiveRecords.send({ id }, attempt, context));
  expect(outcomes).toEqual(['done', 'refused', 'refused']);
  expect(server.sent.toSorted()).toEqual([1, 2, 3].map((id) => `POST /products/${id}/archive`));
  server.sent.length = 0;
  const bodyOf = (id: number) => (id === 1 ? { body: { estado: 'borrador' } } : {});
  const restored = await run((id, attempt) => restoreRecords.send({ id, ...bodyOf(id) }, attempt, context));
  expect(restored.outcomes).toEqual(['done', 'refused', 'refused']);
  expect(server.sent.toSorted()).toEqual([
    'PATCH /products/1 {"estado":"borrador"}',
    ...[1, 2, 3].map((id) => `POST /products/${id}/restore`),
  ]);
});
