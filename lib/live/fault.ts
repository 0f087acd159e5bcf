import { ApiError } from '@/lib/api/api-error';
import { ConsoleError } from '@/lib/http/console-error';
import { log } from '@/lib/http/log';
import type { FaultKind, LiveFault } from './message';

type Described = {
  readonly fault: Omit<LiveFault, 'since' | 'retryAt'>;
  /** Seconds. */
  readonly retryAfter: number | undefined;
};

/** What an error of a look at the server means; undefined where the server simply has no such operation. */
export function describeFault(error: unknown): Described | undefined {
  if (error instanceof ApiError) {
    const kind = kindOf(error);
    const { status, message, requestId, retryAfter } = error;
    return kind && { fault: { kind, status, message, requestId }, retryAfter };
  }
  if (!(error instanceof ConsoleError)) log.error({ err: error }, 'live feed failed');
  const message =
    error instanceof ConsoleError ? error.message : 'Something went wrong in the console; its log says more';
  return { fault: { kind: 'console', status: 0, message }, retryAfter: undefined };
}

/** The server does not know the cursor (any more): another place has to be found. */
export function isRefusedCursor(error: unknown): boolean {
  return error instanceof ApiError && [400, 410, 422].includes(error.status);
}

function kindOf({ code, status }: ApiError): FaultKind | undefined {
  if ([404, 405, 501].includes(status)) return undefined;
  if (code === 'upstream_unreachable' || code === 'upstream_no_reply') return 'unreachable';
  if (code === 'upstream_timeout' || code === 'upstream_busy') return 'timeout';
  if (code === 'upstream_invalid' || code === 'unreadable_reply') return 'unreadable';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  return status === 429 ? 'busy' : 'failing';
}
