import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { addressOf } from '@/lib/api/request';
import { requireSession } from '@/lib/auth/session';
import { getSessionView } from '@/lib/connection/session-view';
import { firstReply } from '@/lib/proxy/first-reply';
import { listQueryIn } from '@/lib/records/first-query';
import type { Resource } from '@/lib/resources/resource';
import { EarlyReplies } from './early-replies';

type FirstPageProps = { of: Resource; children: ReactNode };

/**
 * Asks for the first page of a list while its page is being written, and streams it behind that: the browser has it
 * without a request of its own, and nothing of the page waits for it.
 */
export async function FirstPage({ of, children }: FirstPageProps) {
  const [{ connection }, asked] = await Promise.all([getSessionView(await requireSession()), headers()]);
  if (!connection) return children;
  const search = new URL(asked.get('x-path') ?? '/', 'http://console').searchParams;
  const address = addressOf(of.operations.list, { query: listQueryIn(of, search) }, '/api/v1');
  return <EarlyReplies early={firstReply(address, connection.id)}>{children}</EarlyReplies>;
}
