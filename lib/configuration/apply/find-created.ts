import type { Id } from '@/lib/api/loose';
import type { Attempt } from '@/lib/jobs/attempt';
import type { PlannedRecord } from '../plan';
import type { Side } from '../side';
import { recordsOf, sharesName } from '../side-records';
import { madeIn } from './results';

/** What is known of a record that is to be created. */
export type Created =
  | { readonly id: Id }
  /** Nobody has made it yet, or it is made again by the same key. */
  | { readonly id: undefined }
  | { readonly stopped: 'target_changed' | 'several_found' };

/**
 * Looks for the record that an earlier try may have made. Those that were there before the first try are noted then; one
 * that came by the same name since a try had no answer is it.
 */
export async function findCreated(
  record: PlannedRecord,
  attempt: Attempt,
  side: Side,
  siblings: readonly Id[] = [],
): Promise<Created> {
  const known = attempt.steps.create ?? attempt.steps.restore;
  const made = madeIn(attempt);
  if (made !== undefined) return { id: made };
  const taken = new Set([...(record.others ?? []), ...siblings].map(String));
  const alike = recordsOf(side, record.kind).filter((one) => sharesName(one, record));
  const seen = (await attempt.step('seen', async () => alike.map(({ id }) => String(id)))) as string[];
  if (known?.openSince === undefined) {
    return alike.some(({ id }) => !taken.has(String(id))) ? { stopped: 'target_changed' } : { id: undefined };
  }
  const fresh = alike.filter(({ id }) => !seen.includes(String(id)) && !taken.has(String(id)));
  if (fresh.length > 1) return { stopped: 'several_found' };
  const [found] = fresh;
  if (found?.id === undefined) return { id: undefined };
  const { id } = found;
  await attempt.step('create', async () => ({ id }));
  return { id };
}
