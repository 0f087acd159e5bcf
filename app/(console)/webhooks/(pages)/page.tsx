import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EarlyReads } from '@/components/session/early-reads';
import { AreaGate } from '@/components/shell/area-gate';
import { webhooksReads } from '@/components/webhooks/first-reads';
import { Overview } from '@/components/webhooks/health/overview';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('webhooks.pageTitle');
  return { title: t('overview') };
}

export default function OverviewRoute() {
  return (
    <AreaGate page="webhooks" isUnderHeader>
      <EarlyReads of={webhooksReads()} page="webhooks">
        <Overview />
      </EarlyReads>
    </AreaGate>
  );
}
