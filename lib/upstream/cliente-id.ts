import type { Operation } from '@/lib/contract/operation';

/** The query as sent, and the connection's `cliente_id` where the operation takes one and none was sent. */
export function searchOf(
  url: URL,
  operation: Pick<Operation, 'query'>,
  { clienteId }: { readonly clienteId: number | null },
): string {
  const takes = operation.query !== undefined && 'cliente_id' in operation.query;
  if (clienteId === null || !takes || url.searchParams.has('cliente_id')) return url.search;
  return `${url.search ? `${url.search}&` : '?'}cliente_id=${clienteId}`;
}
