/** Milliseconds between two looks at the thread that is open. */
export const THREAD_EVERY = 6_000;

/**
 * Milliseconds between two looks at the list: no event tells of a message, and a list of many pages costs as many
 * requests as it has.
 */
export function listEvery(pages: number): number {
  return Math.max(1, pages) * 15_000;
}
