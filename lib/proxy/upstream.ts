import { Agent, type Dispatcher } from 'undici';
import { processWide } from '@/lib/store/process-wide';
import { guardedConnector } from '@/lib/upstream/guarded-connector';
import { type Received, Receiver } from './receiver';

/** Pooled connections to the servers of the API. Redirects are never followed. */
export const upstreamAgent = processWide(
  'upstream-agent',
  () =>
    new Agent({
      connections: 128,
      pipelining: 1,
      keepAliveTimeout: 30_000,
      connect: guardedConnector({ timeoutMs: 5_000 }),
      // The forwarder's own deadline covers everything; these are only its upper bound.
      headersTimeout: 120_000,
      bodyTimeout: 120_000,
    }),
);

export interface UpstreamRequest {
  readonly origin: string;
  readonly path: string;
  readonly method: Dispatcher.HttpMethod;
  readonly headers: Record<string, string>;
  readonly body: Dispatcher.DispatchOptions['body'];
}

/** What one attempt came to. Only the caller decides on another one. */
export type Attempt =
  | ({ readonly kind: 'answer' } & Received)
  | { readonly kind: 'unreachable'; readonly code: string }
  | { readonly kind: 'timeout' };

/** Sends the request once and reads what of the answer is held. Never throws. */
export async function attempt(request: UpstreamRequest, signal: AbortSignal): Promise<Attempt> {
  const receiver = new Receiver(signal);
  upstreamAgent.dispatch(request, receiver);
  try {
    return { kind: 'answer', ...(await receiver.received) };
  } catch (error) {
    return signal.aborted ? { kind: 'timeout' } : { kind: 'unreachable', code: errorCode(error) };
  }
}

/** `ECONNREFUSED`, `CERT_HAS_EXPIRED`, … of a network error or its cause. */
export function errorCode(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof AggregateError && current.errors.length > 0) return errorCode(current.errors[0]);
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return 'UNKNOWN';
}
