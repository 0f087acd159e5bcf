import { type SQL, sql } from 'drizzle-orm';
import { bigint, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** The id of a resource: an integer that PostgreSQL hands out, read as a number. */
export const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A reference to another resource's id. */
export const reference = (name: string) => bigint(name, { mode: 'number' });

/** A moment in UTC with milliseconds, read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** For a GIN index in which `like '%word%'` is found without reading the table (extension pg_trgm). */
export const trigrams = (column: Pick<PgColumn, 'name'>): SQL => sql`${column} gin_trgm_ops`;

/**
 * A GIN index takes new rows at once. Else they wait in a list that each search reads through, until a vacuum that
 * PGlite never runs.
 */
export const atOnce = { fastupdate: false } as const;
