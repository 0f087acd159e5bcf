import { CONSOLE_AGENT } from '@/lib/contract/console-agent';
import type { Operation } from '@/lib/contract/operation';
import { searchOf } from '@/lib/upstream/cliente-id';
import { ACCEPT_ENCODING } from '@/lib/upstream/content-coding';
import { type Exchange, exchange } from '@/lib/upstream/exchange';
import { textOf } from '@/lib/upstream/headers';
import { wishOf } from '@/lib/upstream/quotas';
import { claims } from '@/lib/upstream/upstream-state';
import type { HeardAnswer } from './reply-shape';

/** A server and the key to it, stored or about to be. */
export interface Server {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly clienteId: number | null;
}

export type Heard =
  | ({ readonly kind: 'answer'; readonly ms: number } & HeardAnswer)
  /** No answer that could be read: it never came, was cut, or was no HTTP. */
  | { readonly kind: 'silence'; readonly why: 'timeout' | 'cut' | 'not_http'; readonly code: string }
  /** Too many tests of this server are under way: nothing was sent. */
  | { readonly kind: 'busy' };

/** Largest reply that a test reads. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Calls a read of the API that takes no ids, with one row where it says how many. Never throws. */
export async function hear(operation: Operation, server: Server, deadlineMs: number): Promise<Heard> {
  const { origin, pathname } = new URL(server.baseUrl);
  const asked = new URL(operation.path, origin);
  if (operation.query && 'limit' in operation.query) asked.searchParams.set('limit', '1');
  const path = pathname.replace(/\/+$/, '') + operation.path + searchOf(asked, operation, server);
  const headers = {
    authorization: `Bearer ${server.apiKey}`,
    accept: 'application/json',
    'accept-encoding': ACCEPT_ENCODING,
    'user-agent': CONSOLE_AGENT,
  };
  // Not past a breaker: a test is there to find out. But never more at once than tests may hold.
  const release = await claims.take(wishOf({ kind: 'test', origin, operation: operation.id }));
  if (!release) return { kind: 'busy' };
  try {
    const startedAt = performance.now();
    const request = { origin, path, method: 'GET', headers, body: null } as const;
    const result = await exchange(request, { deadlineMs, repeatable: false });
    return await heardOf(result, Math.round(performance.now() - startedAt));
  } finally {
    release();
  }
}

async function heardOf(result: Exchange, ms: number): Promise<Heard> {
  if (result.kind === 'timeout') return { kind: 'silence', why: 'timeout', code: '' };
  if (result.kind === 'invalid') {
    const { status, problem } = result;
    if (problem.reason === 'not_http' || status === 0) return { kind: 'silence', why: 'not_http', code: '' };
    return { kind: 'answer', ms, status, contentType: '', location: '', text: undefined };
  }
  if (result.kind !== 'answer') return { kind: 'silence', why: 'cut', code: result.code };
  const { status, headers, body } = result;
  const bytes = body.kind === 'held' ? body.bytes : await readSome(body.stream);
  return {
    kind: 'answer',
    ms,
    status,
    contentType: textOf(headers['content-type']) ?? '',
    location: textOf(headers.location) ?? '',
    text: bytes && new TextDecoder().decode(bytes),
  };
}

/** The whole of a reply; undefined where it is cut or too large. */
async function readSome(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size > MAX_BYTES) return undefined;
    }
    return Buffer.concat(chunks);
  } catch {
    return undefined;
  }
}
