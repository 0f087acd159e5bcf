import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClockPanel } from '@/components/sandbox/clock/clock-panel';
import { FaultsPanel } from '@/components/sandbox/faults/faults-panel';
import { Snapshots } from '@/components/sandbox/snapshots/snapshots';
import { PageHeader } from '@/components/shell/page-header';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sandbox');
  return { title: t('title') };
}

export default async function SandboxRoute() {
  const t = await getTranslations('sandbox');
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <div className="max-w-4xl space-y-8 px-4 pb-8 sm:px-6">
        <ClockPanel />
        <FaultsPanel />
        <Snapshots />
      </div>
    </>
  );
}
