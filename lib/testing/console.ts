import { randomUUID } from 'node:crypto';
import { hashPassword, insertUser, signInCookies } from '@/lib/auth/create-user';
import { forgetSessions } from '@/lib/auth/session-lookup';
import { forgetOpenConnections } from '@/lib/connection/open-connection';
import { log } from '@/lib/http/log';
import type { Role } from '@/lib/rules/roles';
import type { Config } from '@/lib/store/config';
import { type Runtime, setRuntime } from '@/lib/store/store';
import { openTestStore } from './test-store';

export const ORIGIN = 'http://localhost:3000';
export const PASSWORD = 'correct horse battery';

export interface TestConsole {
  readonly runtime: Runtime;
  /** A new user of this role who is signed in: their id and the `Cookie` header of their browser. */
  signIn(role: Role): Promise<{ id: string; email: string; cookie: string }>;
  close(): Promise<void>;
}

/** A console on an empty store; handlers are then called as Next would call them. */
export async function startConsole(config: Partial<Config> = {}): Promise<TestConsole> {
  log.level = 'silent';
  const store = await openTestStore();
  const defaults = { url: ORIGIN, urlIsSet: true, dataDir: '/nowhere', secret: randomUUID() + randomUUID() };
  const runtime = { store, config: { ...defaults, ...config } };
  setRuntime(runtime);
  forgetSessions();
  forgetOpenConnections();
  const passwordHash = await hashPassword(PASSWORD);
  return {
    runtime,
    async signIn(role) {
      const email = `${role}-${randomUUID()}@example.cl`;
      const { id } = await insertUser(store.db, { name: `An ${role}`, email, passwordHash, role });
      return { id, email, cookie: cookieOf(await signInCookies(email, PASSWORD, new Headers())) };
    },
    close: () => store.close(),
  };
}

/** What a browser sends back of `Set-Cookie`. */
export function cookieOf(setCookies: readonly string[]): string {
  return setCookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** A request as the console's own pages send it. */
export function browserRequest(
  method: string,
  path: string,
  sent: { cookie?: string; body?: unknown; headers?: Record<string, string> } = {},
): Request {
  const headers = new Headers({
    host: new URL(ORIGIN).host,
    origin: ORIGIN,
    'sec-fetch-site': 'same-origin',
    ...sent.headers,
  });
  if (sent.cookie) headers.set('cookie', sent.cookie);
  if (sent.body === undefined) return new Request(ORIGIN + path, { method, headers });
  const body = typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body);
  headers.set('content-type', 'application/json');
  headers.set('content-length', String(Buffer.byteLength(body)));
  return new Request(ORIGIN + path, { method, headers, body });
}

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>;

/** Calls a route handler the way Next does. */
export async function callHandler(
  handler: Handler,
  request: Request,
  params: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; body: Json }> {
  const reply = await handler(request, { params: Promise.resolve(params as never) });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, body: text === '' ? null : JSON.parse(text) };
}

/** JSON whose shape the test itself asserts. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads fields that it expects to be there
export type Json = any;
