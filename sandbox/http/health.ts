import { Hono } from 'hono';

export interface HealthOptions {
  /** Resolves when the sandbox can do its work. */
  readonly ping: () => Promise<void>;
  /** True from the moment it was told to stop. */
  readonly stopping: () => boolean;
  /** Seconds that the longest due delivery has waited: what grows when the worker falls behind. */
  readonly oldestDueSeconds: () => Promise<number>;
}

/** `/healthz`: the process answers. `/readyz`: it can do its work; 503 while it cannot or is stopping. */
export function createHealth({ ping, stopping, oldestDueSeconds }: HealthOptions): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (stopping() || !(await succeeds(ping))) return c.json({ status: 'not_ready' }, 503);
      return c.json({ status: 'ready', oldest_due_delivery_seconds: await oldestDueSeconds() });
    });
}

async function succeeds(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}
