import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { log } from '@/lib/http/log';
import type { Store } from '@/lib/store/store';
import { activity } from '@/lib/store/tables/activity';

export type ActivityStart = Omit<
  typeof activity.$inferInsert,
  'id' | 'status' | 'durationMs' | 'attempts' | 'replyBody'
>;
export type ActivityEnd = {
  readonly status: number;
  readonly requestId: string;
  readonly durationMs: number;
  readonly attempts: number;
  readonly replyBody: string | null;
};

/** Waits before the store is tried again, in milliseconds. */
const retryMs = [100, 1_000, 5_000];

/**
 * Records a write in two steps. The first is stored while the server works: a console that is killed in between
 * leaves an entry without a status, which says that the outcome is not known. The second follows the answer,
 * which waits for neither. Where the store fails for good, the log has what the store could not take.
 */
export function beginActivity(store: Store, start: ActivityStart): (end: ActivityEnd) => Promise<void> {
  const begun = insert(store, start).catch(() => undefined);
  return async (end) => {
    const id = await begun;
    try {
      await persistently(() =>
        id === undefined
          ? store.db.insert(activity).values({ ...start, ...end })
          : store.db.update(activity).set(end).where(eq(activity.id, id)),
      );
    } catch (error) {
      const { requestBody: _, ...facts } = { ...start, status: end.status, requestId: end.requestId };
      log.error({ err: error, activity: facts }, 'activity could not be stored');
    }
  };
}

async function insert(store: Store, start: ActivityStart): Promise<number> {
  const [row] = await store.db.insert(activity).values(start).returning({ id: activity.id });
  return row!.id;
}

async function persistently(write: () => PromiseLike<unknown>): Promise<void> {
  for (const wait of retryMs) {
    try {
      await write();
      return;
    } catch {
      await sleep(wait);
    }
  }
  await write();
}
