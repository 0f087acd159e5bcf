import 'server-only';
import { z } from 'zod';
import type { CallOptions } from '@/lib/api/client';
import { clientOperation } from '@/lib/api/client-operation';
import type { Session } from '@/lib/auth/session-lookup';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/registry';
import { text } from '@/lib/contract/scalars';
import type { Column } from '@/lib/files/format';
import { checkedQuery } from '@/lib/http/read-input';
import { resources } from '@/lib/resources/registry.generated';
import { ownExports } from './exports.generated';
import { filteredExport } from './filtered-export';
import type { ReadPage } from './read-pages';
import { recordExport } from './record-export';

export type ExportCall = Pick<CallOptions, 'baseUrl' | 'fetch'>;

/** A list that can be exported whole. */
export type Exportable = {
  /** Columns of a CSV file, in their order, unless what opens it knows better. */
  readonly columns: readonly Column[];
  /** Whether its rows come from a connection's server, or are the console's own. */
  readonly isUpstream: boolean;
  /** What reads its pages, as the query asks. */
  readonly open: (query: URLSearchParams, call: ExportCall, session: Session) => Opened | Promise<Opened>;
};

type Opened = ReadPage & { readonly columns?: readonly Column[] };

/** An id as any server gives them; a dot segment would lead to another operation. */
const pathId = text(200).regex(/^(?!\.{1,2}$)./s);

const own: Readonly<Record<string, Exportable>> = ownExports;

/**
 * The export of a list by its name: one of its own, else that of a resource, else the id of any operation of the
 * contract that lists by cursor (`listCompanies`). Undefined where there is none.
 */
export async function exportOf(name: string): Promise<Exportable | undefined> {
  if (Object.hasOwn(own, name)) return own[name];
  if (Object.hasOwn(resources, name)) return recordExport(await resources[name]!());
  const operation = operations.find(({ id }) => id === name);
  return operation && isListedByCursor(operation) ? operationExport(operation) : undefined;
}

/** The names of all lists that can be exported. */
export function exportNames(): string[] {
  const listed = operations.filter(isListedByCursor).map(({ id }) => id);
  return [...new Set([...Object.keys(own), ...Object.keys(resources), ...listed])];
}

function isListedByCursor({ reply, query }: Operation): boolean {
  return reply.kind === 'list' && query !== undefined && 'cursor' in query;
}

function operationExport(operation: Operation): Exportable {
  const pathQuery = z.object(Object.fromEntries(operation.pathNames.map((name) => [name, pathId])));
  const names = Object.keys({ ...operation.query, ...operation.extensionQuery }).filter(
    (name) => name !== 'cursor' && name !== 'limit',
  );
  return filteredExport(clientOperation(operation), (query) => ({
    path: checkedQuery(query, pathQuery),
    asked: Object.fromEntries(names.map((name) => [name, query.get(name) || undefined])),
  }));
}
