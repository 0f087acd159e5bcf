import { ConsoleError } from '@/lib/http/console-error';
import { ADDRESS_REFUSED } from '@/lib/upstream/guarded-connector';
import { type Caller, wishOf } from '@/lib/upstream/quotas';
import { type Address, claims, healthChanged, healthOf } from '@/lib/upstream/upstream-state';
import { type Exchange, exchange } from './exchange';
import type { UpstreamRequest } from './upstream';
import { measureCall } from './upstream-metrics';

/** The console did not send the call, and says when it may be tried again. */
export type Busy = {
  readonly kind: 'busy';
  readonly reason: 'not_answering' | 'operation_not_answering' | 'too_many_calls';
  readonly retryInMs: number;
  readonly attempts: 0;
};

export type Called = Exchange | Busy;

type CallerOfConnection = Pick<Caller, 'kind' | 'operation' | 'user' | 'page'> & {
  readonly connection: Address;
};
type Options = Parameters<typeof exchange>[1];

/** Quotas come free in a moment. */
const SHARE_RETRY_MS = 1_000;

/**
 * Sends a request to a connection's server within the quotas of its caller, unless the server is known not to answer,
 * and learns from what comes of it. The quotas are held until the reply has been read to its end.
 *
 * @param deadlineMs at most; a read is given less after calls that were not answered in time
 */
export async function callUpstream(
  request: UpstreamRequest,
  caller: CallerOfConnection,
  options: Options,
): Promise<Called> {
  const startedAt = performance.now();
  const called = await callWithin(request, caller, options);
  measureCall(caller.operation || 'none', called, startedAt, options.gone?.aborted ?? false);
  return called;
}

async function callWithin(
  request: UpstreamRequest,
  { connection, ...caller }: CallerOfConnection,
  options: Options,
): Promise<Called> {
  const health = healthOf(connection);
  const release = await claims.take(
    wishOf({ ...caller, connection: connection.id, origin: connection.origin }),
    options.gone,
  );
  if (!release) return busy('too_many_calls', SHARE_RETRY_MS);
  const admission = admit(health, caller, options.deadlineMs);
  if ('retryInMs' in admission) {
    release();
    return busy(admission.isOperation ? 'operation_not_answering' : 'not_answering', admission.retryInMs);
  }
  const result = await exchange(request, { ...options, deadlineMs: admission.deadlineMs });
  if (result.kind === 'answer' && result.body.kind === 'flowing') void result.body.ended.then(release);
  else release();
  admission.end(endOf(result, options.gone), performance.now());
  healthChanged(connection);
  return result;
}

/** The live feed asks whatever happened: one call at a time, ever more seldom, it is what finds out. */
function admit(
  health: ReturnType<typeof healthOf>,
  { kind, operation }: { kind: Caller['kind']; operation: string },
  ms: number,
) {
  const now = performance.now();
  if (kind === 'feed') return health.watch(operation, ms, now);
  return kind === 'write' ? health.admitWrite(operation, ms, now) : health.admitRead(operation, ms, now);
}

function endOf(result: Exchange, gone: AbortSignal | undefined) {
  if (result.kind === 'answer' || result.kind === 'invalid') return 'answered';
  // The browser broke it off, perhaps before there was a connection: that says nothing about the server.
  if (gone?.aborted) return 'unknown';
  if (result.kind !== 'unreachable') return result.kind;
  // Nobody was asked.
  return result.code === ADDRESS_REFUSED ? 'unknown' : 'unreachable';
}

/** 503 `upstream_busy`: nothing was sent. */
export function busyError({ reason, retryInMs }: Busy): ConsoleError {
  const seconds = Math.max(1, Math.ceil(retryInMs / 1_000));
  return new ConsoleError(503, 'upstream_busy', messages[reason](seconds), {
    details: [{ field: 'reason', issue: reason }],
    headers: { 'retry-after': String(seconds) },
  });
}

const messages: Record<Busy['reason'], (seconds: number) => string> = {
  not_answering: (seconds) =>
    `The server is not answering, so this was not sent. It is tried again in ${seconds} s`,
  operation_not_answering: (seconds) =>
    `The server does not answer this in time, so it was not asked. It is tried again in ${seconds} s`,
  too_many_calls: () => 'Too many calls to this server are waiting for an answer, so this was not sent',
};

const busy = (reason: Busy['reason'], retryInMs: number): Busy => ({
  kind: 'busy',
  reason,
  retryInMs,
  attempts: 0,
});
