import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { EarlyReads } from '@/components/session/early-reads';
import { AreaGate } from '@/components/shell/area-gate';
import { DeliveriesPage } from '@/components/webhooks/deliveries/deliveries-page';
import { deliveriesReads } from '@/components/webhooks/first-reads';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('webhooks.pageTitle');
  return { title: t('deliveries') };
}

/** The list stays while a panel opens over it: `children` is the panel. */
export default function DeliveriesLayout({ children }: { children: ReactNode }) {
  return (
    <AreaGate page="deliveries" isUnderHeader>
      <EarlyReads of={deliveriesReads} page="deliveries">
        <DeliveriesPage>{children}</DeliveriesPage>
      </EarlyReads>
    </AreaGate>
  );
}
