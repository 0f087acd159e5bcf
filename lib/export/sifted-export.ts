import 'server-only';
import { call, type Sending } from '@/lib/api/client';
import type { Page } from '@/lib/api/reply';
import { fieldsOf } from '@/lib/api/tolerant';
import type { Operation } from '@/lib/contract/operation';
import type { Exportable } from './exportable';

const PAGE = 100;

type ListOperation = Operation & { readonly reply: { readonly kind: 'list' } };

type Sifting<Row> = {
  readonly path?: Readonly<Record<string, unknown>>;
  /** What the server is asked to filter by; undefined is no filter. */
  readonly asked: Readonly<Record<string, string | undefined>>;
  /** What of a page goes into the file; all of it where it is left out. */
  readonly sift?: (rows: readonly Row[]) => readonly Row[];
};

/** An operation's list as its page filters it: what the server does not filter is sifted here. */
export function siftedExport<Row extends object>(
  operation: Operation,
  siftingOf: (query: URLSearchParams) => Sifting<Row>,
): Exportable {
  const list = operation as ListOperation;
  return {
    columns: fieldsOf(list.reply.item),
    isUpstream: true,
    open: (query, options) => {
      const { path, asked, sift } = siftingOf(query);
      return async (cursor, signal) => {
        const sent = { path, query: { ...asked, limit: PAGE, cursor } } as Sending<ListOperation>;
        const page = (await call(list as Operation, sent, { ...options, signal })) as Page<Row>;
        return { rows: sift ? sift(page.items) : page.items, nextCursor: page.nextCursor };
      };
    },
  };
}
