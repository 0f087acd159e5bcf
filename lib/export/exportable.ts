import 'server-only';
import { z } from 'zod';
import type { CallOptions } from '@/lib/api/client';
import { clientOperation } from '@/lib/api/client-operation';
import type { Session } from '@/lib/auth/session-lookup';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/registry';
import { text } from '@/lib/contract/scalars';
import { checkedQuery } from '@/lib/http/read-input';
import { companies } from '@/lib/resources/contacts/companies';
import { contacts } from '@/lib/resources/contacts/contacts';
import { tags } from '@/lib/resources/contacts/tags';
import { tasks } from '@/lib/resources/contacts/tasks';
import { activityExport } from './activity-export';
import { dealsExport } from './deals-export';
import { deliveriesExport } from './deliveries-export';
import type { ReadPage } from './read-pages';
import { recordExport } from './record-export';
import { siftedExport } from './sifted-export';

export type ExportCall = Pick<CallOptions, 'baseUrl' | 'fetch'>;

/** A list that can be exported whole. */
export type Exportable = {
  /** Columns of a CSV file, in their order. */
  readonly columns: readonly string[];
  /** Whether its rows come from a connection's server, or are the console's own. */
  readonly isUpstream: boolean;
  /** What reads its pages, as the query asks. */
  readonly open: (query: URLSearchParams, call: ExportCall, session: Session) => ReadPage | Promise<ReadPage>;
};

/** An id as any server gives them; a dot segment would lead to another operation. */
const pathId = text(200).regex(/^(?!\.{1,2}$)./s);

const named: Readonly<Record<string, Exportable>> = {
  deliveries: deliveriesExport,
  activity: activityExport,
  deals: dealsExport,
  contacts: recordExport(contacts),
  companies: recordExport(companies),
  tasks: recordExport(tasks),
  tags: recordExport(tags),
};

/**
 * The export of a list by its name: one of those that are filtered here too, else the id of any operation of the
 * contract that lists by cursor (`listCompanies`). Undefined where there is none.
 */
export function exportOf(name: string): Exportable | undefined {
  if (Object.hasOwn(named, name)) return named[name];
  const operation = operations.find(({ id }) => id === name);
  return operation && isListedByCursor(operation) ? operationExport(operation) : undefined;
}

/** The names of all lists that can be exported. */
export function exportNames(): string[] {
  return [...Object.keys(named), ...operations.filter(isListedByCursor).map(({ id }) => id)];
}

function isListedByCursor({ reply, query }: Operation): boolean {
  return reply.kind === 'list' && query !== undefined && 'cursor' in query;
}

function operationExport(operation: Operation): Exportable {
  const pathQuery = z.object(Object.fromEntries(operation.pathNames.map((name) => [name, pathId])));
  const names = Object.keys({ ...operation.query, ...operation.extensionQuery }).filter(
    (name) => name !== 'cursor' && name !== 'limit',
  );
  return siftedExport(clientOperation(operation), (query) => ({
    path: checkedQuery(query, pathQuery),
    asked: Object.fromEntries(names.map((name) => [name, query.get(name) || undefined])),
  }));
}
