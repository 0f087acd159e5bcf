import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import type { EarlyRead } from '@/lib/api/early-read';
import { requireSession } from '@/lib/auth/session';
import { accessTo, type PageName } from '@/lib/connection/areas/page-access';
import { getSessionView } from '@/lib/connection/session-view';
import { startEarly } from '@/lib/proxy/early-read';
import { EarlyReplies } from './early-replies';

type EarlyReadsProps = {
  /** What the page asks first, all of it at once; by what stands in its address where that matters. */
  of: readonly EarlyRead[] | ((search: URLSearchParams) => readonly EarlyRead[]);
  /** The page or area that it lives on: where that is closed, nothing is asked. */
  page?: PageName;
  children: ReactNode;
};

/**
 * Asks while a page is being written for what its first sight needs, and streams the answers behind it: the browser
 * has them without requests of its own, and nothing of the page waits for them.
 */
export async function EarlyReads({ of, page, children }: EarlyReadsProps) {
  const [{ user, connection, closed }, asked] = await Promise.all([
    getSessionView(await requireSession()),
    headers(),
  ]);
  const isClosed = page !== undefined && accessTo(page, closed) !== 'open';
  // Whoever counts what is sent is sent what it asks for; browser tests that stand in for the server are such.
  const isSparing = asked.get('save-data') === 'on';
  if (!connection || isClosed || isSparing) return children;
  const search = new URL(asked.get('x-path') ?? '/', 'http://console').searchParams;
  const reads = typeof of === 'function' ? of(search) : of;
  const early = startEarly(reads, { role: user.role, connectionId: connection.id, closed });
  return <EarlyReplies early={early}>{children}</EarlyReplies>;
}
