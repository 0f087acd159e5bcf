import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConnection } from '@/lib/connection/connections';
import { type Role, roles } from '@/lib/rules/roles';
import { browserRequest, startConsole, type TestConsole } from '@/lib/testing/console';
import { json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { forward } from './forward';

let console_: TestConsole;
let upstream: Upstream;
let connection: string;
beforeAll(async () => {
  console_ = await startConsole();
  upstream = await startUpstream();
  const made = { name: 'Test', baseUrl: upstream.baseUrl, apiKey: 'sk_test_0123456789abcdef' };
  connection = (await createConnection(made)).id;
});
afterAll(async () => {
  await upstream.close();
  await console_.close();
});

async function read(role: Role, path: string) {
  const { cookie } = await console_.signIn(role);
  const headers = { 'x-console-connection': connection, 'accept-encoding': 'gzip' };
  const reply = await forward(browserRequest('GET', `/api/v1${path}`, { cookie, headers }), {
    background: () => {},
  });
  return { status: reply.status, text: await reply.text() };
}

/** A server that keeps to the document: "webhook endpoint: id, https URL, active, signing secret, …". */
const endpoint = {
  id: 12,
  secret: 'whsec_5f1c0c7f2f0b',
  previous_secret: 'whsec_older0c7f2f',
  previous_secret_expires_at: '2026-11-21T14:30:00.000Z',
  secret_hint: '7f2f',
  nested: { signing_secret: 'whsec_nested00000' },
};

it.each(roles)('%s sees a secret that a server sends in a read only where it may rotate it', async (role) => {
  const mayRotate = ['owner', 'admin', 'integrator'].includes(role);
  for (const padding of ['', 'x'.repeat(400_000)]) {
    upstream.answerWith((_, reply) => json(reply, 200, { data: [{ ...endpoint, description: padding }] }));
    const list = await read(role, '/webhooks/endpoints');
    expect(list.text.includes('whsec_')).toBe(mayRotate);
    expect(JSON.parse(list.text).data[0]).toMatchObject({
      id: 12,
      secret_hint: '7f2f',
      previous_secret_expires_at: endpoint.previous_secret_expires_at,
      description: padding,
    });
  }
  upstream.answerWith((_, reply) => json(reply, 200, { data: endpoint }));
  expect((await read(role, '/webhooks/endpoints/12')).text.includes('whsec_')).toBe(mayRotate);
});

it('takes secrets out of what comes packed, and leaves its numbers as they are', async () => {
  const text = `{"data":[{"id":9007199254740993,"rate":1.10,"secret":"whsec_1"}]}`;
  answerWith('gzip', gzipSync(text));
  const { status, text: seen } = await read('viewer', '/webhooks/endpoints');
  expect([status, seen]).toEqual([200, '{"data":[{"id":9007199254740993,"rate":1.10}]}']);
});

it.each([
  ['gzip', Buffer.from('{"secret":"whsec_1"}')],
  ['identity', Buffer.from('{"secret":"whsec_1"')],
  ['identity', Buffer.from(`${'['.repeat(5_000)}"whsec_1"${']'.repeat(5_000)}`)],
  ['identity', Buffer.from(`"whsec_1${' '.repeat(9 * 1024 * 1024)}"`)],
])('hands nothing on that it cannot read (%s)', async (coding, bytes) => {
  answerWith(coding, bytes);
  const { status, text } = await read('viewer', '/webhooks/endpoints/12');
  const { code, details } = JSON.parse(text).error;
  expect([status, code, details[0]?.field]).toEqual([502, 'upstream_invalid', 'reason']);
  expect(text).not.toContain('whsec_');
});

function answerWith(coding: string, bytes: Buffer): void {
  upstream.answerWith((_, reply) =>
    reply.writeHead(200, { 'content-type': 'application/json', 'content-encoding': coding }).end(bytes),
  );
}

it('leaves an error as it is', async () => {
  const error = { code: 'not_found', message: 'No such endpoint', details: [], request_id: 'req_1' };
  upstream.answerWith((_, reply) => json(reply, 404, { error }));
  const { status, text } = await read('viewer', '/webhooks/endpoints/12');
  expect([status, JSON.parse(text).error.code]).toEqual([404, 'not_found']);
});
