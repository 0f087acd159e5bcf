import type { Database } from '../../lib/database/database.ts';
import { poolOf, type Statement } from './beside-driver.ts';

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Node[];
};

/** What a request's statements read: names of indexes, and tables that are read from end to end. */
export interface Plan {
  readonly indexes: readonly string[];
  readonly scans: readonly string[];
}

/** Asks the database how it would carry out the statements that it can explain. */
export async function planOf(database: Database, statements: readonly Statement[]): Promise<Plan> {
  const nodes: Node[] = [];
  for (const { config, values } of statements) {
    const text = typeof config === 'string' ? config : config.text;
    if (!/^\s*(select|with|insert|update)/i.test(text)) continue;
    const explained = await poolOf(database).query(`explain (format json) ${text}`, values);
    nodes.push(...below(explained.rows[0]['QUERY PLAN'][0].Plan));
  }
  const named = (pick: (node: Node) => string | undefined) => [
    ...new Set(nodes.map(pick).filter((name) => name !== undefined)),
  ];
  return {
    indexes: named((node) => node['Index Name']),
    scans: named((node) => (node['Node Type'] === 'Seq Scan' ? node['Relation Name'] : undefined)),
  };
}

function below(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(below)];
}
