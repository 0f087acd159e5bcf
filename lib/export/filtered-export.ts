import 'server-only';
import { call, type Sending } from '@/lib/api/client';
import type { ClientOperation, ReplyShape } from '@/lib/api/client-operation';
import type { Page } from '@/lib/api/reply';
import type { Exportable } from './exportable';

const PAGE = 100;

type Filtering<Row> = {
  readonly path?: Readonly<Record<string, unknown>>;
  /** What the server is asked to filter by; undefined is no filter. */
  readonly asked: Readonly<Record<string, string | undefined>>;
  /** What of a page goes into the file; all of it where it is left out. */
  readonly keep?: (rows: readonly Row[]) => readonly Row[];
};

/** An operation's list as its page filters it: what the server does not filter is filtered here. */
export function filteredExport<Row extends object>(
  operation: ClientOperation,
  filteringOf: (query: URLSearchParams) => Filtering<Row>,
): Exportable {
  return {
    columns: columnsOf(operation.reply),
    isUpstream: true,
    open: (query, options) => {
      const { path, asked, keep } = filteringOf(query);
      return async (cursor, signal) => {
        const sent = {
          path,
          query: { ...asked, ...(operation.isPaged && { limit: PAGE, cursor }) },
        } as Sending<ClientOperation>;
        const page = (await call(operation, sent, { ...options, signal })) as Page<Row>;
        return { rows: keep ? keep(page.items) : page.items, nextCursor: page.nextCursor };
      };
    },
  };
}

function columnsOf(reply: ReplyShape): readonly string[] {
  const row = reply.kind === 'list' ? reply.item : reply.shape;
  return typeof row === 'object' && 'fields' in row ? Object.keys(row.fields) : [];
}
