import type { Queries } from './database.ts';

/**
 * A statement that drizzle puts together once for each database instead of at each use. Worth it where one statement
 * is most of a request. The transactions of a connection count as one database.
 */
export function prepared<Statement>(build: (db: Queries) => Statement): (db: Queries) => Statement {
  const built = new WeakMap<Queries, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}
