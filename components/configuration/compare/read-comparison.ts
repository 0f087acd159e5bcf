import { ApiError, errorOfAnswer } from '@/lib/api/api-error';
import type { Comparison } from '@/lib/configuration/comparison';
import type { CompareLine, CompareRequest } from '@/lib/configuration/requests';
import { tryParseJson } from '@/lib/json/parse-json';

export type ReadProgress = Extract<CompareLine, { progress: unknown }>['progress'];

type Reading = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReadProgress) => void;
  readonly by?: typeof fetch;
};

const operation = { id: 'console POST configuration/compare' };

/**
 * Compares two sides on the console's server, which says on the way what it has read.
 *
 * @throws ApiError for an answer that is not 2xx, for the error that the reply ends with, and with status 0 where it
 * broke off
 */
export async function readComparison(
  request: CompareRequest,
  { signal, onProgress, by = fetch }: Reading,
): Promise<Comparison> {
  try {
    const response = await by('/api/console/configuration/compare', {
      method: 'POST',
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    });
    if (!response.ok || !response.body) {
      throw errorOfAnswer(operation, {
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      });
    }
    for await (const text of linesOf(response.body)) {
      const line = tryParseJson(text) as CompareLine | undefined;
      if (!line) continue;
      if ('comparison' in line) return line.comparison;
      if ('progress' in line) onProgress(line.progress);
      else if ('error' in line) throw errorOf(line.error);
    }
  } catch (cause) {
    if (cause instanceof ApiError || signal.aborted) throw cause;
    throw broken(cause);
  }
  throw broken(undefined);
}

function errorOf({ code, message, request_id }: Extract<CompareLine, { error: unknown }>['error']): ApiError {
  return new ApiError({ operation, status: 502, code, message, requestId: request_id });
}

function broken(cause: unknown): ApiError {
  const message = 'No response: the connection failed.';
  return new ApiError({ operation, status: 0, code: 'network_failure', message, cause });
}

/** The lines of a text that arrives in pieces, without their ends. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
    .getReader();
  const pieces: string[] = [];
  try {
    for (;;) {
      const { done, value = '' } = await reader.read();
      if (done) break;
      const [first = '', ...others] = value.split('\n');
      pieces.push(first);
      for (const next of others) {
        yield pieces.splice(0).join('');
        pieces.push(next);
      }
    }
    yield pieces.join('');
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
