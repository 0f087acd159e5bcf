'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useAccess, useCan, useTarget } from '@/components/session/session-context';
import { PageLink } from '@/components/ui/page-link';
import { requestPath } from '@/components/webhooks/paths';
import { listRequests } from '@/lib/api/contract/requests';
import { queryOf } from '@/lib/api/queries';

/** Whether the server keeps a log of requests and the role may read it. */
export function useHasLog(): boolean {
  const mayRead = useCan(listRequests);
  return useAccess('requests') === 'open' && mayRead;
}

/** The request that caused an event; who has no log (`useHasLog`) is not asked to show it. */
export function CausingRequest({ eventId }: { eventId: string }) {
  const t = useTranslations('webhooks.causedBy');
  const asked = queryOf(listRequests, { query: { event_id: eventId, limit: 1 } }, useTarget());
  const { data, isPending, error } = useQuery({ ...asked, staleTime: 60_000 });
  const request = data?.items[0];
  if (isPending || error) return <span className="text-ink-muted">{isPending ? '…' : t('unknown')}</span>;
  if (request?.id === undefined) return <span className="text-ink-muted">{t('none')}</span>;
  return (
    <PageLink
      href={requestPath(request.id)}
      className="break-all font-mono text-accent-ink text-xs hover:underline"
    >
      {request.method} {request.path}
    </PageLink>
  );
}
