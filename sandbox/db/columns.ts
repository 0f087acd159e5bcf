import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** The id of a resource: an integer that PostgreSQL hands out, read as a number. */
export const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A reference to another resource's id. */
export const reference = (name: string) => bigint(name, { mode: 'number' });

/** A moment in UTC with milliseconds, read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
