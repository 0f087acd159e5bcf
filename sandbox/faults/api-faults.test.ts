import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createContact, listContacts } from '../../lib/contract/contacts.ts';
import { createFault, deleteFault, deleteFaults, listFaults } from '../../lib/contract/faults.ts';
import type { Sent } from '../../lib/contract/operation.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';

let machine: number;
let sandbox: Harness;
beforeEach(async () => {
  machine = Date.now();
  sandbox = await startSandbox({ clock: () => new Date(machine) });
});
afterEach(() => sandbox.close());

type Body = Sent<typeof createFault>['body'];
const start = (body: Body) => sandbox.call(createFault, { body });
const list = async () => (await sandbox.call(listFaults, {})).data;
const send = (
  method: string,
  path: string,
  init: { body?: object; key?: string; credential?: string; signal?: AbortSignal } = {},
) =>
  fetch(`${sandbox.url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${init.credential ?? sandbox.key}`,
      ...(init.body && { 'content-type': 'application/json' }),
      ...(init.key && { 'idempotency-key': init.key }),
    },
    ...(init.body && { body: JSON.stringify(init.body) }),
    ...(init.signal && { signal: init.signal }),
  });
const names = async () => (await sandbox.call(listContacts, {})).data.map(({ nombre }) => nombre);

describe('a rule', () => {
  test('strikes its own requests, is named in the reply, counts, and ends', async () => {
    const body = { of: 'api', kind: 'rate_limit', path: '/deals', every: 2, retry_after: 7 } as const;
    const { id, ...rest } = await start(body);
    expect(rest).toMatchObject({ ...body, seen: 0, struck: 0, share: null, operation: null });
    expect(Date.parse(rest.expires_at) - Date.parse(rest.created_at)).toBe(600_000);
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      const { status, headers } = await send('GET', '/deals');
      statuses.push(status);
      expect(headers.get('x-sandbox-fault')).toBe(status === 429 ? `rate_limit; id=${id}` : null);
      expect(headers.get('retry-after')).toBe(status === 429 ? '7' : null);
    }
    expect(statuses).toEqual([200, 429, 200, 429]);
    expect((await send('GET', '/contacts')).status).toBe(200);
    expect((await send('GET', '/deals', { credential: sandbox.secondKey })).status).toBe(200);
    expect(await list()).toMatchObject([{ id, seen: 4, struck: 2 }]);
    await sandbox.call(deleteFault, { path: { id } });
    expect(await list()).toEqual([]);
    for (let n = 0; n < 2; n++) expect((await send('GET', '/deals')).status).toBe(200);
  });

  test('is over when its time is, by the machine’s clock, and then cannot be ended', async () => {
    const { id } = await start({ of: 'api', kind: 'internal_error', expires_in: 'PT1M' });
    expect((await send('GET', '/deals')).status).toBe(500);
    machine += 60_000;
    expect((await send('GET', '/deals')).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await sandbox.answer(deleteFault, { path: { id } })).status).toBe(404);
  });

  test('hides neither a wrong credential nor what ends it', async () => {
    await start({ of: 'api', kind: 'internal_error' });
    await start({ of: 'api', kind: 'unavailable' });
    const { status, headers } = await send('GET', '/deals', { credential: 'sac_test_nobody' });
    expect([status, headers.get('x-sandbox-fault')]).toEqual([401, null]);
    for (const path of ['/sandbox/faults', '/sandbox/clock', '/sandbox/snapshots']) {
      expect((await send('GET', path)).status).toBe(200);
    }
    expect(await sandbox.call(deleteFaults, {})).toEqual({ ended: 2 });
    expect((await send('GET', '/deals')).status).toBe(200);
  });

  test('is seen by another process soon', async () => {
    const other = await startSandbox({ beside: sandbox });
    onTestFinished(() => other.close());
    await start({ of: 'api', kind: 'unavailable' });
    const ask = () => other.request('GET', '/deals');
    await vi.waitFor(async () => expect((await ask()).status).toBe(503), { timeout: 5000 });
    await sandbox.call(deleteFaults, {});
    await vi.waitFor(async () => expect((await ask()).status).toBe(200), { timeout: 5000 });
  });

  test.each<[field: string, issue: string, body: object]>([
    ['of', 'required', { kind: 'reset' }],
    ['kind', 'required', { of: 'api' }],
    ['kind', 'not_for_target', { of: 'api', kind: 'duplicate' }],
    ['endpoint_id', 'not_for_target', { of: 'api', kind: 'reset', endpoint_id: 1 }],
    ['path', 'not_for_target', { of: 'webhooks', kind: 'duplicate', path: '/deals' }],
    ['delay_ms', 'not_for_kind', { of: 'api', kind: 'reset', delay_ms: 1 }],
    ['delay_ms', 'too_big', { of: 'api', kind: 'delay', delay_ms: 60_001 }],
    ['retry_after', 'not_for_kind', { of: 'api', kind: 'reset', retry_after: 1 }],
    ['every', 'only_one_allowed', { of: 'api', kind: 'reset', every: 2, share: 0.5 }],
    ['path', 'only_one_allowed', { of: 'api', kind: 'reset', path: '/deals', operation: 'listDeals' }],
    ['path', 'invalid_path', { of: 'api', kind: 'reset', path: 'deals' }],
    ['share', 'too_small', { of: 'api', kind: 'reset', share: 0 }],
    ['operation', 'invalid_value', { of: 'api', kind: 'reset', operation: 'moveClock' }],
    ['operation', 'invalid_value', { of: 'api', kind: 'reset', operation: 'flyAway' }],
    ['endpoint_id', 'not_found', { of: 'webhooks', kind: 'duplicate', endpoint_id: 99 }],
    ['expires_in', 'beyond_a_day', { of: 'api', kind: 'reset', expires_in: 'PT24H1M' }],
    ['expires_in', 'not_ahead', { of: 'api', kind: 'reset', expires_in: 'PT0S' }],
  ])('is refused where its %s is %s', async (field, issue, body) => {
    const answer = await sandbox.answer(createFault, { body: body as Body });
    expect(answer).toMatchObject({ status: 422, body: { error: { details: [{ field, issue }] } } });
    expect(await list()).toEqual([]);
  });
});

