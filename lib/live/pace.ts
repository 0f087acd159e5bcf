/** Waits of a feed, in milliseconds. */
export type Pace = {
  /** Between two looks while things happen. */
  readonly fastest: number;
  /** Between two looks when nothing has happened for long. */
  readonly slowest: number;
  /** After the first failure; doubled with each further one. */
  readonly afterFault: number;
  readonly afterFaultMost: number;
  /** Between two looks at a server that has no usable `GET /events`. */
  readonly unsupported: number;
};

export const PACE: Pace = {
  fastest: 1_000,
  slowest: 10_000,
  afterFault: 1_000,
  afterFaultMost: 30_000,
  unsupported: 300_000,
};

/** A server may ask for more patience than anybody has. */
const LONGEST_RETRY_AFTER_MS = 600_000;

/** Until the next look: a tenth of the time in which nothing happened, within the pace's bounds. */
export function idleDelay(idleMs: number, pace: Pace): number {
  return Math.min(pace.slowest, Math.max(pace.fastest, idleMs / 10));
}

/**
 * Until the next try after so many failures in a row; never before the server's `Retry-After` (seconds). `random`
 * spreads the tries of several processes.
 */
export function faultDelay(
  failures: number,
  retryAfter: number | undefined,
  pace: Pace,
  random = Math.random(),
): number {
  const doubled = Math.min(pace.afterFaultMost, pace.afterFault * 2 ** Math.min(failures - 1, 20));
  const asked = Math.min(LONGEST_RETRY_AFTER_MS, (retryAfter ?? 0) * 1000);
  return Math.max(asked, doubled * (0.75 + random / 2));
}
