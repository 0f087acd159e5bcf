import { ConsoleError } from '@/lib/http/console-error';
import { processWide } from '@/lib/store/process-wide';

const MOST = 60;
const WINDOW_MS = 60_000;

const window = processWide('wrong-tokens', () => ({ count: 0, since: 0 }));

/**
 * Counts a wrong token. There is nothing to guess in 256 random bits; a program that goes on with a token that was
 * revoked is told to wait. A right one is never counted, so nobody can lock others out.
 *
 * @throws ConsoleError 429 from the 61st within a minute on
 */
export function countWrongToken(now = Date.now()): void {
  if (now - window.since >= WINDOW_MS) Object.assign(window, { count: 0, since: now });
  window.count += 1;
  if (window.count <= MOST) return;
  const seconds = Math.max(1, Math.ceil((window.since + WINDOW_MS - now) / 1000));
  throw new ConsoleError(429, 'too_many_attempts', 'Too many requests with a wrong token. Try again later.', {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Begins the count anew, for tests. */
export function forgetWrongTokens(): void {
  window.since = 0;
}
