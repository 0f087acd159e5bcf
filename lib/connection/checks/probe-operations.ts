import { isWrite } from '@/lib/contract/method';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/registry';
import { findingOfStatus, type ProbedOperation } from '@/lib/rules/finding';
import { type Heard, hear, type Server } from './http-read';
import { shapeOfAnswer } from './reply-shape';

/** Reads that need no id: one harmless call tells whether a server has them, extensions included. */
export const probedOperations: readonly Operation[] = operations.filter(
  (operation) => !isWrite(operation) && operation.method === 'GET' && operation.pathNames.length === 0,
);

const AT_ONCE = 4;

/** Bounds of all probes together, and of each. */
export const PROBE_LIMITS = { totalMs: 20_000, eachMs: 8_000 };

/**
 * Asks a server for one row of everything that can be read without an id, a few at a time. What is not reached in
 * time is `unknown`.
 */
export async function probeOperations(
  server: Server,
  asked: readonly Operation[] = probedOperations,
  limits = PROBE_LIMITS,
): Promise<readonly ProbedOperation[]> {
  const found = new Map<string, ProbedOperation>();
  const waiting = [...asked];
  const endsAt = performance.now() + limits.totalMs;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const left = endsAt - performance.now();
      const heard = left > 0 ? await hear(next, server, Math.min(left, limits.eachMs)) : undefined;
      found.set(next.id, probedOf(next, heard));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return asked.map(({ id }) => found.get(id)!);
}

/**
 * What an answer says of the operation. A 2xx counts where it can be read, a refusal where it is not the page of a
 * gateway or of a login: that says nothing of the key.
 */
export function probedOf(operation: Operation, heard: Heard | undefined): ProbedOperation {
  const operationId = operation.id;
  if (heard?.kind !== 'answer') return { operationId, finding: 'unknown', status: null };
  const { status } = heard;
  const finding = findingOfStatus(status);
  const { seen } = shapeOfAnswer(operation, heard);
  const isPage = seen === 'web_page' || seen === 'login_page';
  const isBad = (finding === 'has' && seen !== 'list') || (finding === 'no_right' && isPage);
  return { operationId, finding: isBad ? 'failing' : finding, status };
}
