import type { ReactNode } from 'react';
import { KnownViews } from '@/components/records/views/known-views';
import { EarlyReads } from '@/components/session/early-reads';
import type { EarlyRead } from '@/lib/api/early-read';
import { listQueryIn } from '@/lib/records/first-query';
import type { Resource } from '@/lib/resources/resource';

type FirstPageProps = { of: Resource; children: ReactNode };

/**
 * Asks for the first page of a list while its page is being written, and streams it behind that: the browser has it
 * without a request of its own, and nothing of the page waits for it. The user's columns of the list are in the page.
 */
export function FirstPage({ of, children }: FirstPageProps) {
  return (
    <EarlyReads of={(search) => [firstPageOf(of, search)]}>
      <KnownViews page={of.name}>{children}</KnownViews>
    </EarlyReads>
  );
}

/** The first page of a list whose page has this address. */
export function firstPageOf(of: Resource, search: URLSearchParams): EarlyRead {
  return {
    operation: of.operations.list,
    sent: { ...(of.within && { path: of.within }), query: listQueryIn(of, search) },
  };
}
