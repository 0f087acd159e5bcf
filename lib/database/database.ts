import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

type NoRelations = Record<string, never>;

/** A PostgreSQL database, be it PGlite or a server: only what both can do is used. */
export type Queries = PgDatabase<PgQueryResultHKT, NoRelations>;

/** The same inside a transaction. Queries made outside of it while it runs would wait for it (PGlite). */
export type Transaction = PgTransaction<PgQueryResultHKT, NoRelations, Record<string, never>>;
