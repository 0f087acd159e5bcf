const nameOf = (jobId: string) => `job ${jobId}`;

/**
 * Takes a job for this tab until it is released or closed; undefined where another tab has it. On a plain address of
 * a LAN browsers have no locks: there the idempotency keys alone keep two tabs from doing the same twice.
 */
export function lockJob(jobId: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(nameOf(jobId), { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(undefined);
      return new Promise<void>((release) => resolve(release));
    });
    held.catch(reject);
  });
}

/** Whether a job is another tab's, or this one's. */
export async function heldJobs(): Promise<(jobId: string) => boolean> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  const names = new Set(held.map(({ name }) => name));
  return (jobId) => names.has(nameOf(jobId));
}
