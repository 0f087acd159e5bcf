import { isHalfDone } from './item-state';
import type { ItemState, JobItem, JobState } from './job';
import type { JobKindName } from './job-kinds';
import { markKeptJobs } from './kept-mark';

/** A job as the browser keeps it, beside its items and what came of them. */
export type JobRecord = {
  readonly id: string;
  /** Whose it is: nobody else is shown it. */
  readonly owner: string;
  readonly connectionId: string | undefined;
  readonly kind: JobKindName;
  /** In the words of the language that it was begun in. */
  readonly title: string;
  /** Base of the names of files with its results. */
  readonly fileName: string;
  readonly exclusiveGroup?: string | undefined;
  /** What holds for all items. */
  readonly settings: unknown;
  /** Heads of the items' cells in a report, where they have any. */
  readonly headers?: readonly string[] | undefined;
  readonly state: JobState;
  /** Milliseconds since the epoch. */
  readonly changedAt: number;
};

type States = ReadonlyMap<number, ItemState>;

/** Items kept together: one entry each would take seconds for a large file. */
const CHUNK = 500;
const LIFETIME_MS = 7 * 24 * 3_600_000;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('jobs', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('jobs', { keyPath: 'id' });
      request.result.createObjectStore('items');
      request.result.createObjectStore('states');
      // Where imports were kept before, for ever.
      indexedDB.deleteDatabase('imports');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

type Stores = Record<'jobs' | 'items' | 'states', IDBObjectStore>;

/** One transaction; resolves to what `act` read when it is on the disk. */
async function inStore<Value>(
  mode: IDBTransactionMode,
  act: (stores: Stores) => IDBRequest<Value> | undefined,
): Promise<Value | undefined> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(['jobs', 'items', 'states'], mode);
      const [jobs, items, states] = ['jobs', 'items', 'states'].map((name) => transaction.objectStore(name));
      const request = act({ jobs: jobs!, items: items!, states: states! });
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

const ofJob = (id: string) => IDBKeyRange.bound([id], [id, []]);

export async function addJob(job: JobRecord, items: readonly JobItem[], states: States): Promise<void> {
  await inStore('readwrite', (stores) => {
    stores.jobs.put(job);
    for (let start = 0; start < items.length; start += CHUNK) {
      stores.items.put(items.slice(start, start + CHUNK), [job.id, start]);
    }
    for (const [place, state] of states) stores.states.put(state, [job.id, place]);
    return undefined;
  });
  markKeptJobs(true);
}

/** What came of some items, by their places. A job that was removed meanwhile stays so. */
export async function saveStates(id: string, states: States, state: JobState): Promise<void> {
  await inStore('readwrite', (stores) => {
    const read = stores.jobs.get(id);
    read.onsuccess = () => {
      if (!read.result) return;
      stores.jobs.put({ ...read.result, state, changedAt: Date.now() });
      for (const [place, of] of states) stores.states.put(of, [id, place]);
    };
    return undefined;
  });
}

/** The jobs of one person at one connection, the oldest first; those of anybody that have expired are removed. */
export async function listJobs(of: Pick<JobRecord, 'owner' | 'connectionId'>): Promise<readonly JobRecord[]> {
  const all = ((await inStore('readonly', ({ jobs }) => jobs.getAll())) ?? []) as JobRecord[];
  const expired = await expiredOf(all, readStates);
  for (const { id } of expired) await removeJob(id);
  markKeptJobs(all.length > expired.length);
  return all
    .filter((job) => !expired.includes(job))
    .filter(({ owner, connectionId }) => owner === of.owner && connectionId === of.connectionId)
    .toSorted((one, other) => one.changedAt - other.changedAt);
}

/**
 * Those that nobody has touched for a week. Of a product whose price was closed and not opened again nothing is
 * forgotten, however its job ended.
 */
export async function expiredOf(
  jobs: readonly JobRecord[],
  statesOf: (id: string) => Promise<States | undefined>,
): Promise<readonly JobRecord[]> {
  const expired: JobRecord[] = [];
  for (const job of jobs) {
    if (job.changedAt >= Date.now() - LIFETIME_MS) continue;
    const states = job.kind === 'prices' ? await statesOf(job.id) : undefined;
    if (![...(states?.values() ?? [])].some(isHalfDone)) expired.push(job);
  }
  return expired;
}

export async function readItems(id: string): Promise<readonly JobItem[]> {
  const chunks = await inStore('readonly', ({ items }) => items.getAll(ofJob(id)));
  return ((chunks ?? []) as JobItem[][]).flat();
}

/** Undefined where the job is no longer kept. */
export async function readStates(id: string): Promise<States | undefined> {
  if (!(await inStore('readonly', ({ jobs }) => jobs.get(id)))) return undefined;
  const places = (await inStore('readonly', ({ states }) => states.getAllKeys(ofJob(id)))) as [
    string,
    number,
  ][];
  const states = (await inStore('readonly', (stores) => stores.states.getAll(ofJob(id)))) as ItemState[];
  return new Map(states.map((state, index) => [places[index]![1], state]));
}

export async function removeJob(id: string): Promise<void> {
  await inStore('readwrite', ({ jobs, items, states }) => {
    items.delete(ofJob(id));
    states.delete(ofJob(id));
    return jobs.delete(id);
  });
}
