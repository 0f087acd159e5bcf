import 'server-only';
import { z } from 'zod';
import { type CallOptions, call, type Sending } from '@/lib/api/client';
import type { Page } from '@/lib/api/reply';
import { fieldsOf } from '@/lib/api/tolerant';
import type { Session } from '@/lib/auth/session-lookup';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/registry';
import { text } from '@/lib/contract/scalars';
import { checkedQuery } from '@/lib/http/read-input';
import { activityExport } from './activity-export';
import { dealsExport } from './deals-export';
import { deliveriesExport } from './deliveries-export';
import type { ReadPage } from './read-pages';

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

const PAGE = 100;

/** An id as any server gives them; a dot segment would lead to another operation. */
const pathId = text(200).regex(/^(?!\.{1,2}$)./s);

type ListOperation = Operation & { readonly reply: { readonly kind: 'list' } };

/**
 * The export of a list by its name: `deliveries`, `activity` and `deals`, else the id of any operation of the contract that
 * lists by cursor (`listContacts`). Undefined where there is none.
 */
export function exportOf(name: string): Exportable | undefined {
  if (name === 'deliveries') return deliveriesExport;
  if (name === 'activity') return activityExport;
  if (name === 'deals') return dealsExport;
  const operation = operations.find(({ id }) => id === name) as Operation | undefined;
  if (operation?.reply.kind !== 'list' || !operation.query || !('cursor' in operation.query))
    return undefined;
  return operationExport(operation as ListOperation);
}

function operationExport(operation: ListOperation): Exportable {
  const pathQuery = z.object(Object.fromEntries(operation.pathNames.map((name) => [name, pathId])));
  const names = Object.keys({ ...operation.query, ...operation.extensionQuery });
  return {
    columns: fieldsOf(operation.reply.item),
    isUpstream: true,
    open: (query, options) => {
      const pick = (wanted: readonly string[]) =>
        Object.fromEntries(wanted.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : [])));
      const path = checkedQuery(query, pathQuery);
      const asked = pick(names.filter((name) => name !== 'cursor' && name !== 'limit'));
      return async (cursor, signal) => {
        const sent = { path, query: { ...asked, limit: PAGE, cursor } } as Sending<ListOperation>;
        const page = (await call(operation as Operation, sent, { ...options, signal })) as Page<object>;
        return { rows: page.items, nextCursor: page.nextCursor };
      };
    },
  };
}
