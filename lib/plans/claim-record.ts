import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { ConsoleError } from '@/lib/http/console-error';
import { log } from '@/lib/http/log';
import { processWide } from '@/lib/store/process-wide';
import type { Store } from '@/lib/store/store';
import { configurationPlanRecord } from '@/lib/store/tables/configuration';
import type { RecordRow } from './plan-rows';

/** For how long a record is left to whoever took it, and how often they say that they still have it. */
const LEASE_MS = 30_000;
const RENEWED_MS = 10_000;

const self = processWide('configuration-claims', () => ({ id: randomUUID(), held: new Set<string>() }));

export type Claimed = {
  readonly row: RecordRow;
  /**
   * Keeps something of the record.
   *
   * @throws ConsoleError 409 `record_under_way` where another process has taken it since: whoever is told so sends no more
   */
  readonly keep: (values: Pick<Partial<RecordRow>, 'steps' | 'result'>) => Promise<void>;
  /** Lets others have it. */
  readonly release: () => Promise<void>;
};

/**
 * Takes one record of a plan, so that nobody else writes it meanwhile. What a process that was killed had taken is free
 * again after half a minute; at once where the store is this process's alone.
 *
 * @throws ConsoleError 409 `record_under_way` with Retry-After
 */
export async function claimRecord(store: Store, planId: string, position: number): Promise<Claimed> {
  const name = `${planId} ${position}`;
  const isIt = and(
    eq(configurationPlanRecord.planId, planId),
    eq(configurationPlanRecord.position, position),
  );
  if (self.held.has(name)) throw recordUnderWay();
  self.held.add(name);
  try {
    const { claimedBy, claimedUntil } = configurationPlanRecord;
    const isAlone = store.kind === 'pglite';
    const [row] = await store.db
      .update(configurationPlanRecord)
      .set({ claimedBy: self.id, claimedUntil: until() })
      .where(
        and(
          isIt,
          isAlone ? undefined : or(isNull(claimedBy), eq(claimedBy, self.id), lt(claimedUntil, new Date())),
        ),
      )
      .returning();
    if (!row) throw recordUnderWay();
    const set = (values: Partial<RecordRow>) =>
      store.db
        .update(configurationPlanRecord)
        .set(values)
        .where(and(isIt, eq(claimedBy, self.id)))
        .returning({ position: configurationPlanRecord.position });
    const renewal = setInterval(() => {
      set({ claimedUntil: until() }).catch((err) => log.warn({ err }, 'a claim could not be renewed'));
    }, RENEWED_MS);
    renewal.unref();
    return {
      row,
      keep: async (values) => {
        const kept = await set({ ...values, claimedUntil: until() });
        if (kept.length === 0) throw recordUnderWay();
      },
      release: async () => {
        clearInterval(renewal);
        self.held.delete(name);
        await set({ claimedBy: null, claimedUntil: null });
      },
    };
  } catch (error) {
    self.held.delete(name);
    throw error;
  }
}

const until = () => new Date(Date.now() + LEASE_MS);

/** Another one has a record at the moment. */
export const recordUnderWay = () =>
  new ConsoleError(409, 'record_under_way', 'This record is being written at the moment', {
    headers: { 'retry-after': '5' },
  });
