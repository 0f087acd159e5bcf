import { sql } from 'drizzle-orm';
import type { Queries } from '../../lib/database/database.ts';

type Node = {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Node[];
};

/** How the database would carry out a query, every node of its plan. */
export async function planOf(db: Queries, query: unknown): Promise<readonly Node[]> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    sql`explain (format json) ${(query as { getSQL(): ReturnType<typeof sql> }).getSQL()}`,
  );
  const below = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(below)];
  return below(rows[0]!['QUERY PLAN'][0].Plan);
}
