import type { QueryClient } from '@tanstack/react-query';
import { callConsole } from '@/lib/api/console-call';
import type { Id } from '@/lib/api/loose';
import { type Attempt, Ended } from '../attempt';
import type { JobItem, Outcome } from '../job';
import type { JobKind } from '../job-kind';

/** A record of a plan by its position, or the end of the plan, which comes last. */
export type PlanItem = JobItem &
  ({ readonly position: number; readonly note: PlanNote } | { readonly isEnd: true });

/** What is said of a record that was written. */
export type PlanNote = 'created' | 'updated' | 'removed';

/** What queries of plans are kept under. */
export const plansKey = ['console', 'configuration', 'plans'] as const;

/** What the console answers of a record: `RecordResult` of plans, whose folder stands on this one. */
type Told = {
  readonly outcome: Outcome;
  readonly targetId?: Id;
  readonly code?: string;
  readonly message?: string;
  readonly requestId?: string;
  readonly differs?: readonly unknown[];
};

type Settings = { readonly planId: string };

/**
 * Applies a plan, record by record in its order. The console's server keeps the steps and the keys of each, so that the
 * same record may be asked for again: by this job, after a reload, or by another person.
 */
export const applyConfiguration: JobKind<PlanItem, Settings> = {
  isInOrder: true,
  send: async (item, attempt, { settings: { planId } }) => {
    const plan = `configuration/plans/${encodeURIComponent(planId)}`;
    if ('isEnd' in item) {
      await attempt.step('finish', async () => {
        await callConsole(`${plan}/finish`, { method: 'POST' });
      });
      return;
    }
    await attempt.step('apply', () => applyRecord(`${plan}/records/${item.position}`, item.note, attempt));
  },
  refresh: (client) => refreshAll(client),
};

/** @throws Ended by what came of it where it was not done; ApiError where the console did not answer for it */
async function applyRecord(path: string, note: PlanNote, attempt: Attempt): Promise<void> {
  const result = await callConsole<Told>(path, { method: 'POST' });
  attempt.note(result);
  const { outcome, targetId, code = '', message = '', requestId, differs = [] } = result;
  attempt.made = { made: targetId, note: differs.length > 0 ? 'differs' : note };
  if (outcome !== 'done') throw new Ended(outcome, code, message, undefined, requestId);
}

/** Anything of the target may have changed, and the plan with it. */
async function refreshAll(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['api'] });
  await client.invalidateQueries({ queryKey: ['console'] });
}
