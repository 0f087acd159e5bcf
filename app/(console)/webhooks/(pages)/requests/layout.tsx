import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';
import { AreaGate } from '@/components/shell/area-gate';
import { RequestsPage } from '@/components/webhooks/requests/requests-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('requests');
  return { title: t('title') };
}

/** The log stays while a panel opens over it: `children` is the panel. */
export default function RequestsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="requests">
      <AreaGate page="requests" isUnderHeader>
        <RequestsPage>{children}</RequestsPage>
      </AreaGate>
    </AreaMessages>
  );
}
