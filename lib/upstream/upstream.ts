import { Agent, type Dispatcher } from 'undici';
import { processWide } from '@/lib/store/process-wide';
import { guardedConnector } from '@/lib/upstream/guarded-connector';
import { SOCKETS } from '@/lib/upstream/quotas';
import { InvalidReply } from './invalid-reply';
import { KeyMask } from './key-mask';
import { errorCode, isOfHttp } from './network-reason';
import { type Received, Receiver } from './reply-receiver';

/** Pooled connections to the servers of the API. Redirects are never followed. */
export const upstreamAgent = processWide(
  'upstream-agent',
  () =>
    new Agent({
      connections: SOCKETS,
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
  /** Nothing was sent: nothing can have happened at the server. */
  | { readonly kind: 'unreachable'; readonly code: string }
  /** It was sent, and the reply never came or was cut: nobody knows what happened. */
  | { readonly kind: 'no_reply'; readonly code: string }
  /** It was sent, and the time was up before the reply was there. */
  | { readonly kind: 'timeout' }
  /** What came is no reply of this API. The status is 0 where it was not even HTTP. */
  | { readonly kind: 'invalid'; readonly status: number; readonly problem: InvalidReply };

/** The code of an attempt whose time was up before it could be sent. */
export const NEVER_SENT = 'ETIMEDOUT';

/** Sends the request once and reads what of the answer is held. Never throws. */
export async function attempt(request: UpstreamRequest, signal: AbortSignal): Promise<Attempt> {
  if (signal.aborted) return { kind: 'unreachable', code: NEVER_SENT };
  const receiver = new Receiver(signal, new KeyMask(request.headers.authorization));
  try {
    upstreamAgent.dispatch(request, receiver);
    return { kind: 'answer', ...(await receiver.received) };
  } catch (error) {
    return failureOf(error, receiver, signal);
  }
}

function failureOf(error: unknown, { wasSent, status }: Receiver, signal: AbortSignal): Attempt {
  if (error instanceof InvalidReply) return { kind: 'invalid', status, problem: error };
  if (signal.aborted) return wasSent ? { kind: 'timeout' } : { kind: 'unreachable', code: NEVER_SENT };
  const code = errorCode(error);
  if (!wasSent) return { kind: 'unreachable', code };
  if (isOfHttp(code) && status === 0) {
    return { kind: 'invalid', status, problem: new InvalidReply('not_http') };
  }
  return { kind: 'no_reply', code };
}
