/** Waits before the second and the third attempt, in milliseconds. */
const backoffMs = [150, 600];
export const MAX_ATTEMPTS = backoffMs.length + 1;

const passing = new Set([502, 503, 504]);

/** Whether an answer with this status may be better the next time. */
export function isPassing(status: number): boolean {
  return passing.has(status);
}

/**
 * How long to wait before the next attempt, in milliseconds; undefined where there must be none. The server's
 * `Retry-After` counts; where it asks for more than is left before the deadline, its answer is the answer.
 *
 * @param attempts how many there have been
 * @param retryAfter the header of the last answer: seconds or a date
 */
export function retryDelay(
  attempts: number,
  leftMs: number,
  retryAfter?: string,
  now = Date.now(),
  random = Math.random(),
): number | undefined {
  const base = backoffMs[attempts - 1];
  if (base === undefined) return undefined;
  const jittered = base * (0.5 + random);
  const delay = Math.max(jittered, retryAfterMs(retryAfter, now) ?? 0);
  return delay < leftMs ? delay : undefined;
}

/** `Retry-After` in milliseconds from now. */
function retryAfterMs(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
