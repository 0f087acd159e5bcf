import type { QueryClient } from '@tanstack/react-query';
import { listDeals } from '@/lib/api/contract/deals';
import { keyOf, type Target } from '@/lib/api/queries';
import { write } from '@/lib/api/write';
import { type Restoring, restoreDeal, type Trashing, trashDeal } from '@/lib/deals/deal-trash';
import type { JobItem } from '../job';
import type { JobKind } from '../job-kind';

const refresh = (client: QueryClient, target: Target) =>
  client.invalidateQueries({ queryKey: keyOf(listDeals, target) });

/** Deals into the trash. */
export const trashDeals: JobKind<JobItem & { readonly trashing: Trashing }, null> = {
  send: ({ trashing }, attempt, { target }) =>
    attempt.step('trash', async (by) => attempt.note(await trashDeal(trashing, target, by))),
  refresh,
};

/** Deals out of the trash, each as it was: opened, and closed again where it had been closed. */
export const restoreDeals: JobKind<JobItem & { readonly restoring: Restoring }, null> = {
  send: ({ restoring }, attempt, { target }) =>
    restoreDeal(
      restoring,
      (step, operation, sent) => attempt.step(step, (by) => write(operation, sent, target, by)),
      attempt.note,
    ),
  refresh,
};
