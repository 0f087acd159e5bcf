import type { ImportJob, RowResult } from './import-job';

const DATABASE = 'imports';
/** Rows kept together: one record each would take seconds for a large file. */
const CHUNK = 500;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('jobs', { keyPath: 'id' });
      request.result.createObjectStore('rows');
      request.result.createObjectStore('results');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** One transaction; resolves when it is on the disk. */
async function inStore<Value>(
  mode: IDBTransactionMode,
  act: (stores: Record<'jobs' | 'rows' | 'results', IDBObjectStore>) => IDBRequest<Value> | undefined,
): Promise<Value | undefined> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(['jobs', 'rows', 'results'], mode);
      const request = act({
        jobs: transaction.objectStore('jobs'),
        rows: transaction.objectStore('rows'),
        results: transaction.objectStore('results'),
      });
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

const ofJob = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** Keeps an import and its rows, so that it can go on after the tab was closed. */
export async function saveJob(job: ImportJob, rows: readonly (readonly string[])[]): Promise<void> {
  await inStore('readwrite', (stores) => {
    stores.jobs.put(job);
    for (let start = 0; start < rows.length; start += CHUNK) {
      stores.rows.put(rows.slice(start, start + CHUNK), [job.id, start]);
    }
    return undefined;
  });
}

export async function finishJob(job: ImportJob): Promise<void> {
  await inStore('readwrite', ({ jobs }) => jobs.put({ ...job, isFinished: true }));
}

/** The imports of this browser, newest first. */
export async function listJobs(): Promise<readonly ImportJob[]> {
  const jobs = ((await inStore('readonly', ({ jobs }) => jobs.getAll())) ?? []) as ImportJob[];
  return jobs.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

/** The rows of the file, in order. */
export async function readRows(jobId: string): Promise<readonly (readonly string[])[]> {
  const chunks = await inStore('readonly', ({ rows }) => rows.getAll(ofJob(jobId)));
  return ((chunks ?? []) as string[][][]).flat();
}

export async function saveResults(jobId: string, results: readonly RowResult[]): Promise<void> {
  await inStore('readwrite', (stores) => {
    for (const result of results) stores.results.put(result, [jobId, result.row]);
    return undefined;
  });
}

export async function readResults(jobId: string): Promise<ReadonlyMap<number, RowResult>> {
  const results = await inStore('readonly', (stores) => stores.results.getAll(ofJob(jobId)));
  return new Map(((results ?? []) as RowResult[]).map((result) => [result.row, result]));
}

export async function removeJob(jobId: string): Promise<void> {
  await inStore('readwrite', (stores) => {
    stores.rows.delete(ofJob(jobId));
    stores.results.delete(ofJob(jobId));
    return stores.jobs.delete(jobId);
  });
}
