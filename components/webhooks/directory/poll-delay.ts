const FASTEST = 2_000;
export const SLOWEST = 30_000;

/** Milliseconds until the next look: often while things happen, ever more seldom the longer nothing did. */
export function pollDelay(idleMs: number): number {
  return Math.min(SLOWEST, Math.max(FASTEST, idleMs / 10));
}
