import { call } from '@/lib/api/client';
import { getDelivery, listDeliveries } from '@/lib/api/contract/webhooks';
import type { PageRead } from '@/lib/api/paged-list';
import type { Target } from '@/lib/api/queries';
import type { DeliveryRow } from '@/lib/api/records';
import type { Cursor } from '@/lib/api/reply';
import { type DeliveryFilter, deliveriesQuery, type Span } from '@/lib/deliveries/delivery-filter';
import { filterLocally } from '@/lib/deliveries/filter-locally';

export type DeliveryQuestion = {
  readonly filter: DeliveryFilter;
  readonly span: Span;
  readonly isSupported: boolean;
};

/** Rows asked for at once; a server may give fewer. */
export const PAGE = 100;

type Options = {
  readonly cursor?: Cursor | undefined;
  readonly limit?: number;
  readonly signal: AbortSignal;
};

/** One page as the server gives it. */
export async function readRawPage(question: DeliveryQuestion, target: Target, options: Options) {
  const { filter, span, isSupported } = question;
  const { cursor, limit = PAGE, signal } = options;
  const query = { ...deliveriesQuery(filter, span, isSupported), limit, cursor };
  return call(listDeliveries, { query } as Parameters<typeof call<typeof listDeliveries>>[1], {
    ...target,
    signal,
  });
}

/** Of these rows those that fit, looked up one by one where a row cannot tell. */
export function filterRows(
  rows: readonly DeliveryRow[],
  question: DeliveryQuestion,
  target: Target,
  signal: AbortSignal,
): Promise<readonly DeliveryRow[]> {
  const readDetail = (row: DeliveryRow) =>
    call(getDelivery, { path: { id: row.id ?? '' } }, { ...target, signal });
  return filterLocally(rows, { ...question, readDetail });
}

/** One page of the rows that fit. */
export async function readPage(
  question: DeliveryQuestion,
  target: Target,
  options: Options,
): Promise<PageRead<DeliveryRow>> {
  const page = await readRawPage(question, target, options);
  const rows = await filterRows(page.items, question, target, options.signal);
  return { rows, nextCursor: page.nextCursor, searched: page.items.length };
}
