import 'server-only';
import type { z } from 'zod';
import { operations } from '@/lib/contract/registry';
import { ConsoleError } from '@/lib/http/console-error';
import { ACCEPT_ENCODING } from '@/lib/proxy/content-coding';
import { exchange } from '@/lib/proxy/exchange';
import { textOf } from '@/lib/proxy/headers';
import { parseJson } from '@/lib/proxy/upstream-error';
import { getRuntime } from '@/lib/store/store';
import type { connectionTest } from './connection-input';
import { apiKeyOf, assertKeyMayGoTo, baseUrlOf, findRow } from './connections';
import { type Diagnosis, resultOfAnswer, resultOfNetworkError } from './diagnosis';
import { openKey } from './key-vault';

const DEADLINE_MS = 10_000;

/** Operations beyond the document that can be asked for without knowing an id. */
const askable = operations.filter(
  ({ extension, method, pathNames }) => extension && method === 'GET' && pathNames.length === 0,
);

/**
 * Tries a connection before it is saved: one read of the document's, and then which extensions the server has.
 *
 * @throws ConsoleError 404, 409 `key_unreadable`, 422
 */
export async function testConnection(sent: z.output<typeof connectionTest>): Promise<Diagnosis> {
  const { baseUrl, apiKey: given } = await partsOf(sent);
  const { key: apiKey, environment } = apiKeyOf(given);

  const startedAt = performance.now();
  const probed = await probe(baseUrl, apiKey, '/pipelines');
  const latencyMs = Math.round(performance.now() - startedAt);
  const none = { environment, extensions: [], detail: null };
  if (probed.kind === 'timeout') return { ...none, result: 'timeout', status: null, latencyMs: null };
  if (probed.kind === 'invalid') {
    const { status, problem } = probed;
    return { ...none, result: 'not_this_api', status: status || null, latencyMs, detail: problem.message };
  }
  if (probed.kind !== 'answer') {
    const result = resultOfNetworkError(probed.code);
    return { ...none, result, status: null, latencyMs: null, detail: probed.code };
  }
  const body = jsonOf(probed);
  const result = resultOfAnswer(probed.status, body);
  return {
    result,
    status: probed.status,
    latencyMs,
    environment,
    extensions: result === 'ok' ? await extensionsOf(baseUrl, apiKey) : [],
    detail: messageOf(body),
  };
}

async function partsOf(sent: z.output<typeof connectionTest>): Promise<{ baseUrl: string; apiKey: string }> {
  if (!('id' in sent)) return { baseUrl: baseUrlOf(sent.baseUrl), apiKey: sent.apiKey };
  const row = await findRow(sent.id);
  const baseUrl = sent.baseUrl === undefined ? row.baseUrl : baseUrlOf(sent.baseUrl);
  assertKeyMayGoTo(baseUrl, row, sent.apiKey);
  const { config } = await getRuntime();
  const apiKey = sent.apiKey ?? openKey(row.sealedKey, row.id, config.secret);
  if (!apiKey) throw new ConsoleError(409, 'key_unreadable', 'The stored key cannot be read: enter it again');
  return { baseUrl, apiKey };
}

function probe(baseUrl: string, apiKey: string, path: string) {
  const { origin, pathname } = new URL(baseUrl);
  const headers = {
    authorization: `Bearer ${apiKey}`,
    accept: 'application/json',
    'accept-encoding': ACCEPT_ENCODING,
    'user-agent': 'subaccount-console',
  };
  return exchange(
    { origin, path: pathname.replace(/\/$/, '') + path, method: 'GET', headers, body: null },
    { deadlineMs: DEADLINE_MS, repeatable: false },
  );
}

async function extensionsOf(baseUrl: string, apiKey: string): Promise<string[]> {
  const answers = await Promise.all(
    askable.map(async ({ id, path }) => ({ id, answer: await probe(baseUrl, apiKey, path) })),
  );
  return answers
    .filter(({ answer }) => answer.kind === 'answer' && answer.status === 200)
    .map(({ id }) => id);
}

type Answer = Extract<Awaited<ReturnType<typeof probe>>, { kind: 'answer' }>;

function jsonOf({ body, headers }: Answer): unknown {
  const isJson = /json/i.test(textOf(headers['content-type']) ?? '');
  return isJson && body.kind === 'held' ? parseJson(new TextDecoder().decode(body.bytes)) : undefined;
}

function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('message' in error)) return null;
  return typeof error.message === 'string' ? error.message.slice(0, 300) : null;
}
