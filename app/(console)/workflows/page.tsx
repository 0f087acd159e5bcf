import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AreaGate } from '@/components/shell/area-gate';
import { WorkflowListPage } from '@/components/workflows/list/workflow-list-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('workflows');
  return { title: t('list.title') };
}

export default function WorkflowsPage() {
  return (
    <AreaGate page="workflows">
      <WorkflowListPage />
    </AreaGate>
  );
}
