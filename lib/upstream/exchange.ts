import { setTimeout as sleep } from 'node:timers/promises';
import { textOf } from './headers';
import { reasonOf } from './network-reason';
import { isPassing, retryDelay } from './retry';
import { type Attempt, attempt, type UpstreamRequest } from './upstream';

export type Exchange = Attempt & {
  readonly attempts: number;
  /** An attempt before the last one may have reached the server: a refusal of the last says nothing of that. */
  readonly mayHaveArrived: boolean;
};

/**
 * Sends a request until it is answered, and again after a failed connection or a 502, 503 or 504 where its body
 * can be sent again. One deadline covers all attempts, waits, bodies and their unpacking, streamed ones too: a
 * stream that is cut breaks off for the browser and is never taken for whole. Where one attempt may have reached
 * the server, the exchange never says that it was not reached.
 *
 * @param repeatable false where the body can be sent once only; a write must carry its `Idempotency-Key`
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
  let mayHaveArrived = false;

  for (let attempts = 1; ; attempts++) {
    const result = await attempt(request, controller.signal);
    const delay =
      repeatable && mayPass(result)
        ? retryDelay(attempts, endsAt - performance.now(), retryAfterOf(result))
        : undefined;
    if (delay === undefined) {
      if (result.kind === 'answer' && result.body.kind === 'flowing') void result.body.ended.then(release);
      else release();
      const more = { attempts, mayHaveArrived };
      if (result.kind === 'unreachable' && mayHaveArrived) return { ...result, kind: 'no_reply', ...more };
      return { ...result, ...more };
    }
    mayHaveArrived ||= result.kind !== 'unreachable';
    // It may have broken off meanwhile.
    if (result.kind === 'answer' && result.body.kind === 'flowing')
      await result.body.stream.cancel().catch(() => {});
    await sleep(delay, undefined, { signal: controller.signal }).catch(() => {});
  }
}

/** What no second attempt changes: where the name leads, and who answers there. */
const lasting: ReadonlySet<string> = new Set(['address_refused', 'certificate']);

function mayPass(result: Attempt): boolean {
  switch (result.kind) {
    case 'unreachable':
      return !lasting.has(reasonOf(result.code));
    case 'no_reply':
      return true;
    case 'answer':
    case 'invalid':
      return isPassing(result.status);
    case 'timeout':
      return false;
  }
}

function retryAfterOf(result: Attempt): string | undefined {
  return result.kind === 'answer' ? textOf(result.headers['retry-after']) : undefined;
}
