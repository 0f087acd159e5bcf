import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { upsertContact } from '@/lib/api/contract/contacts';
import type { ImportJob } from './import-job';
import { ImportRun } from './import-run';
import { countRefusal } from './import-send';
import type { PreparedRow } from './import-validate';

const job = { id: 'j', kind: 'contacts', fileDigest: 'f'.repeat(32), total: 4 } as unknown as ImportJob;
const row = (number: number, issues: readonly object[] = []): PreparedRow =>
  ({
    row: number,
    body: { email: `c${number}@example.cl` },
    tags: number === 2 ? ['vip'] : [],
    issues,
    key: `key-${number}`,
  }) as unknown as PreparedRow;

/**
 * A server that refuses one row, and tags, until it is told to take them; refusals are kept under their keys, and
 * `says` so where they are repeated.
 */
function server({ says = false } = {}) {
  const keys: string[] = [];
  const kept = new Set<string>();
  const state = { refuses: 'c3@example.cl', refusesTags: false };
  const fetcher = (async (address: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    keys.push(key);
    const headers: HeadersInit = says && kept.has(key) ? { 'Idempotency-Replayed': 'true' } : {};
    const isOfTags = address.endsWith('/tags');
    if (kept.has(key) || (isOfTags ? state.refusesTags : String(init.body).includes(state.refuses))) {
      kept.add(key);
      const error = { code: 'email_taken', message: 'Taken', details: [], request_id: 'req_1' };
      return Response.json({ error }, { status: 409, headers });
    }
    return Response.json(isOfTags ? { id: 1 } : { id: 1, created: true });
  }) as unknown as typeof fetch;
  return { keys, state, fetch: fetcher };
}

test('good rows are sent by their keys, refused ones again when asked, and nothing twice', async () => {
  const { keys, state, fetch } = server();
  const run = new ImportRun(job, [row(2), row(3), row(4), row(5, [{}])], new Map(), { fetch });
  const shown: string[] = [];
  run.subscribe(() => shown.push(run.getSnapshot().phase));
  await run.start();

  expect(run.getSnapshot()).toMatchObject({
    phase: 'finished',
    counts: { created: 2, failed: 1, done: 3, total: 4 },
  });
  expect(shown.at(-1)).toBe('finished');
  expect(run.results.get(3)).toMatchObject({ kind: 'failed', reason: 'Taken', requestId: 'req_1' });
  expect(keys.filter((key) => key.startsWith('key-')).toSorted()).toEqual(['key-2', 'key-3', 'key-4']);
  expect(keys.filter((key) => key.includes('-2-tags-'))).toHaveLength(1);

  state.refuses = 'nobody';
  await run.start(true);
  expect(run.getSnapshot().counts).toMatchObject({ created: 3, failed: 0 });
  expect(keys.filter((key) => key.startsWith('key-')).slice(3)).toEqual(['key-3-2']);
});

test('one that is stopped waits for what is under way; gone on with, it sends the rest and nothing twice', async () => {
  const { keys, fetch } = server();
  const rows = Array.from({ length: 40 }, (_, index) => row(index + 10));
  const stopping = ((...sent: Parameters<typeof fetch>) => {
    if (keys.length === 0) run.cancel();
    return fetch(...sent);
  }) as typeof fetch;
  const run = new ImportRun({ ...job, total: 40 }, rows, new Map(), { fetch: stopping });
  await run.start();
  expect(keys.length).toBeLessThan(40);
  expect(run.getSnapshot()).toMatchObject({ phase: 'cancelled', counts: { done: keys.length } });

  await run.start();
  expect(run.getSnapshot()).toMatchObject({ phase: 'finished', counts: { created: 40 } });
  expect(keys.toSorted()).toEqual(rows.map(({ key }) => key).toSorted());
});

test('refused tags are sent by another key, after their row by the key that it was accepted by', async () => {
  const { keys, state, fetch } = server();
  state.refusesTags = true;
  const first = new ImportRun(job, [row(2)], new Map(), { fetch });
  await first.start();
  expect(first.results.get(2)).toMatchObject({ kind: 'untagged', refusals: { upsert: 0, tags: 1 } });

  state.refusesTags = false;
  await first.start(true);
  expect(first.getSnapshot().counts).toMatchObject({ created: 1, untagged: 0 });
  expect(keys).toEqual(['key-2', keys[1], 'key-2', `${keys[1]}-2`]);
});

test('a refusal that was kept counts for another tab, too', async () => {
  const { keys, state, fetch } = server();
  const first = new ImportRun(job, [row(3)], new Map(), { fetch });
  await first.start();
  await first.start(true);
  state.refuses = 'nobody';
  const again = new ImportRun(job, [row(3)], first.results, { fetch });
  await again.start();
  await again.start(true);
  expect(keys).toEqual(['key-3', 'key-3-2', 'key-3-3']);
  expect(again.getSnapshot().counts).toMatchObject({ created: 1, failed: 0 });
});

test('the same file once more passes over refusals that the server says it had kept', async () => {
  const { keys, state, fetch } = server({ says: true });
  for (let imports = 0; imports < 2; imports++) {
    const refused = new ImportRun(job, [row(2), row(3)], new Map(), { fetch });
    await refused.start();
    expect(refused.getSnapshot().counts).toMatchObject({ failed: 1 });
  }
  state.refuses = 'nobody';
  const mended = new ImportRun(job, [row(3)], new Map(), { fetch });
  await mended.start();
  expect(mended.getSnapshot().counts).toMatchObject({ created: 1, failed: 0 });
  const ofRow = keys.filter((key) => key.startsWith('key-3'));
  expect(ofRow).toEqual(['key-3', 'key-3', 'key-3-2', 'key-3', 'key-3-2', 'key-3-3']);
});

test.each([
  [409, 1],
  [422, 1],
  [0, 0],
  [201, 0],
  [408, 0],
  [429, 0],
  [502, 0],
])('of an answer with status %i, %i is counted as a refusal', (status, upsert) => {
  const error = new ApiError({ operation: upsertContact, status, code: 'x', message: 'x' });
  expect(countRefusal({ upsert: 0, tags: 0 }, 'upsert', error)).toEqual({ upsert, tags: 0 });
});

test('rows that have a result are left alone, and what cannot be kept is said', async () => {
  const { keys, fetch } = server();
  const done = new Map([[2, { row: 2, kind: 'created', id: 7 } as const]]);
  const run = new ImportRun(job, [row(2), row(4)], done, { fetch });
  await run.start();
  expect(keys).toEqual(['key-4']);
  // There is no IndexedDB here: the import goes on, and the page warns.
  expect(run.getSnapshot().storeError).toBeTruthy();
});
