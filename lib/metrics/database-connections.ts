import type { Metrics } from './metrics.ts';

export type Connections = { readonly busy: number; readonly idle: number; readonly waiting: number };

/** The pool of a program's database: connections, and what waits for one. */
export function addConnections(
  { client, registry }: Metrics,
  prefix: 'console' | 'sandbox',
  connections: () => Connections,
): void {
  const registers = [registry];
  new client.Gauge({
    ...{ name: `${prefix}_database_connections`, labelNames: ['state'], registers },
    help: 'Connections of this process to its database',
    collect() {
      const { busy, idle } = connections();
      this.set({ state: 'busy' }, busy);
      this.set({ state: 'idle' }, idle);
    },
  });
  new client.Gauge({
    ...{ name: `${prefix}_database_waiting`, registers },
    help: 'What waits in this process for a connection to its database',
    collect() {
      this.set(connections().waiting);
    },
  });
}
