import type { Registry } from 'prom-client';

type Client = typeof import('prom-client');

/** What a program measures of itself, on a registry of its own: instruments are made with its `client`. */
export type Metrics = { readonly client: Client; readonly registry: Registry };

/**
 * An empty registry with what is measured of every process: processor time, memory, open files, event loop, garbage
 * collection. The library is loaded here, so that a program that is not asked for metrics goes without it.
 */
export async function createMetrics(): Promise<Metrics> {
  const client = await import('prom-client');
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  return { client, registry };
}

/** `2xx` to `5xx`, the classes that statuses are counted by. */
export function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

/** Buckets of what people wait for, in seconds: from what is quick to what is given up. */
export const waitBuckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
