import type { QueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '@/lib/api/idempotency';
import { BulkJob, type BulkPlan } from './bulk-job';
import type { ItemState, JobItem, JobView, StartedJob } from './job';
import { type ItemOf, type JobKindName, loadKind, type SettingsOf } from './job-kinds';
import { heldJobs, lockJob } from './job-lock';
import { addJob, type JobRecord, listJobs, readItems, readStates, removeJob, saveStates } from './job-store';
import type { Keeper } from './keeper';

/** The code of a job that was not begun, since the browser cannot keep it. */
const NOT_KEPT = 'not_kept';

/** What is to be done, as a page asks for it. */
export type JobPlan<Name extends JobKindName> = Pick<
  JobRecord,
  'title' | 'fileName' | 'exclusiveGroup' | 'headers'
> & {
  readonly kind: Name;
  readonly items: readonly ItemOf<Name>[];
  readonly settings: SettingsOf<Name>;
  /** Of items that are not to be sent, by their places. */
  readonly states?: ReadonlyMap<number, ItemState>;
  /** It is not begun where the browser cannot keep it: half of an item may not be left behind unknown. */
  readonly mustBeKept?: boolean;
  /** Both are told as long as the page's load lives; a job that is gone on with in another has its kind's `refresh`. */
  readonly noted?: (item: ItemOf<Name>, record: object) => void;
  readonly ended?: (view: JobView, fresh: readonly ItemOf<Name>[]) => void;
};

export type JobPerson = Pick<JobRecord, 'owner' | 'connectionId'> & { readonly client: QueryClient };

/** Begins a job, which is kept for its person and connection where the browser can. */
export async function beginJob<Name extends JobKindName>(
  { items, states = new Map(), mustBeKept = false, noted, ended, ...plan }: JobPlan<Name>,
  { client, ...whose }: JobPerson,
): Promise<StartedJob> {
  const id = newIdempotencyKey();
  const record: JobRecord = { ...plan, ...whose, id, state: 'stopped', changedAt: Date.now() };
  const isKept = await addJob(record, items, states).then(
    () => true,
    (cause: unknown) => {
      if (mustBeKept)
        throw Object.assign(new Error('This browser cannot keep it.', { cause }), { code: NOT_KEPT });
      return false;
    },
  );
  const hooks = { noted, ended } as Pick<BulkPlan<JobItem>, 'noted' | 'ended'>;
  const { started, job } = await jobOf(record, { items, states, client, isKept, hooks });
  await job.begin();
  return started;
}

/** The jobs of this person and connection that no tab works on, as they were left. */
export async function openKeptJobs({ client, ...whose }: JobPerson): Promise<readonly StartedJob[]> {
  const [records, isHeld] = await Promise.all([listJobs(whose), heldJobs()]);
  const opened = records
    .filter(({ id }) => !isHeld(id))
    .map(async (record) => {
      const [items, states = new Map()] = await Promise.all([readItems(record.id), readStates(record.id)]);
      return (await jobOf(record, { items, states, client, isKept: true })).started;
    });
  // One that cannot be opened, of another version of the console perhaps, is left until it expires.
  const settled = await Promise.allSettled(opened);
  return settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

type Known = {
  readonly items: readonly JobItem[];
  readonly states: ReadonlyMap<number, ItemState>;
  readonly client: QueryClient;
  readonly isKept: boolean;
  readonly hooks?: Pick<BulkPlan<JobItem>, 'noted' | 'ended'>;
};

async function jobOf(record: JobRecord, { items, states, client, isKept, hooks }: Known) {
  const { id, connectionId, settings, state } = record;
  const kind = await loadKind(record.kind);
  const target = { connectionId };
  const job = new BulkJob<JobItem>(
    {
      id,
      items,
      state,
      send: async (item, attempt) => void (await kind.send(item, attempt, { settings, target })),
      stopsAfter: kind.stopsAfter,
      isInOrder: kind.isInOrder,
      isOneFirst: kind.isOneFirst?.(settings),
      noted: hooks?.noted,
      ended: (view, fresh) => {
        kind.refresh(client, target, settings);
        hooks?.ended?.(view, fresh);
      },
      ...(isKept && { keeper: keeperOf(id) }),
    },
    states,
  );
  const started: StartedJob = { ...record, job, forget: () => removeJob(id) };
  return { started, job };
}

function keeperOf(id: string): Keeper {
  let release: (() => void) | undefined;
  return {
    isKept: true,
    async take() {
      release = await lockJob(id);
      const states = release && (await readStates(id));
      if (!states) release?.();
      return states;
    },
    save: (states, state) => saveStates(id, states, state),
    release: () => release?.(),
  };
}
