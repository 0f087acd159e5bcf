/**
 * What a server made of an operation: it has it; the key has no right to it; it does not have it; it has it and
 * fails; or nobody knows (too many requests, no answer).
 */
export const findings = ['has', 'no_right', 'missing', 'failing', 'unknown'] as const;
export type Finding = (typeof findings)[number];

/** What became of one read. */
export interface ProbedOperation {
  readonly operationId: string;
  readonly finding: Finding;
  /** HTTP status of the answer, null where none came. */
  readonly status: number | null;
}

/** What a status alone says of an operation; a 2xx still has to be readable. */
export function findingOfStatus(status: number): Finding {
  if (status === 401 || status === 403) return 'no_right';
  if (status === 404 || status === 405 || status === 501) return 'missing';
  if (status === 429 || status === 408) return 'unknown';
  return status >= 200 && status < 300 ? 'has' : 'failing';
}

/**
 * The findings as far as they can be trusted: a server on which nothing at all could be read is not one that lacks
 * everything, but one with another address, and a key refused everywhere with 401 is not one that lacks rights.
 *
 * @param others what was found of other operations of the same server
 */
export function trusted(
  probed: readonly ProbedOperation[],
  others: readonly ProbedOperation[] = [],
): readonly ProbedOperation[] {
  if ([...probed, ...others].some(({ finding }) => finding === 'has')) return probed;
  return probed.map((one) => (isDoubtful(one) ? { ...one, finding: 'unknown' } : one));
}

function isDoubtful({ finding, status }: ProbedOperation): boolean {
  return finding === 'missing' || (finding === 'no_right' && status === 401);
}
