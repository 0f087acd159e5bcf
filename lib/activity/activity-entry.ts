import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { ConsoleError } from '@/lib/http/console-error';
import { statusOfError } from '@/lib/http/error-reply';
import { log } from '@/lib/http/log';
import type { Store } from '@/lib/store/store';
import { activity } from '@/lib/store/tables/activity';
import { recordPath } from './acted-on';

export type ActivityStart = Omit<
  typeof activity.$inferInsert,
  'id' | 'status' | 'durationMs' | 'attempts' | 'replyBody' | 'recordPath'
>;
export type ActivityEnd = {
  readonly status: number;
  readonly requestId: string;
  readonly durationMs: number;
  readonly attempts: number;
  readonly replyBody: string | null;
};

/** Waits before the store is tried again, in milliseconds: while the browser waits, and afterwards. */
const beginRetryMs = [50, 250];
const endRetryMs = [100, 1_000, 5_000];

/**
 * Records an act in two steps. The first is stored before anything is done: a console that is killed in between
 * leaves an entry without a status, which says that the outcome is not known. The second follows the answer, which
 * does not wait for it; where the store fails for good then, the log has what it could not take.
 *
 * @throws ConsoleError 503 `not_recorded` where the store cannot take the first: nothing is done that is not recorded
 */
export async function beginActivity(
  store: Store,
  start: ActivityStart,
): Promise<(end: ActivityEnd) => Promise<void>> {
  const id = await persistently(() => insert(store, start), beginRetryMs).catch((error) => {
    if (isRefusal(error)) throw error;
    log.error({ err: error, activity: factsOf(start) }, 'activity could not be stored, so nothing was sent');
    throw new ConsoleError(
      503,
      'not_recorded',
      'The console could not record this in its activity, and did not send it. Nothing was changed.',
    );
  });
  return async (end) => {
    const known = { ...end, recordPath: recordPath({ ...start, replyBody: end.replyBody }) };
    try {
      await persistently(() => store.db.update(activity).set(known).where(eq(activity.id, id)), endRetryMs);
    } catch (error) {
      const facts = { ...factsOf(start), status: end.status, requestId: end.requestId };
      log.error({ err: error, activity: facts }, 'activity could not be stored');
    }
  };
}

const factsOf = ({ requestBody: _, ...facts }: ActivityStart) => facts;

/** Text that no store takes is the request's fault, and no try changes it. */
const isRefusal = (error: unknown) => statusOfError(error) < 500;

async function insert(store: Store, start: ActivityStart): Promise<number> {
  const values = { ...start, recordPath: recordPath({ ...start, replyBody: null }) };
  const [row] = await store.db.insert(activity).values(values).returning({ id: activity.id });
  return row!.id;
}

async function persistently<T>(write: () => PromiseLike<T>, waits: readonly number[]): Promise<T> {
  for (const wait of waits) {
    try {
      return await write();
    } catch (error) {
      if (isRefusal(error)) throw error;
      await sleep(wait);
    }
  }
  return write();
}
