import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FirstPage } from '@/components/records/list/first-page';
import { AreaGate } from '@/components/shell/area-gate';
import { WorkflowListPage } from '@/components/workflows/list/workflow-list-page';
import { workflows } from '@/lib/resources/workflows/workflows';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('workflows');
  return { title: t('list.title') };
}

export default function WorkflowsPage() {
  return (
    <AreaGate page="workflows">
      <FirstPage of={workflows}>
        <WorkflowListPage />
      </FirstPage>
    </AreaGate>
  );
}
