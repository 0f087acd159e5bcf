import type { ClientOperation } from '@/lib/api/client-operation';
import { keyOf, type Target } from '@/lib/api/queries';

/** Key of all rounds of searches in a list. */
export function keyOfRounds(list: ClientOperation, target: Target) {
  return [...keyOf(list, target), 'search'] as const;
}
