'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { deliveryPath, eventPath } from '@/components/webhooks/paths';
import type { RequestRecord } from './logged-request';

const link = 'text-accent-ink hover:underline';

/** The events that a request caused, each with its deliveries; nothing where it caused none. */
export function CausedEvents({ events }: { events: NonNullable<RequestRecord['events']> }) {
  const t = useTranslations('requests.events');
  if (events.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1.5 font-medium">{t('title')}</h3>
      <ul className="divide-y divide-line rounded-lg border bg-surface">
        {events.map((event) => (
          <li
            key={String(event.id)}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-xs"
          >
            <PageLink href={eventPath(String(event.id))} className={`${link} font-mono`}>
              {String(event.id)}
            </PageLink>
            <span className="font-mono">{event.type}</span>
            {(event.deliveries ?? []).length === 0 && (
              <span className="text-ink-muted">{t('noDelivery')}</span>
            )}
            {(event.deliveries ?? []).map(({ id }) => (
              <PageLink key={String(id)} href={deliveryPath(id ?? '')} className={link}>
                {t('delivery', { id: String(id) })}
              </PageLink>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
