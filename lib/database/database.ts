import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

type NoRelations = Record<string, never>;

/** A PostgreSQL database, be it PGlite or a server: both are spoken to over PostgreSQL's own protocol. */
export type Queries = NodePgDatabase<NoRelations>;

/** The same inside a transaction. On PGlite a query made outside of it while it runs waits for it to end. */
export type Transaction = Parameters<Parameters<Queries['transaction']>[0]>[0];

/** An open database. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Queries;
  /** Runs `work` in a transaction (read committed); rolls back when it throws. PGlite runs one at a time. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Connections that this process has, and what waits for one. */
  connections(): { readonly busy: number; readonly idle: number; readonly waiting: number };
  /** Waits for running queries, then lets go of connections, threads and the folder's lock. */
  close(): Promise<void>;
}
