import { Pool } from 'undici';

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export interface Load {
  readonly origin: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly connections: number;
  /** Sent by POST; without it the request is a GET. */
  readonly body?: string;
}

/** Keeps `connections` requests under way for `seconds`; anything but a 200 ends the run. */
export async function runLoad(load: Load, seconds: number): Promise<LoadResult> {
  const pool = new Pool(load.origin, { connections: load.connections, pipelining: 1 });
  const latencies: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;

  async function oneAfterTheOther(): Promise<void> {
    for (let at = performance.now(); at < endsAt; ) {
      const reply = await pool.request({
        method: load.body === undefined ? 'GET' : 'POST',
        path: load.path,
        headers: load.headers,
        body: load.body ?? null,
      });
      const text = await reply.body.text();
      if (reply.statusCode !== 200) throw new Error(`${load.path} answered ${reply.statusCode}: ${text}`);
      const now = performance.now();
      latencies.push(now - at);
      at = now;
    }
  }

  await Promise.all(Array.from({ length: load.connections }, oneAfterTheOther));
  const took = (performance.now() - startedAt) / 1000;
  await pool.close();
  return { perSecond: latencies.length / took, ...percentiles(latencies) };
}

export function percentiles(latencies: number[]): { p50: number; p99: number } {
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** The round in the middle: one that the machine disturbed counts for nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
