import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDeal } from '../../lib/contract/deals.ts';
import { errorBody } from '../../lib/contract/errors.ts';
import { createPipeline } from '../../lib/contract/pipelines.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { BODY_LIMIT } from './read-body.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const json = { 'content-type': 'application/json' };

/** The status and code of the refusal; every refusal has the one shape and names its request. */
async function refusal(method: string, path: string, init?: Parameters<Harness['request']>[2]) {
  const { status, headers, body } = await sandbox.request(method, path, init);
  expect(body).toEqual({
    error: {
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.any(String),
      details: expect.any(Array),
      request_id: headers.get('x-request-id'),
    },
  });
  const { code, details } = (body as { error: { code: string; details: unknown[] } }).error;
  return { status, code, details };
}

test('a success names its request too', async () => {
  const { headers } = await sandbox.request('GET', '/pipelines');
  expect(headers.get('x-request-id')).toMatch(/^req_[0-9a-f-]{36}$/);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
});

/** Sends bytes, all of them before it reads any, and gives all that comes back before the connection is closed. */
async function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(sandbox.url);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve) => socket.write(bytes, resolve));
  let answer = '';
  for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
  return answer;
}

describe('paths and methods', () => {
  test.each(['/nothing', '/deals/1/nothing', '/deals/', '/', '/deals/%ff'])(
    'there is nothing at %s',
    async (path) => {
      expect(await refusal('GET', path)).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  test('a method that the path does not take is told which it takes', async () => {
    const { status, headers } = await sandbox.request('PUT', '/deals/1');
    expect(status).toBe(405);
    expect(headers.get('allow')!.split(', ').sort()).toEqual(['DELETE', 'GET', 'PATCH']);
    expect(await refusal('DELETE', '/deals')).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  test('a path that names a literal wins over one with a parameter', async () => {
    expect(await refusal('GET', '/deals/upsert')).toMatchObject({ status: 405 });
  });
});

describe('bodies', () => {
  test.each(['{', '', '{"title":', 'null x', "{'title':'x'}"])('%j is not JSON', async (body) => {
    const expected =
      body === '' ? { status: 422, code: 'validation_error' } : { status: 400, code: 'invalid_json' };
    expect(await refusal('POST', '/deals', { headers: json, body })).toMatchObject(expected);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'the content type %j is refused',
    async (type) => {
      const init = { headers: { 'content-type': type }, body: '{"title":"x"}' };
      expect(await refusal('POST', '/deals', init)).toMatchObject({
        status: 415,
        code: 'unsupported_media_type',
      });
    },
  );

  test.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/vnd.api+json'])(
    'the content type %j is taken',
    async (type) => {
      const init = { headers: { 'content-type': type }, body: '{"title":"x"}' };
      expect(await sandbox.request('POST', '/deals', init)).toMatchObject({ status: 200 });
    },
  );

  test('one byte beyond the limit is refused, declared or not', async () => {
    const body = JSON.stringify({ title: 'x'.repeat(BODY_LIMIT - 11) });
    expect(Buffer.byteLength(body)).toBe(BODY_LIMIT + 1);
    expect(await refusal('POST', '/deals', { body })).toMatchObject({
      status: 413,
      code: 'payload_too_large',
    });

    const stream = new Blob([body]).stream();
    const init = { method: 'POST', headers: { ...json, authorization: `Bearer ${sandbox.key}` } };
    const streamed = await fetch(`${sandbox.url}/api/v1/deals`, {
      ...init,
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  const far = 'x'.repeat(8 * BODY_LIMIT);
  test.each([
    ['declared', `Content-Length: ${far.length}`, far],
    ['in chunks', 'Transfer-Encoding: chunked', `${far.length.toString(16)}\r\n${far}\r\n0\r\n\r\n`],
  ])('who sends far too much, %s, before it reads gets the refusal and no reset', async (_, length, sent) => {
    const head = ['POST /api/v1/deals HTTP/1.1', 'Host: a', `Authorization: Bearer ${sandbox.key}`];
    const answer = await raw([...head, 'Content-Type: application/json', length, '', sent].join('\r\n'));
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('Connection: close');
    const { error } = errorBody.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))));
    expect(error.code).toBe('payload_too_large');
  });

  test('at the limit it is read, and judged by its content', async () => {
    const body = JSON.stringify({ title: 'x'.repeat(BODY_LIMIT - 12) });
    expect(Buffer.byteLength(body)).toBe(BODY_LIMIT);
    expect(await refusal('POST', '/deals', { body })).toMatchObject({ status: 422 });
  });
});

describe('what is no request yet', () => {
  test.each([
    ['a request line of 20 KB', `GET /api/v1/deals?x=${'y'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['no HTTP', 'hello\r\n\r\n', 400],
  ])('%s is refused in the same shape', async (_, bytes, status) => {
    const [head = '', body = ''] = (await raw(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const { error } = errorBody.parse(JSON.parse(body));
    expect(error.code).toBe(status === 431 ? 'headers_too_large' : 'malformed_request');
    expect(head).toContain(`X-Request-Id: ${error.request_id}`);
  });

  test('it leaves the other connections alone', async () => {
    expect((await sandbox.request('GET', '/pipelines')).status).toBe(200);
  });
});

describe('validation', () => {
  test('names every field at fault by its path', async () => {
    const stages = [
      { nombre: 'A', stage_type: 'open' },
      { nombre: 'B', stage_type: 'closed', probabilidad: 101 },
      { stage_type: 'won' },
    ];
    const answer = await refusal('POST', '/pipelines', { body: { nombre: ' ', stages, razones_config: {} } });
    expect(answer).toMatchObject({ status: 422, code: 'validation_error' });
    expect(answer.details).toEqual(
      expect.arrayContaining([
        { field: 'nombre', issue: 'required' },
        { field: 'stages.1.stage_type', issue: 'invalid_value' },
        { field: 'stages.1.probabilidad', issue: 'too_big' },
        { field: 'stages.2.nombre', issue: 'required' },
        { field: 'razones_config', issue: 'unknown_field' },
      ]),
    );
  });

  test.each([
    ['/deals/abc', 'deal_id'],
    ['/deals/1.5', 'deal_id'],
    ['/deals/0', 'deal_id'],
    ['/deals?limit=0', 'limit'],
    ['/deals?limit=101', 'limit'],
    ['/deals?limit=ten', 'limit'],
    ['/deals?cursor=-1', 'cursor'],
    ['/deals?cursor=evt', 'cursor'],
    ['/deals?pipeline_id=x', 'pipeline_id'],
    ['/deals/99999999999999999999', 'deal_id'],
  ])('GET %s names %s', async (path, field) => {
    expect(await refusal('GET', path)).toMatchObject({ status: 422, details: [{ field }] });
  });

  test('text that the database cannot hold is refused, not an internal error', async () => {
    for (const title of ['nul \0 inside', 'half \ud800 pair']) {
      const sent = { title: 'x', campos_custom: { nota: title } };
      expect(await refusal('POST', '/deals', { body: sent })).toMatchObject({ status: 422 });
      expect(await refusal('POST', '/deals', { body: { title } })).toMatchObject({ status: 422 });
    }
    expect((await sandbox.request('GET', '/deals?estado=%00')).status).toBe(422);
  });

  test('a body nested a hundred thousand deep is refused', async () => {
    const body = `{"title":"x","campos_custom":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
    expect([400, 422]).toContain((await refusal('POST', '/deals', { body, headers: json })).status);
  });

  test.each([12, '1e3', 'NaN', ' 1', '1,5', '1.', '.5', '+1', '0x10', ''])(
    'the amount %j is refused',
    async (amount) => {
      expect(await refusal('POST', '/deals', { body: { title: 'x', amount } })).toMatchObject({
        status: 422,
        details: [{ field: 'amount' }],
      });
    },
  );
});

test('/openapi.json lists exactly what runs', async () => {
  const response = await fetch(`${sandbox.url}/openapi.json`);
  const { openapi, paths } = (await response.json()) as { openapi: string; paths: Record<string, object> };
  expect(openapi).toMatch(/^3\.1/);
  expect(Object.keys(paths['/deals']!).sort()).toEqual(['get', 'post']);
  for (const path of Object.keys(paths)) {
    const filled = path.replaceAll(/\{\w+\}/g, '999999');
    const { status } = await sandbox.request('PUT', filled);
    expect({ path, status }).not.toEqual({ path, status: 404 });
  }
});

test('health and readiness need no credential', async () => {
  expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${sandbox.url}/readyz`)).status).toBe(200);
});

test('no reply lets a browser of another origin read it', async () => {
  const { headers } = await sandbox.request('GET', '/pipelines', {
    headers: { origin: 'https://evil.example' },
  });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('a rule of the stored data answers in the same shape', async () => {
  await sandbox.call(createPipeline, { body: { nombre: 'Ventas' } });
  const body = { title: 'x', pipeline_id: 999_999 };
  expect(await sandbox.answer(createDeal, { body })).toMatchObject({
    status: 422,
    body: { error: { code: 'validation_error', details: [{ field: 'pipeline_id', issue: 'not_found' }] } },
  });
});
