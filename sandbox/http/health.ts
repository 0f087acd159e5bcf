import { Hono } from 'hono';

export interface HealthOptions {
  /** Resolves when the sandbox can do its work. */
  readonly ping: () => Promise<void>;
  /** True from the moment it was told to stop. */
  readonly stopping: () => boolean;
}

/** `/healthz`: the process answers. `/readyz`: it can do its work; 503 while it cannot or is stopping. */
export function createHealth({ ping, stopping }: HealthOptions): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const ready = !stopping() && (await succeeds(ping));
      return c.json({ status: ready ? 'ready' : 'not_ready' }, ready ? 200 : 503);
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
