import { createConnection } from '@/lib/connection/connections';
import { forward } from '@/lib/proxy/forward';
import { activity } from '@/lib/store/tables/activity';
import { browserRequest, startConsole, type TestConsole } from './console';
import { startUpstream, type Upstream } from './fake-api';

type Sent = { body?: unknown; headers?: Record<string, string>; deadlineMs?: number; connection?: string };

/** A console with one connection, to a server that does what the test tells it, and an admin who is signed in. */
export interface Proxied {
  readonly console: TestConsole;
  readonly upstream: Upstream;
  /** What the proxy answers; the activity has been written by then. */
  call(method: string, path: string, sent?: Sent): Promise<Response>;
  connect(baseUrl: string, apiKey?: string): Promise<string>;
  /** The activity, the oldest entry first, and forgets it. */
  takeEntries(): Promise<(typeof activity.$inferSelect)[]>;
  close(): Promise<void>;
}

export async function startProxied(apiKey = 'sk_test_0123456789abcdef'): Promise<Proxied> {
  const console_ = await startConsole();
  const upstream = await startUpstream();
  const { cookie } = await console_.signIn('admin');
  const connect = async (baseUrl: string, key = apiKey) =>
    (await createConnection({ name: 'Test', baseUrl, apiKey: key })).id;
  const connection = await connect(upstream.baseUrl);
  const { db } = console_.runtime.store;
  return {
    console: console_,
    upstream,
    connect,
    async call(method, path, sent = {}) {
      const pending: Promise<void>[] = [];
      const headers = { 'x-console-connection': sent.connection ?? connection, ...sent.headers };
      const request = browserRequest(method, `/api/v1${path}`, { cookie, body: sent.body, headers });
      const deadlineMs = sent.deadlineMs ?? 10_000;
      const reply = await forward(request, { background: (work) => pending.push(work), deadlineMs });
      await Promise.all(pending);
      return reply;
    },
    async takeEntries() {
      const entries = await db.select().from(activity).orderBy(activity.id);
      await db.delete(activity);
      return entries;
    },
    async close() {
      await upstream.close();
      await console_.close();
    },
  };
}

/** Status, code and reason of an error in the API's shape. */
export async function refusal(reply: Response): Promise<[status: number, code: string, reason?: string]> {
  const { error } = await reply.json();
  return [reply.status, error.code, error.details[0]?.issue];
}

/** How much came before the body broke off; throws where it ended as if it were whole. */
export async function sizeUntilBroken(reply: Response): Promise<number> {
  let size = 0;
  const reader = reply.body!.getReader();
  for (;;) {
    const read = await reader.read().catch(() => undefined);
    if (!read) return size;
    if (read.done) throw new Error(`The body ended as if it were whole, at ${size} bytes`);
    size += read.value.byteLength;
  }
}
