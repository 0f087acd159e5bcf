import { expect, test } from 'vitest';
import type { ImportJob } from './import-job';
import { ImportRun } from './import-run';
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

/** A server that refuses one row until it is told to take it. */
function server() {
  const keys: string[] = [];
  const state = { refuses: 'c3@example.cl' };
  const fetcher = (async (address: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key') ?? '');
    if (address.endsWith('/tags')) return Response.json({ id: 1 });
    if (String(init.body).includes(state.refuses)) {
      const error = { code: 'email_taken', message: 'Taken', details: [], request_id: 'req_1' };
      return Response.json({ error }, { status: 409 });
    }
    return Response.json({ id: keys.length, created: true });
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
  expect(keys.filter((key) => key.startsWith('key-'))).toHaveLength(4);
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
