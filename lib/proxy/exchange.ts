import { setTimeout as sleep } from 'node:timers/promises';
import { ADDRESS_REFUSED } from '@/lib/upstream/guarded-connector';
import { textOf } from './headers';
import { isPassing, retryDelay } from './retry';
import { type Attempt, attempt, type UpstreamRequest } from './upstream';

export type Exchange = Attempt & { readonly attempts: number };

/**
 * Sends a request until it is answered, and again after a failed connection or a 502, 503 or 504 where its body
 * can be sent again. One deadline covers all attempts, waits and bodies, streamed ones too: a stream that is cut
 * breaks off for the browser and is never taken for whole.
 *
 * @param gone fires when the browser no longer waits; given for reads only
 */
export async function exchange(
  request: UpstreamRequest,
  { deadlineMs, repeatable, gone }: { deadlineMs: number; repeatable: boolean; gone?: AbortSignal },
): Promise<Exchange> {
  const controller = new AbortController();
  const deadline = setTimeout(() => controller.abort(), deadlineMs);
  deadline.unref();
  const stop = () => controller.abort();
  gone?.addEventListener('abort', stop, { once: true });
  if (gone?.aborted) stop();
  // `gone` may outlive many exchanges, as that of an export does.
  const release = () => {
    clearTimeout(deadline);
    gone?.removeEventListener('abort', stop);
  };
  const endsAt = performance.now() + deadlineMs;

  for (let attempts = 1; ; attempts++) {
    const result = await attempt(request, controller.signal);
    const delay =
      repeatable && mayPass(result)
        ? retryDelay(attempts, endsAt - performance.now(), retryAfterOf(result))
        : undefined;
    if (delay === undefined) {
      if (result.kind === 'answer' && result.body.kind === 'flowing') void result.body.ended.then(release);
      else release();
      return { ...result, attempts };
    }
    if (result.kind === 'answer' && result.body.kind === 'flowing') await result.body.stream.cancel();
    await sleep(delay);
  }
}

function mayPass(result: Attempt): boolean {
  if (result.kind === 'unreachable') return result.code !== ADDRESS_REFUSED;
  return result.kind === 'answer' && isPassing(result.status);
}

function retryAfterOf(result: Attempt): string | undefined {
  return result.kind === 'answer' ? textOf(result.headers['retry-after']) : undefined;
}
