import { expect, test } from 'vitest';
import { json, startLoopback } from '@/lib/testing/loopback';
import { BulkJob } from '../bulk-job';
import type { ItemState } from '../job';
import { type ImportItem, importRows } from './import-rows';

const row = (id: number, tags: readonly string[] = []): ImportItem => ({
  id,
  key: `key-${id}`,
  cells: [],
  body: { email: `c${id}@example.cl` },
  tags,
});

/**
 * A server that refuses a row, and fails at tags or refuses them, until it is told to take them; refusals are kept
 * under their keys, and `says` so where they are repeated.
 */
async function startServer({ says = false } = {}) {
  const state = { refuses: 'c3@example.cl', tags: 200 };
  const kept = new Set<string>();
  const keys: string[] = [];
  const server = await startLoopback(({ url, headers, body }) => {
    const key = String(headers['idempotency-key']);
    keys.push(key);
    const isOfTags = url.endsWith('/tags');
    if (isOfTags && state.tags >= 500) return json({}, state.tags);
    const isReplay = kept.has(key);
    if (isReplay || (isOfTags ? state.tags === 409 : body.includes(state.refuses))) {
      kept.add(key);
      const error = { code: 'email_taken', message: 'Taken', details: [], request_id: 'req_1' };
      const refused = json({ error }, 409) as { headers: Record<string, string> };
      return says && isReplay
        ? { ...refused, headers: { ...refused.headers, 'Idempotency-Replayed': 'true' } }
        : refused;
    }
    return json(isOfTags ? { id: 1 } : { id: 1, created: true });
  });
  const { baseUrl } = server;
  async function run(items: readonly ImportItem[], states?: ReadonlyMap<number, ItemState>) {
    let over = Promise.withResolvers<void>();
    const job = new BulkJob(
      {
        id: 'job',
        items,
        send: (item, attempt) =>
          importRows.send(item, attempt, {
            settings: { kind: 'contacts' },
            target: { baseUrl },
          }) as Promise<void>,
        ended: () => over.resolve(),
        secondMs: 0,
      },
      states,
    );
    const ends = async (begin: () => Promise<void>) => {
      over = Promise.withResolvers();
      await begin();
      await over.promise;
    };
    await ends(job.begin);
    return { job, retry: () => ends(job.retryFailed) };
  }
  return { ...server, keys, state, run };
}

const states = (job: { results: () => readonly { state: ItemState }[] }) =>
  job.results().map(({ state }) => state);

test('rows are sent by their keys, refused ones again by another, those with an outcome not at all', async () => {
  await using server = await startServer();
  const skipped = { outcome: 'skipped', message: 'not a RUT' } as const;
  const { job, retry } = await server.run([row(2, ['vip']), row(3), row(4), row(5)], new Map([[3, skipped]]));
  expect(job.getView()).toMatchObject({ state: 'done', counts: { created: 2, refused: 1, skipped: 1 } });
  expect(states(job)[1]).toMatchObject({ message: 'Taken', requestId: 'req_1' });
  expect(server.keys.toSorted()).toEqual(['key-2-tags-1', 'key-2-upsert', 'key-3-upsert', 'key-4-upsert']);

  server.state.refuses = 'nobody';
  await retry();
  expect(job.getView().counts).toMatchObject({ created: 3 });
  expect(server.keys.slice(4)).toEqual(['key-3-upsert-2']);
});

test.each([
  [500, 'key-2-tags-1'],
  [409, 'key-2-tags-1-2'],
])(
  'a row whose tags alone fail with %i is saved without them, and they alone are sent again',
  async (status, key) => {
    await using server = await startServer();
    server.state.tags = status;
    const { job, retry } = await server.run([row(2, ['vip'])]);
    expect(states(job)[0]).toMatchObject({ outcome: 'partial', made: 1, note: 'created', status });
    const sent = server.keys.length;

    server.state.tags = 200;
    await retry();
    expect(states(job)[0]).toMatchObject({ outcome: 'done', made: 1, note: 'created' });
    expect(server.keys.slice(sent)).toEqual([key]);
  },
);

test('how often a row was refused counts after a reload, too', async () => {
  await using server = await startServer();
  const first = await server.run([row(3)]);
  await first.retry();
  server.state.refuses = 'nobody';
  const again = await server.run([row(3)], new Map(states(first.job).entries()));
  await again.retry();
  expect(server.keys).toEqual(['key-3-upsert', 'key-3-upsert-2', 'key-3-upsert-3']);
  expect(again.job.getView().counts).toMatchObject({ created: 1 });
});

test('the same file once more passes over refusals that the server says it had kept', async () => {
  await using server = await startServer({ says: true });
  for (let imports = 0; imports < 2; imports++) {
    const { job } = await server.run([row(3)]);
    expect(job.getView().counts).toMatchObject({ refused: 1 });
  }
  server.state.refuses = 'nobody';
  const { job } = await server.run([row(3)]);
  expect(job.getView().counts).toMatchObject({ created: 1 });
  const suffixes = server.keys.map((key) => key.slice('key-3-upsert'.length));
  expect(suffixes).toEqual(['', '', '-2', '', '-2', '-3']);
});
