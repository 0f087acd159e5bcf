import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATCH as change } from '@/app/api/console/connections/[id]/route';
import { POST as create, GET as list } from '@/app/api/console/connections/route';
import { POST as test } from '@/app/api/console/connections/test/route';
import { openConnection } from '@/lib/connection/open-connection';
import { log } from '@/lib/http/log';
import { activity } from '@/lib/store/tables/activity';
import { connection } from '@/lib/store/tables/connection';
import { browserRequest, startConsole, type TestConsole } from '@/lib/testing/console';
import { deadBaseUrl, json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { forward } from './forward';

const secret = 'KEYkeyKEYkey0123456789';
const apiKey = `sk_test_${secret}`;

const logged: string[] = [];
vi.mock('@/lib/http/log', () => ({ log: pino({ level: 'trace' }, { write: (line) => logged.push(line) }) }));

let console_: TestConsole;
let upstream: Upstream;
let cookie: string;
beforeAll(async () => {
  console_ = await startConsole();
  log.level = 'trace';
  upstream = await startUpstream();
  cookie = (await console_.signIn('owner')).cookie;
});
afterAll(() => upstream.close());

/** All that a browser can see of an answer. */
async function seenOf(reply: Response): Promise<string> {
  return JSON.stringify([reply.status, [...reply.headers], await reply.text()]);
}

it('shows the key to the server alone: not to the browser, the log, the store or an error', async () => {
  const seen: string[] = [];
  const handle = async (handler: typeof create, method: string, body?: unknown, id = '') =>
    seen.push(
      await seenOf(
        await handler(browserRequest(method, '/', { cookie, body }), { params: Promise.resolve({ id }) }),
      ),
    );
  const call = async (id: string, method: string, path: string, body?: unknown) => {
    const pending: Promise<void>[] = [];
    const headers = { 'x-console-connection': id };
    const request = browserRequest(method, `/api/v1${path}`, { cookie, body, headers });
    seen.push(
      await seenOf(await forward(request, { background: (work) => pending.push(work), deadlineMs: 300 })),
    );
    await Promise.all(pending);
  };

  await handle(create, 'POST', { name: 'Good', baseUrl: upstream.baseUrl, apiKey });
  await handle(create, 'POST', { name: 'Dead', baseUrl: await deadBaseUrl(), apiKey });
  await handle(create, 'POST', { name: 'Wrong', baseUrl: 'http://example.com', apiKey });
  await handle(list as typeof create, 'GET');
  const [good, dead] = (await console_.runtime.store.db.select().from(connection)).map(({ id }) => id);
  await handle(change as typeof create, 'PATCH', { apiKey, baseUrl: 'nonsense' }, good);
  await handle(test, 'POST', { id: good });
  await handle(test, 'POST', { id: dead });

  await call(good!, 'GET', '/deals');
  await call(good!, 'POST', '/deals', { title: 'A' });
  await call(dead!, 'POST', '/deals', { title: 'A' });
  upstream.answerWith(() => {});
  await call(good!, 'GET', '/deals');
  upstream.answerWith((_, reply) => json(reply, 500, { detail: 'x' }));
  await call(good!, 'POST', '/deals', { title: 'A' });
  expect(upstream.seen[0]?.headers.authorization).toBe(`Bearer ${apiKey}`);

  const rows = [
    await console_.runtime.store.db.select().from(activity),
    await console_.runtime.store.db.select().from(connection),
  ];
  const opened = await openConnection(good!);
  log.error({ opened, err: new Error('with a connection at hand') }, 'a careless line');
  // The store is gone: whatever fails now fails unexpectedly.
  await console_.close();
  await handle(create, 'POST', { name: 'Late', baseUrl: upstream.baseUrl, apiKey });

  expect(seen.at(-1)).toContain('internal_error');
  expect(logged.join()).toContain('request failed');
  expect(logged.join()).toContain('a careless line');
  for (const text of [...seen, ...logged, JSON.stringify(rows), JSON.stringify(opened)]) {
    expect(text).not.toContain(secret);
  }
});
