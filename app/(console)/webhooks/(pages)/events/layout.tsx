import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AreaGate } from '@/components/shell/area-gate';
import { EventList } from '@/components/webhooks/events/event-list';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('webhooks.pageTitle');
  return { title: t('events') };
}

/** The list stays while a panel opens over it: `children` is the panel. */
export default function EventsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaGate page="events" isUnderHeader>
      <EventList>{children}</EventList>
    </AreaGate>
  );
}
