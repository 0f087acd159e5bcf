import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AreaGate } from '@/components/shell/area-gate';
import { DeliveriesPage } from '@/components/webhooks/deliveries/deliveries-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('webhooks.pageTitle');
  return { title: t('deliveries') };
}

/** The list stays while a panel opens over it: `children` is the panel. */
export default function DeliveriesLayout({ children }: { children: ReactNode }) {
  return (
    <AreaGate page="deliveries" isUnderHeader>
      <DeliveriesPage>{children}</DeliveriesPage>
    </AreaGate>
  );
}
