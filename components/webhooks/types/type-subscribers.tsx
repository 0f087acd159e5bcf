'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { PageLink } from '@/components/ui/page-link';
import { EndpointLabel } from '@/components/webhooks/directory/endpoint-label';
import { EndpointState } from '@/components/webhooks/directory/endpoint-state';
import { isWildcard, subscribes } from '@/components/webhooks/directory/event-selection';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { endpointPath } from '@/components/webhooks/paths';

/** Who gets events of a type, where the server can tell. */
export function TypeSubscribers({ type }: { type: string }) {
  const t = useTranslations('webhooks.catalog');
  const { endpoints, isListed, isPending } = useEndpoints();
  if (isPending) return null;
  const subscribers = endpoints.filter((each) => subscribes(each.events ?? [], type));
  return (
    <section className="space-y-1">
      <h3 className="font-medium">{t('subscribersTitle')}</h3>
      {!isListed ? (
        <p className="text-ink-muted">{t('subscribersUnknown')}</p>
      ) : subscribers.length === 0 ? (
        <p className="text-ink-muted">{t('subscribersNone')}</p>
      ) : (
        <ul>
          {subscribers.map((each) => (
            <li key={String(each.id)} className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
              <EndpointState endpoint={each} />
              <PageLink
                href={endpointPath(each.id ?? '')}
                className="min-w-0 text-accent-ink hover:underline"
              >
                <EndpointLabel endpoint={each} id={String(each.id)} isOneLine />
              </PageLink>
              {isWildcard(each.events ?? []) && <Badge tone="accent">{t('byWildcard')}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
