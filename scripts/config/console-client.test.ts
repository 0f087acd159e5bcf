import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { PlanView } from '../../lib/configuration/plan.ts';
import { applyPlan, assertNoneUnderWay } from './apply-plan.ts';
import type { Run } from './commands.ts';
import { ConsoleClient } from './console-client.ts';

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A console that answers one request after the other so; the last answer counts for all others. */
async function clientOf(...answers: readonly Answer[]) {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url?.replace('/api/console/configuration/', '')}`);
    answers[Math.min(asked.length, answers.length) - 1]!(request, reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const said: string[] = [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signal = new AbortController().signal;
  const client = new ConsoleClient({ url, token: 'cfg_x' }, signal, (line) => said.push(line));
  const run: Run = { client, signal, print: () => {}, say: () => {} };
  return { client, run, asked, said };
}

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_, reply) =>
    reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const refused = (status: number, code: string): Answer =>
  json({ error: { code, message: 'No', details: [], request_id: 'r' } }, status, { 'retry-after': '0' });
const broken: Answer = (request) => void request.socket.destroy();
const gateway: Answer = (_, reply) => reply.writeHead(502).end('<html>Bad gateway</html>');

it.each([
  ['a connection that breaks', broken],
  ['a gateway that has no answer', gateway],
  ['a gateway of the target', refused(504, 'upstream_timeout')],
  ['a server in maintenance', refused(503, 'unavailable')],
  ['a record that somebody else writes', refused(409, 'record_under_way')],
])('%s is asked again', async (_, failure) => {
  const { client, asked, said } = await clientOf(json({}), failure, failure, json({ done: true }));
  await client.get('connection');
  expect(await client.postToItsEnd('plans/p/records/0')).toEqual({ done: true });
  expect(asked.slice(1)).toEqual(Array(3).fill('POST plans/p/records/0'));
  expect(said).toHaveLength(2);
});

it('a console that was never there is not waited for, and a plan is not made twice', async () => {
  const { client, asked } = await clientOf(broken);
  await expect(client.get('connection')).rejects.toThrow('Start it, or set CONSOLE_URL');
  expect(asked).toHaveLength(1);
  const other = await clientOf(json({}), broken);
  await other.client.get('connection');
  await expect(other.client.post('plans', {})).rejects.toThrow('No console answers');
  expect(other.asked).toEqual(['GET connection', 'POST plans']);
});

const plan = {
  ...{ id: 'p1', state: 'approved', madeBy: 'CI', madeAt: '2026-11-26T00:00:00Z' },
  source: { kind: 'files', name: 'config' },
  target: { kind: 'connection', connectionId: 'c1', name: 'Live' },
  records: [],
} as unknown as PlanView;

it('what fails after a plan was begun says how it is continued', async () => {
  const { run } = await clientOf(json(plan), refused(500, 'internal_error'));
  await expect(applyPlan(run, plan, undefined)).rejects.toThrow(/--connection Live --dir … --plan p1/);
});

it('a plan that is under way is named before another is made, with how it is continued', async () => {
  const connection = { connectionId: 'c1', name: 'Live', environment: 'test', scope: 'apply' } as const;
  const { run } = await clientOf(json({ plans: [{ ...plan, state: 'applying', records: 1 }] }));
  const earlier = assertNoneUnderWay(run, connection, 'config');
  await expect(earlier).rejects.toThrow(/an earlier run from this folder[\s\S]*Continue with: .*--plan p1/);
  await expect(assertNoneUnderWay(run, connection, 'other')).rejects.toThrow(/by CI from config/);
  const { run: free } = await clientOf(json({ plans: [plan] }));
  await expect(assertNoneUnderWay(free, connection, 'config')).resolves.toBeUndefined();
});
