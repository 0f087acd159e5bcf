import { ApiError } from './api-error.ts';
import { offlineWrites } from './offline-writes.ts';

/** A whole answer, with a body that has arrived to its end. */
export type Answer = { readonly status: number; readonly headers: Headers; readonly text: string };

/**
 * Sends a request and waits for the end of its answer: the connection may break while the body arrives, too. A write
 * waits while the browser is offline (`OfflineWrites`).
 *
 * @throws ApiError with status 0 where no whole answer arrived, `not_sent` where it waited and was given up; what
 * `init.signal` was aborted with
 */
export async function send(
  operation: ApiError['operation'],
  address: string,
  init: RequestInit,
  by: typeof fetch = fetch,
): Promise<Answer> {
  const { method = 'GET' } = init;
  const exchange = () => exchangeNow(operation, address, init, by);
  if (method === 'GET') return exchange();
  const isRepeatable = new Headers(init.headers).has('Idempotency-Key');
  return offlineWrites.run(operation, method, exchange, isRepeatable);
}

async function exchangeNow(
  operation: ApiError['operation'],
  address: string,
  init: RequestInit,
  by: typeof fetch,
): Promise<Answer> {
  try {
    const response = await by(address, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError({
      operation,
      status: 0,
      code: 'network_failure',
      message: 'No response: the connection failed.',
      cause,
    });
  }
}
