import { type Asked, cut, FakeApi } from './fake-api.ts';

export type Seen = Asked;
type Answer =
  | {
      readonly status?: number;
      readonly headers?: Record<string, string>;
      readonly body?: string;
    }
  | 'hang up';

/** For tests: a fake API that answers whole replies, and is gone at the end of its block. */
export async function startLoopback(answer: (request: Seen) => Answer) {
  const api = await new FakeApi((asked) => {
    const told = answer(asked);
    if (told === 'hang up') return cut;
    return (reply) => reply.writeHead(told.status ?? 200, told.headers).end(told.body);
  }).start();
  return { baseUrl: api.baseUrl, seen: api.seen, [Symbol.asyncDispose]: () => api.stop() };
}

export const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});
