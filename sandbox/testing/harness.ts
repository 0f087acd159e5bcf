import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect } from 'vitest';
import type { Operation, Output, Sent } from '../../lib/contract/operation.ts';
import type { Database } from '../../lib/database/database.ts';
import { startSandboxOn } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { expectDocumented } from './documented.ts';
import { createTestDatabase } from './test-database.ts';

export const FIRST_KEY = 'sac_test_first0000secret';
export const SECOND_KEY = 'sac_test_second000secret';

export interface HarnessOptions {
  /** Settings that differ from the tests' own. */
  readonly config?: Partial<Config>;
  readonly clock?: () => Date;
  /** On the database of another, as a second process would be. */
  readonly beside?: Harness;
}

/** What came back from a request that may be refused. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or the text where it is none. */
  readonly body: unknown;
}

export interface Harness {
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
  /** Opens subaccount 1. */
  readonly key: string;
  /** Opens subaccount 2. */
  readonly secondKey: string;
  readonly database: Database;
  /** Carries out an operation that must succeed; the reply is checked against the contract. */
  call<O extends Operation>(operation: O, sent: Sent<O>, options?: CallOptions): Promise<Output<O>>;
  /** Carries out an operation that may be refused. */
  answer<O extends Operation>(operation: O, sent: Sent<O>, options?: CallOptions): Promise<Answer>;
  /**
   * Any request to a path below `/api/v1`, as the first subaccount unless the headers say otherwise. Every answer,
   * a refusal too, must be one that the OpenAPI document describes.
   */
  request(
    method: string,
    path: string,
    init?: { headers?: Record<string, string>; body?: unknown },
  ): Promise<Answer>;
  close(): Promise<void>;
}

export interface CallOptions {
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

/** Starts a sandbox on a database of its own and a free port, with real HTTP. */
export async function startSandbox({ config, clock, beside }: HarnessOptions = {}): Promise<Harness> {
  const { database, close } = beside
    ? { database: beside.database, close: async () => {} }
    : await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const sandbox = await startSandboxOn({
    config: {
      ...readConfig({ SANDBOX_SEED: 'none', SANDBOX_ALLOW_INSECURE_WEBHOOKS: '1' }),
      port: 0,
      dataDir,
      keys: [
        { key: FIRST_KEY, subaccountId: 1 },
        { key: SECOND_KEY, subaccountId: 2 },
      ],
      retryUnitMs: 20,
      ...config,
    },
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    database: { ...database, close },
    ...(clock && { clock }),
  });
  const stop = () => sandbox.stop().finally(() => rmSync(dataDir, { recursive: true, force: true }));
  return { ...client(sandbox.url), database, close: stop };
}

/** The harness's way of talking to a sandbox that runs elsewhere, in another process for example. */
export function client(url: string): Omit<Harness, 'database' | 'close'> {
  const request: Harness['request'] = async (method, path, { headers = {}, body } = {}) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${FIRST_KEY}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const { status, headers: received } = response;
    const answer = { status, headers: received, body: parsed(await response.text()) };
    expectDocumented(method, path, answer);
    return answer;
  };
  const answer: Harness['answer'] = (operation, sent, { key = FIRST_KEY, headers } = {}) => {
    const parts: { path?: object; query?: object; body?: unknown } = sent;
    return request(operation.method, target(operation.path, parts.path, parts.query), {
      headers: { authorization: `Bearer ${key}`, ...headers },
      ...(parts.body !== undefined && { body: parts.body }),
    });
  };
  const call: Harness['call'] = async (operation, sent, options) => {
    const { status, body } = await answer(operation, sent, options);
    expect({ operation: operation.id, status, body }).toMatchObject({ status: operation.status });
    expect(operation.replySchema.safeParse(body).error).toBeUndefined();
    return body as never;
  };
  return { url, key: FIRST_KEY, secondKey: SECOND_KEY, request, answer, call };
}

function target(path: string, pathParams: object = {}, query: object = {}): string {
  const values = new Map(Object.entries(pathParams));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name))));
  const sent = Object.entries(query).filter(([, value]) => value !== undefined);
  return sent.length === 0
    ? filled
    : `${filled}?${new URLSearchParams(sent.map(([name, value]) => [name, String(value)]))}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
