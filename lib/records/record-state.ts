import type { Resource } from '@/lib/resources/resource';

type Of = Pick<Resource, 'states'>;
export type StateName = 'active' | 'archived' | 'trashed';

/** The word that says where a record is, as its server says it; undefined where none can be read. */
export function stateOf({ states }: Of, row: object): string | undefined {
  return states && (row as Readonly<Record<string, string | undefined>>)[states.field];
}

/** Whether a record is in the trash, where it is not edited. */
export function isTrashed(of: Of, row: object): boolean {
  return of.states !== undefined && stateOf(of, row) === of.states.trashed;
}

/** Records apart by whether they are in the trash. */
export function byTrash<Row extends object>(of: Of, rows: readonly Row[]) {
  const trashed = rows.filter((row) => isTrashed(of, row));
  return { trashed, others: rows.filter((row) => !isTrashed(of, row)) };
}

/** A record after a write that moved it, as the server answered; moved also where it answered less. */
export function movedTo<Row extends object>({ states }: Of, to: StateName, row: Row, reply: object): Row {
  const known = (reply as { readonly id?: unknown }).id === undefined ? {} : reply;
  const said = stateOf({ states }, known);
  return { ...row, ...known, ...(states && { [states.field]: said ?? states[to] }) };
}