describe('what goes wrong before anything is done', () => {
  test.each([
    ['internal_error', 500],
    ['unavailable', 503],
    ['rate_limit', 429],
  ] as const)('%s leaves nothing behind', async (kind, status) => {
    await start({ of: 'api', kind, operation: 'createContact' });
    const body = { nombre: 'Ana' };
    expect((await sandbox.answer(createContact, { body })).status).toBe(status);
    expect(await names()).toEqual([]);
  });

  test('a reset cuts the connection and leaves nothing behind', async () => {
    await start({ of: 'api', kind: 'reset', operation: 'createContact' });
    await expect(send('POST', '/contacts', { body: { nombre: 'Ana' } })).rejects.toThrow();
    expect(await names()).toEqual([]);
  });

  test('a delay takes its time and then does the work', async () => {
    await start({ of: 'api', kind: 'delay', delay_ms: 300, operation: 'createContact' });
    const started = performance.now();
    const reply = await send('POST', '/contacts', { body: { nombre: 'Ana' } });
    expect(performance.now() - started).toBeGreaterThanOrEqual(295);
    expect([reply.status, reply.headers.get('x-sandbox-fault')]).toEqual([
      200,
      expect.stringMatching(/^delay; id=\d+$/),
    ]);
    expect(await names()).toEqual(['Ana']);
  });
});

test('who gives up during a delay has sent the request: it is carried out', async () => {
  await start({ of: 'api', kind: 'delay', delay_ms: 400, operation: 'createContact' });
  const gone = AbortSignal.timeout(100);
  await expect(send('POST', '/contacts', { body: { nombre: 'Eva' }, signal: gone })).rejects.toThrow();
  await expect.poll(names).toEqual(['Eva']);
});

test('the end of a fault tells all that it has come to', async () => {
  const { id } = await start({ of: 'api', kind: 'unavailable', operation: 'createContact' });
  for (let times = 0; times < 3; times++) await send('POST', '/contacts', { body: { nombre: 'Ana' } });
  expect(await sandbox.call(deleteFault, { path: { id } })).toMatchObject({ seen: 3, struck: 3 });
});

describe('what goes wrong after the work', () => {
  test('a lost reply leaves the write done; sent again with its key, it is the first one’s replay', async () => {
    const { id } = await start({ of: 'api', kind: 'lost_reply', operation: 'createContact' });
    const sent = { body: { nombre: 'Ana' }, key: 'once' };
    await expect(send('POST', '/contacts', sent)).rejects.toThrow();
    expect(await names()).toEqual(['Ana']);
    await sandbox.call(deleteFault, { path: { id } });
    const again = await send('POST', '/contacts', sent);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(await names()).toEqual(['Ana']);
  });

  test.each(['cut_body', 'html_body'] as const)('%s comes with the status, and is no JSON', async (kind) => {
    await start({ of: 'api', kind, operation: 'createContact' });
    const reply = await send('POST', '/contacts', { body: { nombre: 'Ana' } });
    expect([reply.status, reply.headers.get('x-sandbox-fault')]).toEqual([
      200,
      expect.stringContaining(kind),
    ]);
    const text = await reply.text();
    expect(() => JSON.parse(text)).toThrow();
    expect(text.startsWith(kind === 'cut_body' ? '{"id"' : '<!doctype html>')).toBe(true);
    expect(await names()).toEqual(['Ana']);
  });
});
