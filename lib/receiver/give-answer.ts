import { setTimeout as sleep } from 'node:timers/promises';
import { LONGEST_SECONDS } from '@/lib/rules/answer-limits';
import type { ReceiverAnswer } from '@/lib/rules/receiver-answer';

/** In the query of the address that a redirect names: who asks there has followed it. */
export const FOLLOWED = 'redirected';

/** Answers as chosen. A caller that gives up ends the waiting. */
export async function giveAnswer(
  answer: ReceiverAnswer,
  request: Request,
  longestMs = LONGEST_SECONDS * 1000,
): Promise<Response> {
  switch (answer.kind) {
    case 'status':
      return withStatus(answer.status);
    case 'slow':
      await waiting(Math.min(answer.seconds * 1000, longestMs), request.signal);
      return withStatus(200);
    case 'hang':
      await waiting(longestMs, request.signal);
      return cutConnection();
    case 'redirect': {
      const { pathname, searchParams } = new URL(request.url);
      if (searchParams.has(FOLLOWED)) return withStatus(200);
      return new Response(null, { status: 302, headers: { location: `${pathname}?${FOLLOWED}` } });
    }
    case 'reset':
      return cutConnection();
  }
}

function withStatus(status: number): Response {
  const body = status === 204 ? null : status === 200 ? 'ok\n' : `Chosen answer: ${status}\n`;
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/plain',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

/** Next sends the headers with the first byte of the body; a body that fails before ends the connection instead. */
function cutConnection(): Response {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new DOMException('cut on purpose', 'AbortError')),
  });
  return new Response(body);
}

async function waiting(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
